#include "core/parts/partners.h"

#include "core/decode/decoder.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"
#include "core/statistics/reading.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace charsleuth {

namespace {

/// Lines that are asked alone, evenly spread over the file, and the most bytes of each.
constexpr std::size_t mostAsked = 96, longest = 1024;
/// The fewest bytes of 0x80 or more in a line that is asked.
constexpr std::ptrdiff_t fewestHigh = 2;
/// Decibans by which an encoding wins in a line before that counts for it.
constexpr double ofLine = 10;

/// Encodings that files are joined from. All keep ASCII.
constexpr std::array joined{
    EncodingId::Utf8,        EncodingId::Windows1252, EncodingId::Windows1251,
    EncodingId::Windows1250, EncodingId::Windows1253, EncodingId::Windows1254,
    EncodingId::Windows1255, EncodingId::Windows1256, EncodingId::Windows1257,
    EncodingId::Windows1258, EncodingId::Windows874,  EncodingId::Iso8859_2,
    EncodingId::Iso8859_5,   EncodingId::Iso8859_7,   EncodingId::Iso8859_15,
    EncodingId::Koi8R,       EncodingId::Koi8U,       EncodingId::Ibm437,
    EncodingId::Ibm850,      EncodingId::Ibm852,      EncodingId::Ibm866,
    EncodingId::Macintosh,   EncodingId::MacCyrillic, EncodingId::ShiftJis,
    EncodingId::EucJp,       EncodingId::Gbk,         EncodingId::Big5,
    EncodingId::EucKr};

std::ptrdiff_t highIn(Bytes bytes) {
    return std::ranges::count_if(bytes, [](Byte byte) { return byte >= 0x80; });
}

std::string_view viewOf(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// Where `words`, in lower case, stand in the text in any case; npos if nowhere.
std::size_t findWords(std::string_view text, std::string_view words, std::size_t from) {
    const auto found =
        std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), words.begin(),
                    words.end(), [](char a, char b) { return lower(a) == b; });
    return found == text.end() ? text.npos : static_cast<std::size_t>(found - text.begin());
}

/// The label after `charset=`.
std::optional<EncodingId> charsetAt(std::string_view text) {
    if (text.starts_with('"'))
        text.remove_prefix(1);
    return findEncoding(text.substr(0, text.find_first_of("\"; \t\r\n")));
}

/// Whether a line begins a mail or a part of one.
bool isBoundary(std::string_view text, std::size_t at) {
    const std::string_view line = text.substr(at, 5);
    return line.starts_with("--") || line == "From ";
}

/// Whether the encoding keeps ASCII, so that it can stand beside others in a file.
bool canBeJoined(EncodingId encoding) {
    return info(encoding).asciiCompatible;
}

} // namespace

std::vector<DeclaredPart> declaredParts(Bytes bytes, std::span<const Piece> pieces) {
    constexpr std::string_view header = "\ncontent-type:", label = "charset=";
    constexpr std::size_t longestHeader = 256;
    std::vector<DeclaredPart> parts;
    for (const Piece& piece : pieces) {
        if (piece.kind != Piece::Kind::Ascii)
            continue;
        const std::string_view text = viewOf(bytes.subspan(piece.bytes.begin, piece.bytes.size()));
        std::size_t lineStart = 0;
        for (std::size_t at = 0; (at = findWords(text, header, lineStart)) != text.npos;) {
            lineStart = at + 1;
            const std::string_view near = text.substr(at, longestHeader);
            const std::size_t found = findWords(near, label, 0);
            if (found == near.npos)
                continue;
            if (const auto encoding = charsetAt(near.substr(found + label.size()));
                encoding && canBeJoined(*encoding))
                parts.push_back({{piece.bytes.begin + at, bytes.size()}, *encoding});
        }
    }
    const std::string_view all = viewOf(bytes);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::uint64_t most = i + 1 < parts.size() ? parts[i + 1].bytes.begin : bytes.size();
        std::size_t at = parts[i].bytes.begin + 1;
        while ((at = all.find('\n', at)) < most && !isBoundary(all, at + 1))
            ++at;
        parts[i].bytes.end = std::min<std::uint64_t>(most, at);
    }
    return parts;
}

std::vector<EncodingId> partnersIn(Bytes bytes, std::span<const Piece> pieces,
                                   std::optional<EncodingId> whole,
                                   std::span<const EncodingId> only) {
    std::vector<const Piece*> asked;
    for (const Piece& piece : pieces)
        if (piece.kind == Piece::Kind::Text &&
            highIn(bytes.subspan(piece.bytes.begin, piece.bytes.size())) >= fewestHigh)
            asked.push_back(&piece);
    std::vector<EncodingId> candidates(joined.begin(), joined.end());
    if (!only.empty())
        candidates.assign(only.begin(), only.end());
    if (whole)
        candidates.push_back(*whole);
    std::erase_if(candidates, [](EncodingId encoding) { return !canBeJoined(encoding); });
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    std::array<double, encodingCount> votes{};
    const std::size_t step = asked.size() / mostAsked + 1;
    for (std::size_t i = 0; i < asked.size(); i += step) {
        const Bytes piece = bytes.subspan(asked[i]->bytes.begin,
                                          std::min<std::uint64_t>(longest, asked[i]->bytes.size()));
        ByteCounts counts;
        counts.add(piece);
        const SampleSegment segment{0, {piece.begin(), piece.end()}};
        const TextTally utf8 = tally(piece, EncodingId::Utf8);
        std::vector<EncodingId> own = candidates;
        if (utf8.malformed > 0)
            std::erase(own, EncodingId::Utf8);
        if (own.empty())
            continue;
        const std::vector<Reading> found = readings(counts, {&segment, 1}, own);
        const Reading& best = found.front();
        const auto ofWhole = std::ranges::find_if(found, [&](const Reading& reading) {
            return whole && isAmong(*whole, reading.encodings);
        });
        const double ahead =
            ofWhole == found.end()
                ? best.weight.decibans
                : (best.prior + best.weight - ofWhole->prior - ofWhole->weight).decibans;
        if (ahead >= ofLine)
            votes[static_cast<std::size_t>(best.encodings.front())] += ahead;
    }
    std::vector<EncodingId> partners;
    for (const EncodingId candidate : candidates)
        if (votes[static_cast<std::size_t>(candidate)] > 0 && candidate != whole)
            partners.push_back(candidate);
    std::ranges::stable_sort(partners, std::greater{}, [&](EncodingId encoding) {
        return votes[static_cast<std::size_t>(encoding)];
    });
    partners.resize(std::min(partners.size(), mostPartners));
    return partners;
}

} // namespace charsleuth
