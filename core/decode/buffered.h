#pragma once

/// Turns a coder, which sees contiguous bytes only, into a decoder of chunks.
///
/// A coder is a small copyable struct (its members are its shift state) with
///     static constexpr std::size_t longest;      // of a sequence, in bytes
///     static constexpr std::size_t unitsPerByte; // of UTF-16, at most
///     template <class Sink>
///     const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink);
/// run() reports as many sequences to the sink as it can, and returns the beginning of the first
/// unfinished one. `last` says that no byte follows `end`; then run() returns `end`. Bytes after a
/// sequence must not change whether it is finished. A coder that can skip bytes that a scan counts
/// has
///     ScanWait& scanWait();
///     const Byte* scan(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink);
/// and its run() takes the tries before the sink.

#include "core/decode/pieces.h"

#include <algorithm>
#include <array>

namespace charsleuth {

template <class Coder>
class Buffered {
public:
    static constexpr bool hasPieces = ScanningCoder<Coder>; ///< whether feedPieces() may be called

    Buffered() = default;
    explicit Buffered(Coder coder) : m_coder(coder) {}

    /// Decodes the pending bytes with as many bytes of [at, end) as they need. Returns the place
    /// where feed() has to continue.
    template <class Sink>
    const Byte* resume(const Byte* at, const Byte* end, Sink& sink) {
        while (m_pendingCount != 0 && at != end)
            at = resumeOnce(at, end, sink);
        return at;
    }
    /// Requires: no byte is pending, or [at, end) is empty.
    template <class Sink>
    void feed(const Byte* at, const Byte* end, Sink& sink) {
        if (at == end)
            return;
        keep(run(at, end, false, sink), end);
    }
    /// Feeds the end of a block, and notes damaged pieces as runInPieces() does.
    template <class Sink>
    void feedPieces(const Byte* begin, const Byte* at, const Byte* end, std::uint64_t& damaged,
                    Sink& sink) {
        if (at != end)
            keep(runInPieces(m_coder, begin, at, end, damaged, sink), end);
    }
    template <class Sink>
    void finish(Sink& sink) {
        run(m_pending.data(), m_pending.data() + m_pendingCount, true, sink);
        m_pendingCount = 0;
    }
    /// Takes over the state of a decoder of a similar encoding, whose sequences are no longer.
    template <class Other>
    void goOnFrom(const Buffered<Other>& other) {
        static_assert(Other::longest <= Coder::longest);
        m_coder.goOnFrom(other.coder());
        m_pendingCount = other.pending();
        std::ranges::copy_n(other.pendingBytes().data(), Other::longest, m_pending.data());
    }
    const Coder& coder() const { return m_coder; }
    Bytes pendingBytes() const { return Bytes(m_pending).first(m_pendingCount); }
    /// Number of bytes that were fed and not reported.
    std::size_t pending() const { return m_pendingCount; }
    /// UTF-16 units that `bytes` bytes can give at most.
    static constexpr std::size_t room(std::size_t bytes) { return Coder::unitsPerByte * bytes; }

private:
    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        if constexpr (ScanningCoder<Coder>) {
            ScanTries tries(m_coder.scanWait(), at, end);
            return m_coder.run(at, end, last, tries, sink);
        } else {
            return m_coder.run(at, end, last, sink);
        }
    }
    void keep(const Byte* rest, const Byte* end) {
        m_pendingCount = static_cast<std::size_t>(end - rest);
        std::copy(rest, end, m_pending.begin());
    }
    /// Returns the first byte of [at, end) that is neither reported nor pending.
    template <class Sink>
    const Byte* resumeOnce(const Byte* at, const Byte* end, Sink& sink) {
        std::array<Byte, 2 * Coder::longest> joint{};
        std::copy_n(m_pending.begin(), m_pendingCount, joint.begin());
        const auto added = std::min(static_cast<std::size_t>(end - at), Coder::longest);
        std::copy_n(at, added, joint.begin() + static_cast<std::ptrdiff_t>(m_pendingCount));
        const Byte* const jointEnd = joint.data() + m_pendingCount + added;
        const Byte* const rest = run(joint.data(), jointEnd, false, sink);
        const auto used = static_cast<std::size_t>(rest - joint.data());
        if (used >= m_pendingCount) {
            at += used - m_pendingCount;
            m_pendingCount = 0;
            return at;
        }
        m_pendingCount = static_cast<std::size_t>(jointEnd - rest);
        std::copy(rest, jointEnd, m_pending.begin());
        return at + added;
    }

    Coder m_coder{};
    std::array<Byte, Coder::longest> m_pending{};
    std::size_t m_pendingCount = 0;
};

} // namespace charsleuth
