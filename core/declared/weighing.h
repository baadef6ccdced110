#pragma once

/// From what is declared to evidence, and to the conflicts that a user is told of.

#include "core/declared/declaration.h"

#include <span>
#include <vector>

namespace charsleuth {

/// What structure has found out about the whole input.
struct WeighingFacts {
    bool asciiOnly = false;     ///< all bytes are ASCII and no 7-bit encoding is proved
    bool multiByteUtf8 = false; ///< the whole input is valid UTF-8 with a multi-byte sequence
    /// Encodings under which all that is not ASCII is malformed.
    std::vector<EncodingId> unborne;
};

/// Evidence for each encoding that `declarations` names, strongest first. Agreeing declarations in
/// the file are not independent: the strongest counts in full, each further one a quarter; one from
/// outside (a header) that agrees with the file counts three quarters. What names another encoding
/// than the author's first declaration is overruled and keeps a quarter. A literal name's
/// superset (windows-1252 for ISO-8859-1) gets most of its weight too, for where the name fails.
/// Of ASCII-only text a declaration proves nothing (weight 0), and where valid UTF-8 says otherwise
/// it keeps 10 decibans at most; so it does where not one character bears it out.
std::vector<Evidence> weigh(std::span<const Declaration> declarations, const WeighingFacts& facts);

/// The declarations that the answer contradicts: those that name an encoding whose text differs.
/// Not those whose superset, or whose subset, the answer is (ISO-8859-1 and windows-1252, GB2312
/// and GBK), nor any of ASCII-only text without a BOM, nor moot ones. `answer` is the first
/// candidate's encoding and all that give the same text.
std::vector<Declaration> contradicted(std::span<const Declaration> declarations,
                                      std::span<const EncodingId> answer,
                                      const WeighingFacts& facts);

/// What declarations say that names no encoding, or cannot be meant where it stands: evidence of
/// weight 0 about the answer, for the user to see.
std::vector<Evidence> remarks(std::span<const Declaration> declarations, EncodingId answer);

} // namespace charsleuth
