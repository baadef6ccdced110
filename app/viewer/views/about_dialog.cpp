#include "app/viewer/views/about_dialog.h"

#include "app/viewer/views/icons.h"
#include "app/viewer/views/theme.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int iconSize = 48;   // pixels
constexpr int textWidth = 300; // pixels

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("about"));
    setWindowTitle(tr("About Charsleuth"));
    auto* icon = new QLabel(this);
    const QColor accent = themeOf(schemeOf(palette())).accent;
    icon->setPixmap(drawnIcon(Symbol::Application, accent).pixmap(iconSize, iconSize));
    auto* name = new QLabel(
        QStringLiteral("Charsleuth %1").arg(QCoreApplication::applicationVersion()), this);
    QFont font = name->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(font.pointSizeF() * 1.3);
    name->setFont(font);
    auto* words = new QLabel(
        tr("Finds out which character encoding a file is in, shows it, repairs it and converts it. "
           "It knows %1 encodings, and says why.")
            .arg(numberText(allEncodings().size())),
        this);
    words->setWordWrap(true);
    words->setMinimumWidth(textWidth);
    auto* text = new QVBoxLayout;
    text->setSpacing(8);
    text->addWidget(name);
    text->addWidget(words);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &AboutDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(16);
    column->addLayout(row);
    column->addWidget(buttons);
}

} // namespace charsleuth::viewer
