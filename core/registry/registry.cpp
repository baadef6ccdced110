#include "core/registry/registry.h"

#include <array>

namespace charsleuth {

namespace {
constexpr std::array<std::string_view, 1> kJa{"ja"};
constexpr std::array<EncodingInfo, 4> kRows{{
    {.id = EncodingId::UsAscii,
     .name = "US-ASCII",
     .region = "Unicode",
     .label = "Unicode (US-ASCII)",
     .editAs = EncodingId::Utf8,
     .decoder = "single:us-ascii",
     .asciiCompatible = true},
    {.id = EncodingId::Utf8,
     .name = "UTF-8",
     .region = "Unicode",
     .label = "Unicode (UTF-8)",
     .editAs = EncodingId::Utf8,
     .decoder = "utf-8",
     .asciiCompatible = true},
    {.id = EncodingId::Windows1252,
     .name = "windows-1252",
     .region = "Western European",
     .label = "Western European (windows-1252)",
     .editAs = EncodingId::Windows1252,
     .decoder = "single:windows-1252",
     .asciiCompatible = true},
    {.id = EncodingId::ShiftJis,
     .name = "Shift_JIS",
     .region = "Japanese",
     .label = "Japanese (Shift_JIS)",
     .languages = kJa,
     .editAs = EncodingId::ShiftJis,
     .decoder = "shift_jis",
     .asciiCompatible = true},
}};
} // namespace

std::span<const EncodingInfo> allEncodings() {
    return kRows;
}
const EncodingInfo& info(EncodingId id) {
    return kRows[static_cast<std::size_t>(id)];
}
std::optional<EncodingId> findEncoding(std::string_view label) {
    for (const EncodingInfo& row : kRows)
        if (row.name == label)
            return row.id;
    return std::nullopt;
}
std::optional<EncodingId> findEncoding(std::string_view label, Namespace) {
    return findEncoding(label);
}
std::span<const std::string_view> namesIn(EncodingId id, Namespace) {
    return {&info(id).name, 1};
}

} // namespace charsleuth
