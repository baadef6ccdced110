#include "app/viewer/models/holding_encodings.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <QString>

#include <algorithm>
#include <utility>
#include <unordered_map>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t pieceSize = 1 << 20; // bytes

/// How often each character is there.
class Characters {
public:
    void add(std::u16string_view text) {
        for (const char16_t unit : text)
            if (QChar::isHighSurrogate(unit))
                m_high = unit;
            else if (QChar::isLowSurrogate(unit) && m_high != 0)
                ++m_counts[QChar::surrogateToUcs4(std::exchange(m_high, u'\0'), unit)];
            else
                ++m_counts[unit];
        m_counts.erase(U'\uFEFF'); // the byte order mark
    }
    const std::unordered_map<char32_t, std::uint64_t>& counts() const { return m_counts; }

private:
    std::unordered_map<char32_t, std::uint64_t> m_counts;
    char16_t m_high = 0; ///< waits for its low surrogate; 0 for none
};

/// Bytes of all the characters; nothing where one is lacking.
std::optional<std::uint64_t> sizeIn(EncodingId encoding, const Characters& characters) {
    Encoder encoder(encoding);
    std::uint64_t size = 0;
    for (const auto& [character, count] : characters.counts()) {
        EncodedText encoded;
        encoder.feed(QString::fromUcs4(&character, 1).toStdU16String(), encoded);
        if (!encoded.lacking.empty())
            return std::nullopt;
        size += encoded.bytes.size() * count;
    }
    return size;
}

} // namespace

std::vector<HoldingEncoding> encodingsThatHold(const ByteSource& bytes, EncodingId from,
                                               std::stop_token stop) {
    Characters characters;
    Decoder decoder = Decoder::ofFile(from);
    for (std::uint64_t at = 0; at < bytes.size(); at += pieceSize) {
        if (stop.stop_requested())
            return {};
        DecodedText piece;
        decoder.feed(readRange(bytes, {at, std::min(bytes.size(), at + pieceSize)}), piece);
        std::erase(piece.text, u'\uFFFD'); // of malformed sequences
        characters.add(piece.text);
    }
    std::vector<HoldingEncoding> holding;
    for (const EncodingInfo& row : allEncodings()) {
        if (stop.stop_requested())
            return {};
        if (const auto size = sizeIn(row.id, characters))
            holding.push_back({row.id, *size});
    }
    std::ranges::stable_sort(holding, {}, [](const HoldingEncoding& each) {
        return std::pair(namesIn(each.encoding, Namespace::Whatwg).empty(), each.size);
    });
    return holding;
}

} // namespace charsleuth::viewer
