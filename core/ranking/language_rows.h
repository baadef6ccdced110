#pragma once

/// The row of languageNames() of a language.
/// Tested by reading_test.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A cache for a hundred readings in some ten languages. For one thread.
class LanguageRows {
public:
    /// Nothing for an unknown language. `shown`: BCP 47; it must outlive the object.
    std::optional<std::uint16_t> of(std::string_view shown);

private:
    struct Known {
        const char* shown;
        std::optional<std::uint16_t> row;
    };

    std::vector<Known> m_known;
};

} // namespace charsleuth
