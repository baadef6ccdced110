#pragma once

/// A Content-Type as RFC 9110, section 8.3, has it, read with the tolerance that real headers need:
/// any case, blanks around `=`, single quotes, missing semicolons, several parameters of a name
/// (the first counts).

#include <string_view>

namespace charsleuth {

/// All views into the value that was read; empty where there is none.
struct ContentType {
    std::string_view type; ///< e.g. "text/html"
    std::string_view charset;
    std::string_view boundary;
};

/// A bare label ("koi8-r") is taken for the charset.
ContentType readContentType(std::string_view value);

} // namespace charsleuth
