#pragma once

/// Converts a file into a copy, or tries what that would lose; off the GUI thread.

#include "app/convert/copy_plan.h"
#include "app/viewer/document/byte_source.h"
#include "app/viewer/session/original_place.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace charsleuth::viewer {

/// The stages of a conversion.
enum class ConversionStage { Idle, Planning, Planned, Converting, Converted, Undoing, Undone };

struct ConversionItem {
    std::string path;        ///< bytes
    bool isFile = true;      ///< else the path is only a name, and all there is are `bytes`
    std::string nameAfter{}; ///< a path that the copy is named after; empty: `path`
    SharedBytes bytes;       ///< the content as it was shown; null: read from the path
    SharedBytes shownBytes;  ///< what is on the screen, to look through; may be null
    EncodingId from{};
    /// What gave `from`; null where the user or another program did, or where that is unknown.
    std::shared_ptr<const Detection> detection{};
    /// Of the content that the user saw; the file is refused where it has another by now.
    std::optional<Fingerprint> shown;
    std::vector<Substitution> substitutions{}; ///< see ConversionPlan; so below
    std::vector<DecodedPart> parts{};
};

/// The place of the copy.
struct ConversionTarget {
    bool isTrial = false; ///< nothing is written
    std::string file{};
    std::string keptAs{}; ///< the item itself is replaced, and the original gets this name
};

/// The result of a conversion or of its trial.
struct CopyOutcome {
    std::string path;
    std::string copy; ///< empty for a trial
    EncodingId from{};
    ConversionReport report;
    std::optional<ReplacedContent> replaced; ///< of a file that was replaced in place
    bool declares = false; ///< the text says something of its encoding that a copy makes false
    std::vector<StaleDeclaration> stale; ///< what the copy says falsely of itself
    std::optional<Refusal> refusal;      ///< there is no copy, or a trial could not be made
};

struct ConversionNews {
    std::uint64_t read = 0; ///< bytes
    std::uint64_t size = 0;
    std::optional<CopyOutcome> outcome; ///< at the end
};

/// Reports now and then, and at the end. Stopped early, it leaves no unfinished copy and says
/// nothing more. Any thread.
void convertItem(const ConversionItem& item, const CopyWishes& wishes,
                 const ConversionTarget& target, std::stop_token stop,
                 const std::function<void(ConversionNews)>& report);

} // namespace charsleuth::viewer
