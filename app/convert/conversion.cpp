#include "app/convert/conversion.h"

#include "app/convert/checked_encoder.h"
#include "app/convert/decoded_pieces.h"
#include "app/convert/line_counter.h"
#include "app/files/malformed_bytes.h"
#include "core/decode/bom.h"
#include "core/registry/registry.h"

#include <algorithm>
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
          m_lines(plan.from), m_tellsNel(plan.newline == Newline::Keep && nelEndsLines(plan.from) &&
                                         !nelEndsLines(plan.to)) {}

    std::u16string textOf(const DecodedText& piece) {
        std::u16string_view text = piece.text;
        std::u16string out;
        std::size_t at = 0;
        if (m_units == 0 && !text.empty()) {
            const bool bom = text.front() == u'\uFEFF';
            at = bom;
            m_report.inputHasBom = bom;
            m_report.copyHasBom = m_plan.addBom || (bom && m_plan.keepBom);
            if (m_report.copyHasBom)
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
        if (m_tellsNel)
            m_report.nextLines += static_cast<std::uint64_t>(std::ranges::count(out, u'\u0085'));
        return m_newlines.filter(std::move(out));
    }

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
    bool m_tellsNel; ///< it ends lines in the input, and in the copy as well, where few expect it
    std::uint64_t m_units = 0; ///< of the pieces before
};

/// The text of the input with substitutions, piece by piece.
class SubstitutedPieces {
public:
    SubstitutedPieces(DecodedPieces& pieces, const ConversionPlan& plan)
        : m_pieces(pieces),
          m_substituter(plan.manySubstitutions.isEmpty() ? Substituter(plan.substitutions)
                                                         : Substituter(plan.manySubstitutions)) {}

    /// As DecodedPieces::next().
    Result<bool> next(DecodedText& piece) {
        if (m_substituter.isDone()) {
            auto more = m_pieces.next(piece);
            for (MalformedRange& malformed : piece.malformed)
                malformed.textOffset += m_growth;
            return more;
        }
        MappedText mapped, text;
        auto more = m_pieces.next(mapped);
        m_substituter.add(mapped, text);
        m_growth += text.text.size() - mapped.text.size();
        piece.text = std::move(text.text);
        piece.malformed = std::move(text.malformed);
        return more;
    }

private:
    DecodedPieces& m_pieces;
    Substituter m_substituter;
    std::uint64_t m_growth = 0; ///< units by which the text is longer; less than 0 wraps around
};

} // namespace

void Lines::add(std::uint64_t line) {
    if (!first.empty() && first.back() == line)
        return;
    if (first.size() == kept)
        more = true;
    else
        first.push_back(line);
}

bool keepsBom(EncodingId from, EncodingId to) {
    return hasBom(to) && (to != EncodingId::Gb18030 || from == to);
}

Result<ConversionReport> convert(FileSource& source, const ConversionPlan& plan, const Sink& sink,
                                 const Progress& progress) {
    ConversionReport report;
    DecodedPieces pieces(source, plan.from, plan.parts);
    TextStage stage(plan, pieces, report);
    std::optional<CheckedEncoder> encoder;
    if (!plan.asItIs)
        encoder.emplace(plan);
    SubstitutedPieces substituted(pieces, plan);
    DecodedText piece;
    for (bool ended = false; !ended;) {
        const auto more = substituted.next(piece);
        if (!more)
            return more.error();
        ended = !*more;
        std::u16string text = stage.textOf(piece);
        if (auto error =
                encoder ? sink(encoder->add(std::move(text), report)) : sink(pieces.bytes()))
            return *error;
        if (progress && !progress(pieces.position()))
            return Error{source.path(), "the conversion was stopped"};
    }
    if (encoder)
        if (auto error = sink(encoder->finish(report)))
            return *error;
    return report;
}

} // namespace charsleuth
