#pragma once

/// Is this a file of the kind that a reader's rule is for? By its name and its #! line.

#include "core/declared/reader.h"

#include <initializer_list>
#include <string_view>

namespace charsleuth {

enum class Fit : unsigned char {
    No,      ///< the name says that it is something else
    Unknown, ///< there is no name, or it tells nothing (.txt, .bak)
    Yes,
};

/// `extensions` in lower case without a dot; `interpreter` is looked for in a #! line ("python"
/// finds "#!/usr/bin/env python3"), unless it is empty.
Fit fitOf(const ReaderInput& input, std::initializer_list<std::string_view> extensions,
          std::string_view interpreter = {});

/// An XML page by its name, which browsers read as XML where it is served so.
bool isNamedXhtml(const ReaderInput& input);

/// A page by its name or, where that tells nothing, by beginning like one.
bool looksLikeHtml(const ReaderInput& input);

/// What follows the last dot of the file's name; empty where there is none.
std::string_view extensionOf(std::string_view fileName);

} // namespace charsleuth
