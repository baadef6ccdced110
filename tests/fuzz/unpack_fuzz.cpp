// Any bytes as gzip or Zstandard: how they come and how much is asked for at a time makes no
// difference, no more is taken than there is, and a whole one has no trouble.

#include "app/files/source/unpacked_stream.h"
#include "tests/fuzz/fuzz_input.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

constexpr std::size_t most = 128 << 10; ///< bytes inside that are looked at; a mebibyte took 20 ms

struct Outcome {
    std::vector<Byte> content;
    std::uint64_t taken = 0;
    std::string trouble;
};

/// Reads all, `step` bytes at a time; the first `known` packed bytes are there at the start.
Outcome unpack(Packing packing, Bytes packed, std::size_t known, std::size_t step) {
    known = std::min(known, packed.size());
    std::size_t at = known;
    UnpackedStream stream(
        packing, {packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(known)},
        [&](std::span<Byte> into) -> std::optional<std::size_t> {
            const Bytes next = packed.subspan(at, std::min(into.size(), packed.size() - at));
            std::ranges::copy(next, into.begin());
            at += next.size();
            return next.size();
        },
        UnpackedStream::Ratio::Bounded, 0);
    Outcome outcome;
    std::vector<Byte> buffer(step);
    for (;;) {
        const auto count = stream.read(buffer);
        require(count.has_value() && *count <= step);
        outcome.content.insert(outcome.content.end(), buffer.begin(),
                               buffer.begin() + static_cast<std::ptrdiff_t>(*count));
        if (*count < step || outcome.content.size() > most)
            break;
    }
    outcome.taken = stream.taken();
    outcome.trouble = stream.trouble();
    return outcome;
}

} // namespace

// The first byte chooses how it is read; the rest is the file, whose packing its magic number
// tells.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const unsigned choices = input.byte();
    const Bytes packed = input.rest();
    const auto packing = packingOf(packed);
    if (!packing)
        return 0;
    const Outcome whole = unpack(*packing, packed, packed.size(), 64 << 10);
    require(whole.taken <= packed.size());
    require(!whole.trouble.empty() || whole.content.size() > most || whole.taken == packed.size());
    const Outcome pieces = unpack(*packing, packed, choices & 7, 1 + (choices >> 3) * 97);
    if (whole.content.size() > most || pieces.content.size() > most)
        return 0;
    require(pieces.content == whole.content);
    require(pieces.trouble.empty() == whole.trouble.empty());
    return 0;
}
