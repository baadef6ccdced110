#include "app/sidecar/extended_attributes.h"

#include "app/files/attributes.h"
#include "core/declared/scan.h"

namespace charsleuth {

std::vector<Hint> readExtendedAttributes(const std::string& file, int openFile) {
    std::vector<Hint> hints;
    // one question for the many files that have none
    const std::string names = attributeNames(file, openFile);
    if (names.empty())
        return hints;
    const auto valueIfThere = [&](const std::string& name) {
        return names.find('\0' + name + '\0') != names.npos
                   ? attributeValue(file, openFile, name.c_str())
                   : "";
    };
    const auto add = [&](HintKind kind, const std::string& value, const char* source) {
        const std::string_view written(value.c_str()); // up to a NUL
        if (const auto text = scan::trim(written); !text.empty())
            hints.push_back({kind, std::string(text), source});
    };
    add(HintKind::Declared, valueIfThere("user.charset"), "user.charset");
    if (const std::string type = valueIfThere("user.mime_type");
        scan::find(type, "charset") != scan::none) // a bare type is no label
        add(HintKind::ContentType, type, "user.mime_type");
    const std::string apple = valueIfThere("user.com.apple.TextEncoding");
    add(HintKind::Declared, apple.substr(0, apple.find(';')), "com.apple.TextEncoding");
    return hints;
}

} // namespace charsleuth
