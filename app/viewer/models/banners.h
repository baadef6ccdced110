#pragma once

/// What the window says below the text, where nothing moves for it: things to know before one
/// believes it.

#include "app/viewer/session/session.h"

#include <QString>

namespace charsleuth::viewer {

enum class BannerKind {
    Failed,
    Conflict,
    Damage,
    Binary,
    Changed,
    Truncated,
    Refined,
    Mixed, ///< parts are in different encodings
    Mojibake,
    Recalled,
    Misspelt, ///< a declaration names no encoding
    Fonts,    ///< some of the text cannot be drawn
    Folder,   ///< the folder's other files are in another encoding
    Replaced, ///< the window itself has written the file anew
    Notice
};

/// One of two readings side by side.
struct ReadingOffer {
    EncodingId encoding{};
    QString title;      ///< "ISO-8859-1, as the file says"
    QString line;       ///< what it makes of the place that tells
    bool shown = false; ///< the text is shown so

    friend bool operator==(const ReadingOffer&, const ReadingOffer&) = default;
};

struct Banner {
    BannerKind kind{};
    QString text;
    /// The encoding that its button shows; of parts and mojibake, where they are shown, the way
    /// back.
    std::optional<EncodingId> offer;
    std::vector<ReadingOffer> readings{}; ///< of a conflict: both sides
    bool othersFit = false;               ///< of damage: other encodings fit better
    bool canReload = false;               ///< of a change: there is something to read
    bool canFollow = false;               ///< of a change: something was added
    bool canRepair = false;               ///< of mojibake: what was meant is known
    bool someAreLeft = false;             ///< of mojibake: some runs stay as they are
    bool hasParts = false;                ///< of several encodings: where each is, is known
    bool canForget = false;               ///< of an earlier choice
    bool hasMembers = false;              ///< of a binary file: it is a zip inside

    friend bool operator==(const Banner&, const Banner&) = default;
};

/// In order of importance; none for a document without surprises.
std::vector<Banner> bannersFor(const DocumentState& document);

/// For a file that was replaced in place. `kept`: the path of what it was.
Banner replacedBanner(const DocumentState& document, EncodingId to, const std::string& kept);

/// "failed", "conflict", "damage", "binary", "changed", "truncated", "refined", "mixed",
/// "mojibake", "recalled", "misspelt", "fonts", "folder", "replaced", "notice"
QString nameOf(BannerKind kind);

} // namespace charsleuth::viewer
