#include "app/viewer/views/no_text_page.h"

#include "app/viewer/views/offer_line.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int columnWidth = 400; // pixels
constexpr int iconSize = 36;
constexpr int wayHeight = 24;
constexpr int margin = 12;

} // namespace

NoTextPage::NoTextPage(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("no-text"));
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(0);
    m_layout->addStretch();
    m_layout->addStretch();
    rebuild();
}

void NoTextPage::setTheme(const Theme& theme) {
    m_theme = theme;
    rebuild();
}

void NoTextPage::say(const NoText& content) {
    if (content == m_content)
        return;
    m_content = content;
    rebuild();
}

void NoTextPage::rebuild() {
    delete m_column;
    m_column = new QWidget(this);
    m_column->setMaximumWidth(columnWidth);
    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* icon = new QLabel(m_column);
    icon->setPixmap(drawnIcon(m_content.symbol, m_theme.accent)
                        .pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignCenter);
    column->addWidget(icon);
    constexpr double ofTitle = 1.4; // times the size of the other words
    addLine(m_content.title, m_theme.text, ofTitle);
    addLine(m_content.place, m_theme.quiet);
    addLine(m_content.hint, m_theme.text);
    column->addSpacing(6);
    for (const QString& line : m_content.lines)
        addLine(line, m_theme.quiet);
    for (const NoText::Way& way : m_content.ways) {
        if (!way.heading.isEmpty()) {
            column->addSpacing(2 * margin);
            QLabel* heading = addLine(way.heading, m_theme.quiet);
            heading->setContentsMargins(margin, 0, 0, 0);
            heading->setAlignment(Qt::AlignLeading);
        }
        auto* line = new OfferLine(way.text, way.remark, m_theme, m_column);
        line->setMinimumHeight(wayHeight);
        connect(line, &QPushButton::clicked, this, [this, way] { emit chosen(way); });
        column->addWidget(line);
    }
    m_layout->insertWidget(1, m_column, 1, Qt::AlignVCenter);
    update();
}

/// Null where there are no words.
QLabel* NoTextPage::addLine(const QString& text, const QColor& color, double size) {
    if (text.isEmpty())
        return nullptr;
    auto* label = new QLabel(text, m_column);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    label->setFont(font);
    QPalette colors = label->palette();
    colors.setColor(QPalette::WindowText, color);
    label->setPalette(colors);
    m_column->layout()->addWidget(label);
    return label;
}

void NoTextPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.base);
    if (!m_content.takesDrops)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(m_theme.hairline, 2, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({4, 5});
    painter.setPen(pen);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(2 * margin, 2 * margin, -2 * margin, -2 * margin), 16, 16);
}

} // namespace charsleuth::viewer
