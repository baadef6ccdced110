#pragma once

/// What the window says below the text, where nothing moves for it: things to know before one
/// believes it.

#include "app/viewer/session/session.h"

#include <QString>

#include <set>

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

/// What the buttons of a notice do, in the order in which they stand there.
enum class Deed {
    FirstMalformed,
    NextMalformed,
    OtherEncodings, ///< lists those that fit better
    ShowBytes,
    ListMembers, ///< of a binary file that is a zip inside
    Follow,
    Reload,
    Keep,
    ShowOffer, ///< shows the text in the banner's encoding
    ShowMeant, ///< shows mojibake put right
    RepairOthers,
    ListMojibake,
    SaveMeant,
    ShowParts,
    SaveParts,
    ReadBodies,   ///< shows a mail with its encoded bodies decoded
    ReadSelected, ///< reads the other selected files as this one
    Undo,         ///< gives the original back
    Forget,
    Why
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
    std::set<Deed> deeds{};               ///< with ShowOffer where there is an offer

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
