#pragma once

/// Converts files into copies, or tries what that would lose; off the GUI thread.

#include "app/convert/copy_plan.h"
#include "app/viewer/document/byte_source.h"
#include "app/viewer/session/original_place.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace charsleuth::viewer {

struct ConversionItem {
    std::string path;               ///< bytes
    bool isFile = true;             ///< else the path is only a name, and all there is are `bytes`
    std::string nameAfter{};        ///< a path that the copy is named after; empty: `path`
    SharedBytes bytes;              ///< the content as it was shown; null: read from the path
    SharedBytes shownBytes;         ///< what is on the screen, to look through; may be null
    std::optional<EncodingId> from; ///< nothing: what is detected
    /// What gave `from`; null where the user or another program did, or where that is unknown.
    std::shared_ptr<const Detection> detection{};
    /// Of the content that the user saw; the file is refused where it has another by now.
    std::optional<Fingerprint> shown;
    std::vector<Substitution> substitutions{}; ///< see ConversionPlan; so below
    std::vector<DecodedPart> parts{};
};

/// Where the copies go. None of them: nothing is written, it is only tried.
struct ConversionTarget {
    std::string file;   ///< of the only item
    std::string folder; ///< of all, under their own names; must exist
    std::string keptAs; ///< the only item is replaced, and what it was gets this name
};

/// What came of one item.
struct CopyOutcome {
    std::string path;
    std::string copy;                  ///< empty for a trial
    std::optional<EncodingId> from;    ///< nothing where the file could not be read or has no text
    std::optional<double> probability; ///< of `from`, where that was detected
    ConversionReport report;           ///< of a trial
    std::optional<ReplacedContent> replaced; ///< of a file that was replaced in place
    bool declares = false; ///< the text says something of its encoding that a copy makes false
    std::vector<StaleDeclaration> stale; ///< what the copy says falsely of itself
    std::optional<Refusal> refusal;      ///< there is no copy, or a trial could not be made
};

struct ConversionNews {
    std::uint64_t read = 0; ///< bytes of all items
    std::uint64_t size = 0;
    std::vector<CopyOutcome> outcomes; ///< of the items that are done, in order
    bool done = false;
};

/// Reports now and then, and at the end. Stopped early, it leaves no unfinished copy and says
/// nothing more. Any thread.
void convertItems(const std::vector<ConversionItem>& items, const CopyWishes& wishes,
                  const ConversionTarget& target, std::stop_token stop,
                  const std::function<void(ConversionNews)>& report);

} // namespace charsleuth::viewer
