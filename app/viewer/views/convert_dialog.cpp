#include "app/viewer/views/convert_dialog.h"

#include "app/convert/converted_copy.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/replace_question.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

constexpr int kWidth = 620;
constexpr int kTableHeight = 168;

std::string bytesOfPath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QLabel* wrapped(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ConvertDialog::ConvertDialog(std::vector<ConversionItem> items,
                             const std::vector<EncodingId>& recent, QWidget* parent)
    : QDialog(parent), m_items(std::move(items)), m_bar(new QProgressBar(this)),
      m_progress(new QLabel(this)), m_open(new QPushButton(tr("&Open the copy"), this)) {
    setObjectName(QStringLiteral("convert"));
    setWindowTitle(isMany() ? tr("Save converted copies") : tr("Save a converted copy"));
    setMinimumWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    m_lead =
        wrapped(isMany() ? tr("The copies have the same text in another encoding. The %1 files "
                              "stay as they are.")
                               .arg(numberText(m_items.size()))
                         : tr("The copy has the same text in another encoding. %1 stays as it is.")
                               .arg(fileName(m_items.front().path)),
                this);
    column->addWidget(m_lead);
    m_form = new QFormLayout;
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    makeForm(m_form, recent);
    makePlace(m_form);
    column->addLayout(m_form);

    m_verdict = wrapped({}, this);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_verdict);
    m_question = new ReplaceQuestion(this);
    column->addWidget(m_question);
    connect(m_question, &ReplaceQuestion::replaceWanted, this, [this] {
        m_mayReplace = bytesOfPath(m_place->text());
        write();
    });
    makeTable();
    column->addWidget(m_table, 1);
    m_lossChoice = makeLossChoice();
    column->addWidget(m_lossChoice);

    makeBottom(column);
    m_copies.setItems(m_items);
    suggestPlace();
    tryOut();
    m_to->setFocus();
}

void ConvertDialog::makeTable() {
    m_table = new QTableView(this);
    m_table->setModel(isMany() ? static_cast<QAbstractItemModel*>(&m_copies) : &m_losses);
    m_table->setAccessibleName(isMany() ? tr("What comes of each file")
                                        : tr("What the copy would lose"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setMinimumHeight(kTableHeight);
    m_table->setColumnWidth(0, isMany() ? 200 : 88);
    m_table->setColumnWidth(1, isMany() ? 130 : 280);
    m_table->setColumnWidth(2, 72);
}

void ConvertDialog::makeBottom(QVBoxLayout* column) {
    auto* bottom = new QHBoxLayout;
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_bar->setAccessibleName(tr("Progress"));
    column->addWidget(m_bar);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(isMany() ? tr("&Save the copies") : tr("&Save the copy"),
                                QDialogButtonBox::AcceptRole);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(buttons);
    column->addLayout(bottom);
    connect(m_save, &QPushButton::clicked, this, &ConvertDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConvertDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        emit openWanted(m_saved);
        accept();
    });
    m_save->setDefault(true);
}

void ConvertDialog::makeForm(QFormLayout* form, const std::vector<EncodingId>& recent) {
    std::vector<EncodingId> first = {EncodingId::Utf8, EncodingId::Utf16Le};
    first.insert(first.end(), recent.begin(), recent.end());
    if (!isMany())
        form->addRow(tr("Read as:"), wrapped(encodingLabel(*m_items.front().from), this));
    m_to = new EncodingField(first, this);
    m_to->setObjectName(QStringLiteral("to"));
    form->addRow(tr("&Write as:"), m_to);
    m_newline = new QComboBox(this);
    m_newline->setObjectName(QStringLiteral("newline"));
    m_newline->addItem(tr("as in the file"), static_cast<int>(Newline::Keep));
    m_newline->addItem(tr("LF (Unix, macOS)"), static_cast<int>(Newline::Lf));
    m_newline->addItem(tr("CRLF (Windows, DOS)"), static_cast<int>(Newline::CrLf));
    m_newline->addItem(tr("CR (old Macintosh)"), static_cast<int>(Newline::Cr));
    form->addRow(tr("&Line ends:"), m_newline);
    m_bom = new QComboBox(this);
    m_bom->setObjectName(QStringLiteral("bom"));
    m_bom->addItem(tr("as in the file"), static_cast<int>(Bom::Keep));
    m_bom->addItem(tr("write one"), static_cast<int>(Bom::Write));
    m_bom->addItem(tr("write none"), static_cast<int>(Bom::Omit));
    form->addRow(tr("&Byte order mark:"), m_bom);
    m_fix = new QCheckBox(tr("&Change what the text says about its own encoding"), this);
    m_fix->setObjectName(QStringLiteral("fix"));
    m_fix->setChecked(true);
    form->addRow({}, m_fix);
    connect(m_to, &EncodingField::changed, this, [this] {
        m_bom->setEnabled(hasBom(target()));
        if (m_placeIsOurs)
            suggestPlace();
        tryOut();
    });
    for (QComboBox* combo : {m_newline, m_bom})
        connect(combo, &QComboBox::currentIndexChanged, this, &ConvertDialog::tryOut);
    connect(m_fix, &QCheckBox::toggled, this, &ConvertDialog::tryOut);
}

void ConvertDialog::makePlace(QFormLayout* form) {
    m_place = new QLineEdit(this);
    m_place->setObjectName(QStringLiteral("place"));
    auto* browseButton = new QPushButton(tr("B&rowse …"), this);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_place, 1);
    line->addWidget(browseButton);
    auto* label = new QLabel(isMany() ? tr("Into the &folder:") : tr("Save &as:"), this);
    label->setBuddy(m_place);
    form->addRow(label, line);
    connect(browseButton, &QPushButton::clicked, this, &ConvertDialog::browse);
    connect(m_place, &QLineEdit::textEdited, this, [this] { m_placeIsOurs = false; });
    connect(m_place, &QLineEdit::textChanged, this, [this] {
        m_question->hide();
        refresh();
    });
}

QWidget* ConvertDialog::makeLossChoice() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_onLoss = new QButtonGroup(box);
    const std::pair<OnLoss, QString> choices[] = {
        {OnLoss::Fail, tr("&Do not save a copy that loses something")},
        {OnLoss::Escape, tr("Save, with &escapes in their place: \\u{20AC}, \\x{E9} for a byte")},
        {OnLoss::Replace, tr("Save, with &question marks in their place")}};
    for (const auto& [onLoss, words] : choices) {
        auto* button = new QRadioButton(words, box);
        m_onLoss->addButton(button, static_cast<int>(onLoss));
        column->addWidget(button);
    }
    m_onLoss->button(static_cast<int>(OnLoss::Fail))->setChecked(true);
    connect(m_onLoss, &QButtonGroup::idToggled, this, &ConvertDialog::refresh);
    return box;
}

/// UTF-8 where the field names no encoding; nothing is tried or written then.
EncodingId ConvertDialog::target() const {
    return m_undone.value_or(m_to->encoding().value_or(EncodingId::Utf8));
}

/// The encoding that a reader of the copy needs.
EncodingId ConvertDialog::resultIn() const {
    return m_undone ? EncodingId::Utf8 : target();
}

ConversionWishes ConvertDialog::wishes() const {
    return {.to = target(),
            .resultIn = resultIn(),
            .bom = static_cast<Bom>(m_bom->currentData().toInt()),
            .newline = static_cast<Newline>(m_newline->currentData().toInt()),
            .onLoss = static_cast<OnLoss>(m_onLoss->checkedId()),
            .fixDeclarations = m_fix->isChecked()};
}

void ConvertDialog::suggestPlace() {
    std::error_code ignored;
    const auto path = std::filesystem::absolute(m_items.front().path, ignored);
    const std::string place = isMany() ? (path.parent_path() / "converted").string()
                                       : suggestedCopy(path.string(), resultIn());
    m_place->setText(QFile::decodeName(place.c_str()));
}

void ConvertDialog::browse() {
    const QString chosen =
        isMany() ? QFileDialog::getExistingDirectory(this, tr("A folder for the copies"),
                                                     m_place->text())
                 : QFileDialog::getSaveFileName(this, tr("Save the copy as"), m_place->text());
    if (chosen.isEmpty())
        return;
    m_placeIsOurs = false;
    m_place->setText(chosen);
    if (!isMany())
        m_mayReplace = bytesOfPath(chosen); // the file dialog has asked
}

void ConvertDialog::tryOut() {
    m_trial.reset();
    m_saved.clear();
    m_writing = false;
    m_question->hide();
    if (m_undone || m_to->encoding())
        return start({});
    m_job.cancel();
    m_losses.setReport({});
    refresh();
}

/// Files that the copies would replace. That the source is never one of them is said elsewhere.
std::vector<std::string> ConvertDialog::filesThatAreThere(const std::string& place) const {
    std::vector<std::string> there;
    for (const ConversionItem& item : m_items) {
        std::error_code ignored;
        const std::string copy = isMany() ? placeInFolder(place, item.path) : place;
        if (std::filesystem::is_regular_file(copy, ignored) &&
            !std::filesystem::equivalent(copy, item.path, ignored))
            there.push_back(copy);
    }
    return there;
}

/// Files that are there already are replaced by the question's own button only.
void ConvertDialog::save() {
    const std::string place = bytesOfPath(m_place->text());
    const auto there = filesThatAreThere(place);
    if (there.empty() || place == m_mayReplace)
        return write();
    m_question->ask(there);
    m_place->setFocus(); // else it went from Save, which is off now, to Close
    refresh();
}

void ConvertDialog::write() {
    const std::string place = bytesOfPath(m_place->text());
    std::error_code error;
    if (isMany())
        std::filesystem::create_directory(place, error);
    if (error) {
        m_verdict->setText(
            QStringLiteral("%1: %2.").arg(pathText(place), qString(error.message())));
        return;
    }
    m_writing = true;
    start(isMany() ? ConversionTarget{.folder = place} : ConversionTarget{.file = place});
}

void ConvertDialog::start(const ConversionTarget& target) {
    m_since.start();
    m_job.start(
        [items = m_items, wanted = wishes(), target](std::stop_token stop, const auto& report) {
            convertItems(items, wanted, target, stop, report);
        },
        [this](const ConversionNews& news) { take(news); }, [this] { refresh(); });
    m_bar->setValue(0);
    m_progress->clear();
    refresh();
}

void ConvertDialog::take(const ConversionNews& news) {
    if (news.size > 0)
        m_bar->setValue(static_cast<int>(static_cast<double>(news.read) /
                                         static_cast<double>(news.size) * 1000));
    m_progress->setText(news.done ? QString()
                                  : progressText(news.read, news.size, m_since.elapsed()));
    m_copies.setOutcomes(news.outcomes, resultIn());
    if (!news.done)
        return;
    if (m_writing)
        showResult(news);
    else
        showTrial(news);
}

void ConvertDialog::showTrial(const ConversionNews& news) {
    const EncodingId to = resultIn();
    if (!isMany()) {
        m_trial = news.outcomes.front();
        m_losses.setReport(m_trial->report);
        m_verdict->setText(verdictText(*m_trial, to));
        return;
    }
    const auto good = std::ranges::count_if(news.outcomes, [](const CopyOutcome& outcome) {
        return !outcome.refusal && outcome.report.lossless();
    });
    m_verdict->setText(tr("%1 of %2 files can be written as %3 without loss.")
                           .arg(numberText(static_cast<std::uint64_t>(good)),
                                numberText(news.outcomes.size()), encodingName(to)));
}

void ConvertDialog::showResult(const ConversionNews& news) {
    const EncodingId to = resultIn();
    const auto written = std::ranges::count_if(
        news.outcomes, [](const CopyOutcome& outcome) { return !outcome.refusal; });
    if (isMany())
        m_verdict->setText(tr("%1 of %2 copies are in %3. Each was read again and compared.")
                               .arg(numberText(static_cast<std::uint64_t>(written)),
                                    numberText(news.outcomes.size()), m_place->text()));
    else
        m_verdict->setText(resultText(news.outcomes.front(), to));
    if (written == 0)
        return;
    m_saved = isMany() ? std::string() : news.outcomes.front().copy;
    emit saved(to);
}

void ConvertDialog::refresh() {
    const bool busy = m_job.isRunning();
    const bool lossy = m_trial && !m_trial->refusal && !m_trial->report.lossless();
    const bool mayLose = m_onLoss->checkedId() != static_cast<int>(OnLoss::Fail);
    const bool named = m_undone || m_to->encoding();
    if (busy)
        m_verdict->setText(m_writing ? tr("Saving …") : tr("Looking at what would be lost …"));
    else if (!named)
        m_verdict->setText(m_to->isMarked()
                               ? tr("“%1” is no encoding that is known here. Nothing can be saved.")
                                     .arg(m_to->currentText())
                               : tr("Type the name of an encoding."));
    m_bar->setVisible(busy);
    m_table->setVisible(isMany() || m_losses.rowCount() > 0);
    m_lossChoice->setVisible(isMany() || lossy);
    m_open->setVisible(!m_saved.empty());
    const bool readable = isMany() || (m_trial && !m_trial->refusal);
    m_save->setEnabled(!busy && named && m_question->isHidden() && !m_place->text().isEmpty() &&
                       readable && (isMany() || !lossy || mayLose));
    m_fix->setVisible(isMany() || (m_trial && m_trial->declares));
}

/// What the items need is told of each; this is what is needed around them.
void ConvertDialog::failForMemory() {
    m_progress->clear();
    refresh();
    m_verdict->setText(causeText(notEnoughMemory));
}

void ConvertDialog::undo(EncodingId page) {
    m_undone = page;
    setWindowTitle(tr("Save the text that was meant"));
    m_lead->setText(
        tr("The file is UTF-8 that was read as %1 and encoded once more. The copy has the "
           "text that was meant, in UTF-8. %2 stays as it is.")
            .arg(encodingName(page), fileName(m_items.front().path)));
    m_form->setRowVisible(m_to, false);
    m_form->setRowVisible(m_bom, false);
    suggestPlace();
    tryOut();
}

QString ConvertDialog::message() const {
    return m_verdict->text();
}

void ConvertDialog::reject() {
    if (!m_job.isRunning())
        return QDialog::reject();
    m_job.cancel();
    m_progress->clear();
    refresh();
    m_verdict->setText(m_writing ? tr("Stopped. No copy was written.") : tr("Stopped."));
    m_save->setEnabled(!m_place->text().isEmpty() && m_question->isHidden() &&
                       (m_undone || m_to->encoding())); // saving tries for itself
}

} // namespace charsleuth::viewer
