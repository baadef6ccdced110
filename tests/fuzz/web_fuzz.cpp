// Any options and any bytes handed to the module for WebAssembly, as its wrapper hands them in: the
// answer is a line of JSON, or an error in words; repairs by any chain likewise.
//
// Input: a byte that divides the file, a byte that says what is told to be read again, a line of
// options, with `|` for NUL, and the file.

#include "app/answer/question.h"
#include "plugin/web/module/request.h"
#include "tests/fuzz/fuzz_input.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace charsleuth::wasm {
struct Question;
struct Mending;
} // namespace charsleuth::wasm
using wasm::Mending;
using wasm::Question;

// plugin/web/module/detection.cpp and repair.cpp
extern "C" {
Question* charsleuthQuestionNew(const char* fields, std::size_t size);
bool charsleuthQuestionIsWrong(const Question* question);
void charsleuthQuestionFeed(Question* question, const Byte* bytes, std::size_t size);
void charsleuthQuestionConclude(Question* question);
const char* charsleuthQuestionAnswer(const Question* question);
std::size_t charsleuthQuestionAnswerSize(const Question* question);
void charsleuthQuestionFree(Question* question);
Mending* charsleuthRepairNew(const char* label, std::size_t labelSize, const char* chain,
                             std::size_t chainSize, double leastConfidence);
void charsleuthRepairFeed(Mending* mending, const Byte* bytes, std::size_t size, bool ends);
void charsleuthRepairConclude(Mending* mending, const char* file, std::size_t size);
const char* charsleuthRepairAnswer(const Mending* mending);
std::size_t charsleuthRepairAnswerSize(const Mending* mending);
void charsleuthRepairFree(Mending* mending);
std::size_t charsleuthRead(const Question* question, double offset, Byte* into, std::size_t size);
}

namespace {

/// What the wrapper would read again; the module asks for it by an import, which has no other way
/// to the file.
Bytes readable;

void requireLineOfJson(std::string_view answer) {
    require(answer.ends_with('\n') && std::ranges::count(answer, '\n') == 1);
    require(nlohmann::json::accept(answer));
}

void ask(std::string_view fields, Bytes file, unsigned seed) {
    Question* question = charsleuthQuestionNew(fields.data(), fields.size());
    const auto answer = [question] {
        return std::string_view(charsleuthQuestionAnswer(question),
                                charsleuthQuestionAnswerSize(question));
    };
    const wasm::Request request = wasm::readRequest(fields);
    require(request.error.empty() == !charsleuthQuestionIsWrong(question));
    if (request.error.empty()) {
        require(admitsAny(request.options));
        fuzz::inChunks(file, seed, [question](Bytes piece) {
            charsleuthQuestionFeed(question, piece.data(), piece.size());
        });
        charsleuthQuestionConclude(question);
        if (charsleuthQuestionIsWrong(question))
            require(request.segments && readable.size() < file.size() && !answer().empty());
        else
            requireLineOfJson(answer());
    } else {
        require(answer() == request.error);
    }
    charsleuthQuestionFree(question);
}

void repair(std::string_view options, Bytes file) {
    const std::size_t cut = std::min(options.find('\0'), options.size());
    const std::string_view label = options.substr(0, cut), chain = options.substr(cut);
    Mending* mending =
        charsleuthRepairNew(label.data(), label.size(), chain.data() + !chain.empty(),
                            chain.size() - !chain.empty(), 0);
    if (mending == nullptr)
        return;
    charsleuthRepairFeed(mending, file.data(), file.size(), true);
    charsleuthRepairConclude(mending, options.data(), options.size());
    requireLineOfJson({charsleuthRepairAnswer(mending), charsleuthRepairAnswerSize(mending)});
    charsleuthRepairFree(mending);
}

} // namespace

std::size_t charsleuthRead(const Question* /*question*/, double offset, Byte* into,
                           std::size_t size) {
    const std::size_t begin = std::min(static_cast<std::size_t>(offset), readable.size());
    const Bytes given = readable.subspan(begin, std::min(size, readable.size() - begin));
    std::ranges::copy(given, into);
    return given.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    const unsigned seed = input.byte(), kept = input.byte();
    std::string options = input.line();
    std::ranges::replace(options, '|', '\0');
    const Bytes file = input.rest();
    // All of it for most values, else a part: a file that became shorter, or was not kept.
    readable = kept < 192 ? file : file.first(file.size() * (kept - 192) / 64);
    ask(options, file, seed);
    repair(options, file);
    return 0;
}
