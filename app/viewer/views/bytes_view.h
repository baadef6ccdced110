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
    void byteChosen(std::uint64_t byte);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::uint64_t characterBeside(std::uint64_t byte, int direction) const;
    double cellX(std::size_t column) const;
    int rowsPerPage() const;
    std::uint64_t firstRow() const;
    void updateScrollBar();
    void paintCells(QPainter& painter, const struct ByteRow& row, double y) const;

    FileText m_text;
    TextStyle m_style;
    ByteRange m_selected;
    std::uint64_t m_rowsPerStep = 1; ///< of the scroll bar, which counts in int
};

} // namespace charsleuth::viewer
