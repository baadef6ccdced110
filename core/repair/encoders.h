#pragma once

/// Encoders that are made once: making one inverts the tables of its encoding.

#include "core/decode/encoder.h"

#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

/// For one thread.
class Encoders {
public:
    EncodedText encode(std::u16string_view text, EncodingId encoding) {
        EncodedText encoded;
        Encoder encoder = prototype(encoding);
        encoder.feed(text, encoded);
        encoder.finish(encoded);
        return encoded;
    }

private:
    const Encoder& prototype(EncodingId encoding) {
        for (const auto& [known, encoder] : m_prototypes)
            if (known == encoding)
                return encoder;
        return m_prototypes.emplace_back(encoding, Encoder(encoding)).second;
    }

    std::vector<std::pair<EncodingId, Encoder>> m_prototypes;
};

} // namespace charsleuth
