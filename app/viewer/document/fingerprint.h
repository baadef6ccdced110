#pragma once

/// Tells cheaply whether a file's content is the same as another time.

#include "app/viewer/document/byte_source.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::viewer {

struct Fingerprint {
    std::uint64_t size = 0; ///< bytes
    QByteArray digest;      ///< SHA-256 of the first, middle and last 64 KiB

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

/// Of the first `size` bytes, which may be fewer than there are. Reads 192 KiB at most.
Fingerprint fingerprintOf(const ByteSource& bytes, std::uint64_t size);

/// The same of bytes that `partOf` gives; fewer where they cannot be read.
using PartOf = std::function<std::vector<Byte>(ByteRange)>;
Fingerprint fingerprintOf(const PartOf& partOf, std::uint64_t size);

/// Of a file as it is now; nothing where it cannot be read. Any thread.
std::optional<Fingerprint> fingerprintOfFile(const std::string& path);

} // namespace charsleuth::viewer
