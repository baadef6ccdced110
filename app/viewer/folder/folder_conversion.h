#pragma once

/// Plans the conversion of a folder's files, carries it out, and undoes it, off the window's
/// thread.

#include "app/tree/folder_runs.h"
#include "app/tree/plan_csv.h"
#include "app/viewer/folder/config_lines.h"
#include "app/viewer/folder/folder_advice.h"
#include "app/viewer/folder/folder_configuration.h"
#include "app/viewer/session/conversion_job.h"
#include "app/viewer/session/latest_job.h"

#include <QObject>

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

class TreeWriter;

} // namespace charsleuth

namespace charsleuth::viewer {

class FolderConversion : public QObject {
    Q_OBJECT

public:
    using Stage = ConversionStage;

    explicit FolderConversion(QObject* parent = nullptr);

    /// Tries each file; nothing is written. `others`: the other files of the folder and what they
    /// are in, so that configuration files are corrected as they are true of these.
    void plan(TreeRequest request, std::vector<ChosenFile> files,
              std::vector<ChosenFile> others = {});
    /// Carries out what was planned last, as a run of its own.
    void carryOut();
    /// What is carried out from now on belongs to a run that was interrupted.
    void goOnWith(const FolderRun& run);
    /// Undoes what was carried out last, and all of the run that it belongs to.
    void undo();
    /// Undoes an earlier run.
    void takeBack(const FolderRun& run);
    /// Ends what runs after the file in hand; what is done stays done, and can be undone.
    void cancel();

    Stage stage() const { return m_stage; }
    bool isBusy() const { return m_job.isRunning(); }
    const TreeRequest& request() const { return m_request; }
    /// Of the files in their order, as far as they are planned, converted or undone.
    const std::vector<FilePlan>& plans() const { return m_plans; }
    /// Of the plan with that number; empty where it is not of a configuration file.
    const std::vector<ConfigLine>& changedLinesOf(std::size_t plan) const;
    /// Of a file that is read in another encoding than the one it was found to be in: its text as
    /// it was found, and as it will be read. Null for other plans.
    const TwoReadings* readingsOf(std::size_t plan) const;
    /// The false encodings that configuration files will go on to name: files, by name and label.
    const StaleConfigurations& stale() const { return m_stale; }
    std::size_t fileCount() const { return m_files.size(); }
    /// Why the work as a whole failed; nothing where it did not.
    const std::optional<Error>& trouble() const { return m_trouble; }
    /// Whether it was cancelled before all files.
    bool isCutShort() const { return *m_cancelled && m_plans.size() < m_files.size(); }
    int count(FilePlan::Action action) const;
    /// What the command line's --report would write.
    QByteArray report() const;

signals:
    void changed();

private:
    struct News {
        std::shared_ptr<FilePlan> plan;
        std::vector<ConfigLine> lines; ///< of the plan
        StaleConfigurations stale;
        std::optional<Error> trouble;
        std::optional<std::size_t> run = {}; ///< that begins
        TwoReadings readings = {};           ///< of the plan
    };
    using Report = LatestJob<News>::Report;
    static std::optional<Error> correct(FolderConfiguration& configuration, TreeWriter& writer,
                                        bool isCutShort, const Report& report);
    void start(Stage during, Stage afterwards, LatestJob<News>::Work work);

    TreeRequest m_request;
    std::vector<ChosenFile> m_files, m_others;
    std::vector<FilePlan> m_plans;
    std::map<std::size_t, std::vector<ConfigLine>> m_lines; ///< by number of the plan
    std::map<std::size_t, TwoReadings> m_readings;          ///< by number of the plan
    StaleConfigurations m_stale;
    std::string m_journal;
    std::optional<std::size_t> m_run; ///< in the journal
    bool m_goesOn = false;            ///< with that run
    std::optional<Error> m_trouble;
    Stage m_stage = Stage::Idle, m_afterwards = Stage::Idle;
    std::shared_ptr<std::atomic<bool>> m_cancelled = std::make_shared<std::atomic<bool>>(false);
    LatestJob<News> m_job;
};

} // namespace charsleuth::viewer
