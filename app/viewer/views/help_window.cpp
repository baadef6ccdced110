#include "app/viewer/views/help_window.h"

#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

/// The page in the language of the translations in use.
QString helpPage(const QString& language) {
    for (const QString& name : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/help/help.%1.md").arg(name));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

QDialogButtonBox* closeButton(QDialog* dialog) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Help"));
    resize(roomFor({640, 560}, this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(12);
    auto* page = new QTextBrowser(this);
    page->setFrameShape(QFrame::NoFrame);
    page->document()->setDocumentMargin(20);
    page->setAccessibleName(tr("Help"));
    page->setMarkdown(helpPage(interfaceLanguage()));
    column->addWidget(page, 1);
    auto* bottom = closeButton(this);
    bottom->setContentsMargins(12, 0, 12, 0);
    column->addWidget(bottom);
}

QList<QStringList> keyTable(const QList<QAction*>& actions) {
    QList<QStringList> rows;
    for (const QAction* action : actions) {
        const QString text = plainName(action->toolTip());
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys += key.toString(QKeySequence::NativeText);
        if (!text.isEmpty() && !keys.isEmpty())
            rows.append(QStringList{text, keys.join(QStringLiteral(", "))});
    }
    return rows;
}

KeysDialog::KeysDialog(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keys"));
    setWindowTitle(tr("Keys"));
    resize(roomFor({520, 560}, this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Find a key or what it does"));
    filter->setAccessibleName(filter->placeholderText());
    column->addWidget(filter);
    const QList<QStringList> rows = keyTable(actions);
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2, this);
    table->setAccessibleName(tr("Keys"));
    table->setHorizontalHeaderLabels({tr("What it does"), tr("Keys")});
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    showAsRows(*table);
    for (int row = 0; row < rows.size(); ++row)
        for (int i = 0; i < 2; ++i)
            table->setItem(row, i, new QTableWidgetItem(rows[row][i]));
    column->addWidget(table, 1);
    column->addWidget(closeButton(this));
    connect(filter, &QLineEdit::textChanged, this, [table, rows](const QString& words) {
        for (int row = 0; row < rows.size(); ++row)
            table->setRowHidden(
                row, !rows[row].join(QLatin1Char(' ')).contains(words, Qt::CaseInsensitive));
    });
}

} // namespace charsleuth::viewer
