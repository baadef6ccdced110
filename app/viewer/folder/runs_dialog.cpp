#include "app/viewer/folder/runs_dialog.h"

#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

QString timeText(const FolderRun& run) {
    return run.step.started == 0 // of a version that did not write it down
               ? RunsDialog::tr("not known")
               : QLocale().toString(QDateTime::fromSecsSinceEpoch(run.step.started),
                                    QLocale::ShortFormat);
}

/// The number of files that are converted; of an interrupted run also the number of all.
QString countText(const FolderRun& run) {
    const QString files = numberText(run.files.size());
    return run.state == FolderRun::State::Ended || run.step.order.files.empty()
               ? files
               : RunsDialog::tr("%1 of %2").arg(files, numberText(run.step.order.files.size()));
}

QString placeText(const FolderRun& run) {
    const QString folder = pathText(run.head.folder);
    switch (requestOf(run).destination) {
    case TreeDestination::InPlace:
        return RunsDialog::tr("in place; originals are FILE.orig");
    case TreeDestination::Backup:
        return RunsDialog::tr("in place; originals are in %1").arg(folder);
    case TreeDestination::Folder:
        break;
    }
    return RunsDialog::tr("copies in %1").arg(folder);
}

QString stateText(FolderRun::State state) {
    switch (state) {
    case FolderRun::State::Running:
        return RunsDialog::tr("at work");
    case FolderRun::State::Interrupted:
        return RunsDialog::tr("interrupted");
    case FolderRun::State::Ended:
        break;
    }
    return RunsDialog::tr("finished");
}

} // namespace

QString runText(const FolderRun& run) {
    const QString count = countText(run);
    return count == numberText(1) ? RunsDialog::tr("1 file, %1").arg(timeText(run))
                                  : RunsDialog::tr("%1 files, %2").arg(count, timeText(run));
}

RunsDialog::RunsDialog(std::vector<FolderRun> runs, std::string listed, QWidget* parent)
    : QDialog(parent), m_runs(std::move(runs)), m_listed(std::move(listed)),
      m_table(new QTableWidget(static_cast<int>(m_runs.size()), 6, this)),
      m_takeBack(new QPushButton(tr("&Take back"), this)),
      m_goOn(new QPushButton(tr("&Go on …"), this)) {
    setObjectName(QStringLiteral("runs"));
    setWindowTitle(tr("Conversions"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_table->setHorizontalHeaderLabels(
        {tr("Began"), tr("Files"), tr("To"), tr("Where"), tr("State"), tr("Folder")});
    m_table->setAccessibleName(tr("Conversions"));
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const FolderRun& run = m_runs[static_cast<std::size_t>(row)];
        int column = 0;
        for (const QString& text :
             {timeText(run), countText(run), qString(run.head.to), placeText(run),
              stateText(run.state), pathText(run.head.roots.front())}) {
            auto* item = new QTableWidgetItem(text);
            item->setToolTip(text);
            m_table->setItem(row, column++, item);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* said = new QLabel(
        m_runs.empty() ? tr("No conversion can be taken back.")
                       : tr("Each can be taken back by itself: files become what they were, "
                            "copies are deleted; what was changed since stays."),
        this);
    said->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_takeBack->setObjectName(QStringLiteral("take-back"));
    m_goOn->setObjectName(QStringLiteral("go-on"));
    buttons->addButton(m_takeBack, QDialogButtonBox::ActionRole);
    buttons->addButton(m_goOn, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(said);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(roomFor({900, 320}, this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RunsDialog::refresh);
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        const FolderRun run = *chosen();
        accept();
        emit takeBackWanted(run);
    });
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        const FolderRun run = *chosen();
        accept();
        if (isListed(run))
            emit goOnWanted(run);
        else
            emit folderWanted(run.head.roots.front());
    });
    if (!m_runs.empty())
        m_table->setCurrentCell(0, 0);
    refresh();
}

const FolderRun* RunsDialog::chosen() const {
    const int row = m_table->currentRow();
    return row < 0 ? nullptr : &m_runs[static_cast<std::size_t>(row)];
}

bool RunsDialog::isListed(const FolderRun& run) const {
    return run.head.roots.front() == m_listed;
}

/// A run goes on where its folder is listed, it was interrupted, and its files are written down.
void RunsDialog::refresh() {
    const FolderRun* run = chosen();
    const bool isElsewhere = run != nullptr && !isListed(*run);
    m_takeBack->setEnabled(run != nullptr && run->state != FolderRun::State::Running);
    m_goOn->setEnabled(isElsewhere ||
                       (run != nullptr && run->state == FolderRun::State::Interrupted &&
                        !run->step.order.files.empty()));
    m_goOn->setText(isElsewhere ? tr("Open its &folder") : tr("&Go on …"));
}

} // namespace charsleuth::viewer
