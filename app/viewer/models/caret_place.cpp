#include "app/viewer/models/caret_place.h"

#include "app/viewer/models/character_note.h"
#include "app/viewer/models/status.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t longestLine = 64 << 10; // bytes in which characters are counted
constexpr std::size_t mostBytes = 8;            // of a character; a base letter and its marks
const QString between = QStringLiteral("  ·  ");

/// Without the low surrogates.
std::uint64_t charactersIn(const std::u16string& text) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(text, [](char16_t unit) { return !QChar::isLowSurrogate(unit); }));
}

/// "U+00E9  C3 A9"; empty behind the end.
QString characterText(const FileText& text, std::uint64_t caret) {
    const Rows rows = text.rowsAt(caret, 0, 0);
    const Row& row = rows.rows[rows.anchor];
    const std::size_t unit = row.unitAt(caret);
    ByteRange bytes{caret, row.bytes.end};
    QString points;
    if (unit < row.text.size()) {
        std::size_t next = unit + 1;
        char32_t character = row.text[unit];
        if (next < row.text.size() && QChar::isHighSurrogate(row.text[unit]))
            character = QChar::surrogateToUcs4(row.text[unit], row.text[next++]);
        bytes.end = std::max(row.byteOf[next], caret);
        points = QStringLiteral("U+%1").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper();
        if (std::ranges::find(row.malformed, unit, &MalformedSequence::unit) != row.malformed.end())
            points = Say::tr("does not fit");
    } else {
        QStringList ends;
        for (const char16_t unitOfEnd : row.lineEnd)
            ends += QStringLiteral("U+%1").arg(unitOfEnd, 4, 16, QLatin1Char('0')).toUpper();
        points = ends.join(QLatin1Char(' '));
    }
    if (points.isEmpty())
        return {};
    bytes.end = std::min<std::uint64_t>(bytes.end, bytes.begin + mostBytes);
    return points + QStringLiteral("  ") + hexBytes(readRange(text.bytes(), bytes));
}

/// Of the part that holds a byte.
EncodingId encodingAt(const ReadAs& as, std::uint64_t byte) {
    const auto& parts = as.amendment->parts;
    const auto part = std::ranges::upper_bound(parts, byte, {}, &DecodedPart::end);
    return part == parts.end() ? parts.back().encoding : part->encoding;
}

} // namespace

std::optional<std::uint64_t> columnOf(const FileText& text, std::uint64_t caret) {
    Rows rows = text.rowsAt(caret, 0, 0);
    const Row* row = &rows.rows[rows.anchor];
    std::uint64_t before = charactersIn(row->text.substr(0, row->unitAt(caret)));
    while (!row->startsLine) {
        const std::uint64_t begin = row->bytes.begin;
        if (begin == 0 || caret - begin > longestLine)
            return std::nullopt;
        rows = text.rowsAt(begin - 1, 0, 0);
        row = &rows.rows[rows.anchor];
        before += charactersIn(row->text);
    }
    return before + 1;
}

std::uint64_t byteAtColumn(const FileText& text, std::uint64_t lineStart, std::uint64_t column) {
    std::uint64_t left = column - 1;
    for (std::uint64_t begin = lineStart;;) {
        const Rows rows = text.rowsAt(begin, 0, 1);
        const Row& row = rows.rows[rows.anchor];
        std::size_t unit = 0;
        for (; unit < row.text.size() && (left > 0 || QChar::isLowSurrogate(row.text[unit]));
             ++unit)
            left -= QChar::isLowSurrogate(row.text[unit]) ? 0 : 1;
        const bool goesOn = rows.anchor + 1 < rows.rows.size() &&
                            !rows.rows[rows.anchor + 1].startsLine &&
                            row.bytes.end - lineStart < longestLine;
        if (unit < row.text.size() || !goesOn)
            return row.byteOf[unit];
        begin = row.bytes.end;
    }
}

QString caretText(const FileText& text, std::optional<std::uint64_t> line, std::uint64_t caret,
                  ByteRange selected) {
    // The caret stands behind a selected sequence; the place of that is where it begins.
    const bool malformed = !selected.empty() && text.malformedFrom(selected.begin) == selected;
    const std::uint64_t at = malformed ? selected.begin : caret;
    QString place = positionText(line, at);
    if (line)
        if (const auto column = columnOf(text, at))
            place = Say::tr("Ln %1, Col %2  %3")
                        .arg(numberText(*line + 1), numberText(*column),
                             positionText(std::nullopt, at));
    if (text.as().isByParts())
        place += between + encodingName(encodingAt(text.as(), at));
    if (selected.empty()) {
        const QString character = characterText(text, caret);
        return character.isEmpty() ? place : place + between + character;
    }
    if (malformed)
        return Say::tr("malformed %1 of %2  ·  %3")
            .arg(numberText(text.malformedCountBefore(selected.begin) + 1),
                 numberText(text.index().tally.malformed), place);
    return selected.size() == 1
               ? place + between + Say::tr("1 byte selected, @%1").arg(numberText(selected.begin))
               : place + between +
                     Say::tr("%1 bytes selected, @%2 to @%3")
                         .arg(numberText(selected.size()), numberText(selected.begin),
                              numberText(selected.end - 1));
}

} // namespace charsleuth::viewer
