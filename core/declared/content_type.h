#pragma once

/// A Content-Type as RFC 9110, section 8.3, has it, read with the tolerance that real headers need:
/// any case, blanks around `=`, single quotes, missing semicolons, several parameters of a name
/// (the first counts).

#include <string_view>

namespace charsleuth {

/// Views into the value that was parsed; empty if the part is absent.
struct ContentType {
    std::string_view type; ///< e.g. "text/html"
    std::string_view charset;
    std::string_view boundary;
};

/// Parses the value of a Content-Type header. A bare label ("koi8-r") is the charset.
ContentType readContentType(std::string_view value);

} // namespace charsleuth
