#include "app/viewer/document/byte_source.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

class MemoryBytes final : public ByteSource {
public:
    explicit MemoryBytes(std::vector<Byte> bytes) : m_bytes(std::move(bytes)) {}

    std::uint64_t size() const override { return m_bytes.size(); }

    bool isHeld() const override { return true; }

    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        if (offset >= m_bytes.size())
            return 0;
        const std::size_t count = std::min(into.size(), m_bytes.size() - offset);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), count, into.begin());
        return count;
    }

private:
    std::vector<Byte> m_bytes;
};

} // namespace

SharedBytes bytesInMemory(std::vector<Byte> bytes) {
    return std::make_shared<MemoryBytes>(std::move(bytes));
}

std::vector<Byte> readRange(const ByteSource& source, ByteRange range) {
    if (range.begin >= source.size())
        return {};
    std::vector<Byte> bytes(std::min(range.end, source.size()) - range.begin);
    bytes.resize(source.read(range.begin, bytes));
    return bytes;
}

} // namespace charsleuth::viewer
