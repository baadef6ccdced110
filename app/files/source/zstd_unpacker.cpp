#include "app/files/source/unpacker.h"

#include <algorithm>
#include <new>
#include <zstd.h>
#include <zstd_errors.h>

namespace charsleuth {

namespace {

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
            m_trouble = m_between ? somethingElseFollows
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

std::unique_ptr<Unpacker> makeZstdUnpacker() {
    return std::make_unique<ZstdUnpacker>();
}

} // namespace charsleuth
