#pragma once

/// What the window shows, as one JSON object (the contract of `charsleuth-viewer --dump`).

#include <string>

namespace charsleuth::viewer {

class MainWindow;

/// One line without a line end, valid UTF-8.
std::string dumpOf(MainWindow& window);

} // namespace charsleuth::viewer
