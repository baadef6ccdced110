#pragma once

/// Plans the conversion of a folder's files, carries it out, and undoes it, off the window's
/// thread.

#include "app/tree/plan_csv.h"
#include "app/tree/tree_walk.h"
#include "app/viewer/session/latest_job.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::viewer {

/// A file that is to be converted, and what the user says it is in.
struct ChosenFile {
    TreeFile file;
    std::optional<EncodingId> overruled;
};

class FolderConversion : public QObject {
    Q_OBJECT

public:
    enum class Stage { Idle, Planning, Planned, Converting, Converted, Undoing, Undone };

    explicit FolderConversion(QObject* parent = nullptr);

    /// Tries each file; nothing is written.
    void plan(TreeRequest request, std::vector<ChosenFile> files);
    /// Carries out what was planned last.
    void carryOut();
    void undo();
    void setPaused(bool paused);
    bool isPaused() const { return *m_paused; }
    /// Ends what runs after the file in hand; what is done stays done, and can be undone.
    void cancel();

    Stage stage() const { return m_stage; }
    bool isBusy() const { return m_job.isRunning(); }
    const TreeRequest& request() const { return m_request; }
    /// Of the files in their order, as far as they are planned, converted or undone.
    const std::vector<FilePlan>& plans() const { return m_plans; }
    std::size_t fileCount() const { return m_files.size(); }
    const std::string& journal() const { return m_journal; }
    /// Why the work as a whole failed; nothing where it did not.
    const std::optional<Error>& trouble() const { return m_trouble; }
    int count(FilePlan::Action action) const;
    /// What the command line's --report would write.
    QByteArray report() const;

signals:
    void changed();

private:
    struct News {
        std::shared_ptr<FilePlan> plan;
        std::optional<Error> trouble;
    };
    using Report = LatestJob<News>::Report;
    void start(Stage during, Stage afterwards, LatestJob<News>::Work work);

    TreeRequest m_request;
    std::vector<ChosenFile> m_files;
    std::vector<FilePlan> m_plans;
    std::string m_journal;
    std::optional<Error> m_trouble;
    Stage m_stage = Stage::Idle, m_afterwards = Stage::Idle;
    std::shared_ptr<std::atomic<bool>> m_paused = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<std::atomic<bool>> m_cancelled = std::make_shared<std::atomic<bool>>(false);
    LatestJob<News> m_job;
};

} // namespace charsleuth::viewer
