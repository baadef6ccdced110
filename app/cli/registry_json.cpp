#include "app/cli/registry_json.h"

#include <array>
#include <utility>

namespace charsleuth::cli {

namespace {

using Program = std::pair<std::string_view, Namespace>;
constexpr std::array kPrograms = {
    Program{"iana", Namespace::Iana},     Program{"whatwg", Namespace::Whatwg},
    Program{"iconv", Namespace::Iconv},   Program{"vim", Namespace::Vim},
    Program{"emacs", Namespace::Emacs},   Program{"qt", Namespace::Qt},
    Program{"vscode", Namespace::VsCode}, Program{"python", Namespace::Python},
};

} // namespace

Json namesOf(const std::vector<EncodingId>& encodings) {
    Json names = Json::array();
    for (const EncodingId encoding : encodings)
        names.push_back(info(encoding).name);
    return names;
}

Json programNames(EncodingId encoding) {
    Json names = Json::object();
    for (const auto& [program, space] : kPrograms) {
        const auto found = namesIn(encoding, space);
        names[std::string(program)] = found.empty() ? Json() : Json(found.front());
    }
    return names;
}

std::string lineOf(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace charsleuth::cli
