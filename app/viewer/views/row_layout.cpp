#include "app/viewer/views/row_layout.h"

#include "app/viewer/models/invisible.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace charsleuth::viewer {

namespace {

// Neutral in the bidirectional algorithm, like the U+FFFD it stands for, and in every font.
constexpr char16_t placeholderDot = u'\xB7';

/// Full-width in Unicode's table of East Asian widths, as far as one unit tells.
bool isWide(char16_t unit) {
    return (unit >= 0x1100 && unit < 0x1160) ||
           (unit >= 0x3000 && unit < 0xA4D0 && unit != 0x303F) ||
           (unit >= 0xAC00 && unit < 0xD7A4) || (unit >= 0xF900 && unit < 0xFB00) ||
           (unit >= 0xFF01 && unit < 0xFF61) || (unit >= 0xFFE0 && unit < 0xFFE7);
}

constexpr int mostMarks = 10; // on one letter; Tibetan needs eight

char32_t codePointAt(const std::u16string& text, std::size_t unit) {
    const bool pair = unit + 1 < text.size() && QChar::isHighSurrogate(text[unit]) &&
                      QChar::isLowSurrogate(text[unit + 1]);
    return pair ? QChar::surrogateToUcs4(text[unit], text[unit + 1]) : text[unit];
}

/// What cannot be seen is shown by its name, or by its code point.
bool needsBox(char32_t character, const TextStyle& style) {
    switch (visibilityOf(character)) {
    case Visibility::Boxed:
        return true;
    case Visibility::Ticked:
        return style.invisibles;
    case Visibility::OnDemand:
        return false;
    case Visibility::Seen:
        break;
    }
    return false;
}

/// What no font has is shown by its code point, too.
bool isMissing(char32_t character, const TextStyle& style) {
    return character > 0x7F && visibilityOf(character) == Visibility::Seen &&
           !style.glyphs->has(character);
}

} // namespace

RowLayout::RowLayout(Row row, const TextStyle& style, const LayoutSpace& space)
    : m_row(std::move(row)) {
    findBoxes(style);
    layOut(style, space);
}

void RowLayout::findBoxes(const TextStyle& style) {
    auto sequence = m_row.malformed.begin();
    int marks = 0; // in a row
    const QFontMetricsF small(style.small);
    QHash<QString, double> widths; // a sparse file has thousands of the same name in a row
    const auto widthOf = [&](const QString& label) {
        auto known = widths.find(label);
        if (known == widths.end())
            known = widths.insert(label, std::ceil(small.horizontalAdvance(label) + 5));
        return *known;
    };
    for (std::size_t i = 0; i < m_row.text.size();) {
        const char32_t character = codePointAt(m_row.text, i);
        Box box{.unit = static_cast<int>(i), .units = character > 0xFFFF ? 2 : 1};
        const std::size_t next = i + static_cast<std::size_t>(box.units);
        const bool plain = character > 0x20 && character < 0x7F;
        const bool missing = !plain && isMissing(character, style);
        marks = QChar::category(character) == QChar::Mark_NonSpacing ? marks + 1 : 0;
        if (sequence != m_row.malformed.end() && sequence->unit == i) {
            box.width = style.boxWidth;
            for (const Byte byte : (sequence++)->bytes)
                box.labels +=
                    QStringLiteral("%1").arg(uint(byte), 2, 16, QLatin1Char('0')).toUpper();
            m_boxes.push_back(std::move(box));
        } else if (!plain && (missing || needsBox(character, style) || marks > mostMarks)) {
            if (missing)
                m_missing += character;
            box.malformed = false;
            box.labels += shortName(character);
            box.width = widthOf(box.labels.front());
            m_boxes.push_back(std::move(box));
        } else if (const Visibility visibility = visibilityOf(character);
                   visibility == Visibility::Ticked ||
                   (visibility == Visibility::OnDemand && style.invisibles)) {
            m_signs.push_back({static_cast<int>(i), character});
        }
        i = next;
    }
}

QString RowLayout::textWithPlaceholders() const {
    QString text = QString::fromUtf16(m_row.text.data(), static_cast<qsizetype>(m_row.text.size()));
    for (const Box& box : m_boxes)
        for (int i = 0; i < box.units; ++i)
            text[box.unit + i] = QChar(placeholderDot);
    return text;
}

QList<QTextLayout::FormatRange> RowLayout::placeholderFormats(const TextStyle& style,
                                                              int units) const {
    QList<QTextLayout::FormatRange> formats;
    const double placeholder = QFontMetricsF(style.font).horizontalAdvance(QChar(placeholderDot));
    for (const Box& box : m_boxes) {
        if (box.unit >= units)
            break;
        const double room = (box.width + 2 * style.boxGap) * static_cast<double>(box.labels.size());
        const double spacing = room / box.units - placeholder;
        // One range for all boxes alike, for each range is shaped by itself.
        if (!formats.empty() && formats.back().start + formats.back().length == box.unit &&
            formats.back().format.fontLetterSpacing() == spacing) {
            formats.back().length += box.units;
            continue;
        }
        QTextCharFormat format;
        format.setForeground(QColor(Qt::transparent));
        format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        format.setFontLetterSpacing(spacing);
        formats.push_back({box.unit, box.units, format});
    }
    return formats;
}

/// Monospaced fonts have Arabic letters squeezed into cells; a text face reads better. Spaces and
/// marks between two Arabic words belong to them.
QList<QTextLayout::FormatRange> RowLayout::arabicFormats(const QString& text,
                                                         const TextStyle& style) {
    QList<QTextLayout::FormatRange> formats;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].script() != QChar::Script_Arabic)
            continue;
        qsizetype end = i + 1;
        for (qsizetype at = end; at < text.size(); ++at) {
            if (text[at].script() == QChar::Script_Arabic)
                end = at + 1;
            else if (text[at].isLetterOrNumber() || text[at] == QChar(placeholderDot))
                break;
        }
        while (end < text.size() && text[end].isPunct())
            ++end;
        QTextCharFormat format;
        format.setFontFamilies(style.arabicFamilies);
        format.setProperty(QTextFormat::FontPointSize, style.font.pointSizeF() * 1.2);
        formats.push_back({static_cast<int>(i), static_cast<int>(end - i), format});
        i = end;
    }
    return formats;
}

/// Full-width characters take two cells exactly, so that columns of East Asian text stand straight.
QList<QTextLayout::FormatRange> RowLayout::wideFormats(const QString& text,
                                                       const TextStyle& style) {
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat format;
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(style.wideGap);
    format.setProperty(QTextFormat::FontPointSize, style.wideSize);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype begin = i;
        while (i < text.size() && isWide(text[i].unicode()))
            ++i;
        if (i > begin)
            formats.push_back({static_cast<int>(begin), static_cast<int>(i - begin), format});
    }
    return formats;
}

void RowLayout::layOut(const TextStyle& style, const LayoutSpace& space) {
    const QString text = textWithPlaceholders();
    m_rightToLeft = text.isRightToLeft();
    // Without wrap a long row is laid out only as far as it can be seen.
    auto units = static_cast<int>(text.size());
    if (!space.wrap)
        units = std::min(units, static_cast<int>(space.visibleTo / (style.cell * 0.8)) + 64);
    for (;;) {
        m_layout = std::make_unique<QTextLayout>(text.left(units), style.font);
        QTextOption option;
        option.setWrapMode(space.wrap ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                      : QTextOption::NoWrap);
        // Left to Qt it is looked for anew at every question about a place.
        option.setTextDirection(m_rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        option.setAlignment(m_rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        option.setTabStopDistance(8 * style.cell);
        m_layout->setTextOption(option);
        m_layout->setCacheEnabled(true);
        m_layout->setFormats(placeholderFormats(style, units) +
                             arabicFormats(text.left(units), style) +
                             wideFormats(text.left(units), style));
        placeLines(style, space, space.width);
        if (space.wrap || units == text.size() || m_naturalWidth >= space.visibleTo)
            break;
        units = std::min(units * 2, static_cast<int>(text.size()));
    }
    if (!space.wrap && m_naturalWidth > space.width) // a right-to-left line begins at its far end
        placeLines(style, space, m_naturalWidth);
    if (units < text.size())
        m_naturalWidth *= static_cast<double>(text.size()) / units;
}

void RowLayout::placeLines(const TextStyle& style, const LayoutSpace& space, double lineWidth) {
    m_naturalWidth = 0;
    m_layout->beginLayout();
    for (int i = 0;; ++i) {
        QTextLine line = m_layout->createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(lineWidth, style.cell));
        // Fonts of other scripts have other ascents; the baseline is the same for all.
        line.setPosition({0, std::round(i * style.lineHeight + style.baseline - line.ascent())});
        m_naturalWidth = std::max(m_naturalWidth, line.naturalTextWidth());
        if (!space.wrap)
            break;
    }
    m_layout->endLayout();
}

int RowLayout::unitAt(std::uint64_t byte) const {
    return static_cast<int>(
        std::min(m_row.unitAt(byte), static_cast<std::size_t>(m_layout->text().size())));
}

int RowLayout::lineOf(std::uint64_t byte) const {
    const QTextLine line = m_layout->lineForTextPosition(unitAt(byte));
    return line.isValid() ? line.lineNumber() : 0;
}

std::uint64_t RowLayout::lineStart(int line) const {
    if (line == 0)
        return m_row.bytes.begin;
    return m_row.byteOf[static_cast<std::size_t>(m_layout->lineAt(line).textStart())];
}

std::uint64_t RowLayout::lineEnd(int line) const {
    const QTextLine at = m_layout->lineAt(line);
    int unit = at.textStart() + at.textLength();
    if (line + 1 < lineCount()) // the place behind it is the next line's first
        unit = m_layout->previousCursorPosition(unit);
    return m_row.byteOf[static_cast<std::size_t>(unit)];
}

std::uint64_t RowLayout::byteOnLine(int line, double x) const {
    const int unit = m_layout->lineAt(line).xToCursor(x);
    return std::min(m_row.byteOf[static_cast<std::size_t>(unit)], lineEnd(line));
}

std::uint64_t RowLayout::placeAfter(std::uint64_t byte) const {
    int unit = unitAt(byte);
    do
        unit = m_layout->nextCursorPosition(unit);
    while (m_row.byteOf[static_cast<std::size_t>(unit)] == byte &&
           unit < static_cast<int>(m_layout->text().size()));
    return m_row.byteOf[static_cast<std::size_t>(unit)];
}

std::uint64_t RowLayout::placeBefore(std::uint64_t byte) const {
    return m_row.byteOf[static_cast<std::size_t>(m_layout->previousCursorPosition(unitAt(byte)))];
}

std::uint64_t RowLayout::byteAt(QPointF point, const TextStyle& style) const {
    const int number =
        std::clamp(static_cast<int>(point.y() / style.lineHeight), 0, lineCount() - 1);
    const int unit = m_layout->lineAt(number).xToCursor(point.x());
    return m_row.byteOf[static_cast<std::size_t>(unit)];
}

std::optional<std::uint64_t> RowLayout::characterAt(QPointF point, const TextStyle& style) const {
    const int number = static_cast<int>(std::floor(point.y() / style.lineHeight));
    if (number < 0 || number >= lineCount())
        return std::nullopt;
    const QTextLine line = m_layout->lineAt(number);
    const QRectF text = line.naturalTextRect();
    if (point.x() < text.left() || point.x() >= text.right())
        return std::nullopt;
    const int unit = line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
    return m_row.byteOf[static_cast<std::size_t>(unit)];
}

double RowLayout::xOf(std::uint64_t byte) const {
    return m_layout->lineAt(lineOf(byte)).cursorToX(unitAt(byte));
}

} // namespace charsleuth::viewer
