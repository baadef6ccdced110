#pragma once

/// Values of options that are more than text. Each gives the value or an error that names the word.

#include "app/cli/arguments.h"
#include "core/evidence/hint.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace charsleuth::cli {

template <typename T>
using Value = std::variant<T, UsageError>;

/// A whole number from `least` on.
Value<std::uint64_t> numberFrom(std::uint64_t least, std::string_view option,
                                std::string_view text);

Value<EncodingId> encodingNamed(std::string_view label);

/// For what is written, and for candidates: see app/answer/question.h.
Value<EncodingId> encodingChosen(std::string_view label);

/// "windows-1251,KOI8-R", chosen
Value<std::vector<EncodingId>> encodingsNamed(std::string_view labels);

/// "KIND=VALUE". "locale=" without a value is the environment's locale.
Value<Hint> hintFrom(std::string_view text);

/// Collects values out of variants and remembers the first error.
class ArgumentReader {
public:
    template <typename T>
    T take(Value<T> value, T otherwise = {}) {
        if (auto* error = std::get_if<UsageError>(&value)) {
            if (!m_error)
                m_error = *error;
            return otherwise;
        }
        return std::get<T>(std::move(value));
    }
    void fail(std::string message) {
        if (!m_error)
            m_error = UsageError{std::move(message)};
    }
    const std::optional<UsageError>& error() const { return m_error; }

private:
    std::optional<UsageError> m_error;
};

} // namespace charsleuth::cli
