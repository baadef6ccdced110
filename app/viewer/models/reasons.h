#pragma once

/// Why the shown encoding: its evidence as sentences with weights.

#include "app/viewer/session/session.h"

#include <QAbstractListModel>

namespace charsleuth::viewer {

struct Reason {
    QString sentence;
    double decibans = 0;
    Effect effect{};
    QString source;                 ///< "statistics", "structure", "html-meta", "uchardet", ...
    std::optional<ByteRange> where; ///< nothing when it speaks of the whole file
    bool heading = false;           ///< a line above reasons that speak for another encoding
};

/// What came of them for the shown encoding, above the reasons: "GBK is less likely than Shift_JIS:
/// reads as Chinese (Traditional)", "Why Shift_JIS".
QString verdictText(const DocumentState& document);

/// The reasons of the shown candidate, by kind, the kind with the strongest first; then conflicts
/// of a declaration with the bytes, as "against"; then, under headings, what speaks for its rivals.
std::vector<Reason> reasonsFor(const DocumentState& document);

class ReasonModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { SourceRole = Qt::UserRole, BarRole, HeadingRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// BarRole: length of the weight bar, -1..1, on a scale that tells 3 decibans from 300.
    QVariant data(const QModelIndex& index, int role) const override;

    void setReasons(std::vector<Reason> reasons);
    const Reason& reason(int row) const { return m_reasons[static_cast<std::size_t>(row)]; }

private:
    std::vector<Reason> m_reasons;
};

} // namespace charsleuth::viewer
