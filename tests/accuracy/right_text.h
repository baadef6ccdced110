#pragma once

/// Whether reading bytes by a guess gives the same text as reading them by the truth.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// `bytes` and `truth` must outlive it. A BOM at the start is no part of the text.
class RightText {
public:
    RightText(Bytes bytes, std::span<const EncodingId> truth);

    bool isReadBy(EncodingId guess);

private:
    Bytes m_bytes;
    std::span<const EncodingId> m_truth;
    std::vector<std::u16string> m_texts; ///< one for each truth; made when first needed
};

} // namespace charsleuth::accuracy
