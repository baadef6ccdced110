/// The words of the plugin, as the rich text that KTextEditor's messages show.
/// Whatever comes from a file or program is escaped.
#pragma once

#include "plugin/kate/answer.h"

#include <functional>

class QObject;

namespace KTextEditor {
class Message;
} // namespace KTextEditor

namespace charsleuth::kate::messages {

/// KTextEditor cannot open a file in this encoding.
QString lacking(const QString& encoding);
/// The settings of the folder say another encoding, and the file was opened in that.
QString overruled(const QString& found, const QString& set);
/// A variable in the file says that it is to be saved in another encoding.
QString toBeSavedAs(const QString& found, const QString& set);
/// Sequences do not fit, so saving would lose them.
QString damaged(const QString& encoding, qint64 malformed);
/// The best answer has rivals.
QString unsure(const Candidate& best);
/// Mojibake, and several encodings, and the actions that help; empty where there is neither.
QString noticed(const Answer& answer);
/// Why the answer is what it is. `chosen`: the encoding that the user chose instead, or empty.
QString reasons(const Answer& answer, const QString& chosen);

/// "KOI8-R, 98 %, Russian text…", as a menu shows it.
QString label(const Candidate& candidate);

/// An action for each of the best candidates but the one in use, by Qt's name. `choose` is not
/// called after the end of `receiver`.
void addCandidates(KTextEditor::Message& message, const Answer& answer, const QString& inUse,
                   QObject* receiver, const std::function<void(const QString& qtName)>& choose);

} // namespace charsleuth::kate::messages
