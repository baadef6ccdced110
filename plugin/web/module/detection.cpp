#include "app/answer/answer_json.h"
#include "core/detect.h"
#include "core/parts/input_findings.h"
#include "plugin/web/module/exported.h"
#include "plugin/web/module/request.h"

#include <algorithm>
#include <optional>

namespace charsleuth::wasm {

/// One question and its answer.
struct Question {
    Request request;
    std::optional<Examination> examination; ///< until the answer is there
    std::uint64_t size = 0;                 ///< bytes fed
    std::string answer;                     ///< JSON, or the error
};

} // namespace charsleuth::wasm

using namespace charsleuth;
using wasm::Question;

/// Writes the input's bytes from `offset` on to `into`, at most `size`; returns how many there
/// were. `question`: the handle.
CHARSLEUTH_WASM_IMPORT(read)
std::size_t charsleuthRead(const Question* question, double offset, Byte* into, std::size_t size);

namespace {

/// Reads what stands around a telling byte from the caller, who has the input.
std::optional<Bytes> bytesAt(const Question& question, ByteRange range, std::vector<Byte>& buffer) {
    const std::uint64_t begin = std::min(range.begin, question.size);
    buffer.resize(static_cast<std::size_t>(std::min(range.end, question.size) - begin));
    const std::size_t read =
        charsleuthRead(&question, static_cast<double>(begin), buffer.data(), buffer.size());
    return Bytes(buffer).first(std::min(read, buffer.size()));
}

/// Works out what was noticed, as the command line does: parts in other encodings, mojibake. An
/// error where the parts that were asked for cannot be told.
std::string lookInto(const Question& question, FileReport& report) {
    const bool segments = question.request.segments;
    if (segments && question.size > longestDivided)
        return "the input is too long to be divided into parts (256 MiB at most)";
    bool isKept = true; // whether the caller has the input yet
    const auto bytesAt = [&](ByteRange range, std::vector<Byte>& buffer) {
        range = {std::min(range.begin, question.size), std::min(range.end, question.size)};
        const auto bytes = ::bytesAt(question, range, buffer);
        isKept = isKept && bytes && bytes->size() == range.size();
        return isKept ? bytes : std::nullopt;
    };
    auto findings =
        charsleuth::lookInto(bytesAt, report.detection,
                             {.parts = segments ? LookWishes::Parts::All : LookWishes::Parts::None,
                              .only = question.request.options.only,
                              .mojibake = !question.request.brief,
                              .lost = !question.request.brief &&
                                      question.size <= longestAskedWhole}); // all of it is read
    if (!findings)
        return segments ? "parts are told of input that can be read again" : "";
    report.findings = *std::move(findings);
    report.hasSegments = segments;
    return {};
}

} // namespace

CHARSLEUTH_WASM_EXPORT(question_new)
Question* charsleuthQuestionNew(const char* fields, std::size_t size) {
    auto* question = new Question{.request = wasm::readRequest({fields, size})};
    if (question->request.error.empty())
        question->examination.emplace(question->request.options);
    question->answer = question->request.error;
    return question;
}

/// Whether `answer` is an error: what is wrong with the question, or why its parts cannot be told.
CHARSLEUTH_WASM_EXPORT(question_is_wrong)
bool charsleuthQuestionIsWrong(const Question* question) {
    return !question->request.error.empty();
}

CHARSLEUTH_WASM_EXPORT(question_feed)
void charsleuthQuestionFeed(Question* question, const Byte* bytes, std::size_t size) {
    question->examination->feed({bytes, size});
    question->size += size;
}

/// To be called once; nothing is fed afterwards.
CHARSLEUTH_WASM_EXPORT(question_conclude)
void charsleuthQuestionConclude(Question* question) {
    FileReport report;
    report.path = question->request.file;
    report.size = question->size;
    report.goesOn = question->request.goesOn;
    report.detection = question->examination->conclude(report.goesOn);
    question->examination.reset();
    const bool brief = question->request.brief;
    if (!brief || question->request.segments)
        question->request.error = lookInto(*question, report);
    report.shown = shownOf(report.detection, [=](ByteRange range, std::vector<Byte>& buffer) {
        return brief ? std::nullopt : bytesAt(*question, range, buffer);
    });
    const std::string& error = question->request.error;
    question->answer = error.empty() ? jsonLine(report) : error;
}

CHARSLEUTH_WASM_EXPORT(question_answer)
const char* charsleuthQuestionAnswer(const Question* question) {
    return question->answer.data();
}

CHARSLEUTH_WASM_EXPORT(question_answer_size)
std::size_t charsleuthQuestionAnswerSize(const Question* question) {
    return question->answer.size();
}

CHARSLEUTH_WASM_EXPORT(question_free)
void charsleuthQuestionFree(Question* question) {
    delete question;
}
