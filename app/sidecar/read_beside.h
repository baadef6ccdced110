#pragma once

/// What stands beside a file about its encoding, as hints with their source. Reading it never
/// fails: what cannot be read says nothing.

#include "core/evidence/hint.h"

#include <string>
#include <vector>

namespace charsleuth {

/// .editorconfig, .gitattributes, extended attributes (user.charset, user.mime_type,
/// com.apple.TextEncoding), NAME.cpg beside NAME.dbf, HTTP headers saved as FILE.headers, FILE.hdr
/// or FILE.http. The most particular to the file first. "-" (standard input) has nothing beside it.
std::vector<Hint> readBeside(const std::string& path);

} // namespace charsleuth
