/// charsleuth-bench: how fast detection is, beside uchardet, ICU and memcpy in the same run.

#include "core/detect.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"
#include "tests/bench/measure.h"
#include "tests/bench/texts.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace charsleuth;
using namespace charsleuth::bench;

namespace {

/// What the peers look at, at most: what they are given here, and ICU's own buffer.
constexpr std::size_t uchardetReads = 64 * 1024, icuReads = 8192;

struct Options {
    std::size_t mebibytes = 64;
    int runs = 3;
};

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

using Inputs = std::vector<std::vector<Byte>>;

std::size_t sizeOf(const Inputs& inputs, std::size_t most) {
    std::size_t size = 0;
    for (const auto& input : inputs)
        size += std::min(input.size(), most);
    return size;
}

double megabytesPerSecond(std::size_t bytes, double seconds) {
    return seconds > 0 ? static_cast<double>(bytes) / 1e6 / seconds : 0;
}

struct Speeds {
    double charsleuth, uchardet, icu, memcpy; ///< seconds for all inputs
};

Speeds speedsOf(const Inputs& inputs, int runs) {
    const auto all = [&](auto&& each) {
        return medianSeconds(runs, [&] {
            for (const auto& input : inputs)
                each(input);
        });
    };
    std::vector<Byte> copy(std::ranges::max(inputs, {}, &std::vector<Byte>::size).size());
    return {.charsleuth = all([](Bytes input) { detect(input); }),
            .uchardet = all([](Bytes input) { askUchardet(input); }),
            .icu = all([](Bytes input) { askIcu(input); }),
            .memcpy = all([&](Bytes input) {
                std::memcpy(copy.data(), input.data(), input.size());
                asm volatile("" : : "r"(copy.data()) : "memory"); // the copy must happen
            })};
}

void printRates(const std::string& name, const Inputs& inputs, int runs) {
    constexpr std::size_t everything = SIZE_MAX;
    const Speeds speeds = speedsOf(inputs, runs);
    const double ours = megabytesPerSecond(sizeOf(inputs, everything), speeds.charsleuth);
    const double uchardet = megabytesPerSecond(sizeOf(inputs, uchardetReads), speeds.uchardet);
    const double icu = megabytesPerSecond(sizeOf(inputs, icuReads), speeds.icu);
    const double memcpy = megabytesPerSecond(sizeOf(inputs, everything), speeds.memcpy);
    const std::size_t peak = peakBytes([&] {
        for (const auto& input : inputs)
            detect(input);
    });
    std::printf("%-26s %9.1f %9.1f %9.1f %9.0f   %7.2f %7.2f %8.4f  %8.1f\n", name.c_str(), ours,
                uchardet, icu, memcpy, ours / uchardet, ours / icu, ours / memcpy,
                static_cast<double>(peak) / (1 << 20));
}

void benchRates(const Options& options, const std::string& corpus, const Inputs& files) {
    std::printf("Whole inputs, MB/s on one core (median of %d; uchardet's and ICU's rates over the "
                "64 and 8 KiB that they read)\n",
                options.runs);
    std::printf("%-26s %9s %9s %9s %9s   %7s %7s %8s  %8s\n", "", "charsleuth", "uchardet", "ICU",
                "memcpy", "/uchard.", "/ICU", "/memcpy", "peak MiB");
    if (!files.empty())
        printRates("sample files", files, options.runs);
    struct Text {
        const char* name;
        const char* language;
        EncodingId encoding;
    };
    for (const Text& text :
         {Text{"ASCII", "en", EncodingId::UsAscii}, Text{"UTF-8 Japanese", "ja", EncodingId::Utf8},
          Text{"UTF-8 Russian", "ru", EncodingId::Utf8},
          Text{"Shift_JIS", "ja", EncodingId::ShiftJis}, Text{"EUC-KR", "ko", EncodingId::EucKr},
          Text{"gb18030", "zh-Hans", EncodingId::Gb18030},
          Text{"Big5", "zh-Hant", EncodingId::Big5},
          Text{"windows-1251", "ru", EncodingId::Windows1251},
          Text{"UTF-16LE Russian", "ru", EncodingId::Utf16Le}}) {
        const Inputs input{
            encodedText(textIn(text.language, corpus), text.encoding, options.mebibytes << 20)};
        if (!input.front().empty())
            printRates(std::to_string(options.mebibytes) + " MiB " + text.name, input,
                       options.runs);
    }
}

void benchShort(const Options& options, const std::string& corpus) {
    constexpr std::size_t inputsOfASize = 100;
    const std::vector<std::vector<Byte>> texts{
        encodedText(textIn("ru", corpus), EncodingId::Windows1251, 1 << 20),
        encodedText(textIn("ru", corpus), EncodingId::Utf8, 1 << 20),
        encodedText(textIn("ja", corpus), EncodingId::ShiftJis, 1 << 20),
        encodedText(textIn("zh-Hans", corpus), EncodingId::Gb18030, 1 << 20),
        encodedText(textIn("ru", corpus), EncodingId::Utf16Le, 1 << 20)};
    std::printf("\nShort inputs, microseconds each (mean of %zu, median of %d runs)\n",
                inputsOfASize * texts.size(), options.runs);
    std::printf("%-26s %10s %9s %9s\n", "bytes", "charsleuth", "uchardet", "ICU");
    for (const std::size_t size : {8, 16, 64, 256, 1024, 4096}) {
        Inputs inputs;
        for (const auto& text : texts)
            for (std::size_t i = 0; i < inputsOfASize; ++i) {
                const Bytes piece =
                    Bytes(text).subspan(i * (text.size() / inputsOfASize / 2 * 2), size);
                inputs.emplace_back(piece.begin(), piece.end());
            }
        const Speeds speeds = speedsOf(inputs, options.runs);
        const double each = 1e6 / static_cast<double>(inputs.size());
        std::printf("%-26zu %10.1f %9.1f %9.1f\n", size, speeds.charsleuth * each,
                    speeds.uchardet * each, speeds.icu * each);
    }
}

void benchStart() {
    constexpr int runs = 21;
    const std::filesystem::path program =
        std::filesystem::read_symlink("/proc/self/exe").parent_path() / "charsleuth";
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "charsleuth-bench.txt";
    std::ofstream(file) << "Gr\xFC\xDF Gott, sch\xF6ne Welt\n";
    const auto milliseconds = [](const std::vector<std::string>& command) {
        return 1e3 * medianSecondsOfProgram(runs, command);
    };
    std::printf(
        "\nStart of the command line, CPU milliseconds (median of %d; negative: not built)\n",
        runs);
    std::printf("%-26s %10.2f\n", "/bin/true", milliseconds({"/bin/true"}));
    std::printf("%-26s %10.2f\n", "charsleuth --version", milliseconds({program, "--version"}));
    std::printf("%-26s %10.2f\n", "charsleuth detect FILE",
                milliseconds({program, "detect", file}));
    std::filesystem::remove(file);
}

Inputs filesIn(const std::string& folder) {
    Inputs files;
    if (!folder.empty())
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            if (entry.is_regular_file()) {
                std::ifstream in(entry.path(), std::ios::binary);
                files.emplace_back(std::istreambuf_iterator<char>(in),
                                   std::istreambuf_iterator<char>());
            }
    return files;
}

void benchFiles(const Inputs& files, int runs) {
    if (files.empty())
        return;
    const Speeds speeds = speedsOf(files, runs);
    const double each = 1e6 / static_cast<double>(files.size());
    std::printf("\n%zu sample files, microseconds each: charsleuth %.1f, uchardet %.1f, ICU %.1f\n",
                files.size(), speeds.charsleuth * each, speeds.uchardet * each, speeds.icu * each);
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("How fast detection is, beside uchardet, ICU and memcpy in the same run.\n"
                 "Measures the files of CHARSLEUTH_SAMPLES too, and takes text from "
                 "CHARSLEUTH_CORPUS where they are set.");
    app.add_option("--size", options.mebibytes, "MiB of each long text")->capture_default_str();
    app.add_option("--runs", options.runs, "of which the median is taken")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    const std::string corpus = environment("CHARSLEUTH_CORPUS");
    const Inputs files = filesIn(environment("CHARSLEUTH_SAMPLES"));
    benchRates(options, corpus, files);
    benchFiles(files, options.runs);
    benchShort(options, corpus);
    benchStart();
}
