#include "core/structure/survey.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/structure/damage.h"

#include <algorithm>
#include <numeric>

namespace charsleuth {

namespace {

struct Validator {
    EncodingId encoding;
    Decoder decoder;
    TextTally tally;
};

/// What a decoder of the page would have counted.
TextTally tallyOf(const SingleByteTable& table, const ByteCounts& counts) {
    TextTally tally;
    tally.units = tally.characters = counts.size;
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const std::uint64_t n = counts.count[byte];
        if (n == 0)
            continue;
        const char16_t c = table[byte];
        if (c == 0xFFFF) {
            tally.malformed += n;
            const std::uint64_t at = counts.first[byte];
            if (!tally.firstMalformed || at < tally.firstMalformed->begin)
                tally.firstMalformed = ByteRange{at, at + 1};
        } else if (c == 0x85) {
            tally.nel += n;
        } else if (c >= 0x80 && c < 0xA0) {
            tally.c1 += n;
        }
    }
    tally.malformedBytes = tally.malformed;
    const bool ascii = table['\n'] == u'\n' && table['\r'] == u'\r';
    tally.crlf = ascii ? counts.crLf : table[0x25] == u'\n' ? counts.crEbcdicLf : 0;
    for (std::size_t byte = 0; byte < 256; ++byte) {
        tally.lf += table[byte] == u'\n' ? counts.count[byte] : 0;
        tally.cr += table[byte] == u'\r' ? counts.count[byte] : 0;
    }
    tally.lf -= tally.crlf;
    tally.cr -= tally.crlf;
    return tally;
}

void judgeDamage(Finding& finding, std::uint64_t opportunities, bool neverExcluded) {
    const TextTally& tally = finding.tally;
    if (tally.malformed == 0)
        return;
    const bool excludes = !neverExcluded && isBeyondRepair(tally.malformed, opportunities);
    finding.excluded = excludes;
    finding.evidence.push_back(
        {.kind = EvidenceKind::Structure,
         .source = "structure",
         .about = finding.encoding,
         .effect = excludes ? Effect::Excludes : Effect::Weakens,
         .weight = damageWeight(tally.malformed, opportunities),
         .where = tally.firstMalformed,
         .detail = std::to_string(tally.malformed) +
                   " byte sequences do not fit, the first at byte " +
                   std::to_string(tally.firstMalformed ? tally.firstMalformed->begin : 0)});
}

} // namespace

class Survey::State {
public:
    SurveyOptions options;
    ByteCounts counts;
    std::vector<Byte> head;
    std::vector<Validator> validators;
};

Survey::Survey(SurveyOptions options)
    : m_state(std::make_unique<State>(State{.options = std::move(options)})) {
    for (const EncodingInfo& row : allEncodings()) {
        const auto sameDecoder = [&](const Validator& v) {
            return info(v.encoding).decoder == row.decoder;
        };
        if (!singleByteTable(row.id) && std::ranges::none_of(m_state->validators, sameDecoder))
            m_state->validators.push_back({row.id, Decoder(row.id), {}});
    }
}
Survey::Survey(Survey&&) noexcept = default;
Survey& Survey::operator=(Survey&&) noexcept = default;
Survey::~Survey() = default;

void Survey::feed(Bytes chunk) {
    constexpr std::size_t headSize = 64;
    const std::size_t room = std::min(chunk.size(), headSize - m_state->head.size());
    m_state->head.insert(m_state->head.end(), chunk.begin(),
                         chunk.begin() + static_cast<std::ptrdiff_t>(room));
    m_state->counts.add(chunk);
    for (Validator& validator : m_state->validators)
        validator.decoder.feed(chunk, validator.tally);
}

StructureReport Survey::conclude() {
    StructureReport report;
    const ByteCounts& counts = m_state->counts;
    for (Validator& validator : m_state->validators)
        validator.decoder.finish(validator.tally);
    for (const EncodingInfo& row : allEncodings()) {
        Finding finding{.encoding = row.id, .tally = {}, .complete = true, .evidence = {}};
        std::uint64_t opportunities = 0;
        if (const SingleByteTable* table = singleByteTable(row.id)) {
            finding.tally = tallyOf(*table, counts);
            opportunities = row.asciiCompatible ? counts.high : counts.size;
        } else {
            finding.tally = std::ranges::find_if(m_state->validators, [&](const Validator& v) {
                                return info(v.encoding).decoder == row.decoder;
                            })->tally;
            opportunities = finding.tally.sequences + finding.tally.malformed;
        }
        finding.lineEnding = lineEndingOf(finding.tally);
        judgeDamage(finding, opportunities,
                    std::ranges::find(m_state->options.keep, row.id) !=
                        m_state->options.keep.end());
        report.findings.push_back(std::move(finding));
    }
    TextTally ascii;
    ascii.crlf = counts.crLf;
    ascii.lf = counts.count['\n'] - counts.crLf;
    ascii.cr = counts.count['\r'] - counts.crLf;
    report.counts = counts;
    report.lineEnding = lineEndingOf(ascii);
    report.asciiOnly = counts.high == 0;
    report.binary = judgeBinary(m_state->head, counts, false, false);
    return report;
}

StructureReport survey(Bytes bytes, SurveyOptions options) {
    Survey survey(std::move(options));
    survey.feed(bytes);
    return survey.conclude();
}

LineEnding lineEndingOf(const TextTally& tally) {
    const std::uint64_t all = tally.lf + tally.cr + tally.crlf + tally.nel;
    if (all == 0)
        return LineEnding::None;
    if (all == tally.lf)
        return LineEnding::Lf;
    if (all == tally.crlf)
        return LineEnding::CrLf;
    if (all == tally.cr)
        return LineEnding::Cr;
    return all == tally.nel ? LineEnding::Nel : LineEnding::Mixed;
}

Weight Finding::weight() const {
    return std::accumulate(evidence.begin(), evidence.end(), Weight{},
                           [](Weight sum, const Evidence& e) { return sum + e.weight; });
}

} // namespace charsleuth
