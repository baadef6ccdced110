#pragma once

/// What the user looks for in the document.
///
/// Knows no widgets; for the thread that owns it.

#include "app/viewer/document/search.h"
#include "app/viewer/models/place_search.h"

namespace charsleuth::viewer {

class Finder : public PlaceSearch {
    Q_OBJECT

public:
    explicit Finder(QObject* parent = nullptr);

    /// Another document, another encoding of it, or more of its index. What was found of characters
    /// is looked for again where the encoding is another one.
    void setText(FileText text);
    void reset();

    /// Looks for it anew; the first hit at or behind `from` is announced by arrived().
    void find(Query query, std::uint64_t from);
    /// Goes to the hit beside a selection. Behind the last of a million hits that are kept it looks
    /// for the next million.
    void stepHit(ByteRange here, int direction);

    const Query& query() const { return m_query; }
    /// That of the search, or what is wrong with the query.
    QString answer(ByteRange selected) const;

private:
    void startFrom(std::uint64_t from);

    FileText m_text;
    Query m_query;
    QString m_complaint;
};

} // namespace charsleuth::viewer
