#include "core/repair/repair.h"

#include "app/answer/repairs_json.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "plugin/web/module/exported.h"

namespace charsleuth::wasm {

/// The search for mojibake in one input.
struct Mending {
    EncodingId encoding{};
    Decoder decoder;
    Repairer repairer;
    std::string answer; ///< JSON, once it is there
};

} // namespace charsleuth::wasm

using namespace charsleuth;
using wasm::Mending;

/// Null for an unknown label or chain; an empty `chain` is none given.
CHARSLEUTH_WASM_EXPORT(repair_new)
Mending* charsleuthRepairNew(const char* label, std::size_t labelSize, const char* chain,
                             std::size_t chainSize, double leastConfidence) {
    const auto encoding = findEncoding({label, labelSize});
    RepairOptions options{.chain = chainNamed({chain, chainSize}),
                          .leastConfidence = leastConfidence};
    if (!encoding || (chainSize > 0 && !options.chain))
        return nullptr;
    return new Mending{.encoding = *encoding,
                       .decoder = Decoder::ofFile(*encoding),
                       .repairer = Repairer(options),
                       .answer = {}};
}

/// Takes a piece. `ends`: it is the last one.
CHARSLEUTH_WASM_EXPORT(repair_feed)
void charsleuthRepairFeed(Mending* mending, const Byte* bytes, std::size_t size, bool ends) {
    MappedText text;
    mending->decoder.feed({bytes, size}, text);
    if (ends)
        mending->decoder.finish(text);
    mending->repairer.feed(text);
}

/// To be called once; `file` is the input's name.
CHARSLEUTH_WASM_EXPORT(repair_conclude)
void charsleuthRepairConclude(Mending* mending, const char* file, std::size_t size) {
    const auto repairs = mending->repairer.conclude();
    mending->answer = repairsJsonLine({file, size}, mending->encoding, repairs);
}

CHARSLEUTH_WASM_EXPORT(repair_answer)
const char* charsleuthRepairAnswer(const Mending* mending) {
    return mending->answer.data();
}

CHARSLEUTH_WASM_EXPORT(repair_answer_size)
std::size_t charsleuthRepairAnswerSize(const Mending* mending) {
    return mending->answer.size();
}

CHARSLEUTH_WASM_EXPORT(repair_free)
void charsleuthRepairFree(Mending* mending) {
    delete mending;
}
