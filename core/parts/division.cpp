#include "core/parts/division.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/detect.h"
#include "core/parts/best_path.h"
#include "core/parts/coarser_pieces.h"
#include "core/parts/partners.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"
#include "core/statistics/reading.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>

namespace charsleuth {

namespace {

/// The price of a change from line to line, nats: one line in thirty is followed by one in another
/// encoding, in files that have several.
constexpr float ofChange = 3.4F;
/// The price of a change between words of UTF-8 and others of one line, nats: nothing is known
/// beforehand of a place where that changes, so it is as likely as not.
constexpr float ofChangeInLine = 0.7F;
/// Nats by which a mail part's own declaration speaks for its lines.
constexpr float ofDeclaration = 7;
/// The most that one line says for an encoding, nats: less than any of the needed sums below, so
/// that one line with a bad byte in UTF-8 stays damage.
constexpr float mostOfLine = 9;
/// Nats by which an encoding has to beat the one of the whole file in all its lines: if it is UTF-8
/// or the other one is; if parts declare it; otherwise. Chosen so that no file of one encoding is
/// divided (tests/accuracy/parts_accuracy.py).
constexpr float ofUtf8 = 10, ofDeclared = 3, ofOther = 25;
/// Nats by which a single line beats the encoding of the whole file, so that it is no accident: a
/// line of UTF-8, or in a file in UTF-8; another one.
constexpr float ofSingleUtf8 = 20, ofSingleOther = 30;
/// The fewest different lines of an encoding that neither is UTF-8 nor declared.
constexpr std::size_t fewestLines = 2;
/// Nats for each line of the file that an encoding has to win more by, if it is neither UTF-8 nor
/// declared: among many lines some read better in another encoding by chance.
constexpr float ofChance = 0.1F;
/// Bytes of a part by which its language is found.
constexpr std::size_t ofLanguage = 1024;
/// A file in which less than one byte in four is text is binary as a whole.
constexpr std::size_t mostBinary = 4;
/// The part of a margin that counts as evidence: the lines of a file share what misleads.
constexpr double believed = 0.5;

/// Divides one input.
class Division {
public:
    Division(Bytes bytes, const PartOptions& options)
        : m_bytes(bytes), m_options(options), m_table{piecesIn(bytes, options.whole), {}, {}} {
        const std::size_t lines = m_table.pieces.size();
        if (isCut(options.whole))
            m_table.pieces = cutInLines(bytes, m_table.pieces);
        m_declared = declaredParts(bytes, m_table.pieces);
        m_lines = static_cast<std::size_t>(
            std::ranges::count(m_table.pieces, Piece::Kind::Text, &Piece::kind));
        const auto isBinary = [](const Piece& piece) { return piece.kind == Piece::Kind::Binary; };
        const auto isNoUtf8 = [&](const Piece& piece) {
            return tally(bytesOf(piece), EncodingId::Utf8).malformed > 0;
        };
        if (!m_options.whole || std::ranges::any_of(m_table.pieces, isBinary))
            ask([&](const Piece& piece) { return !isBinary(piece); }, bytes.size() / mostBinary);
        else if (m_options.whole != EncodingId::Utf8 && m_table.pieces.size() > lines)
            ask(isNoUtf8, 1);
    }

    std::vector<Part> parts() {
        chooseEncodings();
        if (m_encodings.empty())
            return {{.bytes = {0, m_bytes.size()}, .lastLine = lastLine()}};
        if (m_encodings.size() > 1)
            setCosts();
        std::vector<std::uint8_t> path = strongestPath();
        while (!isPromised(m_table, path, m_bytes.size())) {
            joinPairs(m_table, m_encodings.size());
            path = strongestPath();
        }
        return joined(path);
    }

private:
    /// All in one piece where a line does not end in a byte of ASCII: in UTF-16 and EBCDIC.
    static std::vector<Piece> piecesIn(Bytes bytes, std::optional<EncodingId> whole) {
        if (whole && (byteStructureOf(*whole) == ByteStructure::Wide || isEbcdic(*whole)))
            return {{{0, bytes.size()}, 1, Piece::Kind::Text}};
        return piecesOf(bytes);
    }

    /// Whether lines are cut between words of UTF-8 and others.
    static bool isCut(std::optional<EncodingId> whole) {
        return whole == EncodingId::Utf8 ||
               (whole && !isEbcdic(*whole) && byteStructureOf(*whole) == ByteStructure::SingleByte);
    }

    Bytes bytesOf(const Piece& piece) const {
        return m_bytes.subspan(piece.bytes.begin, piece.bytes.size());
    }

    std::uint64_t lastLine() const {
        std::uint64_t line = m_table.pieces.back().line;
        const Bytes last = bytesOf(m_table.pieces.back());
        return line +
               static_cast<std::uint64_t>(std::ranges::count(last.first(last.size() - 1), '\n'));
    }

    /// Detects the encoding of the whole in some of the pieces: binary data, and words of UTF-8
    /// beside those of a code page, mislead detection. Leaves it unknown if these pieces have fewer
    /// than `least` bytes.
    template <typename Asked>
    void ask(Asked isAsked, std::size_t least) {
        std::vector<Byte> text;
        for (const Piece& piece : m_table.pieces)
            if (isAsked(piece)) {
                const Bytes bytes = bytesOf(piece);
                text.insert(text.end(), bytes.begin(), bytes.end());
            }
        m_options.whole.reset();
        if (text.size() < least)
            return;
        const Detection found = detect(
            text,
            {.hints = {}, .opinions = {}, .only = m_options.only, .listed = 1, .explained = 0});
        if (found.binary || found.ranked.empty())
            return;
        m_options.whole = found.ranked.front().encoding;
        m_options.confidence = found.ranked.front().probability;
    }

    /// The encoding of the whole file first.
    void chooseEncodings() {
        if (!m_options.whole)
            return;
        const bool isSound = *m_options.whole == EncodingId::Utf8 && m_declared.empty() &&
                             tally(m_bytes, EncodingId::Utf8).malformed == 0;
        if (isSound) { // lines in other encodings are hardly ever sound UTF-8
            m_encodings.push_back(EncodingId::Utf8);
            return;
        }
        m_encodings.push_back(*m_options.whole);
        if (!info(*m_options.whole).asciiCompatible)
            return;
        const auto add = [&](EncodingId encoding) {
            if (!isAmong(encoding, m_encodings))
                m_encodings.push_back(encoding);
        };
        for (const EncodingId partner :
             partnersIn(m_bytes, m_table.pieces, *m_options.whole, m_options.only, m_cost))
            add(partner);
        for (const DeclaredPart& part : m_declared)
            if (m_encodings.size() < 2 * mostPartners && m_options.only.empty())
                add(part.encoding);
    }

    void setCosts() {
        makeRoom(m_table, m_encodings.size(), m_bytes.size());
        auto declared = m_declared.begin();
        for (const Piece& piece : m_table.pieces) {
            while (declared != m_declared.end() && declared->bytes.end <= piece.bytes.begin)
                ++declared;
            const bool isDeclared =
                declared != m_declared.end() && declared->bytes.begin <= piece.bytes.begin;
            for (const EncodingId encoding : m_encodings) {
                const bool text = piece.kind == Piece::Kind::Text;
                const PieceScore score = text ? m_cost.of(bytesOf(piece), encoding) : PieceScore{};
                const bool bonus = text && isDeclared && declared->encoding == encoding;
                m_table.scores.push_back(score);
                m_table.costs.push_back(bonus ? score.cost - ofDeclaration : score.cost);
            }
        }
    }

    /// Of a change before each piece.
    std::vector<float> pricesOfChanges() const {
        const std::vector<Piece>& pieces = m_table.pieces;
        std::vector<float> prices(pieces.size(), ofChange);
        for (std::size_t i = 1; i < pieces.size(); ++i)
            if (pieces[i].line == pieces[i - 1].line && pieces[i].kind == pieces[i - 1].kind)
                prices[i] = ofChangeInLine;
        return prices;
    }

    bool isDeclaredByPart(EncodingId encoding) const {
        return std::ranges::find(m_declared, encoding, &DeclaredPart::encoding) != m_declared.end();
    }

    bool isStranger(EncodingId encoding) const {
        return encoding != EncodingId::Utf8 && m_encodings.front() != EncodingId::Utf8 &&
               !isDeclaredByPart(encoding);
    }

    float needed(EncodingId encoding) const {
        if (isStranger(encoding))
            return ofOther + ofChance * static_cast<float>(m_lines);
        return isDeclaredByPart(encoding) ? ofDeclared : ofUtf8;
    }

    /// The best path through encodings that are strong enough; removes the others.
    std::vector<std::uint8_t> strongestPath() {
        if (m_encodings.size() == 1)
            return std::vector<std::uint8_t>(m_table.pieces.size(), 0);
        const std::vector<float> changes = pricesOfChanges();
        std::vector<std::uint8_t> path = bestPath(m_table.costs, m_encodings.size(), changes);
        while (const auto weak = weakest(path)) {
            remove(*weak);
            path = bestPath(m_table.costs, m_encodings.size(), changes);
        }
        return path;
    }

    /// Whether a line says something for an encoding.
    bool speaksFor(std::size_t piece, std::size_t own) const {
        const PieceScore& score = m_table.scores[piece * m_encodings.size() + own];
        if (isDeclaredByPart(m_encodings[own]) || m_encodings.front() == EncodingId::Utf8)
            return score.words;
        return readsBetter(score, m_encodings[own], m_table.scores[piece * m_encodings.size()]);
    }

    /// What the lines in an encoding say for it.
    struct Gain {
        std::size_t used = 0;  ///< lines that the path has in it
        std::size_t lines = 0; ///< different ones of these that speak for it
        float sum = 0;         ///< nats, `mostOfLine` of each line at most
        float ofBest = 0;      ///< all nats of the line that says most and reads like a sentence
    };

    /// Equal lines count once, and lines without words nothing.
    std::vector<Gain> gainsOn(std::span<const std::uint8_t> path) const {
        const std::size_t width = m_encodings.size();
        std::vector<Gain> gains(width);
        for (std::size_t i = 0; i < m_table.pieces.size(); ++i)
            gains[path[i]].used += m_table.pieces[i].kind == Piece::Kind::Text ? 1 : 0;
        std::unordered_set<std::string_view> seen;
        for (std::size_t i = 0; i < m_table.pieces.size(); ++i) {
            const std::size_t own = path[i];
            if (m_table.pieces[i].kind != Piece::Kind::Text || own == 0)
                continue;
            const Bytes bytes = bytesOf(m_table.pieces[i]);
            const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
            if (!seen.insert(text).second || !speaksFor(i, own))
                continue;
            Gain& gain = gains[own];
            gain.sum +=
                std::min(mostOfLine, m_table.costs[i * width] - m_table.costs[i * width + own]);
            gain.lines += 1;
            if (readsBetter(m_table.scores[i * width + own], m_encodings[own],
                            m_table.scores[i * width]))
                gain.ofBest = std::max(gain.ofBest, aheadIn(i, own, gains));
        }
        return gains;
    }

    /// Nats by which a line is ahead of the encodings that more lines are in, or the whole file.
    float aheadIn(std::size_t piece, std::size_t own, std::span<const Gain> gains) const {
        const float* const costs = &m_table.costs[piece * gains.size()];
        float next = costs[0];
        for (std::size_t other = 1; other < gains.size(); ++other)
            if (gains[other].used > gains[own].used)
                next = std::min(next, costs[other]);
        return next - costs[own];
    }

    bool isEnough(const Gain& gain, EncodingId encoding) const {
        const bool stranger = isStranger(encoding);
        return gain.ofBest >= (stranger ? ofSingleOther : ofSingleUtf8) ||
               (gain.lines >= (stranger ? fewestLines : 1) && gain.sum >= needed(encoding));
    }

    /// The number of the encoding that beats that of the whole file least, if that is not enough.
    std::optional<std::size_t> weakest(std::span<const std::uint8_t> path) const {
        const std::vector<Gain> gains = gainsOn(path);
        std::optional<std::size_t> weak;
        const bool isWhole =
            gains.size() == 2 && gains[0].used == 0; // all is in one, the file's own
        for (std::size_t own = 1; own < gains.size(); ++own)
            if (gains[own].used > 0 && (isWhole || !isEnough(gains[own], m_encodings[own])) &&
                (!weak || gains[own].sum < gains[*weak].sum))
                weak = own;
        return weak;
    }

    void remove(std::size_t encoding) {
        const std::size_t width = m_encodings.size();
        const auto removeFrom = [&](auto& table) {
            std::size_t at = 0;
            std::erase_if(table, [&](const auto&) { return at++ % width == encoding; });
        };
        removeFrom(m_table.costs);
        removeFrom(m_table.scores);
        m_encodings.erase(m_encodings.begin() + static_cast<std::ptrdiff_t>(encoding));
    }

    std::vector<Part> joined(std::span<const std::uint8_t> path) const {
        std::vector<Part> parts;
        std::vector<double> margins;
        for (std::size_t i = 0; i < m_table.pieces.size(); ++i) {
            const Piece& piece = m_table.pieces[i];
            const bool binary = piece.kind == Piece::Kind::Binary;
            const auto encoding = binary ? std::nullopt : std::optional(m_encodings[path[i]]);
            if (parts.empty() || parts.back().encoding != encoding) {
                parts.push_back({.bytes = piece.bytes,
                                 .firstLine = piece.line,
                                 .lastLine = piece.line,
                                 .encoding = encoding});
                margins.push_back(0);
            }
            parts.back().bytes.end = piece.bytes.end;
            margins.back() += binary ? 0 : marginOf(i, path[i]);
        }
        if (m_options.rangesOnly)
            return parts;
        for (std::size_t i = 0; i < parts.size(); ++i)
            complete(parts[i], margins[i]);
        setLines(parts);
        return parts;
    }

    /// Nats by which the piece is more probable than in the next best encoding.
    double marginOf(std::size_t piece, std::size_t own) const {
        const std::size_t width = m_encodings.size();
        float next = INFINITY;
        for (std::size_t other = 0; other < width; ++other)
            if (other != own)
                next = std::min(next, m_table.costs[piece * width + other]);
        return std::isinf(next) ? 0 : next - m_table.costs[piece * width + own];
    }

    void complete(Part& part, double margin) const {
        if (!part.encoding) {
            part.confidence = 1;
            return;
        }
        const Bytes bytes = m_bytes.subspan(part.bytes.begin, part.bytes.size());
        part.malformed = tally(bytes, *part.encoding).malformed;
        part.confidence =
            m_encodings.size() == 1 ? m_options.confidence : 1 / (1 + std::exp(-believed * margin));
        part.sameText = sameTextAs(*part.encoding, bytes);
        ByteCounts counts;
        const Bytes head = bytes.first(std::min(bytes.size(), ofLanguage));
        counts.add(head);
        const SampleSegment segment{0, {head.begin(), head.end()}};
        const std::array only{*part.encoding};
        part.language = namedLanguage(readings(counts, {&segment, 1}, only).front()).language;
    }

    static std::vector<EncodingId> sameTextAs(EncodingId encoding, Bytes bytes) {
        const SingleByteTable* const own = singleByteTable(encoding);
        if (own == nullptr)
            return {};
        std::array<bool, 256> present{};
        for (const Byte byte : bytes)
            present[byte] = true;
        std::vector<EncodingId> same;
        for (const EncodingInfo& row : allEncodings()) {
            const SingleByteTable* const other = singleByteTable(row.id);
            if (other == nullptr || row.id == encoding || !row.asciiCompatible)
                continue;
            bool equal = true;
            for (std::size_t byte = 0x80; byte < present.size() && equal; ++byte)
                equal = !present[byte] || (*own)[byte] == (*other)[byte];
            if (equal)
                same.push_back(row.id);
        }
        return same;
    }

    /// A part ends in the line in which the next one begins, or the one before.
    void setLines(std::vector<Part>& parts) const {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::uint64_t next =
                i + 1 < parts.size() ? parts[i + 1].firstLine : lastLine() + 1;
            const Byte last = m_bytes[parts[i].bytes.end - 1];
            const bool ends = last == '\n' || last == '\r' || i + 1 == parts.size();
            parts[i].lastLine = std::max(parts[i].firstLine, ends ? next - 1 : next);
        }
    }

    Bytes m_bytes;
    PartOptions m_options;
    PieceCost m_cost;
    PieceTable m_table;
    std::size_t m_lines = 0; ///< with bytes of 0x80 or more
    std::vector<DeclaredPart> m_declared;
    std::vector<EncodingId> m_encodings; ///< that pieces may be in
};

} // namespace

std::vector<Part> dividedByLines(Bytes bytes, const PartOptions& options) {
    return Division(bytes, options).parts();
}

} // namespace charsleuth
