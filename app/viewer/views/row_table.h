#pragma once

/// Tables whose rows are chosen as a whole: the selected rows are tinted, and a frame around the
/// current one says that keys go there.

class QTableView;

namespace charsleuth::viewer {

/// Makes a table one of rows. Requires: its model is set.
void showAsRows(QTableView& table);

/// Widens the columns whose headings would be cut.
void fitHeadings(QTableView& table);

} // namespace charsleuth::viewer
