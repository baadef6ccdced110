#include "app/cli/csv.h"

namespace charsleuth::cli {

std::string csvField(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == field.npos)
        return field;
    std::string out = "\"";
    for (const char c : field)
        out.append(c == '"' ? 2 : 1, c);
    return out + '"';
}

} // namespace charsleuth::cli
