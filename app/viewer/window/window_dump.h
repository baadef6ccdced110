#pragma once

/// What the window shows, as one JSON object (the contract of `charsleuth-viewer --dump`).

#include <string>

namespace charsleuth::viewer {

class DocumentPage;

/// One line without a line end, valid UTF-8.
std::string dumpOf(DocumentPage& window);

} // namespace charsleuth::viewer
