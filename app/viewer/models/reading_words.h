#pragma once

/// What a way to read a document is called, in the interface's language.

#include "app/viewer/document/read_as.h"

#include <QString>

namespace charsleuth::viewer {

/// "Unicode (UTF-8)", "UTF-8, read as windows-1252 and saved twice", "Part by part: UTF-8,
/// windows-1252"
QString readingLabel(const ReadAs& as);

/// As readingLabel(), but the bare name of an encoding: "UTF-8".
QString readingName(const ReadAs& as);

/// "3 places put right", "4 parts"; empty for an encoding.
QString amendmentText(const ReadAs& as);

} // namespace charsleuth::viewer
