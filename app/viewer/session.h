#pragma once

/// One open document: its bytes, what the detector says of them, the encoding it is shown in.
///
/// Knows no widgets. Reading, detecting and indexing run in jobs; results arrive on the thread that
/// owns the session, and a newer request drops the older. The user's choice changes only the view:
/// no answer that arrives later overrules it.

#include "app/files/result.h"
#include "app/viewer/document/file_text.h"
#include "app/viewer/jobs/detection_job.h"
#include "app/viewer/jobs/latest_job.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <optional>
#include <string>

namespace charsleuth::viewer {

enum class ChosenBy { Detection, User };

/// What the views show, as a value.
struct DocumentState {
    std::string path; ///< bytes; "-" for standard input
    SharedBytes bytes;
    std::optional<Answer> answer;
    std::optional<EncodingId> shown; ///< nothing: not known yet, or binary
    ChosenBy chosenBy = ChosenBy::Detection;
    std::vector<EncodingId> tried;        ///< what the user chose so far, each once
    SharedIndex index;                    ///< of `shown`
    std::optional<EncodingId> firstGuess; ///< what was shown before the final answer said otherwise
    bool changedOnDisk = false;

    FileText text() const { return {bytes, index}; }
    const Detection& detection() const { return answer->detection; }
    /// The candidate that gives the shown text, or that of an encoding; null where there is none.
    const Candidate* candidate() const;
    const Candidate* candidateFor(EncodingId encoding) const;
    bool isEmpty() const { return bytes && bytes->size() == 0; }
    /// What is known to be so: the percentage of a candidate may be "100 %".
    bool isDecided(const Candidate& candidate) const;
    /// The candidate's language, where it is more than a guess about noise; else empty.
    std::string languageOf(const Candidate& candidate) const;
};

class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);

    /// Opens another document; `as` is the user's choice from the start.
    void open(const std::string& path, std::optional<EncodingId> as = std::nullopt);
    /// For what is opened from now on.
    void setHints(std::vector<Hint> hints);
    void reload();
    void choose(EncodingId encoding);
    void chooseDetected();
    void dismissChange();
    void stopWork();

    bool isOpen() const { return m_state.bytes != nullptr; }
    /// Something is still to arrive: the document, the final answer or the rest of the index.
    bool isBusy() const;
    const DocumentState& state() const { return m_state; }

signals:
    void opened(); ///< another document; nothing is known of it yet
    void failed(const charsleuth::Error& error);
    void answered();        ///< `answer` changed
    void encodingChanged(); ///< `shown` changed
    void indexed();         ///< `index` grew
    void noticed();         ///< `changedOnDisk` changed

private:
    void take(const Answer& answer);
    void show(EncodingId encoding);
    void startDetection();

    DetectOptions m_options;
    Surroundings m_surroundings;
    DocumentState m_state;
    QFileSystemWatcher m_watcher;
    LatestJob<std::shared_ptr<Result<SharedBytes>>> m_opening;
    LatestJob<Answer> m_detecting;
    LatestJob<SharedIndex> m_indexing;
};

} // namespace charsleuth::viewer
