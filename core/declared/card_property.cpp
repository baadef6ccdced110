#include "core/declared/card_property.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

bool startsCard(std::string_view text) {
    const Text first = trim(line(text, 1));
    return equal(first, "BEGIN:VCARD") || equal(first, "BEGIN:VCALENDAR");
}

std::optional<CardProperty> readCardProperty(std::string_view line) {
    const Text names = upTo(line, ":");
    if (names.size() == line.size())
        return std::nullopt;
    CardProperty property{.charset = {}, .value = line.substr(names.size() + 1)};
    Text parameters = from(names, upTo(names, ";").size());
    while (take(parameters, ";")) {
        Text parameter = upTo(parameters, ";");
        parameters.remove_prefix(parameter.size());
        if (property.charset.empty() && take(parameter, "CHARSET="))
            property.charset = parameter;
        take(parameter, "ENCODING="); // which may be left out
        property.isQuotedPrintable |= equal(parameter, "QUOTED-PRINTABLE");
    }
    return property;
}

} // namespace charsleuth
