/// charsleuth-bench: how fast detection is, beside uchardet, ICU and memcpy in the same run.

#include "core/detect.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"
#include "tests/bench/inputs.h"
#include "tests/bench/look_bench.h"
#include "tests/bench/measure.h"
#include "tests/bench/options.h"
#include "tests/bench/program_bench.h"
#include "tests/bench/report.h"
#include "tests/bench/texts.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

using namespace charsleuth;
using namespace charsleuth::bench;
namespace fs = std::filesystem;

namespace {

/// What the peers look at, at most: what they are given here, and ICU's own buffer.
constexpr std::size_t uchardetReads = 64 * 1024, icuReads = 8000;

std::size_t sizeOf(const Inputs& inputs, std::size_t most = SIZE_MAX) {
    std::size_t size = 0;
    for (const Input& input : inputs)
        size += std::min(input.size(), most);
    return size;
}

/// Seconds for all inputs.
struct Seconds {
    double charsleuth, uchardet, icu, memcpy;
};

Seconds secondsOf(const Inputs& inputs, int runs) {
    const auto all = [&](auto&& each) {
        return medianSeconds(runs, [&] {
            for (const Input& input : inputs)
                each(input);
        });
    };
    Input copy(std::ranges::max(inputs, {}, &Input::size).size());
    return {.charsleuth = all([](Bytes input) {
                detect(input, {.listed = explainedByDefault, .explained = explainedByDefault});
            }),
            .uchardet = all([](Bytes input) { askUchardet(input); }),
            .icu = all([](Bytes input) { askIcu(input); }),
            .memcpy = all([&](Bytes input) {
                std::memcpy(copy.data(), input.data(), input.size());
                asm volatile("" : : "r"(copy.data()) : "memory"); // the copy must happen
            })};
}

void benchLong(const Options& options, Report& report) {
    report.heading("Long inputs: every byte read");
    report.paragraph("MB/s of " + std::to_string(options.mebibytes) +
                     " MiB on one core. uchardet's and ICU's rates are those over the first 64 and "
                     "8 KB, which is all that they are given or read.");
    report.table(
        {"", "charsleuth", "of memcpy", "uchardet", "ahead", "ICU", "ahead", "memcpy", "peak MiB"});
    for (const Text& text : texts) {
        const Inputs inputs{inputOf(text, options.mebibytes << 20)};
        const Seconds seconds = secondsOf(inputs, options.runs);
        const auto rate = [&](double time, std::size_t most) {
            return static_cast<double>(sizeOf(inputs, most)) / 1e6 / time;
        };
        const double ours = rate(seconds.charsleuth, SIZE_MAX);
        const double uchardet = rate(seconds.uchardet, uchardetReads);
        const double icu = rate(seconds.icu, icuReads), memcpy = rate(seconds.memcpy, SIZE_MAX);
        const std::size_t peak = peakBytes([&] {
            detect(inputs.front(), {.listed = explainedByDefault, .explained = explainedByDefault});
        });
        report.row({text.name, number(ours), ratio(ours, memcpy), number(uchardet, 1),
                    ratio(ours, uchardet), number(icu, 1), ratio(ours, icu), number(memcpy),
                    number(static_cast<double>(peak) / (1 << 20), 1)});
    }
}

Inputs filesIn(const fs::path& folder) {
    Inputs files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) {
            std::ifstream in(entry.path(), std::ios::binary);
            files.emplace_back(std::istreambuf_iterator<char>(in),
                               std::istreambuf_iterator<char>());
        }
    return files;
}

/// By the clock, of one run over so many copies that its start does not count.
double wallSecondsOfFiles(const Options& options, unsigned jobs) {
    constexpr std::size_t copies = 20;
    std::vector<std::string> command = {
        programFolder() / "charsleuth", "detect", "--json", "--jobs", std::to_string(jobs), "-r"};
    command.insert(command.end(), copies, options.samples);
    return medianSecondsOfProgram(options.runs, command).wall / copies;
}

void benchFiles(const Options& options, Report& report) {
    const Inputs files = filesIn(options.samples);
    if (files.empty())
        return;
    const Seconds seconds = secondsOf(files, options.runs);
    const auto count = static_cast<double>(files.size());
    const auto size = static_cast<double>(sizeOf(files));
    report.heading("Real files");
    report.paragraph(std::to_string(files.size()) + " files of " + number(size / count / 1e3, 1) +
                     " KB on average; one core. Of the command line first the CPU seconds of one "
                     "run, its start included; then the time by the clock of runs over 20 copies. "
                     "Files are in the page cache, JSON goes to /dev/null.");
    report.table({"", "microseconds a file", "MB/s", "charsleuth is ahead"});
    const auto row = [&](const std::string& name, double time, double bytes) {
        report.row({name, number(time / count * 1e6, 1), number(bytes / 1e6 / time, 1),
                    ratio(time, seconds.charsleuth)});
    };
    row("charsleuth", seconds.charsleuth, size);
    row("uchardet (64 KB of each)", seconds.uchardet,
        static_cast<double>(sizeOf(files, uchardetReads)));
    row("ICU (8 KB of each)", seconds.icu, static_cast<double>(sizeOf(files, icuReads)));
    const ProgramSeconds program = medianSecondsOfProgram(
        options.runs, {programFolder() / "charsleuth", "detect", "--json", "-r", options.samples});
    if (program.cpu < 0)
        return;
    row("the command line: reading, detecting, JSON", program.cpu, size);
    for (const unsigned jobs : {1U, std::max(2U, std::thread::hardware_concurrency())})
        row("the same by the clock, --jobs " + std::to_string(jobs),
            wallSecondsOfFiles(options, jobs), size);
}

/// Pieces from all over a text.
void addPieces(const Input& whole, std::size_t size, Inputs& pieces) {
    constexpr std::size_t piecesOfAText = 60;
    for (std::size_t i = 0; i < piecesOfAText; ++i) {
        const Bytes piece = Bytes(whole).subspan(i * (whole.size() / piecesOfAText / 4 * 4), size);
        pieces.emplace_back(piece.begin(), piece.end());
    }
}

void benchShort(const Options& options, Report& report) {
    report.heading("Short inputs");
    report.paragraph("Microseconds each, mean over 60 pieces of each text above; beside the "
                     "pseudo-random words, lines that people have written in the same languages "
                     "and encodings (`--corpus`). As everywhere here, " +
                     std::to_string(explainedByDefault) +
                     " candidates are explained, as the command line shows them.");
    report.table({"bytes", "charsleuth", "of written lines", "all explained", "uchardet", "ICU"});
    std::vector<Input> random, written;
    for (const Text& text : texts) {
        random.push_back(inputOf(text, 1 << 20));
        written.push_back(
            encodedText(writtenText(options.corpus, text.language), text.encoding, 1 << 20));
    }
    for (const std::size_t size : {8u, 16u, 64u, 256u, 1024u, 4096u}) {
        Inputs inputs, lines;
        for (std::size_t i = 0; i < random.size(); ++i) {
            addPieces(random[i], size, inputs);
            if (!written[i].empty())
                addPieces(written[i], size, lines);
        }
        const Seconds seconds = secondsOf(inputs, options.runs);
        const auto secondsOfEach = [&](const Inputs& of, std::size_t explained) {
            return medianSeconds(options.runs, [&] {
                for (const Input& input : of)
                    detect(input, {.listed = explained, .explained = explained});
            });
        };
        const double each = 1e6 / static_cast<double>(inputs.size());
        report.row({std::to_string(size), number(seconds.charsleuth * each, 1),
                    lines.empty() ? "-"
                                  : number(secondsOfEach(lines, explainedByDefault) * 1e6 /
                                               static_cast<double>(lines.size()),
                                           1),
                    number(secondsOfEach(inputs, everyCandidate) * each, 1),
                    number(seconds.uchardet * each, 1), number(seconds.icu * each, 1)});
    }
}

/// As if read from a file of that size: no more than a piece of it is in memory.
void detectPieces(Bytes piece, std::uint64_t size) {
    Examination examination({.listed = explainedByDefault, .explained = explainedByDefault});
    for (std::uint64_t left = size; left > 0;) {
        const Bytes next = piece.first(std::min<std::uint64_t>(piece.size(), left));
        examination.feed(next);
        left -= next.size();
    }
    examination.conclude();
}

void benchGrowth(const Options& options, Report& report) {
    constexpr std::uint64_t largest = std::uint64_t{8} << 30;
    const std::uint64_t most = options.large ? largest : options.mebibytes << 20;
    report.heading("How cost grows");
    report.paragraph("Core alone, fed with the same 4 MiB again and again, which stay in the "
                     "processor's cache: what examining takes, without the reading.");
    report.table({"windows-1251, bytes", "microseconds", "nanoseconds a byte", "peak MiB"});
    const Input piece = inputOf(windows1251, 4 << 20);
    for (const std::uint64_t size : growingSizes(most)) {
        const auto work = [&] { detectPieces(piece, size); };
        const double seconds = medianSeconds(size > most / 64 ? 1 : options.runs, work);
        report.row({std::to_string(size), number(seconds * 1e6),
                    number(seconds * 1e9 / static_cast<double>(size), 2),
                    number(static_cast<double>(peakBytes(work)) / (1 << 20), 1)});
    }
}

/// `piece` again and again.
Input repeated(std::string_view piece, std::size_t size) {
    Input input(size);
    for (std::size_t i = 0; i < size; ++i)
        input[i] = static_cast<Byte>(piece[i % piece.size()]);
    return input;
}

/// One byte in `each` is another one.
Input damaged(Input input, std::size_t each) {
    std::minstd_rand source(1);
    for (std::size_t hits = input.size() / each; hits > 0; --hits)
        input[source() % input.size()] = static_cast<Byte>(source() >> 8);
    return input;
}

/// One half of the text opens what the other half closes.
Input nested(std::string_view opens, std::string_view closes, std::size_t size) {
    Input input = repeated(opens, size / 2);
    const Input rest = repeated(closes, size / 2);
    input.insert(input.end(), rest.begin(), rest.end());
    return input;
}

void benchPathological(const Options& options, Report& report) {
    constexpr std::size_t size = 16 << 20;
    using namespace std::string_view_literals;
    Input random(size), line = inputOf(windows1251, size);
    std::minstd_rand source(1);
    std::ranges::generate(random, [&] { return static_cast<Byte>(source() >> 8); });
    std::ranges::replace(line, Byte{'\n'}, Byte{' '});
    const std::pair<const char*, Input> inputs[] = {
        {"escapes only", repeated("\x1B", size)},
        {"ESC $ B and ESC ( B in turn", repeated("\x1B$B\x1B(B", size)},
        {"lead bytes only", repeated("\x81", size)},
        {"lead bytes of UTF-8 only", repeated("\xE3", size)},
        {"bytes no encoding has", repeated("\xFF", size)},
        {"high and ASCII bytes in turn", repeated("\xE9"
                                                  "a"sv,
                                                  size)},
        {"high surrogates of UTF-16", repeated("\x00\xD8"sv, size)},
        {"~{ only", repeated("~{", size)},
        {"~ only", repeated("~", size)},
        {"+ only", repeated("+", size)},
        {"+ and - in turn", repeated("+-", size)},
        {"+a and a space in turn", repeated("+a ", size)},
        {"one letter of UTF-7", repeated("+AOE-", size)},
        {"declarations only", repeated("<meta charset=utf-8>", size)},
        {"nested tags", nested("<b>", "</b>", size)},
        {"tags never closed", repeated("<b>", size)},
        {"comments in comments", nested("<!--", "-->", size)},
        {"lists in lists, as JSON", nested("[", "]", size)},
        {"objects in objects, as JSON", nested("{\"a\":", "}", size)},
        {"shifts in shifts, never left", repeated("\x1B$B\x0E~{+", size)},
        {"SO without SI, then SI without SO", nested("\x0E", "\x0F", size)},
        {"designations of ISO-2022-CN in turn", repeated("\x1B$)A\x0E\x1B$)G\x1B$*H\x1BN", size)},
        {"random bytes", std::move(random)},
        {"one giant line of windows-1251", std::move(line)},
        {"ISO-2022-JP text", inputOf({"", "ja", EncodingId::Iso2022Jp}, size)},
        {"ISO-2022-KR text", inputOf({"", "ko", EncodingId::Iso2022Kr}, size)},
        {"ISO-2022-CN text", inputOf({"", "zh-Hans", EncodingId::Iso2022Cn}, size)},
        {"HZ text", inputOf({"", "zh-Hans", EncodingId::HzGb2312}, size)},
        {"ISO-2022-JP-2 text, Chinese", inputOf({"", "zh-Hans", EncodingId::Iso2022Jp2}, size)},
        {"ISO-2022-JP, one byte in 500 damaged",
         damaged(inputOf({"", "ja", EncodingId::Iso2022Jp}, size), 500)},
        {"ISO-2022-KR, one byte in 500 damaged",
         damaged(inputOf({"", "ko", EncodingId::Iso2022Kr}, size), 500)},
        {"HZ, one byte in 500 damaged",
         damaged(inputOf({"", "zh-Hans", EncodingId::HzGb2312}, size), 500)},
        {"UTF-7 text, Russian", inputOf({"", "ru", EncodingId::Utf7}, size)},
        {"UTF-7 text, Korean", inputOf({"", "ko", EncodingId::Utf7}, size)},
        {"UTF-7 text, Polish", inputOf({"", "pl", EncodingId::Utf7}, size)},
        {"UTF-7 text, Vietnamese", inputOf({"", "vi", EncodingId::Utf7}, size)},
        {"UTF-7, Russian, one byte in 500 damaged",
         damaged(inputOf({"", "ru", EncodingId::Utf7}, size), 500)}};
    const Input ordinary = inputOf(shiftJis, size);
    const double usual = medianSeconds(options.runs, [&] {
        detect(ordinary, {.listed = explainedByDefault, .explained = explainedByDefault});
    });
    report.heading("Inputs made to be slow, and text between shift sequences");
    report.paragraph("16 MiB each; Shift_JIS text of that size takes " + number(usual * 1e3, 1) +
                     " ms.");
    report.table({"", "ms", "of ordinary text"});
    for (const auto& [name, input] : inputs) {
        const double seconds = medianSeconds(options.runs, [&] {
            detect(input, {.listed = explainedByDefault, .explained = explainedByDefault});
        });
        report.row({name, number(seconds * 1e3, 1), ratio(seconds, usual)});
    }
}

constexpr std::pair<const char*, void (*)(const Options&, Report&)> benches[] = {
    {"files", benchFiles},
    {"short", benchShort},
    {"long", benchLong},
    {"growth", benchGrowth},
    {"sizes", benchFileSizes},
    {"pathological", benchPathological},
    {"program", benchProgram},
    {"look", [](const Options& options, Report& report) {
         benchLook(options, filesIn(options.samples), report);
     }}};

std::vector<std::string> namesOfBenches() {
    std::vector<std::string> names;
    for (const auto& bench : benches)
        names.emplace_back(bench.first);
    return names;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    const char* samples = std::getenv("CHARSLEUTH_SAMPLES");
    options.samples = samples ? samples : "resources/samples/files";
    const char* corpus = std::getenv("CHARSLEUTH_CORPUS");
    options.corpus = corpus ? corpus : "";
    CLI::App app("How fast detection is, beside uchardet, ICU and memcpy in the same run.");
    app.add_option("--size", options.mebibytes, "MiB of each long text")->capture_default_str();
    app.add_option("--files", options.files, "small files in the folder")->capture_default_str();
    app.add_option("--runs", options.runs, "of which the median is taken")->capture_default_str();
    app.add_flag("--large", options.large, "up to 8 GiB, and 100,000 files: minutes");
    app.add_option("--samples", options.samples, "folder of real files")->capture_default_str();
    app.add_option("--corpus", options.corpus, "folder of text, a file for each language");
    app.add_option("--only", options.only, "one table alone")
        ->check(CLI::IsMember(namesOfBenches()));
    app.add_option("--report", options.report, "file to write the tables into");
    CLI11_PARSE(app, argc, argv);
    Report report(options.report);
    report.paragraph("# Speed\n\nMade by `./dev bench --report FILE` on " + machine() +
                     ". CPU seconds of one thread, medians of " + std::to_string(options.runs) +
                     " runs; texts are pseudo-random words.");
    for (const auto& [name, bench] : benches)
        if (options.only.empty() || options.only == name)
            bench(options, report);
}
