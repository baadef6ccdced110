#include "app/viewer/views/holding_list.h"

#include "app/viewer/words/wording.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostShown = 3; // beside UTF-8

} // namespace

HoldingList::HoldingList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("holding"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    hide();
}

void HoldingList::setEncodings(const std::vector<HoldingEncoding>& encodings, bool damaged) {
    for (QWidget* old : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater(); // it may be the one that was clicked
        m_column->removeWidget(old);
    }
    setVisible(!encodings.empty());
    if (encodings.empty())
        return;
    m_column->addWidget(
        new QLabel(damaged ? tr("All characters are in these, but not the malformed bytes:")
                           : tr("Nothing would be lost in:"),
                   this));
    std::size_t shown = 0;
    for (const HoldingEncoding& each : encodings) {
        if (each.encoding != EncodingId::Utf8 && ++shown > mostShown)
            continue;
        auto* button = new QPushButton(
            tr("%1, %2").arg(encodingLabel(each.encoding), sizeText(each.size)), this);
        button->setFlat(true);
        button->setAutoDefault(false);
        button->setCursor(Qt::PointingHandCursor);
        connect(button, &QPushButton::clicked, this,
                [this, encoding = each.encoding] { emit chosen(encoding); });
        m_column->addWidget(button, 0, Qt::AlignLeft);
    }
}

} // namespace charsleuth::viewer
