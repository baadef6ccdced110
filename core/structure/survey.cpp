#include "core/structure/survey.h"

#include "core/decode/bom.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"
#include "core/structure/escaped/escaped_validators.h"
#include "core/structure/escaped/utf7_validator.h"
#include "core/structure/input/long_input.h"
#include "core/structure/validate/pair_scan.h"
#include "core/structure/validate/pair_validators.h"
#include "core/structure/validate/utf8_validators.h"
#include "core/structure/verdict/code_page_verdicts.h"
#include "core/structure/verdict/verdicts.h"
#include "core/structure/wide/wide_validator.h"

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t headSize = 64;
/// Input pages that are processed together if there is an executor; their masks take half a
/// mebibyte.
constexpr std::size_t pagesTogether = 256;
constexpr std::size_t pagesScannedInAJob = 16;

/// GBK has gb18030's decoder (WHATWG Encoding Standard, section 10.1), CP50221 has CP50220's.
constexpr EncodingId validatedAs(EncodingId encoding) {
    if (encoding == EncodingId::Gbk)
        return EncodingId::Gb18030;
    return encoding == EncodingId::Cp50221 ? EncodingId::Cp50220 : encoding;
}

/// The encodings for which `isWanted` holds, as a constant.
template <class IsWanted>
consteval auto encodingsThat(IsWanted isWanted) {
    constexpr auto all = [] {
        std::array<EncodingId, encodingCount> ids{};
        for (std::uint16_t id = 0; id < encodingCount; ++id)
            ids[id] = static_cast<EncodingId>(id);
        return ids;
    }();
    std::array<EncodingId, std::ranges::count_if(all, IsWanted{})> encodings{};
    std::ranges::copy_if(all, encodings.begin(), isWanted);
    return encodings;
}

constexpr auto encodingsOfMoreBytes = encodingsThat(
    [](EncodingId encoding) { return byteStructureOf(encoding) != ByteStructure::SingleByte; });
/// The encodings that have a validator of their own.
constexpr auto readEncodings = encodingsThat([](EncodingId encoding) {
    return byteStructureOf(encoding) != ByteStructure::SingleByte &&
           validatedAs(encoding) == encoding;
});

} // namespace

class Survey::State {
public:
    explicit State(SurveyOptions given);
    void feed(Bytes chunk);
    StructureReport conclude(bool goesOn);

private:
    WideValidator wide(EncodingId encoding) const { return {encoding, mayStop(encoding)}; }
    void addValidator(EncodingId encoding);
    std::size_t keep(std::vector<Byte>& buffer, Bytes bytes, std::size_t limit);
    void takePages(Bytes bytes);
    void scan(Bytes bytes, std::size_t number);
    void read(std::size_t job);
    void addSigned();
    void finish();
    const Validator& validatorFor(EncodingId encoding) const;
    void excludeAllButWide(Findings& findings) const;
    void weighTogether(std::span<const WideUnits::Verdict> ofUnits, StructureReport& report) const;
    void weigh(EncodingId encoding, const VerdictInput& input,
               std::span<const WideUnits::Verdict> ofUnits, Finding& finding) const;

    bool keepsAll() const { return m_options.countAll || !m_options.keep.empty(); }
    bool isKept(EncodingId encoding) const { return isAmong(encoding, m_options.keep); }
    bool mayStop(EncodingId encoding) const {
        return !m_options.countAll &&
               std::ranges::find(m_options.keep, encoding, validatedAs) == m_options.keep.end();
    }
    bool hasSignatureOf(EncodingId encoding) const { return m_bom && m_bom->encoding == encoding; }

    SurveyOptions m_options;
    const Scans& m_scans = bestScans();
    std::uint64_t m_size = 0; ///< bytes of all pages taken
    Before m_before{};        ///< the last bytes of them
    std::vector<Byte> m_head;
    std::optional<Bom> m_bom;    ///< the BOM at the start
    std::vector<Byte> m_pending; ///< the unfinished page
    std::vector<std::optional<SurveyedPage>> m_pages;
    SampledCounts m_counts;
    Utf8Validators m_utf8;
    PairValidators m_pairs;
    std::array<WideValidator, 4> m_wide;
    EscapedValidators m_escaped;
    Utf7Validator m_utf7;
    std::vector<Validator> m_signed; ///< validators of encodings with this signature
};

Survey::State::State(SurveyOptions given)
    : m_options(std::move(given)), m_counts(keepsAll()),
      m_utf8(mayStop(EncodingId::Cesu8)), m_wide{wide(EncodingId::Utf16Le),
                                                 wide(EncodingId::Utf16Be),
                                                 wide(EncodingId::Utf32Le),
                                                 wide(EncodingId::Utf32Be)},
      m_escaped(keepsAll()), m_utf7(mayStop(EncodingId::Utf7)) {
    m_pairs.reserve(8);
    m_escaped.reserve(8);
    for (const EncodingId encoding : readEncodings)
        addValidator(encoding);
}

void Survey::State::addValidator(EncodingId encoding) {
    switch (byteStructureOf(encoding)) {
    case ByteStructure::MultiByte:
        if (isCountedByPairs(encoding)) // UTF-8 and CESU-8 have theirs already
            m_pairs.add(encoding, mayStop(encoding));
        break;
    case ByteStructure::Escaped:
        if (encoding != EncodingId::Utf7)
            m_escaped.add(encoding, mayStop(encoding));
        break;
    default: // has one already, or gets one when the first bytes are known
        break;
    }
}

/// Adds validators for encodings that are recognised only by a signature, if the input begins with
/// it.
void Survey::State::addSigned() {
    m_bom = bomAt(m_head);
    for (const EncodingId encoding : readEncodings)
        if (byteStructureOf(encoding) == ByteStructure::Signed &&
            (hasSignatureOf(encoding) || !mayStop(encoding)))
            m_signed.emplace_back(encoding, mayStop(encoding));
}

/// Does everything for an input page that needs no page before it.
void Survey::State::scan(Bytes bytes, std::size_t number) {
    const std::size_t at = number * InputPage::size;
    const Bytes ofPage = bytes.subspan(at, std::min(InputPage::size, bytes.size() - at));
    SurveyedPage& page =
        m_pages[number].emplace(ofPage, m_size + at, beforeWhatFollows(bytes.first(at), m_before),
                                m_scans, m_counts.usualAt(m_size + at));
    page.whole = keepsAll() || isSampled(page.page.offset());
    page.passable = m_counts.passable(page.page);
    if (page.whole || !m_utf8.isRuledOut())
        page.page.readAsUtf8();
}

/// Does one job for all input pages, after UTF-8 was counted. The longest jobs come first.
void Survey::State::read(std::size_t job) {
    const auto eachPage = [&](const auto& take) {
        for (const std::optional<SurveyedPage>& page : m_pages)
            take(*page);
    };
    if (job < m_pairs.size())
        return eachPage([&](const SurveyedPage& page) { m_pairs.feed(job, page); });
    job -= m_pairs.size();
    if (job < m_wide.size())
        return eachPage([&](const SurveyedPage& page) { m_wide[job].feed(page.page); });
    switch (job - m_wide.size()) {
    case 0:
        return eachPage([&](const SurveyedPage& page) { m_escaped.feed(page.page); });
    case 1:
        return eachPage([&](const SurveyedPage& page) {
            for (Validator& validator : m_signed)
                validator.feed(page.page);
            m_utf7.feed(page.page);
        });
    default:
        return eachPage([&](const SurveyedPage& page) {
            if (m_options.sampler)
                m_options.sampler->feed(page.page.bytes(), page.page.marks());
            m_counts.add(page.page, page.passable);
        });
    }
}

/// `bytes`: whole input pages, or the last one.
void Survey::State::takePages(Bytes bytes) {
    const std::size_t pages =
        std::max<std::size_t>(1, (bytes.size() + InputPage::size - 1) / InputPage::size);
    m_pages.resize(pages);
    runJobs(m_options.executor, (pages + pagesScannedInAJob - 1) / pagesScannedInAJob,
            [&](std::size_t job) {
                const std::size_t end = std::min(pages, (job + 1) * pagesScannedInAJob);
                for (std::size_t number = job * pagesScannedInAJob; number < end; ++number)
                    scan(bytes, number);
            });
    if (m_size == 0)
        addSigned();
    for (std::optional<SurveyedPage>& page : m_pages)
        m_utf8.feed(*page);
    constexpr std::size_t otherJobs = 3;
    runJobs(pages > 1 ? m_options.executor : nullptr, m_pairs.size() + m_wide.size() + otherJobs,
            [&](std::size_t job) { read(job); });
    m_pairs.dropLeftBehind();
    m_size += bytes.size();
    m_before = beforeWhatFollows(bytes, m_before);
}

/// Appends the first bytes, as far as there is room, and returns their number.
std::size_t Survey::State::keep(std::vector<Byte>& buffer, Bytes bytes, std::size_t limit) {
    const Bytes kept = bytes.first(std::min(bytes.size(), limit - buffer.size()));
    buffer.insert(buffer.end(), kept.begin(), kept.end());
    return kept.size();
}

void Survey::State::feed(Bytes chunk) {
    keep(m_head, chunk, headSize);
    const std::size_t most = (m_options.executor ? pagesTogether : 1) * InputPage::size;
    while (!chunk.empty()) {
        if (m_pending.empty() && chunk.size() >= InputPage::size) {
            const Bytes pages =
                chunk.first(std::min(chunk.size() / InputPage::size * InputPage::size, most));
            takePages(pages);
            chunk = chunk.subspan(pages.size());
            continue;
        }
        chunk = chunk.subspan(keep(m_pending, chunk, InputPage::size));
        if (m_pending.size() < InputPage::size)
            break;
        takePages(m_pending);
        m_pending.clear();
    }
}

void Survey::State::finish() {
    m_utf8.finish();
    m_pairs.finish();
    m_escaped.finish();
    m_utf7.finish();
    for (Validator& validator : m_signed)
        validator.finish();
    for (WideValidator& reading : m_wide)
        reading.finish();
}

/// The validator of a multi-byte or escaped encoding, except UTF-7.
const Validator& Survey::State::validatorFor(EncodingId encoding) const {
    switch (encoding) {
    case EncodingId::Utf8:
        return m_utf8.utf8();
    case EncodingId::Cesu8:
        return m_utf8.cesu8();
    default:
        break;
    }
    const EncodingId as = validatedAs(encoding);
    return byteStructureOf(as) == ByteStructure::MultiByte ? m_pairs.of(as) : m_escaped.of(as);
}

/// `ofUnits`: the verdicts on the units of UTF-16 and UTF-32.
void Survey::State::weigh(EncodingId encoding, const VerdictInput& input,
                          std::span<const WideUnits::Verdict> ofUnits, Finding& finding) const {
    const bool kept = isKept(encoding);
    const ByteStructure structure = byteStructureOf(encoding);
    if (structure == ByteStructure::Wide) {
        const auto reading = std::ranges::find(m_wide, encoding, &WideValidator::encoding);
        const WideUnits::Verdict& verdict =
            ofUnits[static_cast<std::size_t>(reading - m_wide.begin())];
        weighWide(reading->validator(), reading->units(), verdict, kept, finding);
    } else if (structure == ByteStructure::Signed) {
        const auto read = std::ranges::find(m_signed, encoding, &Validator::encoding);
        weighSigned(read == m_signed.end() ? nullptr : &*read, input, hasSignatureOf(encoding),
                    kept, finding);
    } else if (structure == ByteStructure::MultiByte) {
        const bool outdone = encoding == EncodingId::Cesu8 && m_utf8.isCesu8Outdone();
        weighMultiByte(encoding, validatorFor(encoding), input, kept, outdone, finding);
    } else if (encoding == EncodingId::Utf7) {
        weighUtf7(m_utf7.validator(), m_utf7.runs(), input, kept, finding);
    } else {
        weighEscaped(encoding, validatorFor(encoding), m_escaped.shifts(), input, kept, finding);
    }
}

/// Excludes all encodings except UTF-16 and UTF-32.
void Survey::State::excludeAllButWide(Findings& findings) const {
    const auto isOut = [&](EncodingId encoding) {
        return byteStructureOf(encoding) != ByteStructure::Wide && !isKept(encoding) &&
               !findings.of(encoding).excluded;
    };
    findings.changeThose(isOut, [](Finding& finding) {
        finding.excluded = true;
        finding.reasons = {};
        finding.reasons.add({.effect = Effect::Excludes,
                             .weight = {},
                             .where = std::nullopt,
                             .detail = "the bytes alternate as only those of UTF-16 or UTF-32 do"});
    });
}

/// Decides whether the input is pure ASCII, and whether it can only be UTF-16 or UTF-32.
void Survey::State::weighTogether(std::span<const WideUnits::Verdict> ofUnits,
                                  StructureReport& report) const {
    const auto isText = [](const WideUnits::Verdict& verdict) {
        return verdict.discriminating && !verdict.excluded && verdict.weight.decibans > 0;
    };
    const bool wideText = std::ranges::any_of(ofUnits, isText);
    const bool proven = std::ranges::any_of(report.findings, &Finding::proven);
    report.asciiOnly = report.counts.high == 0 && !proven && !wideText;
    report.format = formatBegun(m_head, report.counts);
    const bool soundText =
        std::ranges::any_of(ofUnits, [&](const auto& each) { return each.sound && isText(each); });
    if (report.format.empty() && soundText)
        excludeAllButWide(report.findings);
}

StructureReport Survey::State::conclude(bool goesOn) {
    takePages(m_pending);
    m_escaped.end();
    if (!goesOn)
        finish();
    const ByteCounts& counts = m_counts.counts();
    StructureReport report{.counts = counts, .findings = {}};
    DamageWeights weights;
    const VerdictInput input{counts, weights};
    CodePageVerdicts codePages(counts, weights, report.findings);
    std::vector<WideUnits::Verdict> ofUnits;
    ofUnits.reserve(m_wide.size());
    for (const WideValidator& reading : m_wide)
        ofUnits.push_back(reading.units().verdict());
    codePages.addAll(m_options.keep);
    for (const EncodingId encoding : encodingsOfMoreBytes)
        weigh(encoding, input, ofUnits, report.findings.add(encoding));
    for (Finding& finding : report.findings)
        finding.lineEnding = lineEndingOf(finding.tally);
    report.lineEnding = lineEndingOf(counts.lineEnds());
    weighTogether(ofUnits, report);
    return report;
}

Survey::Survey(SurveyOptions options) : m_state(std::make_unique<State>(std::move(options))) {}
Survey::~Survey() = default;

void Survey::feed(Bytes chunk) {
    m_state->feed(chunk);
}

StructureReport Survey::conclude(bool goesOn) {
    return m_state->conclude(goesOn);
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

} // namespace charsleuth
