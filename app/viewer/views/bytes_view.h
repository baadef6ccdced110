#pragma once

/// The file's bytes with the characters they give, in step with the text.

#include "app/viewer/document/file_text.h"
#include "app/viewer/views/text_style.h"

#include <QAbstractScrollArea>

namespace charsleuth::viewer {

class BytesView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit BytesView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setText(FileText text);
    void reset();
    /// Marks these bytes and makes the first of them visible.
    void setSelection(ByteRange range);
    /// The row of the selection in words, for screen readers.
    QString selectedRow() const;

signals:
    /// By mouse or key; empty: a place without a selection. It is marked already.
    void chosen(charsleuth::ByteRange range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::uint64_t characterBeside(std::uint64_t byte, int direction) const;
    ByteRange characterAt(std::uint64_t byte) const;
    std::optional<std::uint64_t> byteAt(QPointF point) const;
    void choose(std::uint64_t byte, bool extend);
    void mark(ByteRange range, std::uint64_t visible);
    double cellX(std::size_t column) const;
    int rowsPerPage() const;
    std::uint64_t firstRow() const;
    void updateScrollBar();
    void paintCells(QPainter& painter, const struct ByteRow& row, double y) const;
    void paintCharacter(QPainter& painter, const ByteRow& row, std::size_t begin, std::size_t end,
                        double y) const;

    FileText m_text;
    TextStyle m_style;
    ByteRange m_selected;
    std::uint64_t m_anchor = 0;      ///< where a selection began
    std::uint64_t m_head = 0;        ///< where it ends, or the user is
    bool m_choosing = false;         ///< what is set now is what was chosen here
    std::uint64_t m_rowsPerStep = 1; ///< of the scroll bar, which counts in int
};

} // namespace charsleuth::viewer
