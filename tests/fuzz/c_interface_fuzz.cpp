// Calls of the C interface in any order with any arguments that its header allows, NULL among
// them: statuses are those that the header promises, pieces make no difference, no string is empty,
// repairs stand where they say, and segments are without a gap.

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
using Repairs = Owned<charsleuth_repairs, charsleuth_repairs_free>;
using Division = Owned<charsleuth_division, charsleuth_division_free>;

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

std::string textIn(Bytes bytes, const char* encoding) {
    charsleuth_decoder* made = nullptr;
    require(charsleuth_decoder_new(encoding, &made) == CHARSLEUTH_OK);
    const Decoder decoder(made);
    charsleuth_text text{};
    text.struct_size = sizeof text;
    require(charsleuth_decoder_feed(made, bytes.data(), bytes.size(), 1, &text) == CHARSLEUTH_OK);
    return {text.utf8, text.utf8_size};
}

/// In UTF-8, whose sequences stand for themselves, the text is that between the runs and what was
/// meant in the runs. In other encodings the runs alone are looked at.
void lookAt(const charsleuth_repairs* repairs, Bytes bytes, bool isUtf8) {
    charsleuth_repaired_run run{};
    run.struct_size = sizeof run;
    std::string meant;
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < charsleuth_repairs_count(repairs); ++i) {
        require(charsleuth_repairs_run(repairs, i, &run) == CHARSLEUTH_OK);
        require(end <= run.begin && run.begin < run.end && run.end <= bytes.size());
        require(run.line >= 1 && run.column >= 1 && run.chain_size >= 1);
        require(run.confidence >= 0 && run.confidence <= 1);
        for (std::size_t step = 0; step < run.chain_size; ++step)
            require(run.chain[step] != nullptr && *run.chain[step] != '\0');
        if (isUtf8) {
            require(textIn(bytes.subspan(run.begin, run.end - run.begin), "UTF-8") ==
                    std::string_view(run.before, run.before_size));
            meant += textIn(bytes.subspan(end, run.begin - end), "UTF-8");
        }
        meant.append(run.after, run.after_size);
        end = run.end;
    }
    require(charsleuth_repairs_run(repairs, charsleuth_repairs_count(repairs), &run) ==
            CHARSLEUTH_BAD_ARGUMENT);
    std::size_t size = 0;
    const char* const text = charsleuth_repairs_text(repairs, &size);
    require(text != nullptr && text[size] == '\0');
    if (isUtf8)
        require(meant + textIn(bytes.subspan(end), "UTF-8") == std::string_view(text, size));
}

void repair(Bytes bytes, const std::string& encoding, unsigned seed) {
    constexpr const char* chains[] = {nullptr, "UTF-8 read as windows-1252",
                                      "UTF-8 read as IBM850; UTF-8 read as windows-1251",
                                      "written as HTML entities"};
    charsleuth_encoding row{};
    row.struct_size = sizeof row;
    const bool isKnown = charsleuth_encoding_find(encoding.c_str(), &row) == CHARSLEUTH_OK;
    charsleuth_repairs* made = nullptr;
    const charsleuth_status status =
        charsleuth_repair(bytes.data(), bytes.size(), encoding.c_str(), chains[seed / 4 % 4],
                          seed % 4 == 3 ? 0.99 : 0, &made);
    require(status == (isKnown ? CHARSLEUTH_OK : CHARSLEUTH_UNKNOWN_NAME));
    require((made != nullptr) == isKnown);
    if (const Repairs repairs(made); made != nullptr)
        lookAt(made, bytes, std::strcmp(row.name, "UTF-8") == 0);
}

void divide(Bytes bytes, const charsleuth_options* options) {
    charsleuth_division* made = nullptr;
    require(charsleuth_segments(bytes.data(), bytes.size(), options, &made) == CHARSLEUTH_OK);
    const Division division(made);
    charsleuth_segment segment{};
    segment.struct_size = sizeof segment;
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < charsleuth_division_count(made); ++i) {
        require(charsleuth_division_segment(made, i, &segment) == CHARSLEUTH_OK);
        require(segment.begin == end && segment.end > end);
        require(segment.first_line >= 1 && segment.first_line <= segment.last_line);
        require(segment.confidence >= 0 && segment.confidence <= 1);
        requireNoneEmpty({segment.encoding, segment.language});
        for (std::size_t name = 0; name < segment.same_text_count; ++name)
            requireNoneEmpty({segment.same_text[name]});
        end = segment.end;
    }
    require(end == bytes.size());
    require(charsleuth_division_mixed(made) == 0 || charsleuth_division_count(made) > 1);
    require(charsleuth_division_segment(made, charsleuth_division_count(made), &segment) ==
            CHARSLEUTH_BAD_ARGUMENT);
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
    const charsleuth_options* const asked = seed % 4 == 0 ? nullptr : options.get();
    examine(input.rest(), asked, seed);
    decode(input.rest(), encoding, seed);
    repair(input.rest(), encoding, seed);
    divide(input.rest(), asked);
    return 0;
}
