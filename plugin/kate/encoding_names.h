/// Names of encodings as Qt and KTextEditor know them.
#pragma once

#include <QString>

namespace charsleuth::kate {

/// Whether two names mean one encoding: "EUC-KR" is read back as "windows-949".
bool isSame(const QString& a, const QString& b);

/// Whether KTextEditor can read it. With Qt 6 it asks for the encoding again by the name that Qt's
/// decoder gives itself, and shows an empty document where Qt does not know that name: IBM737 and
/// windows-874 (Qt 6.8, KDE Frameworks 6.13).
bool isReadable(const QString& name);

} // namespace charsleuth::kate
