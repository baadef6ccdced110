#pragma once

/// A chain: what programs did to a text, one misreading after the other. A value.

#include "core/bytes/exported.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

class Encoders;

/// One step: a program took the bytes of one encoding for text in another one and saved that text,
/// or wrote characters as entities of HTML.
struct ChainStep {
    enum class Kind : unsigned char { Misread, Entities };

    Kind kind = Kind::Misread;
    EncodingId written{}; ///< of Misread
    EncodingId readAs{};  ///< of Misread

    friend bool operator==(const ChainStep&, const ChainStep&) = default;
};

/// Steps in the order in which they happened; they are undone from the last one.
class Chain {
public:
    static constexpr std::size_t mostSteps = 4;

    std::size_t size() const { return m_size; }
    std::span<const ChainStep> steps() const { return {m_steps.data(), m_size}; }
    /// Adds a step that happened before all others. Requires: size() < mostSteps.
    void prepend(const ChainStep& step);
    /// The last `count` steps.
    Chain last(std::size_t count) const;

    friend bool operator==(const Chain&, const Chain&) = default;

private:
    std::array<ChainStep, mostSteps> m_steps{};
    std::size_t m_size = 0;
};

/// "UTF-8 read as windows-1252", "written as HTML entities"
CHARSLEUTH_EXPORT std::string wordsOf(const ChainStep& step);
CHARSLEUTH_EXPORT std::vector<std::string> wordsOf(const Chain& chain);

/// Reads steps between semicolons, each as wordsOf() writes it; any label of the registry is a
/// name. Nothing for other words, an unknown label, no step, or more than `mostSteps`.
CHARSLEUTH_EXPORT std::optional<Chain> chainNamed(std::string_view words);

/// What the chain makes of a text that was meant. Nothing where a step cannot write a character.
CHARSLEUTH_EXPORT std::optional<std::u16string> damaged(std::u16string_view text,
                                                        const Chain& chain);
std::optional<std::u16string> damaged(std::u16string_view text, const Chain& chain,
                                      Encoders& encoders);

/// The text with a misreading taken back, all of it at once; nothing where that loses something.
std::optional<std::u16string> undone(std::u16string_view text, const ChainStep& step,
                                     Encoders& encoders);

} // namespace charsleuth
