#pragma once

/// What a file holds, as a size and a hash: tells a change by accident, not one that is meant to
/// go unseen.

#include "app/files/result.h"
#include "core/bytes/bytes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace charsleuth {

struct Content {
    std::uint64_t size = 0; ///< bytes
    std::string hash;       ///< XXH3, 128 bits, as 32 hexadecimal digits

    friend bool operator==(const Content&, const Content&) = default;
};

/// Takes the bytes piece by piece.
class ContentHash {
public:
    ContentHash();
    ContentHash(ContentHash&&) noexcept;
    ~ContentHash();

    void add(Bytes bytes);
    Content content() const; ///< of what was added until now

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Of bytes in memory.
Content contentOf(Bytes bytes);

/// Of a regular file, whose symbolic links are not followed; nothing where there is none.
Result<std::optional<Content>> contentOf(const std::string& path);

} // namespace charsleuth
