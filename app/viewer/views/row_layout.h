#pragma once

/// One row of text, laid out and painted: shaped text, and boxes for what is not text.
///
/// Malformed bytes and control characters keep their place in the row's text; the layout only
/// reserves room for their boxes.

#include "app/viewer/document/file_text.h"
#include "app/viewer/views/text_style.h"

#include <QTextLayout>

#include <memory>

class QPainter;

namespace charsleuth::viewer {

struct LayoutSpace {
    double width = 0;     ///< of the area, pixels
    bool wrap = true;     ///< break into lines of that width
    double visibleTo = 0; ///< without wrap: what is to the right of it need not be laid out
};

/// Bytes with another background. Lists are sorted and disjoint.
struct Highlights {
    ByteRange selected;
    std::vector<ByteRange> tinted;   ///< differ between readings
    std::vector<ByteRange> hits;     ///< of a search; underlined
    std::vector<ByteRange> declared; ///< what the file says of itself; a dotted line below
    std::vector<ByteRange> garbled;  ///< mojibake; a dashed line below
};

class RowLayout {
public:
    RowLayout(Row row, const TextStyle& style, const LayoutSpace& space);

    const Row& row() const { return m_row; }
    int lineCount() const { return m_layout->lineCount(); }
    double height(const TextStyle& style) const { return style.lineHeight * lineCount(); }
    double naturalWidth() const { return m_naturalWidth; }
    /// Characters that are boxes because no font has them.
    const std::u32string& missing() const { return m_missing; }
    bool isRightToLeft() const { return m_rightToLeft; }

    /// The line that shows `byte`.
    int lineOf(std::uint64_t byte) const;
    /// First byte of a line.
    std::uint64_t lineStart(int line) const;
    /// The last place on a line: behind the row's text, or before the line's last character.
    std::uint64_t lineEnd(int line) const;
    /// The place on a line that is nearest to `x`, from the row's left.
    std::uint64_t byteOnLine(int line, double x) const;
    /// The places beside that of `byte`, whole clusters away; the same at the row's ends.
    std::uint64_t placeAfter(std::uint64_t byte) const;
    std::uint64_t placeBefore(std::uint64_t byte) const;
    /// The byte of the character at a point, from the row's top left; its text's end behind it.
    std::uint64_t byteAt(QPointF point, const TextStyle& style) const;
    /// The byte of the character whose area holds a point; nothing beside the text.
    std::optional<std::uint64_t> characterAt(QPointF point, const TextStyle& style) const;
    /// Where the character of `byte` begins, from the row's left.
    double xOf(std::uint64_t byte) const;

    /// The areas of the characters that have some of these bytes, as high as their lines; from the
    /// row's top left. Text of both directions has several on a line.
    std::vector<QRectF> areasOf(ByteRange bytes, const TextStyle& style) const;

    /// Paints with the top left at `at`; Lines outside of `visible` are left
    /// out.
    void paint(QPainter& painter, QPointF at, const TextStyle& style, const Highlights& highlights,
               const QRectF& visible) const;

private:
    struct Box {
        int unit = 0;
        int units = 1;
        QStringList labels; ///< one a byte, or the short name of what cannot be seen
        bool malformed = true;
        double width = 0; ///< of each label's box
    };
    /// What is marked without a box.
    struct Sign {
        int unit = 0;
        char32_t character = 0;
    };
    QString textWithPlaceholders() const;
    void findBoxes(const TextStyle& style);
    QList<QTextLayout::FormatRange> placeholderFormats(const TextStyle& style, int units) const;
    static QList<QTextLayout::FormatRange> arabicFormats(const QString& text,
                                                         const TextStyle& style);
    static QList<QTextLayout::FormatRange> wideFormats(const QString& text, const TextStyle& style);
    void layOut(const TextStyle& style, const LayoutSpace& space);
    void placeLines(const TextStyle& style, const LayoutSpace& space, double lineWidth);
    void paintBoxes(QPainter& painter, QPointF at, const TextStyle& style, ByteRange selected,
                    const QRectF& visible) const;
    void paintSigns(QPainter& painter, QPointF at, const TextStyle& style) const;
    void highlight(QPainter& painter, QPointF at, const TextStyle& style,
                   const std::vector<ByteRange>& ranges, const QColor& fill,
                   const QPen& line) const;
    int unitAt(std::uint64_t byte) const;

    Row m_row;
    std::vector<Box> m_boxes;
    std::u32string m_missing;
    std::vector<Sign> m_signs;
    std::unique_ptr<QTextLayout> m_layout;
    double m_naturalWidth = 0;
    bool m_rightToLeft = false; ///< the direction of the paragraph, by its first letter
};

} // namespace charsleuth::viewer
