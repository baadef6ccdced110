#include "app/viewer/views/preferences_dialog.h"

#include "app/viewer/session/choice_store.h"
#include "app/viewer/session/facts.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/newline_list.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/words/interface_languages.h"
#include "app/viewer/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr int preferencesWidth = 320; // pixels; a screen at 300 % has no more
constexpr int leastLanguages = 120;   // pixels; five rows

} // namespace

PreferencesDialog::PreferencesDialog(ChoiceStore* memory, double pointSize, QWidget* parent)
    : QDialog(parent), m_before(preferences()), m_memory(memory), m_theme(new QComboBox(this)),
      m_font(new QFontComboBox(this)), m_size(new QDoubleSpinBox(this)),
      m_language(new QComboBox(this)),
      m_saveAs(new EncodingField({m_before.saveAs, EncodingId::Utf8, EncodingId::Utf16Le}, this)),
      m_newline(new QComboBox(this)),
      m_remember(new QCheckBox(tr("&Remember which encoding I chose for a file"), this)),
      m_kept(new QLabel(this)), m_clear(new QPushButton(tr("&Forget them"), this)),
      m_reopen(new QCheckBox(tr("&Open the files of the last time again"), this)),
      m_languages(new QListWidget(this)) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    auto* content = new QWidget(this);
    content->setMinimumWidth(preferencesWidth);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(20, 16, 20, 0);
    column->setSpacing(12);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addLooks(form, pointSize);
    addSaving(form);
    column->addLayout(form);
    addMemory(column);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setContentsMargins(20, 0, 20, 0);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 16);
    outer->setSpacing(12);
    outer->addWidget(new FittingArea(content, this), 1);
    outer->addWidget(buttons);
    connect(m_saveAs, &EncodingField::changed, this, [this, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(m_saveAs->encoding().has_value());
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);
    fillLanguages();
    refreshMemory();
    resize(roomFor(sizeHint(), this));
}

void PreferencesDialog::addLooks(QFormLayout* form, double pointSize) {
    m_theme->setObjectName(QStringLiteral("theme"));
    m_theme->addItem(tr("as the desktop"), QString());
    m_theme->addItem(tr("light"), QStringLiteral("light"));
    m_theme->addItem(tr("dark"), QStringLiteral("dark"));
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(qString(m_before.theme))));
    form->addRow(tr("&Theme:"), m_theme);
    m_font->setObjectName(QStringLiteral("font"));
    m_font->setFontFilters(QFontComboBox::MonospacedFonts);
    m_font->setCurrentFont(
        QFont(m_before.fontFamily.empty() ? fixedFamily() : qString(m_before.fontFamily)));
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(TextView::leastPointSize, TextView::mostPointSize);
    m_size->setDecimals(0);
    m_size->setSuffix(tr(" pt"));
    m_size->setValue(pointSize);
    m_size->setAccessibleName(tr("Size of the text"));
    auto* font = new QHBoxLayout;
    font->setSpacing(8);
    font->addWidget(m_font, 1);
    font->addWidget(m_size);
    auto* label = new QLabel(tr("Te&xt in:"), this);
    label->setBuddy(m_font);
    form->addRow(label, font);
    m_language->setObjectName(QStringLiteral("interface-language"));
    m_language->addItem(tr("as the desktop"), QString());
    for (const auto& [tag, name] : interfaceLanguages())
        m_language->addItem(name, tag);
    m_language->setCurrentIndex(
        std::max(0, m_language->findData(qString(m_before.interfaceLanguage))));
    form->addRow(tr("&Language of the program:"), m_language);
}

/// What "Save a converted copy" proposes.
void PreferencesDialog::addSaving(QFormLayout* form) {
    m_saveAs->setObjectName(QStringLiteral("save-as"));
    form->addRow(tr("&Save copies as:"), m_saveAs);
    m_newline->setObjectName(QStringLiteral("save-newline"));
    addNewlines(m_newline);
    m_newline->setCurrentIndex(m_newline->findData(static_cast<int>(m_before.saveNewline)));
    form->addRow(tr("Wit&h line ends:"), m_newline);
}

void PreferencesDialog::addMemory(QVBoxLayout* column) {
    m_remember->setObjectName(QStringLiteral("remember"));
    m_clear->setObjectName(QStringLiteral("forget"));
    m_reopen->setObjectName(QStringLiteral("reopen"));
    m_languages->setObjectName(QStringLiteral("languages"));
    m_remember->setChecked(m_before.rememberChoices);
    m_reopen->setChecked(m_before.reopenFiles);
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
    m_languages->setMinimumHeight(leastLanguages);
    column->addWidget(m_languages, 1);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_memory->clear();
        refreshMemory();
    });
}

double PreferencesDialog::pointSize() const {
    return m_size->value();
}

void PreferencesDialog::fillLanguages() {
    const std::vector<std::string>& preferred = m_before.languages;
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
    const QString family = m_font->currentFont().family();
    Preferences wanted{.rememberChoices = m_remember->isChecked(),
                       .reopenFiles = m_reopen->isChecked(),
                       .theme = m_theme->currentData().toString().toStdString(),
                       .interfaceLanguage = m_language->currentData().toString().toStdString(),
                       .fontFamily = family == fixedFamily() ? std::string() : family.toStdString(),
                       .saveAs = m_saveAs->encoding().value_or(m_before.saveAs),
                       .saveNewline = static_cast<Newline>(m_newline->currentData().toInt())};
    for (int row = 0; row < m_languages->count(); ++row)
        if (const QListWidgetItem* item = m_languages->item(row); item->checkState() == Qt::Checked)
            wanted.languages.push_back(item->data(Qt::UserRole).toString().toStdString());
    setPreferences(wanted);
    QDialog::accept();
}

} // namespace charsleuth::viewer
