#include "app/viewer/folder/convert_folder_dialog.h"

#include "app/viewer/folder/folder_row.h"
#include "app/viewer/folder/folder_summary.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/views/single_clicks.h"
#include "app/viewer/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

using Action = FilePlan::Action;
using Stage = FolderConversion::Stage;

const QString destinationKey = QStringLiteral("folder/destination");
const QString fixes = QStringLiteral("folder/fixDeclarations");
const QString configurationFixes = QStringLiteral("folder/fixConfiguration");

enum Column { File, What, From, To, Note };

} // namespace

ConvertFolderDialog::ConvertFolderDialog(const std::string& folder, std::vector<ChosenFile> files,
                                         std::vector<ChosenFile> others, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_files(std::move(files)), m_others(std::move(others)) {
    setObjectName(QStringLiteral("convert-folder"));
    for (const ChosenFile& file : m_files)
        if (file.overruled)
            m_overruled.emplace(file.file.path, file);
    layOut();
    resize(roomFor({1000, 600}, this));
    speak();
    connect(&m_conversion, &FolderConversion::changed, this, &ConvertFolderDialog::refresh);
    for (QPushButton* button : {m_plan, m_convert, m_pause, m_cancel, m_undo, m_report, m_close})
        button->setAutoDefault(false);
    takeSingleClicks(*this); // Undo comes where Convert was
    connect(m_plan, &QPushButton::clicked, this, &ConvertFolderDialog::plan);
    connect(m_convert, &QPushButton::clicked, this, [this] { m_conversion.carryOut(); });
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_conversion.setPaused(!m_conversion.isPaused());
        refresh();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_conversion.cancel(); });
    connect(m_undo, &QPushButton::clicked, this, [this] { m_conversion.undo(); });
    connect(m_report, &QPushButton::clicked, this, &ConvertFolderDialog::saveReport);
    connect(m_close, &QPushButton::clicked, this, &ConvertFolderDialog::reject);
}

/// A field that loses the focus asks for another plan, as long as there is something to plan with.
ConvertFolderDialog::~ConvertFolderDialog() {
    hide();
}

QWidget* ConvertFolderDialog::makeQuestions() {
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    m_to = new EncodingField({EncodingId::Utf8}, box);
    m_to->setObjectName(QStringLiteral("to"));
    form->addRow(m_labels[0] = new QLabel(box), m_to);
    m_destination = new QComboBox(box);
    m_destination->setObjectName(QStringLiteral("destination"));
    m_destination->addItems(destinations());
    const QVariant lastTime =
        QSettings().value(destinationKey, static_cast<int>(TreeDestination::Folder));
    m_destination->setCurrentIndex(std::clamp(lastTime.toInt(), 0, 2));
    form->addRow(m_labels[1] = new QLabel(box), m_destination);
    auto* place = new QHBoxLayout;
    m_place = new QLineEdit(QFile::decodeName((m_folder + ".converted").c_str()), box);
    m_browse = new QPushButton(box);
    m_browse->setAutoDefault(false);
    place->addWidget(m_place);
    place->addWidget(m_browse);
    form->addRow(m_labels[2] = new QLabel(box), place);
    m_confidence = new QDoubleSpinBox(box);
    m_confidence->setRange(0, 100);
    m_confidence->setDecimals(1);
    m_confidence->setSuffix(QStringLiteral(" %"));
    m_confidence->setValue(95);
    form->addRow(m_labels[3] = new QLabel(box), m_confidence);
    QWidget* const fields[] = {m_to, m_destination, m_place, m_confidence};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setBuddy(fields[i]);
    m_fix = new QCheckBox(box);
    m_fix->setChecked(QSettings().value(fixes, true).toBool());
    form->addRow(QString(), m_fix);
    m_fixConfiguration = new QCheckBox(box);
    m_fixConfiguration->setObjectName(QStringLiteral("fix-configuration"));
    m_fixConfiguration->setChecked(QSettings().value(configurationFixes, false).toBool());
    form->addRow(QString(), m_fixConfiguration);
    m_repair = new QCheckBox(box);
    m_repair->setObjectName(QStringLiteral("repair"));
    form->addRow(QString(), m_repair);
    connect(m_browse, &QPushButton::clicked, this, &ConvertFolderDialog::chooseFolder);
    connect(m_to, &EncodingField::changed, this, &ConvertFolderDialog::plan);
    connect(m_destination, &QComboBox::activated, this, &ConvertFolderDialog::plan);
    connect(m_confidence, &QDoubleSpinBox::editingFinished, this, &ConvertFolderDialog::plan);
    connect(m_place, &QLineEdit::editingFinished, this, &ConvertFolderDialog::plan);
    for (const QCheckBox* fix : {m_fix, m_fixConfiguration, m_repair})
        connect(fix, &QCheckBox::toggled, this, &ConvertFolderDialog::plan);
    return box;
}

void ConvertFolderDialog::layOut() {
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->addWidget(makeQuestions());
    m_table = new QTableWidget(0, Note + 1, this);
    showAsRows(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(File, 220);
    m_table->setColumnWidth(What, 90);
    m_table->setMinimumHeight(120);
    column->addWidget(m_table, 1);
    m_progress = new QProgressBar(this);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_progress);
    column->addWidget(m_summary);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 0, 12, 12);
    const auto button = [&](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        buttons->addWidget(made);
        return made;
    };
    m_report = button("report");
    buttons->addStretch();
    m_plan = button("plan");
    m_pause = button("pause");
    m_cancel = button("cancel");
    m_undo = button("undo");
    m_convert = button("convert");
    m_close = button("close");
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new FittingArea(content, this), 1);
    outer->addLayout(buttons);
}

QStringList ConvertFolderDialog::destinations() {
    return {tr("In place; originals become FILE.orig"), tr("In place; originals go to a folder"),
            tr("Copies go to a folder")};
}

/// Says all of the dialog's own words, in the language of now.
void ConvertFolderDialog::speak() {
    setWindowTitle(tr("Convert files of %1").arg(folderName(m_folder)));
    const QString names[] = {tr("&To"), tr("&Where"), tr("&Folder"), tr("&Least confidence")};
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(names[i]);
        m_labels[i]->buddy()->setAccessibleName(QString(names[i]).remove(QLatin1Char('&')));
    }
    for (int i = 0; i < m_destination->count(); ++i)
        m_destination->setItemText(i, destinations()[i]);
    m_browse->setText(tr("&Browse …"));
    m_fix->setText(tr("Make what the texts &say of their encoding true"));
    m_fixConfiguration->setText(tr("Also correct .editorconfig and .&gitattributes"));
    m_repair->setText(tr("Put right te&xt that was encoded twice (Ã© for é)"));
    m_table->setAccessibleName(tr("Plan"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("What is done"), tr("From"), tr("To"), tr("Remarks")});
    fitHeadings(*m_table);
    m_progress->setAccessibleName(tr("Progress"));
    m_report->setText(tr("Save &report …"));
    m_plan->setText(tr("&Plan again"));
    m_cancel->setText(tr("Ca&ncel"));
    m_undo->setText(tr("&Undo"));
    m_convert->setText(tr("&Convert"));
    m_close->setText(tr("C&lose"));
    m_table->setRowCount(0);
    m_troubled = 0;
    refresh();
}

void ConvertFolderDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        speak();
    QDialog::changeEvent(event);
}

TreeRequest ConvertFolderDialog::request() const {
    TreeRequest request;
    request.roots = {m_folder};
    request.to = m_to->encoding().value_or(EncodingId::Utf8);
    request.destination = static_cast<TreeDestination>(m_destination->currentIndex());
    if (request.destination != TreeDestination::InPlace)
        request.folder = QFile::encodeName(m_place->text()).toStdString();
    request.leastConfidence = m_confidence->value() / 100;
    request.fixDeclarations = m_fix->isChecked();
    request.fixConfiguration = m_fixConfiguration->isChecked();
    request.repair = m_repair->isChecked();
    return request;
}

void ConvertFolderDialog::plan() {
    // A field that loses the focus because it is disabled asks for a plan, too: the work goes on.
    const Stage stage = m_conversion.stage();
    if (!m_to->encoding())
        return refresh(); // nothing can be done before it is known
    if (isAtWork() || stage == Stage::Converted)
        return;
    QSettings settings;
    if (!m_goesOn) {
        settings.setValue(destinationKey, m_destination->currentIndex());
        settings.setValue(fixes, m_fix->isChecked());
        settings.setValue(configurationFixes, m_fixConfiguration->isChecked());
    }
    m_conversion.plan(request(), m_files, m_others);
}

void ConvertFolderDialog::goOnWith(const FolderRun& run) {
    m_goesOn = true;
    m_conversion.goOnWith(run);
    m_to->setEncoding(encodingByName(run.head.to));
    const TreeRequest given = requestOf(run);
    m_destination->setCurrentIndex(static_cast<int>(given.destination));
    if (!given.folder.empty())
        m_place->setText(QFile::decodeName(given.folder.c_str()));
    m_confidence->setValue(given.leastConfidence * 100);
    const QSignalBlocker one(m_fix), other(m_fixConfiguration), third(m_repair);
    m_fix->setChecked(given.fixDeclarations);
    m_fixConfiguration->setChecked(given.fixConfiguration);
    m_repair->setChecked(given.repair);
    plan();
}

void ConvertFolderDialog::takeBack(const FolderRun& run) {
    m_conversion.takeBack(run);
}

void ConvertFolderDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder"), m_place->text());
    if (folder.isEmpty())
        return;
    m_place->setText(folder);
    plan();
}

void ConvertFolderDialog::saveReport() {
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save report"), QStringLiteral("report.csv"), tr("CSV (*.csv)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    const bool saved =
        file.open(QIODevice::WriteOnly) && file.write(m_conversion.report()) >= 0 && file.commit();
    m_summary->setText(saved ? tr("The report is saved as %1.").arg(name)
                             : tr("%1 cannot be written: %2").arg(name, file.errorString()));
}

void ConvertFolderDialog::addRows() {
    const auto& plans = m_conversion.plans();
    if (static_cast<std::size_t>(m_table->rowCount()) > plans.size()) {
        m_table->setRowCount(0);
        m_troubled = 0;
    }
    const bool planned = m_conversion.stage() <= Stage::Planned;
    const bool undone = m_conversion.stage() >= Stage::Undoing;
    while (static_cast<std::size_t>(m_table->rowCount()) < plans.size()) {
        const auto number = static_cast<std::size_t>(m_table->rowCount());
        const FilePlan& plan = plans[number];
        const bool isTroubled = plan.action == Action::Refuse || plan.action == Action::Fail ||
                                m_conversion.readingsOf(number) != nullptr;
        const int row = isTroubled ? m_troubled++ : m_table->rowCount(); // to be seen first
        const bool converts = plan.action == Action::Convert;
        const bool corrects = converts && !m_conversion.changedLinesOf(number).empty();
        QString what = corrects                        ? (planned ? tr("correct") : tr("corrected"))
                       : converts                      ? (planned ? tr("convert") : tr("converted"))
                       : plan.action == Action::Refuse ? tr("refused")
                       : plan.action == Action::Fail   ? tr("failed")
                       : undone                        ? tr("undone")
                                                       : tr("unchanged");
        m_table->insertRow(row);
        int column = 0;
        for (const QString& text :
             {placeOf(plan.path), what,
              plan.from && !corrects ? encodingName(*plan.from) : QString(),
              converts && !corrects ? encodingName(plan.conversion.to) : QString(),
              noteOf(number)}) {
            auto* item =
                new QTableWidgetItem(QString(text).replace(QLatin1Char('\n'), QLatin1String("; ")));
            item->setToolTip(text);
            m_table->setItem(row, column++, item);
        }
    }
}

void ConvertFolderDialog::refresh() {
    addRows();
    const Stage stage = m_conversion.stage();
    const bool busy =
        stage == Stage::Planning || stage == Stage::Converting || stage == Stage::Undoing;
    const bool asking = stage <= Stage::Planned;
    m_summary->setText(summary());
    m_progress->setVisible(busy);
    m_progress->setMaximum(std::max(1, static_cast<int>(m_conversion.fileCount())));
    m_progress->setValue(static_cast<int>(m_conversion.plans().size()));
    for (QWidget* field :
         QList<QWidget*>{m_to, m_destination, m_confidence, m_fix, m_fixConfiguration, m_repair})
        field->setEnabled(asking && !m_goesOn);
    const bool apart = m_destination->currentIndex() != 0 && asking && !m_goesOn;
    m_place->setEnabled(apart);
    m_browse->setEnabled(apart);
    m_plan->setVisible(!m_files.empty() && (asking || stage == Stage::Undone));
    const bool named = m_to->encoding().has_value();
    m_plan->setEnabled(!busy && named);
    m_convert->setVisible(asking);
    m_convert->setEnabled(named && stage == Stage::Planned &&
                          m_conversion.count(Action::Convert) > 0);
    m_convert->setDefault(m_convert->isEnabled());
    m_pause->setVisible(stage == Stage::Converting);
    m_pause->setText(m_conversion.isPaused() ? tr("Go &on") : tr("Pa&use"));
    m_cancel->setVisible(busy);
    m_undo->setVisible(stage == Stage::Converted);
    m_undo->setEnabled(m_conversion.count(Action::Convert) > 0);
    m_report->setEnabled(!busy && !m_conversion.plans().empty());
    m_changed = m_changed || stage == Stage::Converted || stage == Stage::Undone;
}

/// Whether files are being written: converted, or undone.
bool ConvertFolderDialog::isAtWork() const {
    return m_conversion.stage() == Stage::Converting || m_conversion.stage() == Stage::Undoing;
}

/// While files are written the work is ended first: its report is seen, and it can be undone.
void ConvertFolderDialog::reject() {
    m_conversion.cancel();
    if (!isAtWork())
        QDialog::reject();
}

} // namespace charsleuth::viewer
