#include "app/viewer/views/hints_dialog.h"

#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/typed_combo.h"
#include "app/viewer/views/unknown_mark.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr int hintsWidth = 360;   // pixels
constexpr int besideTitle = 280;  // pixels; the icon, the name of the program and the buttons
constexpr int hintPatience = 200; // milliseconds

void choose(QComboBox* combo, const QString& value) {
    const int row = combo->findData(value);
    if (row >= 0)
        combo->setCurrentIndex(row);
    else
        combo->setEditText(value);
}

/// The value chosen, or the words typed.
QString valueOf(const QComboBox* combo) {
    const QString words = combo->currentText();
    const int row = combo->findText(words, Qt::MatchFixedString);
    return row >= 0 ? combo->itemData(row).toString() : words;
}

} // namespace

HintsDialog::HintsDialog(const std::vector<std::string>& preferredLanguages, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("hints"));
    setWindowTitle(tr("I know something about this file"));
    auto* content = new QWidget(this);
    const int title = fontMetrics().horizontalAdvance(windowTitle()) + besideTitle;
    setMinimumWidth(roomFor({std::max(hintsWidth, title), 0}, this).width());
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(20, 16, 20, 0);
    column->setSpacing(12);
    auto* lead = new QLabel(tr("Say what you know, and watch the candidates move. It counts as "
                               "evidence and overrules nothing."),
                            this);
    lead->setWordWrap(true);
    column->addWidget(lead);
    m_language =
        makeCombo(QStringLiteral("language"), tr("not known"), languageChoices(preferredLanguages));
    m_platform = makeCombo(QStringLiteral("platform"), tr("not known"), platformChoices());
    m_era = makeCombo(QStringLiteral("era"), tr("not known"), eraChoices());
    m_origin = makeCombo(QStringLiteral("origin"), tr("not known"), countryChoices());
    m_origin->lineEdit()->setPlaceholderText(tr("a country, address, web page or newsgroup"));
    m_siblings = new QCheckBox(tr("It is probably like the folder's &other files"), this);
    m_siblings->setObjectName(QStringLiteral("siblings"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Its &language:"), m_language);
    form->addRow(tr("It was &made on:"), m_platform);
    form->addRow(tr("&When:"), m_era);
    form->addRow(tr("It comes &from:"), m_origin);
    form->addRow(m_siblings);
    column->addLayout(form);
    m_complaint = new QLabel(this);
    m_complaint->setObjectName(QStringLiteral("verdict"));
    m_complaint->setProperty("failed", true);
    m_complaint->setWordWrap(true);
    m_complaint->setTextFormat(Qt::PlainText);
    m_complaint->hide();
    column->addWidget(m_complaint);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* nothing = buttons->addButton(tr("I know &nothing"), QDialogButtonBox::ResetRole);
    buttons->setContentsMargins(20, 0, 20, 0);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 16);
    outer->setSpacing(12);
    outer->addWidget(new FittingArea(content, this), 1);
    outer->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &HintsDialog::reject);
    connect(nothing, &QPushButton::clicked, this, [this] {
        put({});
        told();
    });
    connect(m_siblings, &QCheckBox::toggled, this, &HintsDialog::told);
    m_soon.setSingleShot(true);
    m_soon.setInterval(hintPatience);
    connect(&m_soon, &QTimer::timeout, this, [this] { emit changed(facts()); });
}

/// A field that QDialog takes down with the focus in it says that editing is finished.
HintsDialog::~HintsDialog() {
    for (const QComboBox* combo : {m_language, m_origin})
        combo->lineEdit()->disconnect(this);
}

QComboBox* HintsDialog::makeCombo(const QString& name, const QString& nothing,
                                  const std::vector<Choice>& choices) {
    const bool typed = name == QStringLiteral("origin") || name == QStringLiteral("language");
    auto* combo = typed ? new TypedCombo(this) : new QComboBox(this);
    combo->setObjectName(name);
    combo->addItem(nothing, QString());
    for (const Choice& choice : choices)
        combo->addItem(choice.name, choice.value);
    if (typed) {
        connect(combo, &QComboBox::editTextChanged, this, [this, combo] {
            unmark(combo);
            told();
        });
        connect(combo->lineEdit(), &QLineEdit::editingFinished, this, &HintsDialog::judge);
    } else {
        connect(combo, &QComboBox::currentIndexChanged, this, &HintsDialog::told);
    }
    return combo;
}

/// What is typed first is the language.
void HintsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_language->setFocus();
    m_language->lineEdit()->selectAll();
}

void HintsDialog::setFacts(const Facts& facts) {
    if (!m_soon.isActive() && facts != this->facts()) // half a word is not taken out of a hand
        put(facts);
}

void HintsDialog::put(const Facts& facts) {
    for (const auto& [combo, value] :
         {std::pair(m_language, QString::fromStdString(facts.language)),
          std::pair(m_platform, QString::fromStdString(facts.platform)),
          std::pair(m_era, QString::fromStdString(facts.era)), std::pair(m_origin, facts.origin)}) {
        const QSignalBlocker quiet(combo);
        choose(combo, value);
    }
    unmark(m_language);
    unmark(m_origin);
    const QSignalBlocker quiet(m_siblings);
    m_siblings->setChecked(facts.siblings);
}

Facts HintsDialog::facts() const {
    return {.language = m_language->findText(m_language->currentText(),
                                             Qt::MatchFixedString) < 0
                            ? std::string() // half a word
                            : valueOf(m_language).toStdString(),
            .platform = valueOf(m_platform).toStdString(),
            .era = valueOf(m_era).toStdString(),
            .origin = valueOf(m_origin),
            .siblings = m_siblings->isChecked()};
}

/// Enter closes the dialog; words that mean nothing are marked first.
void HintsDialog::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || judge())
        QDialog::keyPressEvent(event);
}

/// What is wrong with the words in a field; empty where they count as a hint.
QString HintsDialog::complaint(const QComboBox* combo) const {
    const QString words = combo->currentText().trimmed();
    if (words.isEmpty() || combo->findText(words, Qt::MatchFixedString) >= 0)
        return {};
    if (combo == m_language)
        return tr("“%1” is no language that is known here. It does not count.").arg(words);
    return isOriginKnown(words) ? QString()
                                : tr("“%1” is no country or address that is "
                                     "known here. It does not count.")
                                      .arg(words);
}

/// Marks the fields whose words mean nothing; says whether there are none.
bool HintsDialog::judge() {
    QStringList complaints;
    for (QComboBox* combo : {m_language, m_origin})
        if (const QString words = complaint(combo); !words.isEmpty()) {
            markUnknown(*combo, words);
            complaints += words;
        }
    m_complaint->setText(complaints.join(QLatin1Char('\n')));
    m_complaint->setVisible(!complaints.isEmpty());
    return complaints.isEmpty();
}

void HintsDialog::unmark(QComboBox* combo) {
    markUnknown(*combo, {});
    m_complaint->hide();
}

void HintsDialog::told() {
    m_soon.start();
}

} // namespace charsleuth::viewer
