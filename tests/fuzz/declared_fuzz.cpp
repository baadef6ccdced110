// Any bytes under any file name: ranges lie inside, the label is what stands there, every reader
// keeps its bounds, and the answer is the same when it is asked again.

#include "core/declared/reader.h"
#include "core/declared/weighing.h"
#include "tests/fuzz/fuzz_input.h"

#include <cmath>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

bool isPart(std::string_view part, std::string_view whole) {
    return std::less_equal{}(whole.data(), part.data()) &&
           std::less_equal{}(part.data() + part.size(), whole.data() + whole.size());
}

void requireEachReaderKeepsItsBounds(const ReaderInput& input) {
    using Reader = Matches (*)(const ReaderInput&);
#define CHARSLEUTH_READER(function, ...) function,
    constexpr Reader readers[] = {
#include "core/declared/reader_table.inc"
    };
#undef CHARSLEUTH_READER
    for (const Reader read : readers) {
        const Matches found = read(input);
        require(found.size() <= mostMatches);
        for (const DirectiveMatch& match : found)
            require(match.label.empty() ||
                    (match.label.size() <= longestLabel &&
                     (isPart(match.label, input.head) || isPart(match.label, input.tail))));
    }
}

void requireInside(const std::vector<Declaration>& declarations, std::uint64_t size) {
    for (const Declaration& one : declarations) {
        require(!one.range || (one.range->begin < one.range->end && one.range->end <= size));
        require(std::isfinite(one.weight.decibans) && !one.rule.empty() && !one.detail.empty());
    }
    require(std::ranges::is_sorted(declarations, std::ranges::greater{}, &Declaration::weight));
}

void readAsFile(std::string_view name, Bytes bytes) {
    const std::size_t tail = std::min(bytes.size(), declaredTailSize);
    const DeclaredInput input{.head = bytes.first(std::min(bytes.size(), declaredHeadSize)),
                              .tail = bytes.last(tail),
                              .tailOffset = bytes.size() - tail,
                              .size = bytes.size(),
                              .fileName = name};
    const auto found = readDeclarations(input);
    requireInside(found, bytes.size());
    const auto sameWords = [](const Declaration& a, const Declaration& b) {
        return a.rule == b.rule && a.label == b.label && a.range == b.range;
    };
    require(std::ranges::equal(found, readDeclarations(input), sameWords));
    for (const Evidence& one : weigh(found, {}))
        require(std::isfinite(one.weight.decibans));
    contradicted(found, {}, {});
}

} // namespace

// The first line is the file's name, the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    fuzz::Input input(data, size);
    const std::string name = input.line();
    const Bytes bytes = input.rest();
    readAsFile(name, bytes);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    requireEachReaderKeepsItsBounds(
        {.head = text.substr(0, declaredHeadSize),
         .tail = text.substr(text.size() - std::min(text.size(), declaredTailSize)),
         .fileName = name});
    return 0;
}
