#include "core/parts/input_findings.h"

#include "core/bytes/lines.h"
#include "core/declared/card_property.h"
#include "core/declared/header_block.h"
#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/parts/parts.h"
#include "core/parts/wide_end.h"
#include "core/registry/registry.h"
#include "core/repair/repair.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Bytes that are read at a time where all are.
constexpr std::uint64_t block = std::uint64_t{1} << 20;
/// The windows of an excerpt, beside the one around the first malformed sequence.
constexpr std::uint64_t windows = 16, windowSize = 3 << 10;

/// Looks into one input.
class Look {
public:
    Look(const BytesAt& bytesAt, const Detection& detection, const LookWishes& wishes)
        : m_bytesAt(bytesAt), m_detection(detection), m_wishes(wishes) {}

    std::optional<InputFindings> findings() {
        if (!findParts() || (m_wishes.mojibake && !findMojibake()) ||
            (m_wishes.lost && !findLost()) || !findBodies())
            return std::nullopt;
        return std::move(m_findings);
    }

private:
    bool isText() const { return !m_detection.binary && !m_detection.ranked.empty(); }
    const Candidate& best() const { return m_detection.ranked.front(); }

    /// Sound UTF-8 has no lines in other encodings: they are hardly ever sound UTF-8. Nor has
    /// ASCII; but UTF-16 of some scripts has no other bytes.
    bool mayBeDivided() const {
        if (!isText())
            return !m_wishes.isOfFormat;
        const EncodingId encoding = best().encoding;
        if (m_detection.asciiOnly)
            return hasNulNearAnEnd();
        return encoding == EncodingId::Utf8 ? best().malformed > 0
                                            : info(encoding).asciiCompatible || isWide(encoding);
    }

    bool hasNulNearAnEnd() const {
        constexpr std::uint64_t near = 64; // bytes
        const std::uint64_t size = m_detection.size;
        std::vector<Byte> buffer;
        for (const ByteRange range : {ByteRange{0, near}, {size - std::min(size, near), size}})
            if (const auto bytes = m_bytesAt(range, buffer);
                bytes && std::ranges::find(*bytes, Byte{0}) != bytes->end())
                return true;
        return false;
    }

    /// UTF-16, to which text in 8 bits may have been appended.
    static bool isWide(EncodingId encoding) {
        return encoding == EncodingId::Utf16Le || encoding == EncodingId::Utf16Be;
    }

    bool findParts() {
        const bool all = m_wishes.parts == LookWishes::Parts::All;
        if (!all && !mayBeDivided())
            return true;
        const bool whole =
            m_wishes.parts != LookWishes::Parts::None || m_detection.size <= longestAskedWhole;
        const auto bytes = whole ? everything() : excerpt();
        if (!bytes)
            return false;
        PieceCost cost;
        const bool isData =
            !isText() && !m_detection.hasTextLines && !wideEndOf(*bytes, cost).has_value();
        if (isData && !all)
            return true;
        PartOptions options = partOptionsFor(m_detection, m_wishes.only);
        options.rangesOnly = !all;
        std::vector<Part> parts = partsOf(*bytes, options);
        m_findings.mixed = isMixed(parts);
        if (m_findings.mixed && (isData || m_wishes.isOfFormat)) { // by chance
            m_findings.mixed = false;
            parts = {wholeAsData(*bytes)};
        }
        if (m_findings.mixed)
            m_findings.other = otherIn(parts);
        if (m_wishes.parts != LookWishes::Parts::None)
            m_findings.parts = std::move(parts);
        return true;
    }

    static Part wholeAsData(Bytes bytes) {
        const auto ends = static_cast<std::uint64_t>(std::ranges::count(bytes, '\n'));
        return {.bytes = {0, bytes.size()},
                .lastLine = std::max<std::uint64_t>(1, ends + (bytes.back() == '\n' ? 0 : 1)),
                .confidence = 1};
    }

    std::optional<Part> otherIn(std::span<const Part> parts) const {
        const auto other = std::ranges::find_if(parts, [&](const Part& part) {
            return part.encoding && (!isText() || part.encoding != best().encoding);
        });
        if (other == parts.end())
            return std::nullopt;
        Part part = *other;
        std::uint64_t shift = 0; // from the excerpt to the input
        for (const Window& window : m_windows)
            if (window.inExcerpt <= part.bytes.begin)
                shift = window.inInput - window.inExcerpt;
        part.bytes = {part.bytes.begin + shift, part.bytes.end + shift};
        return part;
    }

    std::optional<std::vector<Byte>> everything() const {
        std::vector<Byte> all;
        const auto append = [&](Bytes piece) { all.insert(all.end(), piece.begin(), piece.end()); };
        return read(append) ? std::optional(std::move(all)) : std::nullopt;
    }

    /// Whole lines from all over the input, and around the first malformed sequence; the two ends,
    /// if one may be in UTF-16.
    std::optional<std::vector<Byte>> excerpt() {
        if (isText() && (m_detection.asciiOnly || isWide(best().encoding)))
            return ends();
        std::vector<std::uint64_t> starts;
        const std::uint64_t step = (m_detection.size - windowSize) / (windows - 1);
        for (std::uint64_t i = 0; i < windows; ++i)
            starts.push_back(i * step);
        if (const auto malformed = isText() ? best().firstMalformed : std::nullopt)
            starts.push_back(*malformed - std::min(*malformed, windowSize / 2));
        std::ranges::sort(starts);
        std::vector<Byte> all, buffer;
        std::uint64_t end = 0;
        for (const std::uint64_t start : starts) {
            const std::uint64_t begin = std::max(end, start);
            end = std::max(begin, start + windowSize);
            const auto window = m_bytesAt({begin, end}, buffer);
            if (!window)
                return std::nullopt;
            addLines(*window, begin, all);
        }
        return all;
    }

    std::optional<std::vector<Byte>> ends() const {
        constexpr std::uint64_t half = longestAskedWhole / 2;
        std::vector<Byte> all, buffer;
        const std::uint64_t tail = (m_detection.size - half) / 2 * 2; // whole units
        for (const ByteRange range : {ByteRange{0, half}, ByteRange{tail, m_detection.size}}) {
            const auto bytes = m_bytesAt(range, buffer);
            if (!bytes)
                return std::nullopt;
            all.insert(all.end(), bytes->begin(), bytes->end());
        }
        return all;
    }

    /// Adds the lines of a window that it has from their start to their end.
    void addLines(Bytes window, std::uint64_t offset, std::vector<Byte>& all) {
        const auto isEnd = [](Byte byte) { return byte == '\n' || byte == '\r'; };
        const auto first = offset == 0 ? window.begin() : std::ranges::find_if(window, isEnd);
        auto last = window.end();
        while (last != first && !isEnd(last[-1]))
            --last;
        m_windows.push_back(
            {all.size(), offset + static_cast<std::uint64_t>(first - window.begin())});
        all.insert(all.end(), first, last);
    }

    bool findMojibake() {
        if (!m_detection.mayBeMojibake || !isText())
            return true;
        Decoder decoder = Decoder::ofFile(best().encoding);
        Repairer repairer;
        const auto feed = [&](Bytes piece) {
            MappedText text;
            decoder.feed(piece, text);
            repairer.feed(text);
        };
        if (!read(feed))
            return false;
        MappedText end;
        decoder.finish(end);
        repairer.feed(end);
        MojibakeCount count;
        repairer.conclude([&](Repair&& repair) { count.add(repair); });
        m_findings.mojibake = count.conclude();
        if (m_detection.encodedTwice && m_findings.mojibake)
            m_findings.encodedTwice = m_findings.mojibake->utf8ReadAs();
        return true;
    }

    bool findLost() {
        if (!isText())
            return true;
        LostCharacterSearch search(best().encoding);
        if (!read([&](Bytes piece) { search.feed(piece); }))
            return false;
        m_findings.lost = search.conclude();
        return true;
    }

    /// Detects each encoded body by itself.
    bool findBodies() {
        if (!isText() || !info(best().encoding).asciiCompatible)
            return true;
        constexpr std::uint64_t enough = 1 << 10; // bytes
        constexpr std::size_t mostUnasked = 16;
        std::vector<Byte> buffer;
        auto bytes = m_bytesAt({0, enough}, buffer);
        if (bytes && !startsCard(viewOf(*bytes)) &&
            !startsHeaderBlock({.head = viewOf(*bytes), .tail = {}, .fileName = {}}))
            return true;
        const bool whole = m_wishes.allBodies || m_wishes.parts != LookWishes::Parts::None;
        bytes = m_bytesAt(
            {0, std::min(m_detection.size, whole ? longestDivided : longestAskedWhole)}, buffer);
        if (!bytes)
            return false;
        for (const EncodedBody& body : encodedBodiesIn(*bytes))
            if (body.isText && (whole || m_findings.bodies.size() < mostUnasked))
                addBody(body, *bytes);
        return true;
    }

    void addBody(const EncodedBody& body, Bytes bytes) {
        const Bytes encoded = bytes.subspan(body.bytes.begin, body.bytes.size());
        const std::string_view label = viewOf(bytes).substr(body.label.begin, body.label.size());
        DetectOptions options{.only = m_wishes.only, .listed = 1, .explained = 0};
        if (!label.empty())
            options.hints.push_back({HintKind::ContentType, std::string(label), ""});
        Examination examination(std::move(options));
        examination.feed(decodedBody(encoded, body.transfer));
        const Detection found =
            examination.conclude(body.bytes.end == bytes.size() && bytes.size() < m_detection.size);
        if (found.size == 0)
            return;
        DecodedBody decoded{.part = {.bytes = body.bytes,
                                     .firstLine = body.firstLine,
                                     .lastLine = body.lastLine,
                                     .confidence = 1},
                            .transfer = body.transfer,
                            .label = body.label};
        if (const Candidate* text = found.best()) {
            decoded.part.encoding = text->encoding;
            decoded.part.sameText = text->sameText;
            decoded.part.confidence = text->probability;
            decoded.part.language = text->language;
            decoded.part.malformed = text->malformed;
        }
        if (!found.conflicts.empty())
            decoded.contradicted = found.conflicts.front().label;
        m_findings.bodies.push_back(std::move(decoded));
    }

    /// Gives all of the input to `take`, piece by piece. False where it cannot be read.
    template <typename Take>
    bool read(const Take& take) const {
        std::vector<Byte> buffer;
        for (std::uint64_t at = 0;;) {
            const auto piece = m_bytesAt({at, at + block}, buffer);
            if (!piece)
                return false;
            take(*piece);
            at += piece->size();
            if (piece->size() < block)
                return true;
        }
    }

    /// Where the lines of an excerpt are from.
    struct Window {
        std::uint64_t inExcerpt = 0, inInput = 0; ///< offsets
    };

    const BytesAt& m_bytesAt;
    const Detection& m_detection;
    const LookWishes& m_wishes;
    std::vector<Window> m_windows;
    InputFindings m_findings;
};

} // namespace

std::vector<std::string_view> encodingNamesOf(const std::vector<DecodedBody>& bodies) {
    std::vector<std::string_view> names;
    for (const DecodedBody& body : bodies)
        if (const auto encoding = body.part.encoding;
            encoding && std::ranges::find(names, info(*encoding).name) == names.end())
            names.push_back(info(*encoding).name);
    return names;
}

std::optional<InputFindings> lookInto(const BytesAt& bytesAt, const Detection& detection,
                                      const LookWishes& wishes) {
    return Look(bytesAt, detection, wishes).findings();
}

} // namespace charsleuth
