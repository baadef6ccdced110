#pragma once

/// The terminal that standard output may be, and text that fits it.

#include <cstddef>
#include <string>
#include <string_view>

namespace charsleuth::cli {

/// How wide the terminal is; 0 where standard output is none.
std::size_t terminalColumns();

/// One line, broken where `columns` are full: at a blank, where there is one not far before, else
/// behind any character. The lines that follow begin with `indent` blanks. East Asian characters
/// take two columns, combining ones none. `text` is UTF-8; 0 columns are as many as there are.
std::string folded(std::string_view text, std::size_t columns, std::size_t indent);

} // namespace charsleuth::cli
