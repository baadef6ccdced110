#pragma once

/// The bytes inside a compressed input, from front to back, in bounded memory.
///
/// Damage is no failure: what came before it is given, and `trouble` says what there is.

#include "app/files/source/unpacker.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace charsleuth {

class UnpackedStream {
public:
    /// Reads more packed bytes and says how many; fewer than asked only at the end, nothing where
    /// reading failed (errno says why).
    using Read = std::function<std::optional<std::size_t>(std::span<Byte>)>;

    /// Ordinary text packs 3 to 10 times, logs up to 100; deflate's utmost is 1,032 and Zstandard's
    /// beyond 10,000, which is what bombs are made of.
    static constexpr std::uint64_t mostRatio = 200;
    static constexpr std::uint64_t ratioFrom = 32 << 20; ///< bytes given before it counts

    enum class Ratio { Any, Bounded };

    /// `first` are bytes that were read of the packed input already. The ratio is to `packedSize`,
    /// or to the bytes unpacked until then where these are more, as in a pipe, whose size is 0.
    UnpackedStream(Packing packing, std::vector<Byte> first, Read read, Ratio ratio,
                   std::uint64_t packedSize);

    /// Fills `into`; fewer bytes at the end or where it cannot go on. Nothing where reading failed.
    std::optional<std::size_t> read(std::span<Byte> into);

    Packing packing() const { return m_packing; }

    /// Packed bytes that were unpacked until now.
    std::uint64_t taken() const { return m_taken; }

    /// Why the content is not whole, in words; empty while all is well.
    const std::string& trouble() const { return m_trouble; }

    /// Whether the trouble is that the content is too large for its packed size.
    bool isBomb() const { return m_bomb; }

    /// Whether no more than `first` was needed until now.
    bool isFirstPiece() const { return m_onlyFirst; }

private:
    bool fill();

    Packing m_packing;
    Ratio m_ratio;
    std::uint64_t m_packedSize;
    Read m_read;
    std::unique_ptr<Unpacker> m_unpacker;
    std::vector<Byte> m_packed; ///< read; unpacked up to m_at
    std::size_t m_at = 0;
    bool m_onlyFirst = true; ///< nothing was read behind `first`
    bool m_ended = false;    ///< of the packed input
    std::uint64_t m_taken = 0, m_given = 0;
    std::string m_trouble;
    bool m_bomb = false;
};

} // namespace charsleuth
