// Any bytes as text in any encoding, repaired, guessed at and divided: repairs and the runs of
// meanings are sorted, disjoint and stand where they say; each gives back what was there when its
// chain is applied again, or is lossy. Parts are without a gap.

#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/parts/mail_bodies.h"
#include "core/parts/parts.h"
#include "core/repair/meanings.h"
#include "core/repair/repair.h"
#include "core/repair/substitution.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

/// The chain out of its words, as the JSON of a repair has them.
Chain read(const std::vector<std::string>& words) {
    std::string joined;
    for (const std::string& step : words)
        joined += (joined.empty() ? "" : "; ") + step;
    const auto chain = chainNamed(joined);
    require(chain.has_value());
    return *chain;
}

/// What stands in the place of a repair by what is told of it: its bytes, the text that was meant
/// and the chain; of one that is lossy what stood there.
std::u16string takenBack(const Repair& repair) {
    if (repair.lossy)
        return repair.before;
    const auto before = damaged(repair.after, read(wordsOf(repair.chain)));
    require(before.has_value());
    return *before;
}

/// The text with the repairs made.
std::u16string checkRuns(const MappedText& text, const std::vector<Repair>& repairs) {
    std::uint64_t end = 0;
    std::vector<Substitution> back;
    for (const Repair& repair : repairs) {
        require(repair.bytes.begin >= end && !repair.bytes.empty());
        end = repair.bytes.end;
        const auto begin = std::ranges::lower_bound(text.byteOf, repair.bytes.begin);
        const auto at = static_cast<std::size_t>(begin - text.byteOf.begin());
        require(text.text.compare(at, repair.before.size(), repair.before) == 0);
        require(repair.before != repair.after && repair.chain.size() > 0);
        back.push_back({repair.bytes, takenBack(repair)});
    }
    require(end <= text.byteOf.back());
    MappedText repaired, original;
    const std::vector<Substitution> forth = substitutionsOf(repairs);
    Substituter(forth).add(text, repaired);
    Substituter(back).add(text, original);
    require(original.text == text.text);
    require((repaired.text == text.text) == repairs.empty());
    return repaired.text;
}

void checkRepairs(const MappedText& text, const RepairOptions& options) {
    Repairer repairer(options);
    repairer.feed(text);
    const std::vector<Repair> repairs = repairer.conclude();
    checkRuns(text, repairs);
    for (const Repair& repair : repairs)
        require(repair.confidence >= options.leastConfidence && repair.confidence <= 1);
}

void checkMeanings(const MappedText& text) {
    const std::vector<Meaning> meanings = meaningsOf(text);
    require(meanings.size() <= mostMeanings);
    double gain = HUGE_VAL;
    for (const Meaning& meaning : meanings) {
        require(!meaning.runs.empty() && meaning.gain <= gain);
        gain = meaning.gain;
        require(checkRuns(text, meaning.runs) == meaning.text);
    }
}

void checkParts(Bytes bytes, EncodingId whole) {
    std::uint64_t end = 0;
    for (const Part& part : partsOf(bytes, {.whole = whole, .confidence = 1, .only = {}})) {
        require(part.bytes.begin == end && !part.bytes.empty());
        require(part.firstLine <= part.lastLine);
        end = part.bytes.end;
    }
    require(end == bytes.size());
}

void checkBodies(Bytes bytes) {
    std::uint64_t end = 0;
    for (const EncodedBody& body : encodedBodiesIn(bytes)) {
        require(body.bytes.begin >= end && body.bytes.begin <= body.bytes.end);
        require(body.label.begin <= body.label.end && body.label.end <= body.bytes.begin);
        require(body.firstLine <= body.lastLine);
        end = body.bytes.end;
        const Bytes encoded = bytes.subspan(body.bytes.begin, body.bytes.size());
        require(decodedBody(encoded, body.transfer).size() <= encoded.size());
    }
    require(end <= bytes.size());
}

} // namespace

// One byte for the encoding, UTF-8 for most values, one for the options; the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    const unsigned choice = input.byte();
    const EncodingId encoding =
        choice < encodingCount ? static_cast<EncodingId>(choice) : EncodingId::Utf8;
    constexpr const char* chains[] = {"UTF-8 read as windows-1252",
                                      "UTF-8 read as IBM850; UTF-8 read as windows-1251",
                                      "written as HTML entities", "KOI8-R read as windows-1251"};
    const unsigned asked = input.byte();
    RepairOptions options{.chain = {}, .leastConfidence = asked % 8 == 1 ? 0.99 : 0};
    if (asked >= 0x80)
        options.chain = chainNamed(chains[asked % 4]);
    const Bytes bytes = input.rest();
    const MappedText text = decodeMapped(bytes, encoding);
    checkRepairs(text, options);
    checkMeanings(text);
    checkParts(bytes, encoding);
    checkBodies(bytes);
    return 0;
}
