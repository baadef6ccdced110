#include "app/viewer/document/fingerprint.h"

#include "app/files/file_source.h"

#include <QCryptographicHash>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t partBytes = 64 << 10;

} // namespace

Fingerprint fingerprintOf(const ByteSource& bytes, std::uint64_t size) {
    return fingerprintOf([&bytes](ByteRange range) { return readRange(bytes, range); }, size);
}

Fingerprint fingerprintOf(const PartOf& partOf, std::uint64_t size) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const std::uint64_t last = size - std::min(size, partBytes);
    for (const std::uint64_t begin : {std::uint64_t{0}, last / 2, last}) {
        const auto part = partOf({begin, std::min(size, begin + partBytes)});
        hash.addData(QByteArrayView(part.data(), static_cast<qsizetype>(part.size())));
    }
    return {size, hash.result()};
}

std::optional<Fingerprint> fingerprintOfFile(const std::string& path) {
    auto source = FileSource::open(path);
    if (!source)
        return std::nullopt;
    const auto partOf = [&source](ByteRange range) {
        auto part = source->bytesAt(range);
        return part ? *std::move(part) : std::vector<Byte>();
    };
    return fingerprintOf(partOf, source->size());
}

} // namespace charsleuth::viewer
