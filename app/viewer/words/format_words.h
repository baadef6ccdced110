#pragma once

/// What kind of binary file it is, in the interface's language.

#include <QString>

#include <string>

namespace charsleuth::viewer {

/// "PNG image": the name of a format stays as libmagic gives it, the kind of thing is translated.
QString formatText(const std::string& format);

} // namespace charsleuth::viewer
