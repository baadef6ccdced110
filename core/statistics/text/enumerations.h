#pragma once

/// Letters or byte values in order, as alphabets, keymaps and code tables list them. They are no
/// text: every code page explains bytes in order alike, so they are taken out of what is scored as
/// language, and cost the same everywhere; but letters that are in order in one code page only tell
/// it well.

#include "core/bytes/sample.h"
#include "core/decode/single_byte_table.h"
#include "core/statistics/model/alphabet.h"

#include <span>
#include <vector>

namespace charsleuth {

/// The bytes of 0x80 or more of an enumeration, in order; what is between them is left out. No byte
/// comes twice.
using Enumeration = std::vector<Byte>;

/// Takes the enumerations out of the sample, from their first byte of 0x80 or more to the last one.
/// A stretch of eight such bytes or more is one if most follow the one before, or the one before
/// that: by value, or in the order of Unicode in one of the code pages, with twenty bytes or more.
std::vector<Enumeration> takeEnumerations(std::vector<SampleSegment>& sample);

/// What the enumeration costs under a code page, nats; null: in any other encoding.
float costOf(const Enumeration& enumeration, const SingleByteTable* codePage,
             const Alphabet& alphabet);

} // namespace charsleuth
