#pragma once

/// The status bar's fields as words.

#include "app/viewer/session/session.h"

#include <QString>

namespace charsleuth::viewer {

struct Status {
    QString encoding;   ///< "Shift_JIS"
    QString confidence; ///< "97 %"; "chosen by you" after an override; empty without an answer
    QString language;   ///< "Japanese"; may be empty
    QString bom;        ///< "no BOM", "UTF-8 BOM"
    QString lineEnding; ///< "CRLF"
    QString malformed;  ///< "1 malformed"; empty for none
    QString coverage;   ///< "all 15,308 bytes read", "12 % read"
    QString size;       ///< "15,308 bytes"

    /// What was read, or the size while nothing is known yet.
    const QString& answeredSize() const { return coverage.isEmpty() ? size : coverage; }
};

Status statusFor(const DocumentState& document);

/// "CRLF", "mixed line ends"
QString lineEndText(LineEnding end);

/// Between the fields of a status.
inline const QString statusSeparator = QStringLiteral("  ·  ");

/// The fields that are not empty, as one line. The number of malformed sequences has a place of its
/// own.
QString statusText(const Status& status);

/// "Reading all of it: 34 % · 1.2 GiB a second · 2 s left"; empty while it may be done at once.
QString workText(const std::optional<Session::Work>& work);

/// Whether the first two candidates are all but equally probable.
bool isTied(const DocumentState& document);

/// A line above the cards when the answer is not plain: nothing stands out, or names make no
/// difference. Empty otherwise.
QString certaintyText(const DocumentState& document);

/// "Ln 4 @54": line from 1 (empty until it is known) and byte offset.
QString positionText(std::optional<std::uint64_t> line, std::uint64_t byte);

} // namespace charsleuth::viewer
