#include "app/viewer/views/empty_page.h"

#include "app/viewer/views/icons.h"
#include "app/viewer/views/offer_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int contentWidth = 440;
constexpr double dropMargin = 24;

} // namespace

EmptyPage::EmptyPage(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setAlignment(Qt::AlignCenter);
}

void EmptyPage::setTheme(const Theme& theme) {
    m_theme = theme;
    rebuild();
}

void EmptyPage::setOffers(std::vector<Offer> recent, std::vector<Offer> samples) {
    m_recent = std::move(recent);
    m_samples = std::move(samples);
    rebuild();
}

void EmptyPage::rebuild() {
    delete m_content;
    m_content = new QWidget(this);
    m_content->setFixedWidth(contentWidth);
    auto* column = new QVBoxLayout(m_content);
    column->setSpacing(4);
    auto* icon = new QLabel(m_content);
    icon->setPixmap(drawnIcon(Symbol::Application, m_theme.accent).pixmap(56, 56));
    icon->setAlignment(Qt::AlignCenter);
    column->addWidget(icon);
    column->addSpacing(8);
    auto* title = new QLabel(tr("Drop a file here to see what it says"), m_content);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    title->setFont(large);
    title->setAlignment(Qt::AlignCenter);
    column->addWidget(title);
    column->addSpacing(12);
    column->addLayout(makeButtons());
    addGroup(tr("Recent files"), m_recent);
    addGroup(tr("Or try a sample"), m_samples);
    m_layout->addWidget(m_content);
    update();
}

QLayout* EmptyPage::makeButtons() {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch(1);
    const auto add = [&](const QString& text, void (EmptyPage::*wanted)()) {
        auto* button = new QPushButton(text, m_content);
        button->setMinimumSize(144, 32);
        connect(button, &QPushButton::clicked, this, wanted);
        row->addWidget(button);
    };
    add(tr("Open a file …"), &EmptyPage::openWanted);
    add(tr("Open a folder …"), &EmptyPage::folderWanted);
    row->addStretch(1);
    return row;
}

void EmptyPage::addGroup(const QString& title, const std::vector<Offer>& offers) {
    if (offers.empty())
        return;
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    column->addSpacing(24);
    auto* head = new QLabel(title, m_content);
    QPalette colors = head->palette();
    colors.setColor(QPalette::WindowText, m_theme.quiet);
    head->setPalette(colors);
    head->setContentsMargins(12, 0, 0, 0);
    column->addWidget(head);
    for (const Offer& offer : offers) {
        auto* line = new OfferLine(offer.title, offer.remark, m_theme, m_content);
        connect(line, &QPushButton::clicked, this,
                [this, path = offer.path] { emit chosen(path); });
        column->addWidget(line);
    }
}

void EmptyPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.base);
    QPen pen(m_theme.hairline, 2, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({4, 5});
    painter.setPen(pen);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(dropMargin, dropMargin, -dropMargin, -dropMargin), 16, 16);
}

} // namespace charsleuth::viewer
