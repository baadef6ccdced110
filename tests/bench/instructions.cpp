/// charsleuth-bench-instructions: one detection of one fixed input, for callgrind to count; see
/// instructions.py. Without an argument it lists the inputs: name and bytes. As many candidates are
/// explained as the command line shows; with "-all" at the name's end, every one.

#include "core/bytes/scan/scans.h"
#include "core/detect.h"
#include "tests/bench/texts.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

using namespace charsleuth;
using namespace charsleuth::bench;

/// What is counted: callgrind knows it by its name.
extern "C" [[gnu::noinline, gnu::visibility("default")]] std::uint64_t
charsleuthMeasured(const std::vector<Byte>& input, std::size_t explained);
std::uint64_t charsleuthMeasured(const std::vector<Byte>& input, std::size_t explained) {
    return detect(input, {.listed = explained, .explained = explained}).size;
}

namespace {

struct Text {
    std::string_view name, language;
    EncodingId encoding;
};
constexpr Text texts[] = {
    {"ascii", "en", EncodingId::UsAscii},   {"utf-8-ja", "ja", EncodingId::Utf8},
    {"utf-8-ru", "ru", EncodingId::Utf8},   {"shift_jis", "ja", EncodingId::ShiftJis},
    {"euc-jp", "ja", EncodingId::EucJp},    {"iso-2022-jp", "ja", EncodingId::Iso2022Jp},
    {"euc-kr", "ko", EncodingId::EucKr},    {"gb18030", "zh-Hans", EncodingId::Gb18030},
    {"big5", "zh-Hant", EncodingId::Big5},  {"windows-1251", "ru", EncodingId::Windows1251},
    {"utf-16le", "ru", EncodingId::Utf16Le}};
constexpr std::size_t sizes[] = {16, 256, 4096, 4 << 20};
constexpr std::size_t explainedByDefault = 5; ///< the command line's --top

struct Measured {
    std::string name;
    const Text& text;
    std::size_t size, explained;
};

std::vector<Measured> allMeasured() {
    std::vector<Measured> all;
    for (const Text& text : texts)
        for (const std::size_t size : sizes) {
            const std::string name = std::string(text.name) + "-" + std::to_string(size);
            all.push_back({name, text, size, explainedByDefault});
            if (size <= 256)
                all.push_back({name + "-all", text, size, everyCandidate});
        }
    return all;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view asked = argc > 1 ? argv[1] : "";
    if (asked == "--scans") {
        std::printf("%s\n", bestScans().name.data());
        return 0;
    }
    for (const auto& [name, text, size, explained] : allMeasured()) {
        if (asked.empty())
            std::printf("%s\t%zu\n", name.c_str(), size);
        if (asked != name)
            continue;
        const std::vector<Byte> input = encodedText(textIn(text.language), text.encoding, size);
        detect(input); // what happens once a process is over
        return charsleuthMeasured(input, explained) == size ? 0 : 1;
    }
    return asked.empty() ? 0 : 2;
}
