#pragma once

/// Other readings of the document beside the shown one, and where they differ from it.
///
/// Even without readings beside it, the shown one is compared with one that may be right as well,
/// for the overview. Knows no widgets; for the thread that owns it.

#include "app/viewer/document/file_text.h"
#include "app/viewer/models/place_search.h"

#include <map>

namespace charsleuth::viewer {

class Comparison : public PlaceSearch {
    Q_OBJECT

public:
    static constexpr std::size_t mostReadings = 4;

    explicit Comparison(QObject* parent = nullptr);

    /// What is compared; the same again changes nothing but the shown text's index.
    void setReadings(const FileText& shown, std::vector<ReadAs> others);
    void reset();
    /// Builds the others' indexes, for their line numbers, if they stand beside the text.
    void index();

    /// The document in one of the readings, with as much of its index as there is.
    FileText textOf(const ReadAs& as) const;
    const std::vector<ReadAs>& others() const { return m_others; }
    bool isBusy() const { return isRunning() || m_indexing.isRunning(); }
    void stopAll();

signals:
    void indexed(); ///< textOf() knows more

private:
    SharedBytes m_bytes;
    ReadAs m_shown;
    std::vector<ReadAs> m_others;
    std::map<ReadAs, SharedIndex> m_indexes; ///< of the others
    LatestJob<SharedIndex> m_indexing{[this] { emit outOfMemory(); }};
};

/// The readings that stand side by side, in their order, when `shown` is the one in use: where it
/// is not among them it takes the place of the one that was shown before, or the first.
std::vector<ReadAs> sideBySide(std::vector<ReadAs> readings, const ReadAs& shown,
                               const std::optional<ReadAs>& before);

} // namespace charsleuth::viewer
