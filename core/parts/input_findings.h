#pragma once

/// What one encoding for the whole file does not tell: other encodings in it, misreadings of its
/// text, characters that were lost before. Every program asks this function and decides nothing
/// again.

#include "core/bytes/bytes_at.h"
#include "core/bytes/exported.h"
#include "core/parts/lost_characters.h"
#include "core/parts/mail_bodies.h"
#include "core/repair/mojibake_found.h"
#include "core/parts/part.h"
#include "core/ranking/detection.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A body of a mail in base64 or quoted-printable: its place in the input, and what the decoded
/// bytes are.
struct DecodedBody {
    Part part; ///< `malformed`: sequences of the decoded bytes
    TransferEncoding transfer{};
    ByteRange label;          ///< of the charset in its header; empty if there is none
    std::string contradicted; ///< that label, if the decoded bytes contradict it
};

/// The names of the encodings that the bodies are in, each once.
CHARSLEUTH_EXPORT std::vector<std::string_view>
encodingNamesOf(const std::vector<DecodedBody>& bodies);

struct InputFindings {
    bool mixed = false; ///< more than one encoding is needed to read the input
    /// The parts that were asked for, in order, without a gap; none where the ranges were asked for
    /// and all is in the answer's encoding.
    std::vector<Part> parts;
    /// The first part in another encoding than the answer, if the input is mixed; its confidence
    /// and language are known only if all parts were asked for.
    std::optional<Part> other;
    std::optional<MojibakeFound> mojibake;
    /// The code page by way of which text in UTF-8 was encoded twice: that of the last step of
    /// `mojibake`, if detection found all of the text to be so.
    std::optional<EncodingId> encodedTwice;
    std::optional<LostCharacters> lost; ///< if they were asked for
    /// The encoded bodies of text of a mail or mailbox, in order; only the first 16 that begin in
    /// the first `longestAskedWhole` bytes, unless parts or all bodies are asked for.
    std::vector<DecodedBody> bodies;
};

struct LookWishes {
    enum class Parts {
        None,   ///< only whether the input is mixed
        Ranges, ///< their bytes and encodings: what decoding them needs
        All,
    };

    Parts parts = Parts::None;
    std::vector<EncodingId> only; ///< if not empty: the only encodings of parts
    bool mojibake = true;         ///< misreadings are looked for
    bool lost = false;            ///< lost characters are looked for, in all of the input
    bool allBodies = false;       ///< of a mail, in the first `longestDivided` bytes
    /// The binary input is of a known format, whose lines of text are no parts.
    bool isOfFormat = false;
};

/// Longer input is not divided into parts: all of it is in memory meanwhile. Bytes.
inline constexpr std::uint64_t longestDivided = std::uint64_t{1} << 28;
/// An excerpt says whether longer input is mixed, unless parts are asked for. Bytes.
inline constexpr std::uint64_t longestAskedWhole = std::uint64_t{1} << 16;

/// Looks into input that was detected. Nothing where it cannot be read. Linear in the input; reads
/// `longestAskedWhole` bytes at most where neither parts, lost characters nor all bodies are asked
/// for and detection noticed no mojibake. Requires: if parts are asked for, the input is no longer
/// than `longestDivided`.
CHARSLEUTH_EXPORT std::optional<InputFindings>
lookInto(const BytesAt& bytesAt, const Detection& detection, const LookWishes& wishes = {});

} // namespace charsleuth
