// Java .properties files: ISO-8859-1 with \uXXXX (java.util.Properties), UTF-8 for resource bundles
// since Java 9 (JEP 226). Known by the name; a custom more than a rule.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"

namespace charsleuth {

Matches readJavaProperties(const ReaderInput& input) {
    if (fitOf(input, {"properties"}) != Fit::Yes)
        return {};
    return {{.label = input.head.substr(0, 0), .means = "ISO-8859-1"}};
}

} // namespace charsleuth
