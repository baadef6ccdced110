#pragma once

/// Reads git's configuration files, piece by piece. Any text gives an answer: what git would refuse
/// gives some settings.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

class GitConfigScan {
public:
    explicit GitConfigScan(std::string_view text);

    struct Setting {
        std::string section, name; ///< in small letters; without the subsection
        std::string value;
    };
    /// Nothing at the end.
    std::optional<Setting> next();

private:
    std::string word();
    void readSection();
    Setting readSetting();

    std::string m_text; ///< with LF at the end of lines
    std::size_t m_at = 0;
    std::string m_section;
};

} // namespace charsleuth
