#pragma once

/// The way from one problem of a page to the next, of any kind that is not left out, and on to the
/// next file of a list.

#include "core/bytes/bytes.h"

#include <QObject>

#include <optional>
#include <set>

namespace charsleuth::viewer {

class DocumentPage;

class ProblemWalk : public QObject {
    Q_OBJECT

public:
    enum class Kind { Malformed, Control, Mojibake, Part, Difference };

    /// The page must outlive it.
    explicit ProblemWalk(DocumentPage& page);

    /// Goes to the next (1) or previous (-1) problem; behind the last one of a text to the first
    /// one of the next file.
    void step(int direction);
    /// Whether there is a problem, in the text or in another file of the list.
    bool isAnywhere() const;
    /// Asks in a menu which kinds it goes to.
    void askKinds();
    /// Whether it goes to places of that kind, which then are marked in gutter and ruler.
    bool goesTo(Kind kind) const { return !m_leftOut.contains(kind); }

private:
    std::optional<ByteRange> placeBeside(ByteRange selected, int direction) const;
    void showFirst(int direction);

    DocumentPage& m_page;
    std::set<Kind> m_leftOut;
};

} // namespace charsleuth::viewer
