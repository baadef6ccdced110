#pragma once

/// Bytes of single-byte pages that are a second way to write a character which the page has
/// elsewhere: Mac pages for right-to-left writing repeat ASCII, x-mac-thai its vowels. Text is
/// mostly written the first way.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <span>

namespace charsleuth {

struct SecondByte {
    EncodingId encoding;
    Byte byte;
};

/// In the order of EncodingId.
std::span<const SecondByte> secondBytes();

} // namespace charsleuth
