#pragma once

/// The encoding that the user names for a file.

#include "app/cli/option_values.h"
#include "app/files/file_source.h"

namespace charsleuth::cli {

struct AskedEncoding {
    EncodingId encoding{};
    std::string label; ///< as the user wrote it
};

AskedEncoding askedEncoding(const std::string& label);

/// Names that leave the byte order open ("UTF-16", "UCS-2", "UTF-32") take it from the BOM.
EncodingId encodingFor(const AskedEncoding& asked, FileSource& source);

} // namespace charsleuth::cli
