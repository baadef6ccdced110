#pragma once

/// Bodies of mails whose text is hidden in ASCII: base64 and quoted-printable (RFC 2045, section
/// 6), and values of vCard 2.1 and vCalendar 1.0 in quoted-printable.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace charsleuth {

enum class TransferEncoding : std::uint8_t { QuotedPrintable, Base64 };

/// "quoted-printable", "base64"
CHARSLEUTH_EXPORT std::string_view nameOf(TransferEncoding transfer);

struct EncodedBody {
    ByteRange bytes; ///< without the line end that belongs to the boundary
    std::uint64_t firstLine = 1, lastLine = 1;
    TransferEncoding transfer{};
    ByteRange label;    ///< of the charset in its header; empty if there is none
    bool isText = true; ///< as its header says, or as it is if that says nothing
};

/// The encoded bodies of a mail, in its parts, in the mails of a mailbox (mbox, RFC 4155),
/// and in an MHTML page, in order; or the values in quoted-printable of vCards or vCalendars. A
/// body with a byte of 0x80 or more is left out: it is in neither, whatever its header says. Header
/// blocks that end early and boundaries that are missing make a body longer. Linear in the input.
CHARSLEUTH_EXPORT std::vector<EncodedBody> encodedBodiesIn(Bytes mail);

/// The bytes that a body stands for. Skips what is no base64, and keeps a "=" of quoted-printable
/// that stands for no byte.
CHARSLEUTH_EXPORT std::vector<Byte> decodedBody(Bytes body, TransferEncoding transfer);

} // namespace charsleuth
