#pragma once

/// What a label in a declaration names.
///
/// The names themselves are the registry's; this knows only how each namespace dresses them up
/// (Emacs's "-unix", Vim's "8bit-", Windows's bare numbers) and which names leave a choice open.

#include "core/registry/registry.h"

#include <string_view>
#include <vector>

namespace charsleuth {

/// First choice first; empty for an unknown label. "UTF-16" and its like name both byte orders;
/// where `bigEndian` is known only that one.
enum class ByteOrder : unsigned char { Unknown, Little, Big };
std::vector<EncodingId> lookUpLabel(std::string_view label, Namespace space,
                                    ByteOrder order = ByteOrder::Unknown);

/// "utf-16", "ucs-2", "unicode" and so on, with or without a byte order: cannot be true of text in
/// which it can be read as ASCII.
bool namesWideUnits(std::string_view label);

} // namespace charsleuth
