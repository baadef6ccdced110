#pragma once

/// Shows the text of a file of any size; only what is visible is decoded and laid out.
///
/// A place in the file is a byte: the top of the view, the caret and the selection stay where they
/// are when the encoding, the width or the font changes. Keys move the caret, and the view with it;
/// the wheel and the scroll bar move the view alone.

#include "app/viewer/document/places.h"
#include "app/viewer/models/screen_text.h"
#include "app/viewer/views/row_layout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace charsleuth::viewer {

/// A part of the document, from where the one before it ends.
struct PartMark {
    std::uint64_t end = 0; ///< offset of the byte behind it
    QString name;          ///< of its encoding

    friend bool operator==(const PartMark&, const PartMark&) = default;
};

class TextView : public QAbstractScrollArea {
    Q_OBJECT

public:
    static constexpr double normalPointSize = 11;
    static constexpr double leastPointSize = 6;
    static constexpr double mostPointSize = 48;

    explicit TextView(QWidget* parent = nullptr);

    /// Another reading of the same document, or more of its index: the same byte stays on top.
    void setText(FileText text, std::string language);
    /// Another document, or none: begins at the top.
    void reset();

    void setTheme(const Theme& theme);
    void setWrap(bool wrap);
    /// Marks white space and line ends, too.
    void setInvisibles(bool shown);
    void setPointSize(double size);
    /// Empty: the system's.
    void setFontFamily(const QString& family);
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
    /// At most 16 Mi characters.
    /// About the first mostCopied UTF-16 units of the selection.
    static constexpr std::size_t mostCopied = 16 << 20;
    QString selectedText(DamageAs damage = DamageAs::Replacement) const;
    /// The lines on the screen, malformed bytes as ⟦E9⟧.
    QStringList visibleLines() const;

    /// What is on the screen; empty without a document.
    ByteRange visibleBytes() const;
    /// Whether that is all there is.
    bool showsAll() const { return m_lastTop == 0; }
    /// Middle of the line that shows `byte`, from the viewport's top; nothing off the screen.
    std::optional<double> yOf(std::uint64_t byte) const;

    /// Characters on the screen that no font has.
    std::u32string missingCharacters() const;

    /// What is said of the character at a byte, as rich text; empty for nothing.
    using Teller = std::function<QString(const FileText& text, std::uint64_t byte)>;
    void setTeller(Teller teller) { m_teller = std::move(teller); }
    /// Says it of the character at the caret, beside it.
    void tellOfCaret();

    /// What is on the screen, for screen readers.
    ScreenText screenText() const;
    /// Area of the character of a byte in the viewport; nothing off the screen.
    std::optional<QRectF> rectOf(std::uint64_t byte) const;
    /// The byte of the character at a point of the viewport; nothing beside the text.
    std::optional<std::uint64_t> characterAt(QPointF point) const;

    /// Shows only rows that have bytes in one of these; null, or none at all: every row.
    void setOnly(std::shared_ptr<const Places> only);

    /// Where each row of the page begins, and how far down if there were no gaps.
    struct RowPlace {
        std::uint64_t byte = 0;
        double y = 0; ///< pixels
    };
    std::vector<RowPlace> naturalRows() const;
    /// Room above the rows that begin at these bytes, so that views side by side stay in step.
    void setGaps(std::map<std::uint64_t, double> gaps);
    /// The last place that can be on top: where others side by side have less on their last page.
    std::uint64_t ownLastTop() const { return m_ownLastTop; }
    void setLastTopAtLeast(std::uint64_t byte);
    /// Bytes whose characters are marked, besides the selection; see Highlights.
    void setTinted(std::vector<ByteRange> ranges);
    void setHits(std::vector<ByteRange> ranges);
    void setDeclared(std::vector<ByteRange> ranges);
    void setGarbled(std::vector<ByteRange> ranges);
    /// The parts that are in encodings of their own, up to the end; none: all is in one. A band at
    /// the left has their names, a line is drawn above each but the first.
    void setParts(std::vector<PartMark> parts);
    const std::vector<PartMark>& parts() const { return m_parts; }
    const Highlights& marked() const { return m_marked; }

signals:
    void zoomWanted(double pointSize); ///< by the wheel
    void scrolled();                   ///< other bytes are on the screen
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
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    static constexpr double margin = 12; ///< pixels, as all lengths here
    static constexpr double topMargin = 8;
    static constexpr double gutterScale = 0.9; ///< line numbers are a little smaller than the text
    static constexpr double bandScale = 0.8;   ///< so are the names of parts
    static constexpr double bandPadding = 6;

    struct Placed {
        std::shared_ptr<const RowLayout> layout;
        double y = 0; ///< of its first line, from the viewport's top; may be negative
    };

    Rows rowsAt(std::uint64_t byte, std::size_t before, std::size_t after) const;
    Row rowOf(std::uint64_t byte) const;
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
    std::shared_ptr<const RowLayout> laidOut(const Row& row) const;
    void setTop(std::uint64_t byte);
    void placePage();
    void updateScrollBars();
    void restyle();
    std::uint64_t byteAt(QPointF point) const;
    void tellScreenReaders();
    std::optional<QRectF> caretRect() const;
    void moveCaret(std::uint64_t byte, bool extend);
    void stepTo(std::uint64_t byte, bool extend);
    void stepLines(int lines, bool extend);
    void stepPages(int pages, bool extend);
    std::uint64_t placeBeside(std::uint64_t byte, int direction) const;
    std::uint64_t lastPlace() const;
    void paintSeams(QPainter& painter, const Placed& placed) const;
    void paintBand(QPainter& painter) const;
    QFont bandFont() const;
    double bandWidth() const;
    void paintGutter(QPainter& painter, const Placed& placed) const;
    void mark(std::vector<ByteRange>& marked, std::vector<ByteRange> ranges);
    void verticalAction(int action);

    FileText m_text;
    std::string m_language;
    TextStyle m_style;
    double m_pointSize = normalPointSize;
    QString m_family;
    bool m_wrap = true;
    bool m_invisibles = false;
    std::vector<PartMark> m_parts;
    Highlights m_marked; ///< `selected` is not kept here
    std::vector<Placed> m_page;
    std::uint64_t m_top = 0;
    std::uint64_t m_lastTop = 0;
    std::uint64_t m_ownLastTop = 0;     ///< without regard to others
    std::uint64_t m_lastTopAtLeast = 0; ///< what others need
    std::shared_ptr<const Places> m_only;
    std::map<std::uint64_t, double> m_gaps; ///< pixels above the row that begins there
    std::uint64_t m_caret = 0;
    std::uint64_t m_selectionAnchor = 0;
    std::optional<double> m_stepX;    ///< where the caret wants to be while it moves by lines
    bool m_holdCaret = false;         ///< it was asked for: keep it visible until the user scrolls
    std::uint64_t m_bytesPerStep = 1; ///< of the scroll bar, which counts in int
    double m_wheelRest = 0;
    bool m_ownScrolling = false;
    QBasicTimer m_dragTimer;
    Teller m_teller;
    ScreenText m_told; ///< to screen readers
};

} // namespace charsleuth::viewer
