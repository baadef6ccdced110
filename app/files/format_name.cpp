#include "app/files/format_name.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/files/printable.h"

#include <algorithm>
#include <magic.h>

namespace charsleuth {

namespace {

/// libmagic's rules that lie beside the program, as in the archive for other systems; else empty:
/// those of the system.
std::string rulesBesideProgram() {
    std::string rules = programPath();
    for (int up = 0; up < 2; ++up) // out of bin/
        rules.resize(rules.find_last_of('/') != rules.npos ? rules.rfind('/') : 0);
    rules += "/share/charsleuth/magic.mgc";
    return statusOf(rules) ? rules : std::string();
}

} // namespace

FormatNamer::FormatNamer() = default;
FormatNamer::~FormatNamer() = default;

void FormatNamer::Close::operator()(magic_set* cookie) const {
    magic_close(cookie);
}

std::optional<std::string> FormatNamer::nameOf(Bytes head) {
    if (!m_cookie) {
        m_cookie.reset(magic_open(MAGIC_NO_CHECK_ENCODING | MAGIC_NO_CHECK_TEXT));
        const std::string rules = rulesBesideProgram();
        if (!m_cookie || magic_load(m_cookie.get(), rules.empty() ? nullptr : rules.c_str()) != 0)
            return std::nullopt;
    }
    const char* words = magic_buffer(m_cookie.get(), head.data(), head.size());
    if (words == nullptr)
        return std::nullopt;
    std::string name = words;
    // "PNG image data, 16 x 16", "Targa image data - RGB 1 x 1": the kind is enough
    name.resize(std::min({name.size(), name.find(','), name.find(" - ")}));
    if (name.ends_with(" data") && name != "data")
        name.resize(name.size() - 5);
    if (name.empty() || name == "data" || name.starts_with("very short file"))
        return std::nullopt;
    return printable(name);
}

} // namespace charsleuth
