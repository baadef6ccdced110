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
    const bool wide = input.unit > 1;
    const scan::Text means = !wide ? "UTF-8" : input.unit == 2 ? "UTF-16" : "UTF-32";
    constexpr scan::Text asMarked = "YAML is UTF-16 or UTF-32 where a BOM or the NULs beside its "
                                    "first character say so (YAML 1.2.2, section 5.2)";
    return {{.label = input.head.substr(0, 0), .means = means, .note = wide ? asMarked : ""}};
}

} // namespace charsleuth
