#pragma once

/// One reason for or against an encoding, with its weight and the bytes that it is about.

#include "core/bytes/bytes.h"
#include "core/evidence/detail.h"
#include "core/registry/encoding_id.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <string>

namespace charsleuth {

/// Decibans: 10·log10 of P(evidence | candidate) / P(evidence | noise), with one noise model for
/// all candidates. Weights add.
struct Weight {
    double decibans = 0;

    friend constexpr Weight operator+(Weight a, Weight b) { return {a.decibans + b.decibans}; }
    friend constexpr Weight operator-(Weight a, Weight b) { return {a.decibans - b.decibans}; }
    constexpr Weight& operator+=(Weight other) {
        decibans += other.decibans;
        return *this;
    }
    friend constexpr auto operator<=>(const Weight&, const Weight&) = default;
};

/// Decibans in a nat.
inline constexpr double decibansPerNat = 10 * std::numbers::log10e;

/// 10·log10 of a ratio, by the natural logarithm, which takes half the time of glibc's log10.
inline Weight weightOf(double ratio) {
    return {decibansPerNat * std::log(ratio)};
}

enum class EvidenceKind : std::uint8_t { Declared, Structure, Statistics, Opinion, Hint };

enum class Effect : std::uint8_t {
    Decides,  ///< settles the question alone, unless the rest contradicts it strongly
    Supports, ///< weight above zero
    Weakens,  ///< weight below zero
    Excludes, ///< no damage explains it; the candidate is ruled out
};

struct Evidence {
    EvidenceKind kind{};
    std::string source; ///< the reader or model, e.g. "html-meta", "language-model:ja", "uchardet"
    EncodingId about{};
    Effect effect{};
    Weight weight;
    std::optional<ByteRange> where; ///< the bytes that it is about; nothing if these are all bytes
    Detail detail;
};

} // namespace charsleuth
