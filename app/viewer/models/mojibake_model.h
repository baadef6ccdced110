#pragma once

/// The runs of mojibake in a document, one a row, each of which can be left as it is.

#include "app/viewer/document/places.h"
#include "app/viewer/models/banners.h"
#include "core/repair/repair.h"

#include <QAbstractTableModel>

namespace charsleuth::viewer {

class MojibakeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { LineColumn, BeforeColumn, AfterColumn, ChainColumn, SureColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// What was found: sorted and disjoint, as Repairer gives them. All are to be put right, unless
    /// a reading that was followed leaves them as they are. Runs of the user's take their places.
    void setRuns(std::vector<Repair> runs);
    /// Takes over which runs the shown reading puts right, and those that the user put right by
    /// hand. Null: the text is shown as it stands, and the runs stay as they are.
    void follow(SharedAmendment shown);
    void forgetByHand();
    /// Leaves out no run any more. Requires: there is one.
    void takeAll();
    const Repair& run(int row) const { return m_runs[static_cast<std::size_t>(row)]; }
    /// The places of all runs.
    Places places() const;
    /// The row of the first run that begins at `byte` or later (1), or of the last one that begins
    /// before it (-1); round the corner. Requires: there is one.
    int rowFrom(std::uint64_t byte, int direction) const;
    /// The places of runs that are to be put right and have bytes in `range`.
    std::vector<ByteRange> placesWithin(ByteRange range) const;
    /// What puts right the runs that are not left out, in a document that is read in `encoding`.
    /// Requires: there is one.
    SharedAmendment amendment(EncodingId encoding) const;
    std::size_t takenCount() const;

signals:
    void takenChanged(); ///< which runs are to be put right

private:
    void arrange();
    bool isTaken(const Repair& run) const;

    std::vector<Repair> m_found;
    std::vector<Repair> m_byHand;
    std::vector<Repair> m_runs;       ///< both
    std::vector<bool> m_taken;        ///< of each run
    std::vector<DecodedPart> m_parts; ///< of the reading in which some were put right by hand
    SharedAmendment m_shown;          ///< null while the text is shown as it stands
};

/// Whether the user put the run right by hand: nothing was judged.
bool isByHand(const Repair& run);

/// What the run puts into a text that is read so: without the ASCII at its ends, which stays.
Substitution substitutionFor(const Repair& run, const ReadAs& as);

/// "UTF-8 read as windows-1252, twice, then written as HTML entities": in the interface's language.
QString chainText(const Chain& chain);

/// What the window says of the runs, and no more than that; nothing where there is none.
std::optional<Banner> mojibakeBanner(const MojibakeModel& model);

/// The same for a document that is too long to be looked through.
Banner unsearchedMojibakeBanner();

} // namespace charsleuth::viewer
