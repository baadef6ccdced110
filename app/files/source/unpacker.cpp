#include "app/files/source/unpacker.h"

#include <algorithm>
#include <array>
#include <new>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

namespace charsleuth {

namespace {

constexpr const char* somethingElse = "something else follows the packed data";

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
        m_trouble = noMember ? somethingElse : "the packed data is damaged: " + std::string(cause);
    }

    z_stream m_stream{};
    bool m_between = false;
    bool m_first = true; ///< it is the first member
};

class ZstdUnpacker final : public Unpacker {
public:
    ZstdUnpacker() : m_stream(::ZSTD_createDStream()) {
        if (!m_stream)
            throw std::bad_alloc();
    }

    Step unpack(Bytes packed, std::span<Byte> into) override {
        if (m_filled) { // what libzstd holds comes out before it may meet damage, see nextSize
            const Step held = goOn({}, into);
            if (held.given > 0 || !m_trouble.empty())
                return held;
        }
        return goOn(packed.first(std::min(packed.size(), nextSize())), into);
    }

    bool isBetweenParts() const override { return m_between; }

private:
    struct Free {
        void operator()(ZSTD_DStream* stream) const { ::ZSTD_freeDStream(stream); }
    };

    Step goOn(Bytes packed, std::span<Byte> into) {
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        ZSTD_outBuffer out{into.data(), into.size(), 0};
        const std::size_t result = ::ZSTD_decompressStream(m_stream.get(), &out, &in);
        const Step step{in.pos, out.pos};
        m_filled = out.pos == out.size;
        if (::ZSTD_isError(result) != 0) {
            complain(result);
            return step;
        }
        m_wanted = result == 0 ? frameBegin : result;
        m_between = result == 0 || (m_between && in.pos == 0);
        return step;
    }

    void complain(std::size_t result) {
        switch (::ZSTD_getErrorCode(result)) {
        case ZSTD_error_memory_allocation:
            throw std::bad_alloc();
        case ZSTD_error_frameParameter_windowTooLarge:
            m_trouble = "it needs more than 128 MiB of memory to unpack (zstd --long)";
            break;
        case ZSTD_error_dictionary_wrong:
            m_trouble = "it needs a dictionary to unpack (zstd -D)";
            break;
        default:
            m_trouble = m_between ? somethingElse
                                  : std::string("the packed data is damaged: ") +
                                        ::ZSTD_getErrorName(result);
        }
    }

    /// What libzstd asks for is the rest of a block and the header of the next one. They are given
    /// one after the other: a call that meets damage gives nothing of what it unpacked before.
    std::size_t nextSize() const {
        constexpr std::size_t blockHeader = 3; // RFC 8878, 3.1.1.2
        return m_wanted > blockHeader ? m_wanted - blockHeader : m_wanted;
    }

    static constexpr std::size_t frameBegin = 5; ///< magic number and descriptor
    std::size_t m_wanted = frameBegin;
    std::unique_ptr<ZSTD_DStream, Free> m_stream; ///< takes windows of up to 128 MiB
    bool m_between = false;
    bool m_filled = false; ///< all of `into`; libzstd may hold more
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
    return std::make_unique<ZstdUnpacker>();
}

} // namespace charsleuth
