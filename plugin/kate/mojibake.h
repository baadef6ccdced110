/// Undoes mojibake in a document, and reads a file in several encodings.
#pragma once

#include <QString>

namespace KTextEditor {
class Document;
} // namespace KTextEditor

namespace charsleuth::kate {

/// Puts what was meant in place of mojibake, as one change that can be undone; sound text stays as
/// it is. What came of it, in a plain sentence.
QString undoMojibake(KTextEditor::Document& document);

/// Puts the text of a file into a new document, each part read in its own encoding. False, and the
/// document stays as it is: there was no answer.
bool readByParts(const QString& path, KTextEditor::Document& document);

} // namespace charsleuth::kate
