#pragma once

/// One thing to ask the detector, with the right answer, and one answer as it was scored.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::accuracy {

struct Question {
    std::string name; ///< the file's path, or what the sample was made of
    std::vector<Byte> bytes;
    std::vector<EncodingId> truth; ///< reading by any of these is right; none: it is binary
    /// What a guess must read right: the text around a damage, not the damage. Empty: all bytes.
    std::vector<Byte> judged;
    std::string encoding; ///< heading in the tables: the registry's name, or "none"
    std::string family;   ///< the registry's region
    std::string language; ///< as the corpus names it; empty when unknown
    std::string length;   ///< heading in the tables, e.g. "64" or "under 200"
    std::string variant;  ///< which damage was done to it; empty for none
    std::string fileName; ///< told to the detector; empty: not told
};

struct Score {
    std::string name, encoding, family, language, length, variant;
    std::string guess;     ///< name of the first candidate; "binary", or "nothing"
    int rank = 0;          ///< 1..3 where the right text stands; 0 when it is not among them
    double confidence = 0; ///< of the first candidate, 0..1
    bool uchardet = false;          ///< that uchardet's answer reads as the right text
    bool icu = false;               ///< that ICU's does
    double uniform = 1;             ///< weight in the mix where each encoding counts alike
    double reference = 1;           ///< weight in the mix of the priors
};

/// The encodings that a label means: the one it names, and the supersets in use that are read in
/// its place (GB2312 by GBK, ISO-8859-1 by windows-1252). "none" gives an empty list; "UTF-16" and
/// "UTF-32" go by the bytes' BOM. Nothing for a label that the registry does not know.
std::optional<std::vector<EncodingId>> readingsOf(std::string_view label, Bytes bytes);
std::vector<EncodingId> readingsOf(EncodingId encoding);

/// Asks charsleuth and, where `peers`, uchardet and ICU.
Score answer(const Question& question, bool peers);

} // namespace charsleuth::accuracy
