#pragma once

/// Which row of languageNames() a language is.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// For a hundred readings in some ten languages. For one thread.
class LanguageRows {
public:
    /// Nothing where there is none. `shown`: BCP 47; it outlives this.
    std::optional<std::uint16_t> of(std::string_view shown);

private:
    struct Known {
        const char* shown;
        std::optional<std::uint16_t> row;
    };

    std::vector<Known> m_known;
};

} // namespace charsleuth
