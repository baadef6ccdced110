#include "app/viewer/views/row_layout.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace charsleuth::viewer {

namespace {

// Neutral in the bidirectional algorithm, like the U+FFFD it stands for, and in every font.
constexpr char16_t kPlaceholder = u'\xB7';

constexpr double kRing = 2.5; // around a selected box

constexpr std::array kC0 = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL",
                            "BS",  "TAB", "LF",  "VT",  "FF",  "CR",  "SO",  "SI",
                            "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB",
                            "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US"};

struct Named {
    char16_t unit;
    const char* name;
};
constexpr std::array kInvisible = {
    Named{0x00AD, "SHY"}, Named{0x061C, "ALM"}, Named{0x200B, "ZWSP"}, Named{0x200E, "LRM"},
    Named{0x200F, "RLM"}, Named{0x2028, "LS"},  Named{0x2029, "PS"},   Named{0x202A, "LRE"},
    Named{0x202B, "RLE"}, Named{0x202C, "PDF"}, Named{0x202D, "LRO"},  Named{0x202E, "RLO"},
    Named{0x2060, "WJ"},  Named{0x2066, "LRI"}, Named{0x2067, "RLI"},  Named{0x2068, "FSI"},
    Named{0x2069, "PDI"}, Named{0xFEFF, "BOM"},
};

/// Full-width in Unicode's table of East Asian widths, as far as one unit tells.
bool isWide(char16_t unit) {
    return (unit >= 0x1100 && unit < 0x1160) ||
           (unit >= 0x3000 && unit < 0xA4D0 && unit != 0x303F) ||
           (unit >= 0xAC00 && unit < 0xD7A4) || (unit >= 0xF900 && unit < 0xFB00) ||
           (unit >= 0xFF01 && unit < 0xFF61) || (unit >= 0xFFE0 && unit < 0xFFE7);
}

void paintBox(QPainter& painter, const QRectF& box, const QString& label, const Mark& mark,
              double pen) {
    painter.setPen(QPen(mark.outline, pen));
    painter.setBrush(mark.fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(mark.text);
    painter.drawText(box, Qt::AlignCenter, label);
}

/// A background with a line below the characters.
QTextCharFormat lined(const QColor& background, const QColor& line,
                      QTextCharFormat::UnderlineStyle style) {
    QTextCharFormat format;
    format.setBackground(background);
    format.setUnderlineStyle(style);
    format.setUnderlineColor(line);
    return format;
}

} // namespace

QString controlName(char16_t unit) {
    if (unit < 0x20)
        return unit == u'\t' ? QString() : QLatin1String(kC0[unit]);
    if (unit == 0x7F)
        return QStringLiteral("DEL");
    if (unit >= 0x80 && unit < 0xA0)
        return QStringLiteral("%1").arg(uint(unit), 2, 16, QLatin1Char('0')).toUpper();
    const auto* named = std::ranges::find(kInvisible, unit, &Named::unit);
    return named == kInvisible.end() ? QString() : QLatin1String(named->name);
}

RowLayout::RowLayout(Row row, const TextStyle& style, const LayoutSpace& space)
    : m_row(std::move(row)) {
    findBoxes(style);
    layOut(style, space);
}

void RowLayout::findBoxes(const TextStyle& style) {
    const QFontMetricsF small(style.small);
    auto sequence = m_row.malformed.begin();
    for (std::size_t i = 0; i < m_row.text.size(); ++i) {
        Box box{.unit = static_cast<int>(i), .width = style.boxWidth};
        if (sequence != m_row.malformed.end() && sequence->unit == i) {
            for (const Byte byte : (sequence++)->bytes)
                box.labels +=
                    QStringLiteral("%1").arg(uint(byte), 2, 16, QLatin1Char('0')).toUpper();
        } else if (const QString name = controlName(m_row.text[i]); !name.isEmpty()) {
            box.malformed = false;
            box.labels += name;
            box.width = std::ceil(small.horizontalAdvance(name) + 5);
        } else {
            continue;
        }
        m_boxes.push_back(std::move(box));
    }
}

QString RowLayout::textWithPlaceholders() const {
    QString text = QString::fromUtf16(m_row.text.data(), static_cast<qsizetype>(m_row.text.size()));
    for (const Box& box : m_boxes)
        text[box.unit] = QChar(kPlaceholder);
    return text;
}

QList<QTextLayout::FormatRange> RowLayout::placeholderFormats(const TextStyle& style,
                                                              int units) const {
    QList<QTextLayout::FormatRange> formats;
    const double placeholder = QFontMetricsF(style.font).horizontalAdvance(QChar(kPlaceholder));
    for (const Box& box : m_boxes) {
        if (box.unit >= units)
            break;
        const double room = (box.width + 2 * style.boxGap) * static_cast<double>(box.labels.size());
        QTextCharFormat format;
        format.setForeground(QColor(Qt::transparent));
        format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        format.setFontLetterSpacing(room - placeholder);
        formats.push_back({box.unit, 1, format});
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
            else if (text[at].isLetterOrNumber() || text[at] == QChar(kPlaceholder))
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
    // Without wrap a long row is laid out only as far as it can be seen.
    auto units = static_cast<int>(text.size());
    if (!space.wrap)
        units = std::min(units, static_cast<int>(space.visibleTo / (style.cell * 0.8)) + 64);
    for (;;) {
        m_layout = std::make_unique<QTextLayout>(text.left(units), style.font);
        QTextOption option;
        option.setWrapMode(space.wrap ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                      : QTextOption::NoWrap);
        option.setTextDirection(Qt::LayoutDirectionAuto);
        option.setAlignment(text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
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
    return static_cast<int>(std::min<std::size_t>(m_row.unitAt(byte), m_layout->text().size()));
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
    return m_row.byteOf[static_cast<std::size_t>(m_layout->nextCursorPosition(unitAt(byte)))];
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

double RowLayout::xOf(std::uint64_t byte) const {
    return m_layout->lineAt(lineOf(byte)).cursorToX(unitAt(byte));
}

void RowLayout::highlight(QList<QTextLayout::FormatRange>& formats, ByteRange bytes,
                          const QTextCharFormat& format) const {
    if (bytes.begin >= m_row.bytes.end || bytes.end <= m_row.bytes.begin)
        return;
    const int from = unitAt(std::max(bytes.begin, m_row.byteOf.front()));
    const int to = bytes.end >= m_row.byteOf.back() ? static_cast<int>(m_layout->text().size())
                                                    : unitAt(bytes.end);
    if (from >= to)
        return;
    formats.push_back({from, to - from, format});
}

void RowLayout::paint(QPainter& painter, QPointF at, const TextStyle& style,
                      const Highlights& highlights, const QRectF& visible) const {
    QList<QTextLayout::FormatRange> formats;
    const QColor none = Qt::transparent;
    const auto add = [&](const std::vector<ByteRange>& ranges, const QTextCharFormat& format) {
        for (const ByteRange& range : ranges)
            highlight(formats, range, format);
    };
    add(highlights.declared, lined(style.theme.tint, style.theme.accent, QTextCharFormat::DotLine));
    add(highlights.tinted, lined(style.theme.difference, none, QTextCharFormat::NoUnderline));
    add(highlights.hits,
        lined(style.theme.hit.fill, style.theme.hit.outline, QTextCharFormat::SingleUnderline));
    add({highlights.selected}, lined(style.theme.selection, none, QTextCharFormat::NoUnderline));
    painter.setPen(style.theme.text);
    m_layout->draw(&painter, at, formats, visible);
    paintBoxes(painter, at, style, highlights.selected, visible);
}

void RowLayout::paintBoxes(QPainter& painter, QPointF at, const TextStyle& style,
                           ByteRange selected, const QRectF& visible) const {
    painter.setFont(style.small);
    for (const Box& box : m_boxes) {
        if (box.unit >= m_layout->text().size())
            break;
        const QTextLine line = m_layout->lineForTextPosition(box.unit);
        if (!line.isValid())
            continue;
        double x = at.x() + std::min(line.cursorToX(box.unit), line.cursorToX(box.unit + 1));
        const double y = at.y() + line.lineNumber() * style.lineHeight;
        if (y + style.lineHeight < visible.top() || y > visible.bottom())
            continue;
        Mark mark = box.malformed ? style.theme.malformed : style.theme.control;
        const bool current = selected.contains(m_row.byteOf[static_cast<std::size_t>(box.unit)]);
        if (current)
            mark.outline = style.theme.accent;
        const double inset = box.malformed ? 1 : 3;
        for (const QString& label : box.labels) {
            x += style.boxGap;
            paintBox(painter, {x, y + inset, box.width, style.lineHeight - 2 * inset}, label, mark,
                     current ? kRing : 1);
            x += box.width + style.boxGap;
        }
    }
}

} // namespace charsleuth::viewer
