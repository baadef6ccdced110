#pragma once

/// Encodings' names in JSON.

#include "app/cli/json_writer.h"
#include "core/registry/registry.h"

#include <array>
#include <span>
#include <string_view>

namespace charsleuth::cli {

/// An array of canonical names.
void writeNames(JsonWriter& json, std::span<const EncodingId> encodings);

/// The programs whose names for encodings are told: "iana", "whatwg", "iconv", ...
struct NamedProgram {
    std::string_view name;
    Namespace space;
};
inline constexpr std::array namedPrograms = {
    NamedProgram{"iana", Namespace::Iana},     NamedProgram{"whatwg", Namespace::Whatwg},
    NamedProgram{"iconv", Namespace::Iconv},   NamedProgram{"vim", Namespace::Vim},
    NamedProgram{"emacs", Namespace::Emacs},   NamedProgram{"qt", Namespace::Qt},
    NamedProgram{"vscode", Namespace::VsCode}, NamedProgram{"python", Namespace::Python},
};

/// An object with what each program calls the first of the encodings that it has, null where it has
/// none of them.
void writeProgramNames(JsonWriter& json, std::span<const EncodingId> encodings);

} // namespace charsleuth::cli
