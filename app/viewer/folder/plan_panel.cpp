#include "app/viewer/folder/plan_panel.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/viewer/folder/folder_summary.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/views/conversion_questions.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"
#include "core/registry/encoding_name.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QSaveFile>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

using Action = FilePlan::Action;
using Stage = ConversionStage;

namespace {

enum Column { File, What, From, To, Note };

} // namespace

PlanPanel::PlanPanel(const std::string& folder, std::vector<ChosenFile> files,
                     std::vector<ChosenFile> others)
    : ConversionPanel(new ConversionQuestions(ConversionQuestions::About::Files)), m_folder(folder),
      m_files(std::move(files)), m_others(std::move(others)),
      m_table(new QTableWidget(0, Note + 1, this)) {
    setWindowTitle(tr("Convert files of %1").arg(folderName(folder)));
    for (const ChosenFile& file : m_files)
        if (file.overruled)
            m_overruled.emplace(file.file.path, file);
    questions().suggestPlace(QFile::decodeName((folder + ".converted").c_str()));
    m_table->setAccessibleName(tr("Plan"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("What is done"), tr("From"), tr("To"), tr("Remarks")});
    showAsRows(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(File, 220);
    m_table->setMinimumHeight(200); // on a small screen the dialog is scrolled to it
    fitHeadings(*m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    connect(&m_conversion, &FolderConversion::changed, this, &PlanPanel::refresh);
}

void PlanPanel::plan() {
    m_said.clear();
    // A field that loses the focus because it is disabled asks for a plan, too: the work goes on.
    const bool isWritten = m_conversion.stage() == Stage::Converting ||
                           m_conversion.stage() == Stage::Converted ||
                           m_conversion.stage() == Stage::Undoing;
    if (isWritten || !questions().complaint().isEmpty())
        return emit changed(); // nothing can be done before it is known
    TreeRequest request = questions().request();
    request.roots = {m_folder};
    m_conversion.plan(std::move(request), m_files, m_others);
}

void PlanPanel::goOnWith(const FolderRun& run) {
    m_goesOn = true;
    m_conversion.goOnWith(run);
    TreeRequest request = requestOf(run);
    request.to = encodingByName(run.head.to).value_or(EncodingId::Utf8);
    questions().setRequest(request);
}

void PlanPanel::takeBack(const FolderRun& run) {
    questions().hide();
    m_conversion.takeBack(run);
}

void PlanPanel::saveReport() {
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save report"), QStringLiteral("report.csv"), tr("CSV (*.csv)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    const bool saved =
        file.open(QIODevice::WriteOnly) && file.write(m_conversion.report()) >= 0 && file.commit();
    m_said = saved ? tr("The report is saved as %1.").arg(name)
                   : tr("%1 cannot be written: %2").arg(name, file.errorString());
    emit changed();
}

QString PlanPanel::whatIsDone(std::size_t number) const {
    const FilePlan& plan = m_conversion.plans()[number];
    const bool isPlanned = m_conversion.stage() <= Stage::Planned;
    switch (plan.action) {
    case Action::Convert:
        if (!m_conversion.changedLinesOf(number).empty())
            return isPlanned ? tr("correct") : tr("corrected");
        return isPlanned ? tr("convert") : tr("converted");
    case Action::Refuse:
        return tr("refused");
    case Action::Fail:
        return tr("failed");
    case Action::Keep:
        break;
    }
    return m_conversion.stage() >= Stage::Undoing ? tr("undone") : tr("unchanged");
}

void PlanPanel::addRows() {
    const auto& plans = m_conversion.plans();
    if (static_cast<std::size_t>(m_table->rowCount()) > plans.size()) {
        m_table->setRowCount(0);
        m_troubled = 0;
    }
    while (static_cast<std::size_t>(m_table->rowCount()) < plans.size()) {
        const auto number = static_cast<std::size_t>(m_table->rowCount());
        const FilePlan& plan = plans[number];
        const bool isTroubled = plan.action == Action::Refuse || plan.action == Action::Fail ||
                                m_conversion.readingsOf(number) != nullptr;
        const int row = isTroubled ? m_troubled++ : m_table->rowCount(); // to be seen first
        const bool corrects = !m_conversion.changedLinesOf(number).empty();
        const bool converts = plan.action == Action::Convert && !corrects;
        m_table->insertRow(row);
        int column = 0;
        for (const QString& text :
             {placeOf(plan.path), whatIsDone(number),
              plan.from && !corrects ? encodingName(*plan.from) : QString(),
              converts ? encodingName(plan.conversion.to) : QString(), noteOf(number)}) {
            auto* item =
                new QTableWidgetItem(QString(text).replace(QLatin1Char('\n'), QLatin1String("; ")));
            item->setToolTip(text);
            m_table->setItem(row, column++, item);
        }
    }
}

void PlanPanel::refresh() {
    addRows();
    const Stage stage = m_conversion.stage();
    m_changed = m_changed || stage == Stage::Converted || stage == Stage::Undone;
    if (!m_conversion.isBusy())
        m_table->resizeColumnToContents(What);
    emit changed();
}

ConversionStanding PlanPanel::standing() const {
    const Stage stage = m_conversion.stage();
    const bool isBusy = m_conversion.isBusy();
    const bool isNamed = questions().complaint().isEmpty();
    const bool isAsking = stage <= Stage::Planned || (stage == Stage::Undone && !m_files.empty());
    const auto files = static_cast<double>(std::max<std::size_t>(1, m_conversion.fileCount()));
    const bool converts = m_conversion.count(Action::Convert) > 0;
    return {.stage = stage,
            .verdict = m_said.isEmpty() ? summary() : m_said,
            .failed = !isNamed || m_conversion.trouble(),
            .share = static_cast<double>(m_conversion.plans().size()) / files,
            .convert = tr("&Convert"),
            .isAsking = isAsking && !m_goesOn,
            .isReady = stage == Stage::Planned && isNamed && converts,
            .canPlanAgain = !isBusy && isNamed && isAsking && stage != Stage::Planned,
            .canUndo = stage == Stage::Converted && converts,
            .canReport = !isBusy && !m_conversion.plans().empty()};
}

/// The path in the folder, where it lies in it.
QString PlanPanel::placeOf(const std::string& path) const {
    for (const std::string& folder : {m_folder, absolutePath(m_folder)})
        if (path.starts_with(folder + '/'))
            return pathText(path.substr(folder.size() + 1));
    return pathText(path);
}

/// The remark on a plan: the lines that change in a configuration file, one below the other; else
/// its reason, or what the copy still says falsely and what becomes of its byte order mark.
QString PlanPanel::noteOf(std::size_t number) const {
    const FilePlan& plan = m_conversion.plans()[number];
    const auto& lines = m_conversion.changedLinesOf(number);
    if (plan.action == Action::Convert && !lines.empty()) {
        QStringList words;
        for (const ConfigLine& line : lines)
            words += textOf(line);
        return words.join(QLatin1Char('\n'));
    }
    if (plan.action != Action::Convert)
        return causeText(plan.reason);
    QStringList words;
    if (const auto chosen = m_overruled.find(plan.path); chosen != m_overruled.end())
        words += choiceText(number, chosen->second);
    if (!plan.stale.empty() || !plan.falseBeside().empty())
        words +=
            tr("still says: %1").arg(QString::fromStdString(printable(declarationsOf(plan, ", "))));
    for (const StaleDeclaration& declaration : plan.corrected)
        words += tr("line %1: “%2” becomes “%3”")
                     .arg(numberText(declaration.line), qString(declaration.label),
                          qString(declaration.replacement));
    if (plan.repaired > 0)
        words += plan.repaired == 1 ? tr("1 place is put right")
                                    : tr("%1 places are put right").arg(numberText(plan.repaired));
    words += bomText(plan.report);
    words.removeAll(QString());
    return words.join(QLatin1Char('\n'));
}

/// Of a file whose encoding the user chose.
QString PlanPanel::choiceText(std::size_t number, const ChosenFile& file) const {
    if (!file.found || file.found == file.overruled)
        return tr("read as you chose");
    const QString found = encodingName(*file.found), sure = percentText(file.confidence, false);
    const TwoReadings* readings = m_conversion.readingsOf(number);
    return readings == nullptr
               ? tr("read as you chose; by itself it reads as %1 (%2)").arg(found, sure)
               : tr("read as you chose: “%1”; by itself it reads as %2 (%3): “%4”")
                     .arg(readings->other, found, sure, readings->one);
}

/// The false encodings that configuration files will go on to name, a line each.
QString PlanPanel::staleText() const {
    QString text;
    for (const auto& [said, files] : m_conversion.stale())
        text += QLatin1Char('\n') + tr("%1 still says “%2” of %3 files; it cannot be corrected.")
                                        .arg(QString::fromStdString(printable(said.first)),
                                             QString::fromStdString(printable(said.second)),
                                             numberText(files));
    return text;
}

QString PlanPanel::summary() const {
    if (const QString complaint = questions().complaint(); !complaint.isEmpty())
        return complaint;
    if (const auto& trouble = m_conversion.trouble())
        return QStringLiteral("%1: %2").arg(pathText(trouble->path), causeText(trouble->cause));
    const auto count = [this](Action action) {
        return numberText(static_cast<std::uint64_t>(m_conversion.count(action)));
    };
    switch (m_conversion.stage()) {
    case Stage::Idle:
        return tr("There is no plan.");
    case Stage::Planning:
        return tr("Trying each file; nothing is written.");
    case Stage::Planned:
        return tr("%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.")
                   .arg(count(Action::Convert), count(Action::Keep), count(Action::Refuse),
                        count(Action::Fail)) +
               staleText();
    case Stage::Converting:
        return tr("Converting; each copy is read again and compared.");
    case Stage::Converted:
        return (m_conversion.isCutShort() ? tr("Cancelled after %1 of %2 files.")
                                                    .arg(numberText(m_conversion.plans().size()),
                                                         numberText(m_conversion.fileCount())) +
                                                QLatin1Char(' ')
                                          : QString()) +
               tr("%1 converted, %2 unchanged, %3 refused, %4 failed.")
                   .arg(count(Action::Convert), count(Action::Keep), count(Action::Refuse),
                        count(Action::Fail)) +
               staleText() + QLatin1Char('\n') +
               tr("It can be undone here, and at any time by “Conversions” in the menu “File”.");
    case Stage::Undoing:
        return tr("Undoing.");
    case Stage::Undone:
        break;
    }
    const bool isOne = m_conversion.count(Action::Keep) == 1;
    if (m_conversion.request().destination == TreeDestination::Folder)
        return isOne ? tr("1 copy is deleted, %1 are not; the file that was copied is as it was.")
                           .arg(count(Action::Fail))
                     : tr("%1 copies are deleted, %2 are not; the files that were copied are as "
                          "they were.")
                           .arg(count(Action::Keep), count(Action::Fail));
    return isOne
               ? tr("1 file is again what it was; %1 could not be undone.").arg(count(Action::Fail))
               : tr("%1 files are again what they were; %2 could not be undone.")
                     .arg(count(Action::Keep), count(Action::Fail));
}

} // namespace charsleuth::viewer
