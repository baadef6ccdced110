/// Asks the command line `charsleuth`, and gives up on it in time.
#pragma once

#include "plugin/kate/answer.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace charsleuth::kate {

/// What came of a question: an answer, or in plain words why there is none.
struct Reply {
    std::optional<Answer> answer;
    QString trouble;
};

/// Settings are the keys Program and MaxBytes of the group Charsleuth in the editor's own
/// configuration (for Kate katerc). Without Program it is `charsleuth` of PATH, else the one
/// installed beside the plugin.
class Program {
public:
    /// Blocks for 2 s at most; what still runs then is killed with all that it started. A program
    /// that was too slow three times in a row is not asked again, or a session of many files would
    /// take minutes to open.
    Reply ask(const QString& path);

    /// The runs of mojibake in a text; nothing where there is no answer.
    static std::optional<std::vector<Repair>> repairs(const QString& text);

    /// The text of a file, each part read in its own encoding; nothing where there is no answer.
    static std::optional<QString> textByParts(const QString& path);

private:
    int m_late = 0; // times in a row
};

/// The viewer's full path; empty where it is not installed.
QString viewer();

} // namespace charsleuth::kate
