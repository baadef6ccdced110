#pragma once

/// Turns declarations into evidence, and finds the conflicts that the user has to know.

#include "core/declared/declaration.h"

#include <span>
#include <vector>

namespace charsleuth {

/// Facts of structure about the whole input.
struct WeighingFacts {
    bool asciiOnly = false;     ///< all bytes are ASCII, and no 7-bit encoding is proved
    bool multiByteUtf8 = false; ///< the whole input is valid UTF-8 with a multi-byte sequence
    /// Encodings under which everything outside ASCII is malformed.
    std::vector<EncodingId> unborne;
};

/// Evidence for each encoding that `declarations` names, strongest first.
///
/// Agreeing declarations in the file are not independent: the strongest counts in full, each
/// further one a quarter. One from outside (a header) that agrees with the file counts three
/// quarters. A declaration that contradicts the author's first one is overruled and keeps a
/// quarter. The superset of a named encoding (windows-1252 for ISO-8859-1) gets most of the weight
/// too, for the case that the name fails. A declaration proves nothing (weight 0) about ASCII-only
/// text. It keeps 10 decibans at most if valid UTF-8 contradicts it, or if not one character bears
/// it out.
std::vector<Evidence> weigh(std::span<const Declaration> declarations, const WeighingFacts& facts);

/// The declarations that the answer contradicts: those that name an encoding with another text.
/// Left out are encodings whose superset or subset the answer is (ISO-8859-1 and windows-1252,
/// GB2312 and GBK), all declarations of ASCII-only text without a BOM, and moot ones. `answer`: the
/// first candidate's encoding and all that give the same text.
std::vector<Declaration> contradicted(std::span<const Declaration> declarations,
                                      std::span<const EncodingId> answer,
                                      const WeighingFacts& facts);

/// Declarations that name no encoding, or cannot be meant in their place: evidence of weight 0
/// about the answer, for the user to see.
std::vector<Evidence> remarks(std::span<const Declaration> declarations, EncodingId answer);

} // namespace charsleuth
