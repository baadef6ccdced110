#pragma once

/// The texts that the candidates give: one draft for each different text.

#include "core/registry/encoding_id.h"
#include "core/statistics/passage.h"
#include "core/statistics/scorer.h"
#include "core/structure/byte_counts.h"

#include <deque>
#include <memory_resource>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

/// One text of the sample. Refers to the passage of the bytes where it is one for single bytes.
struct Draft {
    explicit Draft(std::pmr::memory_resource* memory)
        : encodings(memory), characters(memory), secondWay(memory), text(memory) {}

    std::pmr::vector<EncodingId> encodings; ///< in the order of the candidates
    const Passage* passage = nullptr;
    std::pmr::vector<char32_t> characters; ///< of each unit
    bool asciiBytes = false;               ///< units are bytes, those below 0x80 ASCII
    std::pmr::vector<Unit> secondWay;      ///< units that are a rarer way to write their character
    std::uint64_t size = 0;                ///< bytes of the sample that were to be read
    std::uint64_t unread = 0;              ///< those of them that gave no character
    std::uint64_t foreign = 0;             ///< characters outside ASCII

    std::optional<Passage> own; ///< what `passage` points to, for decoded text
    std::pmr::u16string text;   ///< decoded; empty for single bytes
};

/// Drafts stay where they are.
using Drafts = std::pmr::deque<Draft>;

/// Single-byte candidates are one draft if and only if they agree on every byte value that occurs
/// in the input (`counts`). `bytes` is the sample's passage; it and `memory` must outlive the
/// drafts.
Drafts singleByteDrafts(const ByteCounts& counts, const Passage& bytes,
                        std::span<const EncodingId> candidates, std::pmr::memory_resource* memory);

/// Adds the other candidates: one draft if and only if the texts of the sample are equal, also with
/// the bytes themselves where the whole input is ASCII.
void addDecodedDrafts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                      std::span<const EncodingId> candidates, Drafts& drafts);

/// The first unit that may stand for a character outside ASCII; most drafts have some before it.
std::size_t firstForeign(const Draft& draft);

/// Where two drafts differ in the sample.
struct Difference {
    std::uint64_t characters = 0; ///< how many
    std::uint64_t kinds = 0;      ///< how many different ones
};

/// Of single-byte drafts counted. Where one is not, at least as many as the poorer of the two has
/// outside ASCII, and as many as one has more than the other.
Difference difference(const Draft& a, const Draft& b);

} // namespace charsleuth
