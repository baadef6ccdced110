#pragma once

/// A converted copy as a file: complete and read again, or not there at all. The original is never
/// touched.

#include "app/convert/conversion.h"
#include "app/files/written_file.h"

namespace charsleuth {

/// Why there is no copy, in words.
struct Refusal {
    enum class Why {
        Failed,       ///< reading or writing did
        NoText,       ///< the file is binary
        Loss,         ///< something in it has no place in the copy
        Mixed,        ///< lines may be in another encoding than the one that was found
        EncodedTwice, ///< UTF-8 was read as a code page, and that text was saved as UTF-8
        Unsure,       ///< the encoding is less probable than was asked for
        ReadOnly,     ///< the file that would be replaced may not be written to
        Linked,       ///< it has other names (hard links), which would keep the old text
    };
    Why why = Why::Failed;
    Error error;
};

/// Whether the user's word for the encoding would lift the refusal.
constexpr bool isDoubt(Refusal::Why why) {
    using enum Refusal::Why;
    return why == Mixed || why == EncodedTwice || why == Unsure;
}

/// "2 malformed sequences as UTF-8 (the first at byte 12), 1 character that ... lacks (U+20AC)"
std::string lossWords(const ConversionReport& report, const ConversionPlan& plan);

/// Converts into `sink`. Refuses where something is lost that must not be (OnLoss::Fail), and where
/// the copy would not read the same. `report`, where there is one, gets what was lost; so below.
std::optional<Refusal> convertWithoutLoss(FileSource& source, const ConversionPlan& plan,
                                          const Sink& sink, const Progress& progress = {},
                                          ConversionReport* report = nullptr);

/// Writes to `path`, which appears when all is written and synced. What is there is replaced with
/// its mode, owner and attributes kept; devices and FIFOs are written to after a trial. Refused: a
/// path that leads to the original, by whatever name.
std::optional<Refusal> writeCopy(FileSource& source, const ConversionPlan& plan,
                                 const std::string& path, const Progress& progress = {},
                                 ConversionReport* report = nullptr);

/// The same into a file that the caller has begun and will commit.
std::optional<Refusal> fillCopy(WrittenFile& file, FileSource& source, const ConversionPlan& plan,
                                const Progress& progress = {}, ConversionReport* report = nullptr);

/// Why a copy does not take the place of a file: it is read-only, or has several names (hard links)
/// and `partLinks` is not set.
std::optional<Refusal> whyNotReplaced(const std::string& path, const FileStatus& status,
                                      bool partLinks);

/// Where a copy of that name goes in a folder.
std::string placeInFolder(const std::string& folder, const std::string& path);

} // namespace charsleuth
