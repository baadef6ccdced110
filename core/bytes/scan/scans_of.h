#pragma once

/// All scans, over one chunk type. See chunk.h on what may be used in here.

#include "core/bytes/scan/mixed_of.h"
#include "core/bytes/scan/pairs_of.h"
#include "core/bytes/scan/shifted_of.h"
#include "core/bytes/scan/sound_utf8_of.h"
#include "core/bytes/scan/utf7_of.h"
#include "core/bytes/scan/utf8_of.h"
#include "core/bytes/scan/wide_of.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// Replaces a Chunk::Set where no set is tested.
struct NoSet {
    template <class Chunk>
    void take(const Chunk&) {}
};

/// Marks every block; gives each full chunk to `set`, and returns it.
template <class Chunk, class Set>
Set markAsking(Set set, Bytes bytes, BlockMarks* marks) {
    // This is the first access to these bytes: fetch the following memory meanwhile. 384 bytes
    // ahead was fastest (core/EXPERIMENTS.md, 2026-11-24).
    constexpr std::size_t ahead = 384;
    for (std::size_t begin = 0; begin < bytes.size(); begin += BlockMarks::size) {
        unsigned high = 0, lf = 0, cr = 0;
        typename Chunk::Specials specials;
        const Bytes block = blockAt(bytes, begin);
        eachChunk<Chunk>(block, [&](const Chunk& chunk, Mask valid, std::size_t at) {
            __builtin_prefetch(block.data() + at + ahead);
            specials.take(chunk, valid);
            if (valid == ~Mask{0})
                set.take(chunk);
            lf += countOf(specials.lf());
        });
        if (specials.areSimple()) { // most blocks of ASCII text
            *marks++ = {.lf = static_cast<std::uint16_t>(lf)};
            continue;
        }
        const unsigned kinds = specials.kinds() & ~unsigned{Special::Lf};
        if (specials.hadHigh())
            eachChunk<Chunk>(block, [&](const Chunk& chunk, Mask, std::size_t) {
                high += countOf(chunk.atLeast(0x80));
            });
        if ((kinds & Special::Cr) != 0)
            eachChunk<Chunk>(block, [&](const Chunk& chunk, Mask, std::size_t) {
                cr += countOf(chunk.equal('\r'));
            });
        *marks++ = {.high = static_cast<std::uint16_t>(high),
                    .lf = static_cast<std::uint16_t>(lf),
                    .cr = static_cast<std::uint16_t>(cr),
                    .special = static_cast<std::uint8_t>(kinds)};
    }
    return set;
}

inline bool eachIn(const Byte* at, const Byte* end, const ByteSet& set) {
    for (; at < end; ++at)
        if (!set.contains(*at))
            return false;
    return true;
}

template <class Chunk>
bool markWith(Bytes bytes, BlockMarks* marks, const ByteSet* set) {
    if (set == nullptr) {
        markAsking<Chunk>(NoSet(), bytes, marks);
        return true;
    }
    const auto asked = markAsking<Chunk>(typename Chunk::Set(*set), bytes, marks);
    const Byte* const end = bytes.data() + bytes.size();
    return asked.hadAll() && eachIn(end - bytes.size() % chunkSize, end, *set);
}

template <class Chunk>
bool isInformativeWith(Bytes bytes) {
    Mask found = 0, before = 0;
    for (std::size_t begin = 0; begin < bytes.size() && found == 0; begin += chunkSize) {
        const std::size_t left = bytes.size() - begin;
        eachChunk<Chunk>({bytes.data() + begin, left < chunkSize ? left : chunkSize},
                         [&](const Chunk& chunk, Mask valid, std::size_t) {
                             const Mask tilde = chunk.equal('~');
                             found = chunk.atLeast(0x80) |
                                     ((chunk.equal(0) | chunk.equal(0x0E) | chunk.equal(0x1B)) &
                                      valid) |
                                     (chunk.equal('{') & (tilde << 1 | before));
                             before = tilde >> 63;
                         });
    }
    return found != 0;
}

template <class Chunk>
bool allInWith(Bytes bytes, const ByteSet& set) {
    typename Chunk::Set members(set);
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    for (; at + 4 * chunkSize <= end; at += 4 * chunkSize) {
        for (std::size_t i = 0; i < 4; ++i)
            members.take(Chunk(at + i * chunkSize));
        if (!members.hadAll())
            return false;
    }
    for (; at + chunkSize <= end; at += chunkSize)
        members.take(Chunk(at));
    return members.hadAll() && eachIn(at, end, set);
}

template <class Chunk>
consteval Scans scansOf(std::string_view name) {
    return {.name = name,
            .mark = markWith<Chunk>,
            .isInformative = isInformativeWith<Chunk>,
            .allIn = allInWith<Chunk>,
            .utf8 = utf8With<Chunk, false>,
            .cesu8 = utf8With<Chunk, true>,
            .soundUtf8 = soundUtf8With<Chunk>,
            .utf16 = utf16With<Chunk>,
            .utf32 = utf32With<Chunk>,
            .pairs = pairsWith<Chunk>,
            .shifted = shiftedWith<Chunk>,
            .mixed = mixedWith<Chunk>,
            .utf7 = utf7With<Chunk>};
}

} // namespace

} // namespace charsleuth
