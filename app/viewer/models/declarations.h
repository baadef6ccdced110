#pragma once

/// What the file says of its own encoding, and where.

#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

struct SaidPlace {
    ByteRange where;
    QString rule; ///< "HTML meta element says "iso-8859-1"", and whether the bytes contradict it
};

/// By place, each once; nothing of what stands beside the file.
std::vector<SaidPlace> saidPlaces(const DocumentState& document);

} // namespace charsleuth::viewer
