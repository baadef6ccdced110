#include "app/files/source/unpacker.h"

#include <algorithm>
#include <array>
#include <new>
#include <zlib.h>

namespace charsleuth {

namespace {

class GzipUnpacker final : public Unpacker {
public:
    GzipUnpacker() {
        constexpr int gzipOnly = 16; // added to the window's size, see zlib.h
        if (::inflateInit2(&m_stream, gzipOnly + MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    GzipUnpacker(const GzipUnpacker&) = delete;
    GzipUnpacker& operator=(const GzipUnpacker&) = delete;
    ~GzipUnpacker() override { ::inflateEnd(&m_stream); }

    Step unpack(Bytes packed, std::span<Byte> into) override {
        const std::size_t padding = m_between ? zerosBefore(packed) : 0;
        packed = packed.subspan(padding);
        if (m_between && packed.empty())
            return {.taken = padding};
        m_first = m_first && !m_between;
        m_between = false;
        m_stream.next_in = const_cast<Byte*>(packed.data()); // zlib does not write to it
        m_stream.avail_in = static_cast<uInt>(packed.size());
        m_stream.next_out = into.data();
        m_stream.avail_out = static_cast<uInt>(into.size());
        const int result = ::inflate(&m_stream, Z_NO_FLUSH);
        const Step step{packed.size() - m_stream.avail_in + padding,
                        into.size() - m_stream.avail_out};
        if (result == Z_MEM_ERROR)
            throw std::bad_alloc();
        if (result == Z_STREAM_END) {
            m_between = true;
            ::inflateReset(&m_stream);
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            complain();
        }
        return step;
    }

    bool isBetweenParts() const override { return m_between; }

private:
    /// Tapes and discs pad a file with zeros.
    static std::size_t zerosBefore(Bytes packed) {
        const auto found = std::ranges::find_if(packed, [](Byte byte) { return byte != 0; });
        return static_cast<std::size_t>(found - packed.begin());
    }

    void complain() {
        const std::string_view cause = m_stream.msg != nullptr ? m_stream.msg : "unknown";
        const bool noMember = !m_first && cause == "incorrect header check";
        m_trouble =
            noMember ? somethingElseFollows : "the packed data is damaged: " + std::string(cause);
    }

    z_stream m_stream{};
    bool m_between = false;
    bool m_first = true; ///< it is the first member
};

} // namespace

std::optional<Packing> packingOf(Bytes head) {
    constexpr std::array<Byte, 3> gzip{0x1F, 0x8B, 0x08}; // 08: deflate, the only method there is
    constexpr std::array<Byte, 4> zstd{0x28, 0xB5, 0x2F, 0xFD};
    const auto beginsWith = [&](Bytes magic) {
        return head.size() >= magic.size() && std::ranges::equal(head.first(magic.size()), magic);
    };
    if (beginsWith(gzip))
        return Packing::Gzip;
    if (beginsWith(zstd))
        return Packing::Zstd;
    return std::nullopt;
}

std::unique_ptr<Unpacker> makeUnpacker(Packing packing) {
    if (packing == Packing::Gzip)
        return std::make_unique<GzipUnpacker>();
    return makeZstdUnpacker();
}

} // namespace charsleuth
