#pragma once

/// Whether an input may be copied into another encoding: asked before a byte is written, by every
/// program that writes copies. A program softens a refusal only by an option with a name, which
/// sets a field of the wishes.

#include "core/parts/input_findings.h"
#include "core/registry/encoding_id.h"

#include <string>

namespace charsleuth {

/// The confidence from which an encoding is sure enough to be written down.
inline constexpr double sureConfidence = 0.95;

struct CopyWishes {
    EncodingId to = EncodingId::Utf8;
    /// The user named the encoding to read by (--from, `encoding`): what was found does not count.
    bool isNamed = false;
    bool bySegments = false;                 ///< each part is read in its own encoding (--segments)
    double leastConfidence = sureConfidence; ///< 0: any (--allow-plausible)
};

struct CopyVerdict {
    enum class Kind {
        Copy,
        Leave,  ///< nothing would change
        Refuse, ///< the copy would be wrong
    };

    Kind kind = Kind::Copy;
    std::string reason; ///< of Leave and Refuse, without the name: "has lines in KOI8-R among ..."
};

/// Judges a copy. Pure. Malformed sequences are no reason here: the conversion itself reports them
/// as losses, with their places. `findings`: those of lookInto(), of any wishes.
CopyVerdict planCopy(const Detection& detection, const InputFindings& findings,
                     const CopyWishes& wishes);

} // namespace charsleuth
