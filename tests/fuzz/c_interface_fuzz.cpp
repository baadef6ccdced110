// Calls of the C interface in any order with any arguments that its header allows, NULL among
// them: statuses are those that the header promises, pieces make no difference, and no string is
// empty.

#include "plugin/c/charsleuth.h"
#include "tests/fuzz/fuzz_input.h"

#include <cstring>
#include <memory>
#include <vector>

using charsleuth::Bytes;
using charsleuth::fuzz::Input;
using charsleuth::fuzz::require;

namespace {

template <typename Handle, void (*release)(Handle*)>
struct Release {
    void operator()(Handle* handle) const { release(handle); }
};
template <typename Handle, void (*release)(Handle*)>
using Owned = std::unique_ptr<Handle, Release<Handle, release>>;
using Options = Owned<charsleuth_options, charsleuth_options_free>;
using Examination = Owned<charsleuth_examination, charsleuth_examination_free>;
using Detection = Owned<charsleuth_detection, charsleuth_detection_free>;
using Decoder = Owned<charsleuth_decoder, charsleuth_decoder_free>;

void requireNoneEmpty(std::initializer_list<const char*> strings) {
    for (const char* string : strings)
        require(string == nullptr || *string != '\0');
}

Options optionsFrom(Input& input, unsigned count) {
    charsleuth_options* made = nullptr;
    require(charsleuth_options_new(&made) == CHARSLEUTH_OK);
    Options options(made);
    for (unsigned i = 0; i < count; ++i) {
        const Bytes kind = input.bytes(1);
        const std::string first = input.line();
        charsleuth_status status = CHARSLEUTH_OK;
        switch (kind.empty() ? 0 : kind.front() % 5) {
        case 0:
            status = charsleuth_options_hint(made, first.c_str(), input.line().c_str());
            break;
        case 1:
            status = charsleuth_options_only(made, first.c_str());
            break;
        case 2:
            status = charsleuth_options_exclude(made, first.c_str());
            break;
        case 3:
            status = charsleuth_options_explained(made, first.size());
            break;
        default:
            require(charsleuth_options_only(nullptr, first.c_str()) == CHARSLEUTH_BAD_ARGUMENT);
            require(charsleuth_options_only(made, nullptr) == CHARSLEUTH_BAD_ARGUMENT);
        }
        require(status == CHARSLEUTH_OK || status == CHARSLEUTH_UNKNOWN_NAME);
    }
    return options;
}

void lookAtCandidate(const charsleuth_detection* detection, std::size_t index) {
    charsleuth_candidate candidate{};
    candidate.struct_size = sizeof candidate;
    require(charsleuth_detection_candidate(detection, index, &candidate) == CHARSLEUTH_OK);
    requireNoneEmpty({candidate.encoding, candidate.edit_as, candidate.language});
    for (std::size_t i = 0; i < candidate.same_text_count; ++i)
        requireNoneEmpty({candidate.same_text[i]});
    charsleuth_evidence evidence{};
    evidence.struct_size = sizeof evidence;
    for (std::size_t i = 0; i < candidate.evidence; ++i) {
        require(charsleuth_detection_evidence(detection, index, i, &evidence) == CHARSLEUTH_OK);
        requireNoneEmpty(
            {evidence.kind, evidence.source, evidence.encoding, evidence.effect, evidence.detail});
    }
    require(charsleuth_detection_evidence(detection, index, candidate.evidence, &evidence) ==
            CHARSLEUTH_BAD_ARGUMENT);
}

charsleuth_verdict lookAt(const charsleuth_detection* detection) {
    charsleuth_verdict verdict{};
    require(charsleuth_detection_verdict(detection, &verdict) == CHARSLEUTH_BAD_ARGUMENT);
    verdict.struct_size = sizeof verdict;
    require(charsleuth_detection_verdict(detection, &verdict) == CHARSLEUTH_OK);
    requireNoneEmpty({verdict.encoding, verdict.edit_as, verdict.certainty, verdict.language,
                      verdict.line_ending, verdict.bom, verdict.binary_reason,
                      verdict.encoded_twice});
    require(!verdict.encoded_twice || std::strcmp(verdict.encoding, "UTF-8") == 0);
    const std::size_t candidates = verdict.candidates + verdict.excluded;
    for (std::size_t i = 0; i < candidates; ++i)
        lookAtCandidate(detection, i);
    charsleuth_candidate candidate{};
    candidate.struct_size = sizeof candidate;
    require(charsleuth_detection_candidate(detection, candidates, &candidate) ==
            CHARSLEUTH_BAD_ARGUMENT);
    charsleuth_conflict conflict{};
    conflict.struct_size = sizeof conflict;
    for (std::size_t i = 0; i < verdict.conflicts; ++i) {
        require(charsleuth_detection_conflict(detection, i, &conflict) == CHARSLEUTH_OK);
        requireNoneEmpty({conflict.declared, conflict.rule});
    }
    return verdict;
}

void examine(Bytes bytes, const charsleuth_options* options, unsigned seed) {
    charsleuth_detection* made = nullptr;
    require(charsleuth_detect(bytes.data(), bytes.size(), options, &made) == CHARSLEUTH_OK);
    const Detection whole(made);
    charsleuth_examination* begun = nullptr;
    require(charsleuth_examination_new(options, &begun) == CHARSLEUTH_OK);
    const Examination examination(begun);
    charsleuth::fuzz::inChunks(bytes, seed, [&](Bytes chunk) {
        require(charsleuth_examination_feed(begun, chunk.data(), chunk.size()) == CHARSLEUTH_OK);
    });
    require(charsleuth_examination_conclude(begun, &made) == CHARSLEUTH_OK);
    const Detection pieces(made);
    require(charsleuth_examination_feed(begun, nullptr, 0) == CHARSLEUTH_CONCLUDED);
    require(charsleuth_examination_conclude(begun, &made) == CHARSLEUTH_CONCLUDED && !made);
    const charsleuth_verdict one = lookAt(whole.get());
    const charsleuth_verdict other = lookAt(pieces.get());
    require(one.encoding == other.encoding && one.confidence == other.confidence &&
            one.candidates == other.candidates && one.size == bytes.size());
}

void decode(Bytes bytes, const std::string& encoding, unsigned seed) {
    charsleuth_decoder* made = nullptr;
    const charsleuth_status status = charsleuth_decoder_new(encoding.c_str(), &made);
    require(status == CHARSLEUTH_OK || (status == CHARSLEUTH_UNKNOWN_NAME && made == nullptr));
    if (made == nullptr)
        return;
    const Decoder pieces(made);
    charsleuth_text text{};
    text.struct_size = sizeof text;
    std::string joined;
    std::size_t malformed = 0;
    const auto feed = [&](Bytes chunk, std::int32_t last) {
        require(charsleuth_decoder_feed(made, chunk.data(), chunk.size(), last, &text) ==
                CHARSLEUTH_OK);
        require(std::strlen(text.utf8) <= text.utf8_size && text.utf8[text.utf8_size] == '\0');
        for (std::size_t i = 0; i < text.malformed_count; ++i)
            require(std::strncmp(text.utf8 + text.malformed[i].text_offset, "\xEF\xBF\xBD", 3) ==
                    0);
        joined.append(text.utf8, text.utf8_size);
        malformed += text.malformed_count;
    };
    charsleuth::fuzz::inChunks(bytes, seed, [&](Bytes chunk) { feed(chunk, 0); });
    feed({}, 1);
    require(charsleuth_decoder_feed(made, nullptr, 0, 1, &text) == CHARSLEUTH_CONCLUDED);
    require(charsleuth_decoder_new(encoding.c_str(), &made) == CHARSLEUTH_OK);
    const Decoder whole(made);
    require(charsleuth_decoder_feed(made, bytes.data(), bytes.size(), 1, &text) == CHARSLEUTH_OK);
    require(joined == std::string_view(text.utf8, text.utf8_size) &&
            malformed == text.malformed_count);
}

} // namespace

// A byte for the chunks, one for the number of options, those; a line that names an encoding; the
// rest is the input.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const charsleuth::fuzz::BoundedWork bounded(size);
    Input input(data, size);
    const unsigned seed = input.byte();
    const Options options = optionsFrom(input, input.byte() % 8);
    const std::string encoding = input.line();
    charsleuth_encoding row{};
    row.struct_size = sizeof row;
    if (charsleuth_encoding_find(encoding.c_str(), &row) == CHARSLEUTH_OK)
        requireNoneEmpty({row.name, row.label, row.region, row.edit_as, row.superset, row.era,
                          row.platform, charsleuth_encoding_name(row.name, seed % 16, 0),
                          charsleuth_encoding_language(row.name, 0)});
    examine(input.rest(), seed % 4 == 0 ? nullptr : options.get(), seed);
    decode(input.rest(), encoding, seed);
    return 0;
}
