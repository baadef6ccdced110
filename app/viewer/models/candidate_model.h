#pragma once

/// The cards: what the file may be, most probable first.
///
/// Shows the candidates worth a look; all the others, the ruled-out ones at the end, after
/// setExpanded(). What the user has tried is among them in any case, and so are readings that are
/// more than an encoding, which are the first where they are sure.

#include "app/viewer/session/session.h"

#include <QAbstractListModel>

namespace charsleuth::viewer {

struct Card {
    EncodingId encoding{};
    SharedAmendment amendment; ///< null: of a candidate
    QString label;             ///< "Japanese (Shift_JIS)"
    double probability = 0;
    QString percent;      ///< empty for a ruled-out candidate and a user's choice
    QString language;     ///< "Japanese"; empty when unknown
    QString remark;       ///< "3 malformed", "ruled out: ...", "your choice"; may be empty
    QStringList sameText; ///< names that give the same text
    Preview preview;
    bool ruledOut = false;
    bool compact = false; ///< next to nothing speaks for it: its name and one line are enough

    ReadAs readAs() const { return {encoding, amendment}; }
};

/// How many lines of its preview a card has room for.
std::size_t previewLines(const Card& card);

/// "Japanese · 1 malformed"; empty where nothing is known.
QString footText(const Card& card);

/// "Same text as ISO-8859-1, latin1 and 3 more"; empty where there are none, and on a compact card.
QString sameTextLine(const Card& card);

class CandidateModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        EncodingRole = Qt::UserRole,
        PercentRole,
        LanguageRole,
        RemarkRole,
        SameTextRole,
        PreviewRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    void setDocument(const DocumentState& document);
    void clear();
    void setExpanded(bool expanded);
    bool isExpanded() const { return m_expanded; }

    const Card& card(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    /// The card that gives this text; -1 for none.
    int rowOf(const ReadAs& as) const;
    /// "12 more, 96 ruled out"; empty when every candidate has its card.
    QString restText() const;

private:
    void reload(std::vector<Card> cards);
    bool isTried(EncodingId encoding) const;
    Card withPreview(Card card) const;

    std::vector<Card> m_all;
    std::vector<Card> m_cards;
    std::vector<EncodingId> m_tried;
    SharedBytes m_bytes;
    std::uint64_t m_tellingByte = 0;
    bool m_expanded = false;
};

} // namespace charsleuth::viewer
