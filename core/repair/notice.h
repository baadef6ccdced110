#pragma once

/// Notices what may be mojibake, or in an encoding of its own, so cheaply that every file can be
/// asked.

#include "core/bytes/sample.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <span>

namespace charsleuth {

/// Whether somewhere a letter that is a lead byte in windows-1252 or ISO-8859-1 (U+00C2 to U+00F4),
/// or the capitals that lead in windows-1251, stand before a sign that is a trail byte there; or a
/// frame's character that leads in IBM437 before a letter; or a C1 control is there. Text
/// of other chains is noticed by misreadText() where all of it is mojibake. Linear in the sample.
bool mayBeMojibake(std::span<const SampleSegment> sample);

/// Whether the characters outside ASCII are letters that make no sense in any language: text in one
/// encoding that was read in another ("Ïðèâåò"), or UTF-8 read as GBK ("n茫o"). `cost`: nats of
/// `count` of them in the likeliest language (statistics/reading.h). The sample is decoded
/// only where that is high. Linear in the sample.
bool readsOddly(std::span<const SampleSegment> sample, double cost, std::uint64_t count);

} // namespace charsleuth
