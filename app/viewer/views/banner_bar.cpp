#include "app/viewer/views/banner_bar.h"

#include "app/viewer/words/wording.h"
#include "app/viewer/views/icons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
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

/// One of two readings: a click shows the text so.
class ReadingButton : public QPushButton {
public:
    ReadingButton(const ReadingOffer& reading, const Theme& theme, QWidget* parent)
        : QPushButton(reading.title, parent), m_line(reading.line), m_theme(theme) {
        setCheckable(true);
        setChecked(reading.shown);
        setCursor(Qt::PointingHandCursor);
        setMinimumHeight(52);
        setMinimumWidth(1); // its words are cut where there is no room
        setAccessibleDescription(reading.line);
    }

protected:
    void nextCheckState() override {} // what is shown says it

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool marked = isChecked() || underMouse() || hasFocus();
        painter.setPen(QPen(marked ? m_theme.accent : m_theme.hairline, isChecked() ? 2 : 1));
        painter.setBrush(m_theme.base);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
        if (hasFocus()) { // the one that is shown has an accent already
            painter.setPen(QPen(m_theme.accent, 1, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 4, 4);
        }
        const QRect area = rect().adjusted(12, 6, -12, -6);
        painter.setPen(isChecked() ? m_theme.accent : m_theme.quiet);
        const QString title = isChecked() ? BannerBar::tr("%1 · shown").arg(text()) : text();
        painter.drawText(area, Qt::AlignTop,
                         fontMetrics().elidedText(title, Qt::ElideRight, area.width()));
        painter.setPen(m_theme.text);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto); // the file's, not the window's
        painter.drawText(area, Qt::AlignBottom,
                         fontMetrics().elidedText(m_line, Qt::ElideRight, area.width()));
    }

private:
    QString m_line;
    Theme m_theme;
};

/// The words of a notice between its icon and what closes it, and its buttons: beside the words, or
/// in a narrow window below all that, in as many rows as they need there.
class NoticeLine : public QWidget {
    static constexpr int leastWords = 280; // pixels

public:
    explicit NoticeLine(QWidget* parent)
        : QWidget(parent), m_first(new QHBoxLayout), m_beside(new QVBoxLayout),
          m_below(new QVBoxLayout) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addLayout(m_first);
        column->addLayout(m_below);
        m_first->setSpacing(8);
        for (QVBoxLayout* rows : {m_beside, m_below})
            rows->setSpacing(0);
        setMinimumWidth(1); // else it would take the room of a list beside the text
    }
    void say(QWidget* icon, const QString& words, const QWidgetList& buttons,
             const QWidgetList& last) {
        auto* text = new QLabel(words, this);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        m_first->addWidget(icon);
        m_first->addWidget(text, 1);
        m_first->addLayout(m_beside);
        m_leastWidth = leastWords + icon->sizeHint().width() + 2 * m_first->spacing();
        for (QWidget* widget : last) {
            m_first->addWidget(widget);
            m_leastWidth += widget->sizeHint().width() + m_first->spacing();
        }
        for (QWidget* button : buttons)
            m_leastWidth += button->sizeHint().width();
        m_buttons = buttons;
        place();
    }

protected:
    void resizeEvent(QResizeEvent*) override { place(); }

private:
    void place() {
        for (QVBoxLayout* rows : {m_beside, m_below})
            while (QLayoutItem* row = rows->takeAt(0))
                delete row; // its buttons are this widget's
        const bool isBelow = width() < m_leastWidth;
        QVBoxLayout* rows = isBelow ? m_below : m_beside;
        QHBoxLayout* row = nullptr;
        for (QWidget* button : m_buttons) {
            const int spacing = row != nullptr ? row->spacing() : 0;
            if (row == nullptr ||
                (isBelow &&
                 row->sizeHint().width() + spacing + button->sizeHint().width() > width())) {
                row = new QHBoxLayout;
                rows->addLayout(row);
                rows->setAlignment(row, Qt::AlignLeading);
            }
            row->addWidget(button);
        }
    }

    QHBoxLayout* m_first;
    QVBoxLayout* m_beside;
    QVBoxLayout* m_below;
    QWidgetList m_buttons;
    int m_leastWidth = 0; ///< in which the buttons stand beside the words, pixels
};

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
    m_expanded = false;
    rebuild();
}

QWidget* BannerBar::firstButton() const {
    return m_lines->count() > 0
               ? m_lines->itemAt(0)->widget()->findChildren<QAbstractButton*>().front()
               : nullptr;
}

bool BannerBar::closeFocused() {
    for (int i = 0; i < m_lines->count(); ++i)
        if (QWidget* line = m_lines->itemAt(i)->widget();
            line->isAncestorOf(QApplication::focusWidget())) {
            line->findChild<QToolButton*>(QStringLiteral("close-notice"))->click();
            return true;
        }
    return false;
}

void BannerBar::rebuild() {
    const bool focused = isAncestorOf(QApplication::focusWidget());
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    std::vector<const Banner*> open;
    for (const Banner& banner : m_banners)
        if (!m_closed.contains(banner.kind))
            open.push_back(&banner);
    for (std::size_t i = 0; i < open.size() && (i == 0 || m_expanded); ++i)
        m_lines->addWidget(lineFor(*open[i], i == 0 ? open.size() - 1 : 0));
    setVisible(m_lines->count() > 0);
    if (focused && m_lines->count() > 0) // not on to what a key was not meant for
        firstButton()->setFocus();
}

/// `others`: how many notices there are behind it.
QWidget* BannerBar::lineFor(const Banner& banner, std::size_t others) {
    auto* line = new QWidget(this);
    QPalette colors = line->palette();
    colors.setColor(QPalette::Window, m_theme.notice);
    line->setPalette(colors);
    line->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(line);
    column->setContentsMargins(12, 4, 8, 4);
    column->setSpacing(4);
    column->addWidget(noticeFor(banner, others));
    if (!banner.readings.empty())
        column->addWidget(readingsFor(banner));
    return line;
}

QWidget* BannerBar::noticeFor(const Banner& banner, std::size_t others) {
    auto* line = new NoticeLine(this);
    QWidgetList last;
    auto* icon = new QLabel(line);
    icon->setPixmap(drawnIcon(symbolOf(banner.kind), m_theme.text).pixmap(16, 16));
    const QWidgetList buttons = buttonsOf(banner, line); // first in the order of Tab
    if (others > 0) {
        QWidget* more =
            button(m_expanded ? tr("Show one notice") : tr("%1 more").arg(numberText(others)), line,
                   [this] {
                       m_expanded = !m_expanded;
                       rebuild();
                   });
        more->setObjectName(QStringLiteral("more-notices"));
        more->setAccessibleName(m_expanded ? tr("Show one notice")
                                           : tr("Show %1 more notices").arg(numberText(others)));
        last += more;
    }
    auto* close = new QToolButton(line);
    close->setIcon(drawnIcon(Symbol::Close, m_theme.quiet));
    close->setObjectName(QStringLiteral("close-notice"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this notice"));
    close->setAccessibleName(tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, [this, kind = banner.kind] { this->close(kind); });
    last += close;
    line->say(icon, banner.text, buttons, last);
    return line;
}

QString BannerBar::textOf(Deed deed, const Banner& banner) {
    switch (deed) {
    case Deed::FirstMalformed:
        return tr("First");
    case Deed::NextMalformed:
        return tr("Next");
    case Deed::OtherEncodings:
        return tr("Other encodings fit better");
    case Deed::ShowBytes:
        return tr("Show bytes");
    case Deed::ListMembers:
        return tr("List the files in it");
    case Deed::Follow:
        return tr("Follow");
    case Deed::Reload:
        return tr("Reload");
    case Deed::Keep:
        return tr("Keep");
    case Deed::ShowOffer:
        return banner.kind == BannerKind::Binary
                   ? tr("Show as text anyway")
                   : tr("Show as %1").arg(encodingName(*banner.offer));
    case Deed::ShowMeant:
        return tr("Show what was meant");
    case Deed::RepairOthers:
        return tr("Repair the others");
    case Deed::ListMojibake:
        return tr("List");
    case Deed::SaveMeant:
        return tr("Save what was meant …");
    case Deed::ShowParts:
        return tr("Show part by part");
    case Deed::SaveParts:
        return tr("Save as UTF-8 …");
    case Deed::ReadBodies:
        return tr("Read it decoded");
    case Deed::ReadSelected:
        return tr("Read them like this one");
    case Deed::Undo:
        return tr("Undo");
    case Deed::Forget:
        return tr("Forget");
    case Deed::Why:
        return tr("Why");
    }
    return {};
}

QWidgetList BannerBar::buttonsOf(const Banner& banner, QWidget* line) {
    std::set<Deed> deeds = banner.deeds;
    if (!banner.offer) {
        deeds.erase(Deed::RepairOthers);
    } else { // what was found is shown: the way back
        deeds.insert(Deed::ShowOffer);
        deeds.erase(Deed::ShowMeant);
        deeds.erase(Deed::ShowParts);
    }
    QWidgetList made;
    for (const Deed deed : deeds)
        made += button(textOf(deed, banner), line, [this, deed, offer = banner.offer] {
            if (deed == Deed::ShowOffer)
                emit showAs(*offer);
            else if (deed == Deed::Keep)
                close(BannerKind::Changed);
            else
                emit wanted(deed);
        });
    return made;
}

QWidget* BannerBar::readingsFor(const Banner& banner) {
    auto* both = new QWidget(this);
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins(24, 0, 0, 4);
    layout->setSpacing(8);
    for (const ReadingOffer& reading : banner.readings) {
        auto* made = new ReadingButton(reading, m_theme, both);
        connect(made, &QPushButton::clicked, this,
                [this, encoding = reading.encoding] { emit showAs(encoding); });
        layout->addWidget(made, 1);
    }
    return both;
}

void BannerBar::close(BannerKind kind) {
    if (kind != BannerKind::Changed) // the session knows whether the file changes once more
        m_closed.insert(kind);
    rebuild();
    emit closed(kind);
}

} // namespace charsleuth::viewer
