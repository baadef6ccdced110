// Anything in a configuration of git: it is read to its end in bounded time, what it says stands in
// it, and what stands in front of it or behind it on a line of its own is read all the same.

#include "app/files/git_config.h"
#include "tests/fuzz/fuzz_input.h"

#include <vector>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

std::vector<GitConfigScan::Setting> settingsIn(std::string_view text) {
    std::vector<GitConfigScan::Setting> found;
    GitConfigScan scan(text);
    while (const auto setting = scan.next()) {
        require(!setting->name.empty());
        require(setting->section.size() + setting->name.size() + setting->value.size() <=
                2 * text.size());
        found.push_back(*setting);
        require(found.size() <= text.size());
    }
    return found;
}

bool isHooks(const GitConfigScan::Setting& setting) {
    return setting.section == "core" && setting.name == "hookspath" && setting.value == "a b";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t own = settingsIn(text).size();
    constexpr const char* hooks = "[Core \"x\"]\r\n\tHooksPath = \"a \\\r\nb\" ; c\r\n";
    const auto behind = settingsIn(hooks + text);
    require(isHooks(behind.front()) && behind.size() == own + 1);
    // A backslash may join two lines.
    const auto before = settingsIn(text + "\n\n" + hooks);
    require(isHooks(before.back()));
    return 0;
}
