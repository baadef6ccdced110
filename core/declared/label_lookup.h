#pragma once

/// The encodings that a label in a declaration names. The registry has the names; this file knows
/// only the decorations of each namespace (Emacs's "-unix", Vim's "8bit-", Windows's bare numbers)
/// and the names that leave a choice open.

#include "core/bytes/exported.h"
#include "core/registry/registry.h"

#include <string_view>
#include <vector>

namespace charsleuth {

/// The encodings of a label, first choice first; empty for an unknown label. "UTF-16" and similar
/// names mean both byte orders, or only `bigEndian`'s if that is known.
enum class ByteOrder : unsigned char { Unknown, Little, Big };
CHARSLEUTH_EXPORT std::vector<EncodingId> lookUpLabel(std::string_view label, Namespace space,
                                                      ByteOrder order = ByteOrder::Unknown);

/// Whether the label names UTF-16 or UTF-32 ("utf-16", "ucs-2", "unicode" and so on, with or
/// without a byte order). That cannot be true if the label is readable as ASCII.
CHARSLEUTH_EXPORT bool namesWideUnits(std::string_view label);

} // namespace charsleuth
