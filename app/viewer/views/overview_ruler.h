#pragma once

/// The whole file as a narrow strip beside the text, with a mark for everything worth a look.
///
/// Each kind has its own shape and place as well as its colour: a bar for malformed bytes, a tick
/// at the left for differences, a square at the right for search hits, a diamond for what the file
/// says of itself. Where all of the text is on the screen, marks stand beside their lines.

#include "app/viewer/models/overview.h"
#include "app/viewer/views/theme.h"

#include <QWidget>

namespace charsleuth::viewer {

class TextView;

class OverviewRuler : public QWidget {
    Q_OBJECT

public:
    explicit OverviewRuler(const TextView* view, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `size` of the file in bytes; nothing is shown for 0.
    void setMarks(std::vector<OverviewMark> marks, std::uint64_t size);
    const std::vector<OverviewMark>& marks() const { return m_marks; }
    /// Middle of a mark, from the ruler's top.
    double yOf(const OverviewMark& mark) const;

    QSize sizeHint() const override;

signals:
    void placeWanted(charsleuth::ByteRange place); ///< a mark's first, or an empty range

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::vector<const OverviewMark*> marksNear(double y) const;
    void paintMark(QPainter& painter, const OverviewMark& mark) const;

    const TextView* m_view;
    std::vector<OverviewMark> m_marks;
    std::uint64_t m_size = 0;
    Theme m_theme;
};

} // namespace charsleuth::viewer
