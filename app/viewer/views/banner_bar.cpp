#include "app/viewer/views/banner_bar.h"

#include "app/viewer/models/wording.h"
#include "app/viewer/views/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace charsleuth::viewer {

namespace {

Symbol symbolOf(BannerKind kind) {
    switch (kind) {
    case BannerKind::Damage:
        return Symbol::Damage;
    case BannerKind::Conflict:
    case BannerKind::Failed:
        return Symbol::Warning;
    default:
        return Symbol::Info;
    }
}

QWidget* button(const QString& text, QWidget* parent, std::function<void()> action) {
    auto* made = new QPushButton(text, parent);
    made->setFlat(true);
    QFont font = made->font();
    font.setWeight(QFont::DemiBold);
    made->setFont(font);
    made->setCursor(Qt::PointingHandCursor);
    QObject::connect(made, &QPushButton::clicked, parent, std::move(action));
    return made;
}

} // namespace

BannerBar::BannerBar(QWidget* parent) : QWidget(parent), m_lines(new QVBoxLayout(this)) {
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(0);
}

void BannerBar::setTheme(const Theme& theme) {
    m_theme = theme;
    rebuild();
}

void BannerBar::setBanners(std::vector<Banner> banners) {
    if (banners == m_banners)
        return;
    m_banners = std::move(banners);
    rebuild();
}

void BannerBar::forget() {
    m_closed.clear();
    rebuild();
}

void BannerBar::rebuild() {
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Banner& banner : m_banners)
        if (!m_closed.contains(banner.kind))
            m_lines->addWidget(lineFor(banner));
    setVisible(m_lines->count() > 0);
}

QWidget* BannerBar::lineFor(const Banner& banner) {
    auto* line = new QWidget(this);
    QPalette colors = line->palette();
    colors.setColor(QPalette::Window, m_theme.notice);
    line->setPalette(colors);
    line->setAutoFillBackground(true);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->setSpacing(8);

    auto* icon = new QLabel(line);
    icon->setPixmap(drawnIcon(symbolOf(banner.kind), m_theme.text).pixmap(16, 16));
    layout->addWidget(icon);
    auto* text = new QLabel(banner.text, line);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    layout->addWidget(text, 1);

    if (banner.kind == BannerKind::Damage) {
        layout->addWidget(button(tr("First"), line, [this] { emit firstMalformedWanted(); }));
        layout->addWidget(button(tr("Next"), line, [this] { emit nextMalformedWanted(); }));
    }
    if (banner.kind == BannerKind::Binary) {
        layout->addWidget(button(tr("Show bytes"), line, [this] { emit bytesWanted(); }));
    }
    if (banner.kind == BannerKind::Changed)
        layout->addWidget(button(tr("Reload"), line, [this] { emit reloadWanted(); }));
    if (banner.offer)
        layout->addWidget(button(banner.kind == BannerKind::Binary
                                     ? tr("Show as text anyway")
                                     : tr("Show as %1").arg(encodingName(*banner.offer)),
                                 line, [this, offer = *banner.offer] { emit showAs(offer); }));
    if (banner.kind == BannerKind::Conflict)
        layout->addWidget(button(tr("Why"), line, [this] { emit whyWanted(); }));

    auto* close = new QToolButton(line);
    close->setIcon(drawnIcon(Symbol::Close, m_theme.quiet));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this notice"));
    close->setAccessibleName(tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, [this, kind = banner.kind] {
        m_closed.insert(kind);
        rebuild();
        emit closed(kind);
    });
    layout->addWidget(close);
    return line;
}

} // namespace charsleuth::viewer
