#pragma once

/// Encodings' names in JSON.

#include "app/answer/json_writer.h"
#include "core/registry/registry.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

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

/// Every name but the canonical one, in the order of the namespaces, each once.
std::vector<std::string_view> aliasesOf(EncodingId encoding);

/// All encodings as `charsleuth list --json` prints them: an array with a row on each line.
std::string encodingsJson();

} // namespace charsleuth
