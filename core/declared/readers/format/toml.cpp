// TOML is UTF-8 (TOML 1.0.0, "Spec"), known by its name.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"

namespace charsleuth {

Matches readToml(const ReaderInput& input) {
    if (fitOf(input, {"toml"}) != Fit::Yes)
        return {};
    return {{.label = input.head.substr(0, 0), .means = "UTF-8"}};
}

} // namespace charsleuth
