#include "app/viewer/window/printing.h"

#include "app/viewer/words/wording.h"
#include "app/viewer/views/row_layout.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr double printedPointSize = 9;
constexpr double unitsPerInch = 96; // the layout's pixels
constexpr std::size_t rowsAtOnce = 64;
constexpr int digits = 7; // of line numbers

class Printing {
public:
    Printing(QPagedPaintDevice& device, const PrintedText& printed)
        : m_device(device), m_printed(printed), m_painter(&device),
          m_style(textStyle(themeOf(Scheme::Light), printedPointSize, printed.language,
                            printed.family)) {
        const QRectF inches = device.pageLayout().paintRect(QPageLayout::Inch);
        m_page = QSizeF(inches.width() * unitsPerInch, inches.height() * unitsPerInch);
        const double scale = device.logicalDpiX() / unitsPerInch;
        m_painter.scale(scale, scale);
        m_left = m_style.cell * (digits + 1);
    }

    PrintEnd run(const std::function<bool(double)>& goOn) {
        beginPage();
        const ByteRange all = m_printed.bytes;
        std::uint64_t at = all.begin;
        while (at < all.end) {
            const Rows rows = m_printed.text.rowsAt(at, 0, rowsAtOnce);
            for (std::size_t i = rows.anchor; i < rows.rows.size() && at < all.end; ++i) {
                const auto pages = m_pageNumber;
                if (!print(rows.rows[i]))
                    return PrintEnd::TooLong;
                at = std::max(at + 1, rows.rows[i].bytes.end);
                const double done = static_cast<double>(at - all.begin) /
                                    static_cast<double>(std::max<std::uint64_t>(all.size(), 1));
                if (m_pageNumber != pages && !goOn(std::min(done, 1.0)))
                    return PrintEnd::Stopped;
            }
            if (rows.rows.back().bytes.end <= at && rows.anchor + 1 == rows.rows.size() &&
                rows.rows.back().bytes.empty())
                break;
        }
        return PrintEnd::Complete;
    }

private:
    void beginPage() {
        ++m_pageNumber;
        m_painter.setPen(m_style.theme.quiet);
        m_painter.setFont(m_style.small);
        const QRectF head(0, 0, m_page.width(), m_style.lineHeight);
        m_painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, m_printed.head);
        m_painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter,
                           numberText(static_cast<std::uint64_t>(m_pageNumber)));
        m_painter.drawLine(QPointF(0, m_style.lineHeight),
                           QPointF(m_page.width(), m_style.lineHeight));
        m_y = 2 * m_style.lineHeight;
    }

    /// False where there are too many pages.
    bool print(const Row& row) {
        const RowLayout layout(row, m_style, {.width = m_page.width() - m_left, .wrap = true});
        const int lines = layout.lineCount();
        for (int line = 0; line < lines;) {
            const int room = static_cast<int>((m_page.height() - m_y) / m_style.lineHeight);
            if (room < 1) {
                if (m_pageNumber == m_printed.mostPages)
                    return false;
                m_device.newPage();
                beginPage();
                continue;
            }
            const int count = std::min(room, lines - line);
            if (line == 0 && row.startsLine && row.line)
                printNumber(*row.line + 1);
            const QRectF area(m_left, m_y, m_page.width() - m_left, count * m_style.lineHeight);
            m_painter.save();
            m_painter.setClipRect(area);
            layout.paint(m_painter, QPointF(m_left, m_y - line * m_style.lineHeight), m_style, {},
                         area);
            m_painter.restore();
            line += count;
            m_y += count * m_style.lineHeight;
        }
        return true;
    }

    void printNumber(std::uint64_t line) {
        m_painter.setPen(m_style.theme.quiet);
        m_painter.setFont(m_style.small);
        m_painter.drawText(QRectF(0, m_y, m_left - 2 * m_style.cell, m_style.lineHeight),
                           Qt::AlignRight | Qt::AlignVCenter, QString::number(line));
    }

    QPagedPaintDevice& m_device;
    const PrintedText& m_printed;
    QPainter m_painter;
    TextStyle m_style;
    QSizeF m_page;
    double m_left = 0;
    double m_y = 0;
    int m_pageNumber = 0;
};

} // namespace

PrintEnd printText(QPagedPaintDevice& device, const PrintedText& printed,
                   const std::function<bool(double)>& goOn) {
    return Printing(device, printed).run(goOn);
}

} // namespace charsleuth::viewer
