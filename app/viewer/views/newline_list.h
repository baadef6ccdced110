#pragma once

class QComboBox;

namespace charsleuth::viewer {

/// Adds the ways to end a line to a list; an item's data is its Newline.
void addNewlines(QComboBox* list);

} // namespace charsleuth::viewer
