#pragma once

/// Declarations: statements of a file about its own encoding, with their place and meaning. A
/// declaration is evidence and never decides alone: if it is wrong, the answer says so.

#include "core/bytes/byte_mask.h"
#include "core/bytes/exported.h"
#include "core/evidence/evidence.h"
#include "core/registry/registry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Sizes of the parts at both ends of the input that readers see.
inline constexpr std::size_t declaredHeadSize = std::size_t{64} * 1024; ///< bytes
inline constexpr std::size_t declaredTailSize = std::size_t{8} * 1024;  ///< bytes

/// The two ends of an input. They may overlap; a short input is both.
struct DeclaredInput {
    Bytes head;                   ///< the first declaredHeadSize bytes, or all there are
    Bytes tail;                   ///< the last declaredTailSize bytes, or all there are
    std::uint64_t tailOffset = 0; ///< offset of the first byte of `tail`
    std::uint64_t size = 0;       ///< size of the whole input, bytes
    std::string_view fileName;    ///< with or without folders; empty if there is none
    /// The byte values of the whole input, or more; null if unknown.
    const ByteMask* present = nullptr;
};

struct Declaration {
    std::string rule; ///< the reader's name, e.g. "html-meta"
    /// As written; bytes that are no ASCII text as "0xC9"; the encoding's name if the format fixes
    /// the encoding.
    std::string label;
    std::optional<ByteRange> range; ///< exactly the label's bytes; nothing if the file has none
    std::string detail;             ///< a sentence: "HTML meta element says \"koi8-r\""
    /// The encodings that it names, first choice first ("UTF-16" without a byte order has two);
    /// empty for an unknown label.
    std::vector<EncodingId> encodings;
    Namespace space{};    ///< whose names its labels are
    Weight weight;        ///< its weight if nothing contradicts it
    bool decides = false; ///< a BOM that settles the question
    bool isName = true; ///< the label names an encoding, not a code or signature: another name can
                        ///< stand in its place
    bool outside = false; ///< stated by the caller or beside the file, not in it
    bool moot = false;    ///< impossible in its place, e.g. UTF-16 in text readable as ASCII
};

/// All declarations in an input, strongest first. If two readers find the same bytes, the stronger
/// declaration is kept.
CHARSLEUTH_EXPORT std::vector<Declaration> readDeclarations(const DeclaredInput& input);

} // namespace charsleuth
