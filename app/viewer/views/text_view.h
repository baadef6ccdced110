#pragma once

/// Shows the text of a file of any size; only what is visible is decoded and laid out.
///
/// A place in the file is a byte: the top of the view, the caret and the selection stay where they
/// are when the encoding, the width or the font changes. Keys move the caret, and the view with it;
/// the wheel and the scroll bar move the view alone.

#include "app/viewer/views/row_layout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <optional>

namespace charsleuth::viewer {

class TextView : public QAbstractScrollArea {
    Q_OBJECT

public:
    static constexpr double normalPointSize = 11;

    explicit TextView(QWidget* parent = nullptr);

    /// Another reading of the same document, or more of its index: the same byte stays on top.
    void setText(FileText text, std::string language);
    /// Another document, or none: begins at the top.
    void reset();

    void setTheme(const Theme& theme);
    void setWrap(bool wrap);
    void setPointSize(double size);
    double pointSize() const { return m_pointSize; }

    /// Makes a byte visible, a third from the top if it wasn't, and puts the caret there.
    void goTo(std::uint64_t byte);
    /// Puts it on the first line.
    void scrollTo(std::uint64_t byte);
    void scrollLines(int lines);
    void select(ByteRange range);
    ByteRange selection() const;

    std::uint64_t top() const { return m_top; }
    std::uint64_t caret() const { return m_caret; }
    std::optional<std::uint64_t> caretLine() const; ///< from 0
    /// At most 16 Mi characters; U+FFFD for a malformed sequence.
    QString selectedText() const;
    /// The lines on the screen, malformed bytes as ⟦E9⟧.
    QStringList visibleLines() const;

    /// What is on the screen; empty without a document.
    ByteRange visibleBytes() const;
    /// Bytes whose characters are marked, besides the selection; see Highlights.
    void setTinted(std::vector<ByteRange> ranges);
    void setHits(std::vector<ByteRange> ranges);
    void setDeclared(std::vector<ByteRange> ranges);
    const Highlights& marked() const { return m_marked; }

signals:
    void scrolled(); ///< other bytes are on the screen
    void caretMoved();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    struct Placed {
        RowLayout layout;
        double y = 0; ///< of its first line, from the viewport's top; may be negative
    };

    LayoutSpace space() const;
    int linesPerPage() const;
    double gutterWidth() const;
    double textLeft() const;
    std::uint64_t movedBy(std::uint64_t top, int lines) const;
    std::uint64_t lastTop() const;
    void relayout();
    void reveal(std::uint64_t byte);
    void revealColumn(std::uint64_t byte);
    bool isOnScreen(std::uint64_t byte) const;
    RowLayout layoutOf(std::uint64_t byte) const;
    void setTop(std::uint64_t byte);
    void placePage();
    void updateScrollBars();
    void restyle();
    std::uint64_t byteAt(QPointF point) const;
    void moveCaret(std::uint64_t byte, bool extend);
    void stepTo(std::uint64_t byte, bool extend);
    void stepLines(int lines, bool extend);
    void stepPages(int pages, bool extend);
    std::uint64_t placeBeside(std::uint64_t byte, int direction) const;
    std::uint64_t lastPlace() const;
    void paintGutter(QPainter& painter, const Placed& placed) const;
    void mark(std::vector<ByteRange>& marked, std::vector<ByteRange> ranges);
    void verticalAction(int action);

    FileText m_text;
    std::string m_language;
    TextStyle m_style;
    double m_pointSize = normalPointSize;
    bool m_wrap = true;
    Highlights m_marked; ///< `selected` is not kept here
    std::vector<Placed> m_page;
    std::uint64_t m_top = 0;
    std::uint64_t m_lastTop = 0;
    std::uint64_t m_caret = 0;
    std::uint64_t m_selectionAnchor = 0;
    std::optional<double> m_stepX;    ///< where the caret wants to be while it moves by lines
    bool m_holdCaret = false;         ///< it was asked for: keep it visible until the user scrolls
    std::uint64_t m_bytesPerStep = 1; ///< of the scroll bar, which counts in int
    double m_wheelRest = 0;
    bool m_ownScrolling = false;
    QBasicTimer m_dragTimer;
};

} // namespace charsleuth::viewer
