#pragma once

/// Unpacks compressed bytes piece by piece: gzip (RFC 1952, all its members) and Zstandard
/// (RFC 8878, all its frames). What is inside is not looked at: if that is compressed again, it
/// stays so.

#include "app/files/source/packing.h"
#include "core/bytes/bytes.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace charsleuth {

/// How bytes are packed that begin like this; told by their magic number, never by a file's name.
/// `head` should have the first four.
std::optional<Packing> packingOf(Bytes head);

class Unpacker {
public:
    virtual ~Unpacker() = default;

    struct Step {
        std::size_t taken = 0; ///< packed bytes that were used up
        std::size_t given = 0; ///< bytes written to `into`
    };

    /// Goes on from the front of `packed`. Taking and giving nothing means that more input is
    /// needed, or that there is trouble. Throws std::bad_alloc.
    virtual Step unpack(Bytes packed, std::span<Byte> into) = 0;

    /// Whether the input may end here: after a member or frame that was whole.
    virtual bool isBetweenParts() const = 0;

    /// Why it cannot go on, in words; empty while it can.
    const std::string& trouble() const { return m_trouble; }

protected:
    std::string m_trouble;
};

std::unique_ptr<Unpacker> makeUnpacker(Packing packing);

/// For makeUnpacker().
std::unique_ptr<Unpacker> makeZstdUnpacker();
inline constexpr const char* somethingElseFollows = "something else follows the packed data";

} // namespace charsleuth
