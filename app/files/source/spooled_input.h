#pragma once

/// An input that can be read only once, from front to back, and is kept in a Spool: what a pipe or
/// a device gives, or what is inside of packed bytes. For one thread.

#include "app/files/source/spool.h"
#include "app/files/source/unpacked_stream.h"

#include <optional>
#include <string>

namespace charsleuth {

/// What a compressed file is to its reader.
enum class Compressed { AsItIs, Unpacked };

class SpooledInput {
public:
    struct Settings {
        UnpackedStream::Read read;
        Compressed compressed = Compressed::AsItIs;
        UnpackedStream::Ratio ratio = UnpackedStream::Ratio::Bounded;
        std::uint64_t packedSize = 0; ///< bytes; 0 where it is not known
        std::uint64_t limit = 0;      ///< bytes; no more is kept
    };

    /// Reads nothing yet. `name` is for messages.
    SpooledInput(std::string name, Settings settings);

    /// Bytes that are there already.
    static Result<SpooledInput> ofBytes(std::string name, Bytes bytes);

    /// Finds out whether what can be unpacked is packed. Reading does that, too.
    std::optional<Error> begin();

    /// How many bytes were read: fewer than asked only at the end or the limit. What failed once
    /// fails ever after: bytes may be lost.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<Byte> into);

    /// What was read until now.
    std::uint64_t size() const { return m_spool.size(); }

    /// Whether the input is known to go on after the limit.
    bool isCut() const { return m_cut; }

    /// Nothing where it is read as it is.
    std::optional<Unpacked> unpacked() const;

    /// Why what begins as packed bytes do is read as it is, in words; empty for all else.
    const std::string& whyPacked() const { return m_whyPacked; }

private:
    std::optional<Error> keep(std::vector<Byte> bytes);
    std::optional<Error> lookInside();
    std::optional<Error> readUpTo(std::uint64_t end);
    std::optional<Error> readOn(std::uint64_t end);
    std::optional<std::size_t> readNext(std::span<Byte> into);
    Error failed() const;
    std::optional<Error> append(Bytes bytes);
    Error notKept(const Error& error) const;

    std::string m_name;
    Settings m_settings;
    Spool m_spool;
    std::optional<UnpackedStream> m_stream;
    std::string m_whyPacked;
    bool m_begun = false;
    bool m_ended = false;
    bool m_cut = false;
    std::optional<Error> m_failure;
};

} // namespace charsleuth
