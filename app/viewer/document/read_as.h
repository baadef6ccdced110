#pragma once

/// A way to read a document as text: an encoding, with exceptions: parts in other encodings, and
/// repaired mojibake.

#include "app/convert/conversion.h"
#include "core/registry/encoding_id.h"
#include "core/repair/repair.h"

#include <compare>
#include <memory>
#include <vector>

namespace charsleuth::viewer {

/// Whether two ranges have a byte in common.
constexpr bool overlap(ByteRange one, ByteRange other) {
    return one.begin < other.end && other.begin < one.end;
}

/// The exceptions. A value: nothing changes it once it is shared.
struct Amendment {
    std::vector<DecodedPart> parts;    ///< if any: up to the end, each in an encoding of its own
    std::vector<Substitution> repairs; ///< of mojibake; sorted, disjoint
    std::vector<Repair> byHand;        ///< runs of `repairs` that the user put right; sorted
    Chain chain;           ///< what the repairs undo; empty where that is not one and the same
    double confidence = 0; ///< of the least certain of all; 0: the user made it
};

using SharedAmendment = std::shared_ptr<const Amendment>;

struct ReadAs {
    // NOLINTNEXTLINE(google-explicit-constructor): an encoding is a way to read
    ReadAs(EncodingId one = {}, SharedAmendment other = nullptr)
        : encoding(one), amendment(std::move(other)) {}

    EncodingId encoding;
    SharedAmendment amendment; ///< null: all is in the encoding

    bool isByParts() const { return amendment && !amendment->parts.empty(); }
    friend auto operator<=>(const ReadAs&, const ReadAs&) = default;
};

} // namespace charsleuth::viewer
