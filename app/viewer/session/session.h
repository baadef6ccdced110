#pragma once

/// One open document: its bytes, what the detector says of them, the encoding it is shown in.
///
/// Knows no widgets. Reading, detecting and indexing run in jobs; results arrive on the thread that
/// owns the session, and a newer request drops the older. The user's choice changes only the view:
/// no answer that arrives later overrules it.

#include "app/files/result.h"
#include "app/viewer/document/file_text.h"
#include "app/viewer/document/fingerprint.h"
#include "app/viewer/session/detection_job.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/choice_store.h"
#include "app/viewer/session/facts.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>
#include <string>

namespace charsleuth::viewer {

enum class ChosenBy { Detection, User };

/// What became of the file since it was opened.
enum class DiskChange {
    Replaced, ///< its content is another
    Grown,    ///< something was added at its end
    Shrunk,
    Gone,
    Unreadable, ///< it is there, but may no longer be read
};

/// A choice of an earlier time.
struct Recalled {
    EncodingId encoding{};
    bool sameContent = true; ///< and then it was taken over
    std::string path;        ///< absolute; where it was made for the same content elsewhere
};

/// What the views show, as a value.
struct DocumentState {
    std::string path;      ///< bytes; "-" for standard input and what has only a title
    QString title;         ///< of what is no file: the clipboard, a part of another document
    std::string nameAfter; ///< a path that copies of what is no file are named after; may be empty
    SharedBytes bytes;
    std::optional<Answer> answer;
    std::optional<EncodingId> shown; ///< nothing: not known yet, or binary
    SharedAmendment amendment;       ///< of what is shown; null: all is read in `shown`
    ChosenBy chosenBy = ChosenBy::Detection;
    std::vector<EncodingId> tried;        ///< what the user chose so far, each once
    SharedIndex index;                    ///< of `shown`
    std::optional<EncodingId> firstGuess; ///< what was shown before the final answer said otherwise
    std::optional<DiskChange> onDisk;
    std::uint64_t grownBy = 0; ///< bytes, where it has grown
    bool following = false;    ///< what is added at the end is shown at once
    Fingerprint fingerprint;   ///< of the content when it was opened
    std::optional<Recalled> recalled;
    Facts facts;                 ///< what the user knows
    std::vector<ReadAs> offered; ///< readings that are more than an encoding, to choose from

    FileText text() const { return {bytes, index}; }
    /// How the text is read. Requires: `shown`.
    ReadAs readAs() const { return {*shown, amendment}; }
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
    void open(const std::string& path, const std::optional<ReadAs>& as = std::nullopt);
    /// What is no file, under a title; a copy of it is named after `nameAfter`.
    void openBytes(const QString& title, SharedBytes bytes, std::string nameAfter = {});
    /// Opens what another session has open, with what was chosen there; nothing is read again.
    void takeOver(const Session& other);
    /// For what is opened from now on.
    void setHints(std::vector<Hint> hints);
    /// Detects anew; a choice of the user stays.
    void setFacts(const Facts& facts);
    /// Choices are remembered there from now on; null: not at all. It must outlive the session.
    void setMemory(ChoiceStore* memory) { m_memory = memory; }
    /// Whether an earlier choice is shown again when its file is opened.
    void setRecalling(bool recalling) { m_recalling = recalling; }
    /// Leaves nothing open, and says nothing of it.
    void close();
    void forgetChoice();
    void setFollowing(bool following);
    void reload();
    void choose(const ReadAs& as);
    void chooseDetected();
    /// Readings that were found after the answer; see DocumentState::offered.
    void offer(std::vector<ReadAs> readings);
    /// Shows another reading without choosing it, until one is chosen; nothing: shows what was
    /// shown before.
    void tryOut(std::optional<ReadAs> reading);
    /// What the user has chosen; nothing while the detector's choice is shown.
    std::optional<ReadAs> choice() const;
    /// Says no more of the change of the file, until the file becomes yet another.
    void dismissChange();
    /// Looks at the file on the disk no more until the hold ends: meanwhile the program itself may
    /// write it.
    void holdNotices(bool hold);
    void stopWork();

    bool isOpen() const { return m_state.bytes != nullptr; }
    /// Something is still to arrive: the document, the final answer or the rest of the index.
    bool isBusy() const;
    /// What reads through the whole file, and how far it is; nothing where none does.
    struct Work {
        enum class Kind { Detecting, Indexing } kind{};
        std::uint64_t read = 0; ///< bytes
        std::uint64_t size = 0;
        std::int64_t milliseconds = 0;
    };
    std::optional<Work> work() const;
    const DocumentState& state() const { return m_state; }

signals:
    void opened();                               ///< another document; nothing is known of it yet
    void failed(const charsleuth::Error& error); ///< what was asked for is not open
    void outOfMemory();     ///< something of the open document is not known, or not all of it
    void answered();        ///< `answer` changed
    void encodingChanged(); ///< `shown` or `amendment` changed
    void indexed();         ///< `index` grew
    void noticed();         ///< something of the file on the disk, or of an earlier choice, changed
    void progressed();      ///< work() went on or ended
    void grown();           ///< there are more bytes, and they are followed

private:
    struct Opened {
        SharedBytes bytes;
        Fingerprint fingerprint;
    };
    /// What is under the file's name now.
    struct DiskFinding {
        std::optional<DiskChange> change;
        SharedBytes bytes; ///< null where there is nothing to read
        Fingerprint fingerprint;
    };
    /// A version of the file on the disk, to know it again.
    struct DiskVersion {
        std::optional<DiskChange> change;
        Fingerprint fingerprint;

        friend bool operator==(const DiskVersion&, const DiskVersion&) = default;
    };
    struct DetectionNews {
        std::optional<Answer> answer;
        std::uint64_t read = 0; ///< bytes
    };
    static DiskFinding findingOf(const std::string& path, const Fingerprint& before,
                                 std::stop_token stop);

    void leave();
    void begin(DocumentState state, const std::optional<ReadAs>& as);
    void recall();
    void show(const ReadAs& as);
    void showNoText();
    void startDetection();
    void startIndexing();
    void watch();
    void examineDisk();
    void take(const DiskFinding& finding);
    void take(const Answer& answer);
    void takeGrowth(const DiskFinding& finding);
    void giveUp();

    DetectOptions m_options;
    DocumentState m_state;
    std::optional<ReadAs> m_beforeTrial; ///< what was shown before tryOut()
    ChoiceStore* m_memory = nullptr;
    bool m_recalling = true;
    QFileSystemWatcher m_watcher;
    QTimer m_diskTimer;   ///< after a change, until what writes has done
    DiskVersion m_onDisk; ///< found last
    std::optional<DiskVersion> m_dismissed;
    bool m_holdsNotices = false;
    std::string m_asked; ///< the path that m_opening reads
    LatestJob<std::shared_ptr<Result<Opened>>> m_opening{[this] {
        emit failed({m_asked, notEnoughMemory});
    }};
    LatestJob<DiskFinding> m_examining{[this] { emit outOfMemory(); }};
    LatestJob<DetectionNews> m_detecting{[this] { giveUp(); }};
    std::uint64_t m_detected = 0; ///< bytes that the detection has read
    QElapsedTimer m_detectingSince;
    QElapsedTimer m_indexingSince;
    LatestJob<SharedIndex> m_indexing{[this] { giveUp(); }};
};

} // namespace charsleuth::viewer
