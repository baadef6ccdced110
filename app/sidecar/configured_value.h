#pragma once

/// What a configuration file says of a file, and where.

#include <cstddef>
#include <string>
#include <string_view>

namespace charsleuth {

struct ConfiguredValue {
    std::string value;       ///< as written: "latin1"
    std::string_view source; ///< ".gitattributes" or ".editorconfig"
    std::string file;        ///< in which it is written, absolute
    std::size_t at = 0;      ///< where it begins in `file`, bytes
    /// At whose end a line would overrule the value for one file. Another one than `file` where
    /// that holds a macro of Git.
    std::string overruledIn;
};

} // namespace charsleuth
