#include "app/viewer/views/preferences_dialog.h"

#include "app/viewer/session/choice_store.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/session/facts.h"
#include "app/viewer/words/wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr int kPreferencesWidth = 440;

} // namespace

PreferencesDialog::PreferencesDialog(ChoiceStore* memory, QWidget* parent)
    : QDialog(parent), m_memory(memory),
      m_remember(new QCheckBox(tr("&Remember which encoding I chose for a file"), this)),
      m_kept(new QLabel(this)), m_clear(new QPushButton(tr("&Forget them"), this)),
      m_reopen(new QCheckBox(tr("&Open the files of the last time again"), this)),
      m_languages(new QListWidget(this)) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    setMinimumWidth(kPreferencesWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    m_remember->setObjectName(QStringLiteral("remember"));
    m_clear->setObjectName(QStringLiteral("forget"));
    m_reopen->setObjectName(QStringLiteral("reopen"));
    m_languages->setObjectName(QStringLiteral("languages"));
    column->addWidget(m_remember);
    auto* kept = new QHBoxLayout;
    kept->setContentsMargins(24, 0, 0, 0);
    m_kept->setWordWrap(true);
    kept->addWidget(m_kept, 1);
    kept->addWidget(m_clear);
    column->addLayout(kept);
    column->addWidget(m_reopen);
    auto* label = new QLabel(tr("My files are &mostly in (a weak hint for every file):"), this);
    label->setBuddy(m_languages);
    column->addWidget(label);
    column->addWidget(m_languages, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_memory->clear();
        refreshMemory();
    });
    const Preferences now = preferences();
    m_remember->setChecked(now.rememberChoices);
    m_reopen->setChecked(now.reopenFiles);
    fillLanguages();
    refreshMemory();
}

void PreferencesDialog::fillLanguages() {
    const std::vector<std::string> preferred = preferences().languages;
    for (const Choice& choice : languageChoices(preferred)) {
        auto* item = new QListWidgetItem(choice.name, m_languages);
        item->setData(Qt::UserRole, choice.value);
        const bool chosen =
            std::ranges::find(preferred, choice.value.toStdString()) != preferred.end();
        item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    m_languages->setCurrentRow(0);
}

void PreferencesDialog::refreshMemory() {
    const int count = m_memory == nullptr ? 0 : m_memory->count();
    if (m_memory != nullptr && !m_memory->trouble().isEmpty())
        m_kept->setText(tr("Nothing can be remembered: %1").arg(m_memory->trouble()));
    else
        m_kept->setText(count == 0   ? tr("No file is remembered.")
                        : count == 1 ? tr("1 file is remembered.")
                                     : tr("%1 files are remembered.")
                                           .arg(numberText(static_cast<std::uint64_t>(count))));
    m_clear->setEnabled(count > 0);
}

void PreferencesDialog::accept() {
    Preferences wanted{.rememberChoices = m_remember->isChecked(),
                       .reopenFiles = m_reopen->isChecked()};
    for (int row = 0; row < m_languages->count(); ++row)
        if (const QListWidgetItem* item = m_languages->item(row); item->checkState() == Qt::Checked)
            wanted.languages.push_back(item->data(Qt::UserRole).toString().toStdString());
    setPreferences(wanted);
    QDialog::accept();
}

} // namespace charsleuth::viewer
