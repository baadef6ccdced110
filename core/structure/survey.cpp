#include "core/structure/survey.h"

#include "core/decode/bom.h"
#include "core/registry/registry.h"
#include "core/structure/judge.h"
#include "core/structure/pair_scan.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace charsleuth {

namespace {

/// From here on bytes are counted in every 16th page, and elsewhere where there is a value that was
/// met fewer times than this; a control code may mean that the input is binary.
constexpr std::uint64_t sampledFrom = 1 << 20;
constexpr std::uint64_t metOften = 256, metOftenAsControl = 4'096;

/// After so many well-formed sequences without a malformed one the input is UTF-8, until there is
/// one.
constexpr std::uint64_t surelyUtf8 = 10'000;
/// So many malformed sequences, and three times the well-formed ones: it is not UTF-8 until
/// there are more of those.
constexpr std::uint64_t surelyNotUtf8 = 10'000;
/// A multi-byte reading cannot catch up with one that has less than a hundredth of its malformed
/// sequences, and more of them than this.
constexpr std::uint64_t tooFarBehind = 1'000;

constexpr std::size_t headSize = 64;
constexpr std::size_t unitsAtATime = 1024; ///< bytes
constexpr std::uint64_t manyUnits = 256;   ///< enough to say that something is not UTF-16
constexpr double hopelessUnits = -100;     ///< decibans

/// UTF-16 or UTF-32: what the units say decides, the decoder counts.
struct WideReading {
    WideReading(EncodingId encoding, bool mayStop)
        : validator(encoding, mayStop), units(widthOf(encoding), isBigEndian(encoding)) {}

    static unsigned widthOf(EncodingId encoding) {
        return encoding == EncodingId::Utf16Be || encoding == EncodingId::Utf16Le ? 2 : 4;
    }
    static bool isBigEndian(EncodingId encoding) {
        return encoding == EncodingId::Utf16Be || encoding == EncodingId::Utf32Be;
    }

    Validator validator;
    WideUnits units;
    std::uint64_t nextLook = manyUnits;
};

/// GBK is decoded by gb18030's decoder (WHATWG Encoding Standard, section 10.1), CP50221 as
/// CP50220.
EncodingId validatedAs(EncodingId encoding) {
    if (encoding == EncodingId::Gbk)
        return EncodingId::Gb18030;
    return encoding == EncodingId::Cp50221 ? EncodingId::Cp50220 : encoding;
}

/// Whether ISO-2022-JP-1 is read for it as long as there is no difference.
bool followsJp1(EncodingId encoding) {
    return encoding == EncodingId::Iso2022Jp2 || encoding == EncodingId::Iso2022Jp3 ||
           encoding == EncodingId::Cp50220;
}

/// What characters there are is judged by the first mebibyte and by every 16th page after it.
bool isSampled(std::uint64_t offset) {
    return offset < sampledFrom || offset / Page::size % 16 == 0;
}

void readUnits(WideReading& reading, Bytes page, std::uint64_t offset) {
    if (!reading.validator.complete())
        return;
    if (!isSampled(offset))
        return reading.units.skip(page.size());
    while (!page.empty()) {
        const Bytes some = page.first(std::min(page.size(), unitsAtATime));
        page = page.subspan(some.size());
        reading.units.add(some);
        if (!reading.validator.mayStop() || reading.units.units() < reading.nextLook)
            continue;
        reading.nextLook *= 2;
        const WideUnits::Judgement judgement = reading.units.judge();
        if (judgement.excluded && judgement.weight.decibans < hopelessUnits)
            return reading.validator.stop();
    }
}

} // namespace

class Survey::State {
public:
    explicit State(SurveyOptions given);
    void takePage(Bytes bytes);
    Finding judge(EncodingId encoding, DamageWeights& weights,
                  std::span<const WideUnits::Judgement> ofUnits) const;
    bool isKept(EncodingId encoding) const {
        return std::ranges::find(options.keep, encoding) != options.keep.end();
    }

    bool isMarkedAs(EncodingId encoding) const { return mark && mark->encoding == encoding; }

    void count(const Page& page);
    void dropUnmarked();
    void dropHopeless();
    void partFromJp1();
    bool isHopelessAsUtf8() const;

    SurveyOptions options;
    const Scans& scans = bestScans();
    Before before{};      ///< the last bytes of the page before
    bool mayPass = false; ///< bytes may be left out of the counts
    bool asJp1 = false;   ///< the encodings that follow ISO-2022-JP-1 have not parted from it
    ByteSet often;        ///< values that were met often
    ByteCounts counts;
    std::vector<Byte> head;
    std::optional<Bom> mark;   ///< what `head` begins with
    std::vector<Byte> pending; ///< the unfinished page
    std::vector<Validator> validators;
    std::vector<WideReading> wide;
    EscapeMarks marks;
    Utf7Runs utf7;
};

Survey::State::State(SurveyOptions given) : options(std::move(given)) {
    validators.reserve(encodingCount / 4);
    wide.reserve(4);
    mayPass = !options.countAll && options.keep.empty();
    asJp1 = mayPass;
    for (const EncodingInfo& row : allEncodings()) {
        const ByteStructure structure = byteStructureOf(row.id);
        if (structure == ByteStructure::SingleByte || validatedAs(row.id) != row.id)
            continue;
        const bool kept = std::ranges::any_of(
            options.keep, [&](EncodingId id) { return validatedAs(id) == row.id; });
        const bool mayStop = row.id != EncodingId::Utf8 && !options.countAll && !kept;
        if (structure == ByteStructure::Wide)
            wide.emplace_back(row.id, mayStop);
        else
            validators.emplace_back(row.id, mayStop);
    }
}

/// Of a long input all is counted that is rare, and enough of the rest to know its shares.
void Survey::State::count(const Page& page) {
    if (!mayPass || isSampled(page.offset())) {
        counts.add(page.bytes());
        if (mayPass && page.offset() + 2 * Page::size > sampledFrom)
            for (std::size_t value = 0; value < 256; ++value) {
                const bool control =
                    value < 0x20 && value != '\t' && value != '\n' && value != '\r';
                if (counts.count[value] >= (control ? metOftenAsControl : metOften))
                    often.insert(static_cast<Byte>(value));
            }
        return;
    }
    const auto passable = [&](std::size_t block) {
        return scans.allIn(page.block(block).bytes, often);
    };
    for (std::size_t begin = 0; begin < page.blocks();) {
        const bool pass = passable(begin);
        BlockMarks sums;
        std::size_t end = begin;
        do {
            const BlockMarks marks = page.block(end).marks;
            sums.high = static_cast<std::uint16_t>(sums.high + marks.high);
            sums.lf = static_cast<std::uint16_t>(sums.lf + marks.lf);
            sums.cr = static_cast<std::uint16_t>(sums.cr + marks.cr);
        } while (++end < page.blocks() && passable(end) == pass);
        const Bytes bytes = page.bytes().subspan(begin * Block::size);
        const Bytes run = bytes.first(std::min(bytes.size(), (end - begin) * Block::size));
        if (pass)
            counts.pass(run, sums);
        else
            counts.add(run);
        begin = end;
    }
}

/// Multi-byte readings that another one has left behind for good.
void Survey::State::dropHopeless() {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const Validator& validator : validators)
        if (isCountedByPairs(validator.encoding()) && validator.complete() &&
            validator.tally().sequences >= surelyUtf8)
            least = std::min(least, validator.tally().malformed);
    for (Validator& validator : validators)
        if (validator.mayStop() && isCountedByPairs(validator.encoding()) &&
            validator.tally().malformed > tooFarBehind && validator.tally().malformed / 100 > least)
            validator.stop();
}

bool Survey::State::isHopelessAsUtf8() const {
    const TextTally& tally = validators.front().tally();
    const auto reads = [](const Validator& v) {
        return v.encoding() == EncodingId::Cesu8 && !v.stopped();
    };
    return tally.malformed >= surelyNotUtf8 && tally.malformed / 3 > tally.sequences &&
           std::ranges::none_of(validators, reads);
}

/// From here on they are read for themselves; until now they were ISO-2022-JP-1.
void Survey::State::partFromJp1() {
    asJp1 = false;
    const auto leader = std::ranges::find(validators, EncodingId::Iso2022Jp1, &Validator::encoding);
    for (Validator& validator : validators)
        if (const EncodingId encoding = validator.encoding(); followsJp1(encoding)) {
            validator = *leader;
            validator.readOnAs(encoding);
        }
}

/// Encodings that are recognised by their signature only are not read without it.
void Survey::State::dropUnmarked() {
    mark = bomAt(head);
    for (Validator& validator : validators)
        if (validator.mayStop() && byteStructureOf(validator.encoding()) == ByteStructure::Signed &&
            !isMarkedAs(validator.encoding()))
            validator.stop();
}

void Survey::State::takePage(Bytes bytes) {
    const bool sampled = !mayPass || isSampled(counts.size);
    const bool asUtf8 = sampled || !isHopelessAsUtf8();
    const Page page(bytes, counts.size, before, scans, asUtf8);
    if (options.sampler)
        options.sampler->feed(bytes, page.marks());
    count(page);
    if (page.offset() == 0)
        dropUnmarked();
    for (WideReading& reading : wide) {
        readUnits(reading, bytes, page.offset());
        reading.validator.feed(page);
    }
    marks.feed(page);
    if (asJp1 && !marks.isCommon())
        partFromJp1();
    const TextTally& utf8 = validators.front().tally();
    const bool isUtf8 = utf8.malformed == 0 && utf8.sequences >= surelyUtf8;
    for (Validator& validator : validators)
        if (asJp1 && followsJp1(validator.encoding()))
            continue;
        else if (!sampled && ((isUtf8 && isCountedByPairs(validator.encoding())) ||
                              (!asUtf8 && validator.encoding() == EncodingId::Utf8)))
            validator.pass(page);
        else
            validator.feed(page);
    if (page.offset() >= sampledFrom && isSampled(page.offset()))
        dropHopeless();
    utf7.feed(page);
    before = beforeWhatFollows(bytes, before);
}

/// `ofUnits`: those of `wide`.
Finding Survey::State::judge(EncodingId encoding, DamageWeights& weights,
                             std::span<const WideUnits::Judgement> ofUnits) const {
    const bool kept = isKept(encoding);
    const JudgedInput input{counts, weights};
    const auto isIt = [&](const Validator& v) { return v.encoding() == validatedAs(encoding); };
    const auto validator = std::ranges::find_if(validators, isIt);
    switch (byteStructureOf(encoding)) {
    case ByteStructure::MultiByte:
        return judgeMultiByte(encoding, *validator, input, kept);
    case ByteStructure::Signed:
        return judgeSigned(encoding, *validator, input, isMarkedAs(encoding), kept);
    case ByteStructure::Escaped:
        return encoding == EncodingId::Utf7
                   ? judgeUtf7(*validator, utf7, input, kept)
                   : judgeEscaped(encoding, *validator, marks, input, kept);
    default:
        break;
    }
    const auto reading = std::ranges::find_if(wide, isIt, &WideReading::validator);
    return judgeWide(encoding, reading->validator, reading->units,
                     ofUnits[static_cast<std::size_t>(reading - wide.begin())], kept);
}

Survey::Survey(SurveyOptions options) : m_state(std::make_unique<State>(std::move(options))) {}
Survey::Survey(Survey&&) noexcept = default;
Survey& Survey::operator=(Survey&&) noexcept = default;
Survey::~Survey() = default;

void Survey::feed(Bytes chunk) {
    State& state = *m_state;
    const auto keep = [&](std::vector<Byte>& buffer, std::size_t limit) {
        const std::size_t room = std::min(chunk.size(), limit - buffer.size());
        buffer.insert(buffer.end(), chunk.begin(),
                      chunk.begin() + static_cast<std::ptrdiff_t>(room));
        return room;
    };
    keep(state.head, headSize);
    while (!chunk.empty()) {
        if (state.pending.empty() && chunk.size() >= Page::size) {
            state.takePage(chunk.first(Page::size));
            chunk = chunk.subspan(Page::size);
            continue;
        }
        chunk = chunk.subspan(keep(state.pending, Page::size));
        if (state.pending.size() < Page::size)
            break;
        state.takePage(state.pending);
        state.pending.clear();
    }
}

StructureReport Survey::conclude(bool goesOn) {
    State& state = *m_state;
    state.takePage(state.pending);
    if (state.asJp1)
        state.partFromJp1();
    if (!goesOn) {
        for (Validator& validator : state.validators)
            validator.finish();
        for (WideReading& reading : state.wide)
            reading.validator.finish();
    }

    StructureReport report{.counts = state.counts, .findings = {}};
    report.findings.reserve(allEncodings().size());
    DamageWeights weights;
    PageJudge pages(state.counts, weights);
    std::vector<WideUnits::Judgement> ofUnits;
    ofUnits.reserve(state.wide.size());
    for (const WideReading& reading : state.wide)
        ofUnits.push_back(reading.units.judge());
    for (const EncodingInfo& row : allEncodings()) {
        report.findings.push_back(byteStructureOf(row.id) == ByteStructure::SingleByte
                                      ? pages.judge(row.id, state.isKept(row.id))
                                      : state.judge(row.id, weights, ofUnits));
        Finding& finding = report.findings.back();
        finding.lineEnding = lineEndingOf(finding.tally);
    }
    const auto isWideText = [](const WideUnits::Judgement& judgement) {
        return judgement.telling && !judgement.excluded && judgement.weight.decibans > 0;
    };
    const bool wideText = std::ranges::any_of(ofUnits, isWideText);
    const bool proven = std::ranges::any_of(report.findings, &Finding::proven);
    const bool isSigned = std::ranges::any_of(report.findings, [&](const Finding& finding) {
        return byteStructureOf(finding.encoding) == ByteStructure::Signed && !finding.excluded &&
               state.isMarkedAs(finding.encoding);
    });
    report.lineEnding = lineEndingOf(state.counts.lineEnds());
    report.asciiOnly = state.counts.high == 0 && !proven && !wideText;
    report.binary = judgeBinary(state.head, state.counts,
                                {.byWideUnits = wideText,
                                 .byEbcdic = pages.isEbcdicText(),
                                 .byEscapes = proven,
                                 .bySignature = isSigned,
                                 .byUtf8 = report.of(EncodingId::Utf8).tally.malformed == 0});
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
