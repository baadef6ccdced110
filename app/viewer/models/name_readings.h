#pragma once

/// What some bytes may read as, where they are known to be a name or a city.

#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

struct NameReading {
    EncodingId encoding{};
    QString text;
};

/// Each text once, in its most probable encoding; the most probable first, `most` at most. A name
/// has letters of one script, a capital first where the script has capitals, and hyphens,
/// apostrophes, points and spaces between. Nothing for long ranges and for ASCII, which is the
/// same in all.
std::vector<NameReading> nameReadings(const DocumentState& document, ByteRange range,
                                      std::size_t most);

/// The languages that the candidates are in; the most probable first, `most` at most. BCP 47.
std::vector<std::string> candidateLanguages(const DocumentState& document, std::size_t most);

} // namespace charsleuth::viewer
