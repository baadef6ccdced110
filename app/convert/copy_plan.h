#pragma once

/// Whether an input may be copied into another encoding, and how: asked before a byte is written,
/// by every program that writes copies. A program softens a refusal only by an option with a name,
/// which sets a field of the wishes, or by the encoding that its user names.

#include "app/convert/converted_copy.h"
#include "app/convert/stale_declarations.h"
#include "core/ranking/detection.h"

#include <string>
#include <vector>

namespace charsleuth {

/// The confidence from which an encoding is sure enough to be written down.
inline constexpr double sureConfidence = 0.95;

/// The byte order mark of a copy.
enum class BomWish {
    Keep, ///< where the target has one
    Add,
    Remove,
};

/// What a copy should be.
struct CopyWishes {
    EncodingId to = EncodingId::Utf8;
    BomWish bom = BomWish::Keep;
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    std::u16string (*standIn)(char32_t) = nullptr; ///< see ConversionPlan
    bool fixDeclarations = false;                  ///< in the text
    bool bySegments = false;                       ///< each part is read in its own encoding
    /// A less probable encoding is refused unless it is named. More than 1: any is.
    double leastConfidence = sureConfidence;
    bool partLinks = false; ///< in place, a file of several names is converted under one of them

    friend bool operator==(const CopyWishes&, const CopyWishes&) = default;
};

/// What the user, or another program, says that an input is in.
struct NamedReading {
    EncodingId encoding{};
    std::vector<Substitution> substitutions{}; ///< see ConversionPlan; so below
    std::vector<DecodedPart> parts{};
};

struct CopyPlan {
    enum class Kind {
        Copy,
        Leave, ///< the copy would be the same bytes
        Refuse,
    };

    Kind kind = Kind::Copy;
    Refusal refusal;                     ///< why not, without a way out; of Leave only the words
    ConversionPlan conversion;           ///< of Copy and Leave; `from` where the input is text
    bool declares = false;               ///< there are declarations that a copy in `to` makes false
    std::vector<StaleDeclaration> stale; ///< declarations that the copy makes false
    std::vector<StaleDeclaration> corrected; ///< those that the copy changes to be true
};

/// Plans the copy of an input that was detected. `replaced`: the file whose place the copy takes;
/// null where the copy goes elsewhere. Malformed sequences are no reason to refuse here: the
/// conversion itself reports them as losses, with their places.
CopyPlan planCopy(FileSource& source, const Detection& detection, const CopyWishes& wishes,
                  const FileStatus* replaced = nullptr);

/// Plans the copy of an input that is read as named, whatever it is in.
CopyPlan planCopy(FileSource& source, NamedReading reading, const CopyWishes& wishes,
                  const FileStatus* replaced = nullptr);

} // namespace charsleuth
