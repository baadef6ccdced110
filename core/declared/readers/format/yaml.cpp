// YAML is UTF-8, or UTF-16 or UTF-32 known by a BOM or by the NULs beside its first character (YAML
// 1.2.2, section 5.2). A file is taken for YAML by its name or its %YAML directive.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

Matches readYaml(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"yaml", "yml"});
    if (fit == Fit::No || (fit == Fit::Unknown && !input.head.starts_with("%YAML ")))
        return {};
    const scan::Text means = input.unit == 1 ? "UTF-8" : input.unit == 2 ? "UTF-16" : "UTF-32";
    return {{.label = input.head.substr(0, 0), .means = means}};
}

} // namespace charsleuth
