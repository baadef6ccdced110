#pragma once

/// The core's sentences, which are English, in the interface's language.

#include <QString>

namespace charsleuth::viewer {

/// The sentence itself where the interface is English, or where it has no translation.
QString translatedEvidence(const QString& sentence);

} // namespace charsleuth::viewer
