#pragma once

/// How many inputs the scans of all processors are compared for, and which.

#include "core/bytes/bytes.h"

#include <QByteArray>

#include <random>

namespace charsleuth {

/// Of each test; 100 bytes on average. CHARSLEUTH_INPUTS asks for another number, and then no run
/// has the inputs of another: `./dev scans`.
inline const int inputs = qEnvironmentVariableIntValue("CHARSLEUTH_INPUTS") > 0
                              ? qEnvironmentVariableIntValue("CHARSLEUTH_INPUTS")
                              : 100'000;
inline const unsigned seed =
    qEnvironmentVariableIsSet("CHARSLEUTH_INPUTS") ? std::random_device()() : 1;

inline QByteArray asHex(Bytes bytes) {
    return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toHex(' ');
}

} // namespace charsleuth
