#include "app/viewer/folder/config_lines.h"

#include "app/files/small_file.h"

#include <QStringList>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// Appends the lines of a text that is added at the end.
void addLines(const QString& text, std::vector<ConfigLine>& lines) {
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            lines.push_back({.number = 0, .before = {}, .after = line.trimmed()});
}

} // namespace

std::vector<ConfigLine> changedLines(const ConfigCorrection& correction) {
    const auto text = readSmallFile(correction.file.absolute);
    std::vector<ConfigLine> lines;
    if (!text)
        return lines;
    for (const Substitution& substitution : correction.substitutions) {
        const QString replacement = QString::fromStdU16String(substitution.text);
        const auto begin = static_cast<std::size_t>(substitution.range.begin);
        const auto end = static_cast<std::size_t>(substitution.range.end);
        if (begin >= text->size()) {
            addLines(replacement, lines);
            continue;
        }
        const std::size_t newline = begin == 0 ? text->npos : text->rfind('\n', begin - 1);
        const std::size_t start = newline == text->npos ? 0 : newline + 1;
        const std::size_t stop = std::min(text->find('\n', end), text->size());
        const auto part = [&](std::size_t from, std::size_t to) {
            return QString::fromUtf8(text->data() + from, static_cast<qsizetype>(to - from));
        };
        const auto number =
            std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(start), '\n');
        lines.push_back({.number = static_cast<std::size_t>(number) + 1,
                         .before = part(start, stop).trimmed(),
                         .after = (part(start, begin) + replacement + part(end, stop)).trimmed()});
    }
    return lines;
}

QString textOf(const ConfigLine& line) {
    return line.number == 0 ? QStringLiteral("+ ") + line.after
                            : QStringLiteral("%1: %2 → %3")
                                  .arg(QString::number(line.number), line.before, line.after);
}

} // namespace charsleuth::viewer
