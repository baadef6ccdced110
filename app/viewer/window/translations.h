#pragma once

/// The language that the program speaks.

#include <QString>
#include <QStringList>

class QObject;

namespace charsleuth::viewer {

/// The tags of interfaceLanguages(); and "pseudo", in which every translated string stands in marks
/// and is longer, written from right to left: what does not follow shows itself.
QStringList languages();

/// Of the user's languages (as QLocale::uiLanguages() has them) the first that there is, else "en".
QString languageFor(const QStringList& wanted);

/// The one that the user prefers; where that is none of languages(), the desktop's.
QString spokenLanguage(const QString& preferred);

/// For what is made from now on, in the place of the language before. Requires: one of
/// languages(). The translators are `owner`'s; when it goes the program speaks English again.
void setLanguage(QObject& owner, const QString& language);

/// How the pseudo-language writes a string.
QString pseudo(const QString& text);

} // namespace charsleuth::viewer
