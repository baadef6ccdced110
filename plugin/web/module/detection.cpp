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
    std::string answer;                     ///< JSON, or what is wrong with the question
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

/// Works out what was noticed, as the command line does: parts in other encodings, mojibake.
void lookInto(const Question& question, FileReport& report) {
    const Detection& detection = report.detection;
    if (detection.mayBeMixed && question.size <= longestDivided) {
        std::vector<Byte> all;
        const auto append = [&all](Bytes piece) {
            all.insert(all.end(), piece.begin(), piece.end());
        };
        if (readAgain(question, append))
            report.mixed =
                isMixed(partsOf(all, partOptionsFor(detection, question.request.options.only)));
    }
    if (detection.mayBeMojibake && report.best() != nullptr) {
        Decoder decoder(report.best()->encoding);
        Repairer repairer;
        const auto decode = [&](Bytes piece) {
            MappedText text;
            decoder.feed(piece, text);
            repairer.feed(text);
        };
        if (!readAgain(question, decode))
            return;
        MappedText end;
        decoder.finish(end);
        repairer.feed(end);
        report.mojibake = mojibakeIn(repairer.conclude());
    }
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

/// Whether `answer` is what is wrong with the question.
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
    lookInto(*question, report);
    report.shown =
        shownOf(report.detection, [question](ByteRange range, std::vector<Byte>& buffer) {
            return bytesAt(*question, range, buffer);
        });
    question->answer = jsonLine(report);
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
