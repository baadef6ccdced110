#include "app/answer/answer_json.h"
#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/parts/parts.h"
#include "core/repair/repair.h"
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

/// Gives all of the input to `take`, piece by piece. False where the caller has not kept it.
template <typename Take>
bool readAgain(const Question& question, const Take& take) {
    constexpr std::uint64_t pieceSize = std::uint64_t{1} << 20; // bytes
    std::vector<Byte> buffer;
    for (std::uint64_t at = 0; at < question.size; at += pieceSize) {
        const ByteRange wanted{at, std::min(at + pieceSize, question.size)};
        const auto piece = bytesAt(question, wanted, buffer);
        if (!piece || piece->size() < wanted.size())
            return false;
        take(*piece);
    }
    return true;
}

/// The parts in different encodings; nothing where the caller has not kept the input.
std::optional<std::vector<Part>> findParts(const Question& question, const Detection& detection) {
    std::vector<Byte> all;
    const auto append = [&all](Bytes piece) { all.insert(all.end(), piece.begin(), piece.end()); };
    if (!readAgain(question, append))
        return std::nullopt;
    return partsOf(all, partOptionsFor(detection, question.request.options.only));
}

/// Sets the parts that were asked for. An error where they cannot be told.
std::string addSegments(const Question& question, FileReport& report) {
    if (question.size > longestDivided)
        return "the input is too long to be divided into parts (256 MiB at most)";
    report.segments = findParts(question, report.detection);
    if (!report.segments)
        return "parts are told of input that can be read again";
    report.mixed = isMixed(*report.segments);
    return {};
}

/// What `repair` would undo; nothing where the caller has not kept the input.
std::optional<MojibakeFound> findMojibake(const Question& question, EncodingId encoding) {
    Decoder decoder(encoding);
    Repairer repairer;
    const auto decode = [&](Bytes piece) {
        MappedText text;
        decoder.feed(piece, text);
        repairer.feed(text);
    };
    if (!readAgain(question, decode))
        return std::nullopt;
    MappedText end;
    decoder.finish(end);
    repairer.feed(end);
    return mojibakeIn(repairer.conclude());
}

/// Works out what was noticed, as the command line does: parts in other encodings, mojibake.
void lookInto(const Question& question, FileReport& report) {
    const Detection& detection = report.detection;
    if (hasNoticedParts(detection) && !report.segments && question.size <= longestDivided) {
        const auto parts = findParts(question, detection);
        report.mixed = parts && isMixed(*parts);
    }
    if (detection.mayBeMojibake && report.best() != nullptr)
        report.mojibake = findMojibake(question, report.best()->encoding);
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
    if (question->request.segments)
        question->request.error = addSegments(*question, report);
    if (!brief)
        lookInto(*question, report);
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
