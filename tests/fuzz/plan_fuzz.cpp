// Any bytes with any wishes, planned and carried out as the writers of copies do it: what is left
// would be the same text, what is refused has a reason, what is copied reads as it was meant, and
// a plan for an encoding that was found is that for the same encoding by name.
//
// Input: a byte for the target, two for the wishes, then the file.

#include "app/convert/copy_plan.h"
#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/registry/registry.h"
#include "tests/fuzz/fuzz_input.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

using Kind = CopyPlan::Kind;

CopyWishes wishesFrom(fuzz::Input& input) {
    constexpr double confidences[] = {sureConfidence, 0, 0.5, 2};
    CopyWishes wishes;
    wishes.to = static_cast<EncodingId>(input.byte() % encodingCount);
    const unsigned low = input.byte(), choices = low | unsigned{input.byte()} << 8U;
    wishes.bom = static_cast<BomWish>((choices & 3) % 3);
    wishes.newline = static_cast<Newline>(choices >> 2 & 3);
    wishes.onLoss = static_cast<OnLoss>((choices >> 4 & 3) % 3);
    wishes.fixDeclarations = (choices & 1 << 6) != 0;
    wishes.bySegments = (choices & 1 << 7) != 0;
    wishes.leastConfidence = confidences[choices >> 8 & 3];
    return wishes;
}

std::u16string withoutBom(std::u16string text) {
    return text.starts_with(u'\uFEFF') ? text.substr(1) : text;
}

/// The text that a plan without substitutions means.
std::u16string meant(Bytes bytes, const ConversionPlan& plan) {
    if (plan.parts.empty())
        return decodeFile(bytes, plan.from).text;
    std::u16string text;
    std::uint64_t begin = 0;
    for (const DecodedPart& part : plan.parts) {
        require(part.end > begin && part.end <= bytes.size());
        const Bytes piece = bytes.subspan(begin, part.end - begin);
        text += (begin == 0 ? decodeFile(piece, part.encoding) : decode(piece, part.encoding)).text;
        begin = part.end;
    }
    require(begin == bytes.size());
    return text;
}

struct Written {
    std::vector<Byte> bytes;
    ConversionReport report;
    std::optional<Refusal> refusal;
};

Written carryOut(FileSource& source, const ConversionPlan& plan) {
    Written written;
    const Sink sink = [&](Bytes piece) -> std::optional<Error> {
        written.bytes.insert(written.bytes.end(), piece.begin(), piece.end());
        return std::nullopt;
    };
    written.refusal = convertWithoutLoss(source, plan, sink, {}, &written.report);
    require(!written.refusal || written.refusal->why == Refusal::Why::Loss);
    return written;
}

void requireTrue(const CopyPlan& plan, const CopyWishes& wishes, Bytes bytes, FileSource& source) {
    const bool refuses = plan.kind == Kind::Refuse;
    require((plan.kind == Kind::Copy) == plan.refusal.error.cause.empty());
    require(!refuses || plan.refusal.why != Refusal::Why::Failed);
    if (refuses)
        return;
    require(plan.conversion.to == wishes.to);
    require(plan.stale.size() + plan.corrected.size() == 0 || plan.declares);
    const Written written = carryOut(source, plan.conversion);
    if (plan.kind == Kind::Leave) {
        require(!written.refusal &&
                decodeFile(written.bytes, wishes.to).text == decodeFile(bytes, wishes.to).text);
        return;
    }
    require(wishes.onLoss == OnLoss::Fail || !written.refusal);
    const bool isPlain = wishes.newline == Newline::Keep && plan.conversion.substitutions.empty();
    if (written.refusal || !written.report.lossless() || !isPlain)
        return;
    require(withoutBom(decodeFile(written.bytes, wishes.to).text) ==
            withoutBom(meant(bytes, plan.conversion)));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    const CopyWishes wishes = wishesFrom(input);
    const Bytes bytes = input.rest();
    auto source = FileSource::ofBytes("input", bytes);
    require(bool(source));
    const Detection detection = detect(bytes);
    const CopyPlan plan = planCopy(*source, detection, wishes);
    require(plan.kind != Kind::Copy || !detection.binary || wishes.bySegments);
    requireTrue(plan, wishes, bytes, *source);
    const EncodingId encoding = plan.conversion.from;
    const CopyPlan named = planCopy(*source, NamedReading{encoding}, wishes);
    require(named.kind == Kind::Copy);
    requireTrue(named, wishes, bytes, *source);
    if (plan.kind == Kind::Copy && plan.conversion.parts.empty())
        require(plan.conversion.substitutions == named.conversion.substitutions &&
                plan.conversion.keepBom == named.conversion.keepBom);
    return 0;
}
