#include "app/convert/conversion.h"

#include "app/convert/checked_encoder.h"
#include "app/convert/decoded_pieces.h"
#include "app/convert/line_counter.h"
#include "app/files/malformed_bytes.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace charsleuth {

namespace {

/// Line ends of one kind: LF, CR, CRLF and NEL become it.
class NewlineFilter {
public:
    explicit NewlineFilter(Newline wanted) : m_wanted(wanted) {}

    std::u16string filter(std::u16string text) {
        if (m_wanted == Newline::Keep)
            return text;
        std::u16string out;
        out.reserve(text.size());
        for (const char16_t unit : text) {
            const bool secondOfPair = unit == u'\n' && m_afterCr;
            m_afterCr = unit == u'\r';
            if (secondOfPair)
                continue;
            if (unit == u'\n' || unit == u'\r' || unit == u'\u0085')
                out += lineEnd();
            else
                out += unit;
        }
        return out;
    }

private:
    std::u16string_view lineEnd() const {
        return m_wanted == Newline::Lf ? u"\n" : m_wanted == Newline::Cr ? u"\r" : u"\r\n";
    }

    Newline m_wanted;
    bool m_afterCr = false; ///< its line end is already written
};

/// The text of the copy, out of the pieces of the input.
class TextStage {
public:
    TextStage(const ConversionPlan& plan, const DecodedPieces& pieces, ConversionReport& report)
        : m_plan(plan), m_pieces(pieces), m_report(report), m_newlines(plan.newline),
          m_lines(plan.from) {}

    std::u16string textOf(const DecodedText& piece) {
        std::u16string_view text = piece.text;
        std::u16string out;
        std::size_t at = 0;
        if (m_units == 0 && !text.empty()) {
            const bool bom = text.front() == u'\uFEFF';
            at = bom;
            if (m_plan.addBom || (bom && m_plan.keepBom))
                out += u'\uFEFF';
        }
        for (const MalformedRange& malformed : piece.malformed) {
            const std::size_t place = malformed.textOffset - m_units;
            m_lines.pass(text.substr(at, place - at));
            out += text.substr(at, place - at);
            out += standInFor(malformed.bytes);
            at = place + 1;
        }
        m_lines.pass(text.substr(at));
        out += text.substr(at);
        m_units += text.size();
        return m_newlines.filter(std::move(out));
    }

    /// For what is not taken from the piece.
    void skip(const DecodedText& piece) { m_units += piece.text.size(); }

private:
    std::u16string standInFor(const ByteRange& bytes) {
        if (m_report.malformed++ == 0)
            m_report.firstMalformed = bytes.begin;
        m_report.malformedLines.add(m_lines.line());
        if (m_plan.onLoss == OnLoss::StandIn)
            return m_plan.standIn(U'\uFFFD');
        if (m_plan.onLoss != OnLoss::Escape)
            return m_plan.onLoss == OnLoss::Replace ? u"?" : u"";
        std::string escapes;
        appendEscapes(escapes, m_pieces.bytesOf(bytes));
        return {escapes.begin(), escapes.end()};
    }

    const ConversionPlan& m_plan;
    const DecodedPieces& m_pieces;
    ConversionReport& m_report;
    NewlineFilter m_newlines;
    LineCounter m_lines;
    std::uint64_t m_units = 0; ///< of the pieces before
};

/// Where reading stops next: at the begin or the end of a substitution.
std::uint64_t nextBoundary(std::span<const Substitution> left, std::uint64_t position) {
    if (left.empty())
        return std::numeric_limits<std::uint64_t>::max();
    const ByteRange& range = left.front().range;
    return position < range.begin ? range.begin : range.end;
}

} // namespace

void Lines::add(std::uint64_t line) {
    if (!first.empty() && first.back() == line)
        return;
    if (first.size() == kept)
        more = true;
    else
        first.push_back(line);
}

bool hasBom(EncodingId encoding) {
    constexpr std::array names = {"UTF-8",    "UTF-16LE",   "UTF-16BE", "UTF-32LE",
                                  "UTF-32BE", "UTF-7",      "UTF-1",    "SCSU",
                                  "BOCU-1",   "UTF-EBCDIC", "gb18030"};
    return std::ranges::find(names, info(encoding).name) != names.end();
}

bool keepsBom(EncodingId from, EncodingId to) {
    return hasBom(to) && (to != EncodingId::Gb18030 || from == to);
}

Result<ConversionReport> convert(FileSource& source, const ConversionPlan& plan, const Sink& sink,
                                 const Progress& progress) {
    ConversionReport report;
    DecodedPieces pieces(source, plan.from, plan.parts);
    TextStage stage(plan, pieces, report);
    CheckedEncoder encoder(plan);
    std::span<const Substitution> left = plan.substitutions;
    DecodedText piece;
    for (bool ended = false; !ended;) {
        const bool replaced = !left.empty() && pieces.position() >= left.front().range.begin;
        const std::uint64_t until = nextBoundary(left, pieces.position());
        const auto more = pieces.next(piece, until);
        if (!more)
            return more.error();
        ended = !*more && pieces.position() < until;
        std::u16string text;
        if (!replaced) {
            text = stage.textOf(piece);
        } else {
            stage.skip(piece);
            if (!*more) {
                text = left.front().text;
                left = left.subspan(1);
            }
        }
        if (auto error = sink(encoder.add(std::move(text), report)))
            return *error;
        if (progress && !progress(pieces.position()))
            return Error{source.path(), "the conversion was stopped"};
    }
    if (auto error = sink(encoder.finish(report)))
        return *error;
    return report;
}

} // namespace charsleuth
