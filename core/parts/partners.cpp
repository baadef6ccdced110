#include "core/parts/partners.h"

#include "core/bytes/lines.h"
#include "core/decode/decoder.h"
#include "core/registry/encoding_list.h"
#include "core/registry/generated/usual_encodings.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace charsleuth {

namespace {

/// Lines whose text is weighed in the encoding of the whole file, evenly spread over the file, and
/// the most characters outside ASCII in each of them.
constexpr std::size_t mostWeighed = 16, longestWeighed = 8;
/// Nats for each character outside ASCII from which a line is odd
/// (tests/accuracy/parts_accuracy.py).
constexpr float oddLine = 6;
/// Odd lines that are read in other encodings, evenly spread over them; the fewest of these, after
/// which the others are asked only if one read better; the most characters outside ASCII in each.
constexpr std::size_t mostAsked = 48, fewestAsked = 4, longestAsked = 16;
/// An encoding in which the first few characters outside ASCII of a line cost more than that, nats
/// each, is not asked about the others.
constexpr std::size_t firstAsked = 4;
constexpr float mostAtFirst = 9;
/// The bytes of a line that are asked, from the first outside ASCII on: up to a blank, once they
/// are so many outside ASCII or altogether.
constexpr std::size_t highAsked = 24, bytesAsked = 128;
/// The fewest bytes of 0x80 or more in a line that is asked.
constexpr std::ptrdiff_t fewestHigh = 2;
/// The most that a character outside ASCII costs in a line that reads like a sentence, and by how
/// much more it has to cost in the encoding of the whole file. Nats.
constexpr float mostOfSentence = 5.5F, leastAhead = 2;
/// The same for a line that is sound UTF-8 or malformed as a whole, which is hardly an accident:
/// names have single letters.
constexpr float mostAtAll = 8;
/// Nats by which a line of sound UTF-8 is ahead as a whole, so that its words may be rare ones.
constexpr float farAhead = 20;

std::ptrdiff_t highIn(Bytes bytes) {
    return std::ranges::count_if(bytes, [](Byte byte) { return byte >= 0x80; });
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

/// The bytes of a line that are asked: the first outside ASCII, those of a letter before it, and
/// what follows up to a byte that is none of a longer character.
Bytes askedOf(Bytes line) {
    const auto first = std::ranges::find_if(line, [](Byte byte) { return byte >= 0x80; });
    const auto before = std::min<std::ptrdiff_t>(first - line.begin(), 2);
    const Bytes text(first - before, line.end());
    std::size_t high = 0, end = 0;
    while (end < text.size() && (text[end] >= 0x30 || (high < highAsked && end < bytesAsked)))
        high += text[end++] >= 0x80 ? 1 : 0;
    return text.first(end);
}

/// `most` of the elements, evenly spread.
template <typename T>
std::vector<T> some(const std::vector<T>& all, std::size_t most) {
    std::vector<T> chosen;
    const std::size_t count = std::min(all.size(), most);
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(all[i * all.size() / count]);
    return chosen;
}

/// The lines that make no sense in `whole`.
std::vector<Bytes> oddLines(Bytes bytes, std::span<const Piece> pieces, EncodingId whole,
                            PieceCost& cost) {
    std::vector<Bytes> odd, others;
    for (const Piece& piece : pieces) {
        const Bytes line = bytes.subspan(piece.bytes.begin, piece.bytes.size());
        if (piece.kind != Piece::Kind::Text || highIn(line) < fewestHigh)
            continue;
        if (whole == EncodingId::Utf8 ? tally(line, whole).malformed > 0 : isSoundUtf8(line))
            odd.push_back(askedOf(line));
        else if (whole != EncodingId::Utf8)
            others.push_back(askedOf(line));
    }
    for (const Bytes line : some(others, mostWeighed))
        if (cost.of(line, whole, longestWeighed).ofCharacter() >= oddLine)
            odd.push_back(line);
    return some(odd, mostAsked);
}

/// The encodings that a line may be in beside `whole`. UTF-8 is first.
std::vector<EncodingId> candidatesFor(EncodingId whole, std::span<const EncodingId> only) {
    std::vector<EncodingId> candidates(usual::joined.begin(), usual::joined.end());
    if (!only.empty())
        candidates.assign(only.begin(), only.end());
    std::erase_if(candidates, [&](EncodingId each) { return each == whole || !canBeJoined(each); });
    return candidates;
}

/// The encoding in which a line reads best, and nats by which it is ahead of `whole`.
struct Vote {
    EncodingId encoding{};
    float gain = 0;
};

/// Whether readsBetter() may hold, before the text is scored.
bool mayReadBetter(const PieceText& text) {
    return text.words && text.malformed == 0;
}

std::optional<Vote> voteOf(Bytes line, EncodingId whole, std::span<const EncodingId> candidates,
                           PieceCost& cost) {
    const PieceText inWhole = cost.read(line, whole, longestAsked);
    const PieceScore asWhole = cost.of(inWhole);
    std::vector<std::u32string> asked;
    if (inWhole.malformed == 0)
        asked.push_back(inWhole.characters);
    std::optional<Vote> best;
    for (const EncodingId candidate : candidates) {
        PieceText text = cost.read(line, candidate, longestAsked);
        if (!mayReadBetter(text))
            continue;
        if (candidate != EncodingId::Utf8 &&
            (std::ranges::find(asked, text.characters) != asked.end() ||
             cost.of(text, firstAsked).ofCharacter() > mostAtFirst))
            continue;
        const PieceScore score = cost.of(text);
        const float gain = asWhole.cost - score.cost;
        if (readsBetter(score, candidate, asWhole) && (!best || gain > best->gain))
            best = {candidate, gain};
        asked.push_back(std::move(text.characters));
    }
    return best;
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

bool readsBetter(const PieceScore& text, EncodingId encoding, const PieceScore& asWhole) {
    const bool isUtf8 = encoding == EncodingId::Utf8;
    const float most = isUtf8 || asWhole.malformed > 1 ? mostAtAll : mostOfSentence;
    const bool isFarAhead = isUtf8 && asWhole.cost >= text.cost + farAhead;
    return text.words && text.malformed == 0 && (text.ofCharacter() <= most || isFarAhead) &&
           asWhole.ofCharacter() >= text.ofCharacter() + leastAhead;
}

std::vector<EncodingId> partnersIn(Bytes bytes, std::span<const Piece> pieces, EncodingId whole,
                                   std::span<const EncodingId> only, PieceCost& cost) {
    const std::vector<Bytes> odd = oddLines(bytes, pieces, whole, cost);
    const std::vector<EncodingId> candidates = candidatesFor(whole, only);
    std::array<float, encodingCount> votes{};
    bool isOneFound = false;
    const std::size_t step = (odd.size() + fewestAsked - 1) / fewestAsked;
    std::size_t asked = 0;
    for (std::size_t from = 0; from < step; ++from)
        for (std::size_t i = from; i < odd.size(); i += step) {
            if (asked++ == fewestAsked && !isOneFound)
                return {};
            if (const auto vote = voteOf(odd[i], whole, candidates, cost)) {
                votes[static_cast<std::size_t>(vote->encoding)] += vote->gain;
                isOneFound = true;
            }
        }
    std::vector<EncodingId> partners;
    for (const EncodingId candidate : candidates)
        if (votes[static_cast<std::size_t>(candidate)] > 0)
            partners.push_back(candidate);
    std::ranges::stable_sort(partners, std::greater{}, [&](EncodingId encoding) {
        return votes[static_cast<std::size_t>(encoding)];
    });
    partners.resize(std::min(partners.size(), mostPartners));
    return partners;
}

} // namespace charsleuth
