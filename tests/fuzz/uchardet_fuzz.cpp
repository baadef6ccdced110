// The drop-in libuchardet, called in any order: chunks make no difference, iconv knows every name
// that comes out, confidences are sorted, nothing is answered before the end or after a reset.

#include "tests/fuzz/fuzz_input.h"

#include <cmath>
#include <iconv.h>
#include <memory>
#include <set>

// As in uchardet.h, whose licence is another.
extern "C" {
struct uchardet;
uchardet* uchardet_new(void);
void uchardet_delete(uchardet*);
int uchardet_handle_data(uchardet*, const char*, std::size_t);
void uchardet_data_end(uchardet*);
void uchardet_reset(uchardet*);
const char* uchardet_get_charset(uchardet*);
std::size_t uchardet_get_n_candidates(uchardet*);
float uchardet_get_confidence(uchardet*, std::size_t);
const char* uchardet_get_encoding(uchardet*, std::size_t);
const char* uchardet_get_language(uchardet*, std::size_t);
void uchardet_weigh_language(uchardet*, const char*, float);
void uchardet_set_default_weight(uchardet*, float);
}

using charsleuth::Bytes;
using charsleuth::fuzz::require;

namespace {

struct Delete {
    void operator()(uchardet* detector) const { uchardet_delete(detector); }
};
using Detector = std::unique_ptr<uchardet, Delete>;

void feed(uchardet* detector, Bytes bytes) {
    require(uchardet_handle_data(detector, reinterpret_cast<const char*>(bytes.data()),
                                 bytes.size()) == 0);
}

bool iconvKnows(const std::string& name) {
    static std::set<std::string> known; // opening is slow
    if (known.contains(name))
        return true;
    const iconv_t converter = ::iconv_open("UTF-8", name.c_str());
    if (converter == reinterpret_cast<iconv_t>(-1))
        return false;
    ::iconv_close(converter);
    known.insert(name);
    return true;
}

std::string answerOf(uchardet* detector) {
    std::string answer = uchardet_get_charset(detector);
    for (std::size_t i = 0; i < uchardet_get_n_candidates(detector); ++i) {
        const std::string encoding = uchardet_get_encoding(detector, i);
        const float confidence = uchardet_get_confidence(detector, i);
        require(iconvKnows(encoding) && confidence >= 0 && confidence <= 1);
        require(i == 0 || confidence <= uchardet_get_confidence(detector, i - 1));
        const char* language = uchardet_get_language(detector, i);
        require(language == nullptr || *language != '\0');
        answer.append("|").append(encoding).append(" ").append(std::to_string(confidence));
    }
    return answer;
}

} // namespace

// A byte for the chunks, four for a weight, a line for its language; the rest is the input.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const charsleuth::fuzz::BoundedWork bounded(size);
    charsleuth::fuzz::Input input(data, size);
    const unsigned seed = input.byte();
    float weight = 0;
    if (const Bytes four = input.bytes(4); four.size() == 4)
        std::copy_n(four.begin(), 4, reinterpret_cast<charsleuth::Byte*>(&weight));
    const std::string language = input.line();
    const Detector detector(uchardet_new());
    std::string answers[2];
    for (std::string& answer : answers) {
        require(uchardet_get_n_candidates(detector.get()) == 0);
        require(*uchardet_get_charset(detector.get()) == '\0');
        if (&answer == answers)
            charsleuth::fuzz::inChunks(input.rest(), seed,
                                       [&](Bytes chunk) { feed(detector.get(), chunk); });
        else
            feed(detector.get(), input.rest());
        uchardet_data_end(detector.get());
        answer = answerOf(detector.get());
        feed(detector.get(), input.rest()); // changes nothing
        require(answer == answerOf(detector.get()));
        uchardet_reset(detector.get());
    }
    require(answers[0] == answers[1]);
    feed(detector.get(), input.rest());
    uchardet_data_end(detector.get());
    uchardet_weigh_language(detector.get(), language.c_str(), weight);
    uchardet_set_default_weight(detector.get(), weight);
    uchardet_get_charset(detector.get());
    return 0;
}
