#pragma once

/// What a file says about its own encoding: who says it, where, and what is meant.
///
/// A declaration is evidence, never a switch: it can be wrong, and then the user is told.

#include "core/bytes/byte_mask.h"
#include "core/evidence/evidence.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// How much of both ends of the input the readers look at.
inline constexpr std::size_t declaredHeadSize = std::size_t{64} * 1024; ///< bytes
inline constexpr std::size_t declaredTailSize = std::size_t{8} * 1024;  ///< bytes

/// The two ends of an input. They may overlap; of a short input both are the whole of it.
struct DeclaredInput {
    Bytes head;                        ///< the first declaredHeadSize bytes, or all there are
    Bytes tail;                        ///< the last declaredTailSize bytes, or all there are
    std::uint64_t tailOffset = 0;      ///< of the first byte of `tail`
    std::uint64_t size = 0;            ///< of the whole input
    std::string_view fileName;         ///< with or without folders; empty where there is none
    const ByteMask* present = nullptr; ///< the byte values of the whole input, or more; null where
                                       ///< that is not known
};

struct Declaration {
    std::string rule;  ///< the reader's name, e.g. "html-meta"
    std::string label; ///< as written; bytes that are no ASCII text as "0xC9"; where the format
                       ///< fixes the encoding, that one's name
    std::optional<ByteRange> range; ///< exactly the label's bytes; nothing when it has none there
    std::string detail;             ///< a sentence: "HTML meta element says \"koi8-r\""
    std::vector<EncodingId> encodings; ///< what it names, first choice first ("UTF-16" without a
                                       ///< byte order has two); empty for an unknown label
    Weight weight;                     ///< what it weighs where nothing speaks against it
    bool decides = false;              ///< a BOM that settles the question
    bool isName = true; ///< the label names an encoding, not a code or signature: another name can
                        ///< stand in its place
    bool outside = false; ///< not said by the file itself but beside it or by the caller
    bool moot = false; ///< cannot be meant where it stands, e.g. UTF-16 in text readable as ASCII
};

/// All declarations in an input, strongest first. Where two readers find the same bytes the
/// stronger one is kept.
std::vector<Declaration> readDeclarations(const DeclaredInput& input);

} // namespace charsleuth
