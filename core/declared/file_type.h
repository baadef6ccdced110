#pragma once

/// Tests whether a file is of the kind that a reader's rule is for, by its name and its #! line.

#include "core/declared/reader.h"

#include <initializer_list>
#include <string_view>

namespace charsleuth {

enum class Fit : unsigned char {
    No,      ///< the name belongs to another kind of file
    Unknown, ///< there is no name, or it says nothing (.txt, .bak)
    Yes,
};

/// Whether the input fits. `extensions`: in lower case, without a dot. `interpreter`: searched for
/// in a #! line ("python" finds "#!/usr/bin/env python3"); may be empty.
Fit fitOf(const ReaderInput& input, std::initializer_list<std::string_view> extensions,
          std::string_view interpreter = {});

/// Whether the name is that of an XML page. Browsers parse such pages as XML if the server says so.
bool isNamedXhtml(const ReaderInput& input);

/// Whether the input is an HTML page, by its name, or by its beginning if the name says nothing.
bool looksLikeHtml(const ReaderInput& input);

/// The part of the file's name after the last dot; empty if there is none.
std::string_view extensionOf(std::string_view fileName);

} // namespace charsleuth
