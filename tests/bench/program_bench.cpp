#include "tests/bench/program_bench.h"

#include "tests/bench/inputs.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include <unistd.h>

namespace charsleuth::bench {

namespace fs = std::filesystem;

namespace {

/// A folder that goes away with it.
class Folder {
public:
    Folder()
        : m_path(fs::temp_directory_path() / ("charsleuth-bench-" + std::to_string(getpid()))) {
        fs::create_directories(m_path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

fs::path program() {
    return programFolder() / "charsleuth";
}

std::string allCores() {
    return std::to_string(std::thread::hardware_concurrency());
}

void writeBytes(std::ofstream& out, Bytes bytes) {
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
}
void writeFile(const fs::path& path, Bytes bytes) {
    std::ofstream out(path, std::ios::binary);
    writeBytes(out, bytes);
}

/// Pieces of the text from anywhere, of half a megabyte on average: no stretch of the file is there
/// again at a constant distance, and none is a hole. False where the disk is full.
bool writeLongFile(const fs::path& path, const Text& text, std::uint64_t size) {
    const Input whole = inputOf(text, 4 << 20);
    std::minstd_rand random(1);
    std::ofstream out(path, std::ios::binary);
    for (std::uint64_t left = size; left > 0 && out;) {
        const std::size_t from = random() % (whole.size() - (1 << 20));
        const std::size_t length = std::min<std::uint64_t>(left, 1 + random() % (1 << 20));
        writeBytes(out, Bytes(whole).subspan(from, length));
        left -= length;
    }
    out.close();
    return !out.fail();
}

/// The first 1,000 in a folder of their own, "few", the others in "rest".
constexpr std::size_t few = 1'000;
void writeSmallFiles(const fs::path& folder, std::size_t files) {
    for (const char* name : {"few", "rest"})
        fs::create_directories(folder / name);
    Inputs contents;
    for (const Text& text : texts)
        contents.push_back(inputOf(text, 512));
    for (std::size_t i = 0; i < files; ++i)
        writeFile(folder / (i < few ? "few" : "rest") / (std::to_string(i) + ".txt"),
                  contents[i % contents.size()]);
}

void addRow(Report& report, const std::string& name, std::size_t files, int runs,
            const std::vector<std::string>& command) {
    const ProgramSeconds seconds = medianSecondsOfProgram(runs, command);
    report.row({name, number(seconds.cpu * 1e3, 2), number(seconds.wall * 1e3, 2),
                number(seconds.peak / (1 << 20), 1),
                files > 1 ? number(static_cast<double>(files) / seconds.wall) : "-"});
}

void addFolders(const Options& options, Report& report, const fs::path& folder) {
    const std::size_t files = options.large ? 100'000 : options.files;
    writeSmallFiles(folder, files);
    for (const std::string& jobs : {std::string("1"), allCores()})
        for (const auto& [count, where] :
             {std::pair(std::min(few, files), folder / "few"), std::pair(files, folder)})
            addRow(report,
                   "detect -r, " + std::to_string(count) + " files of 512 bytes, --jobs " + jobs,
                   count, options.large ? 1 : options.runs,
                   {program(), "detect", "-r", "--jobs", jobs, where});
}

} // namespace

void benchProgram(const Options& options, Report& report) {
    if (!fs::exists(program()))
        return;
    const Folder folder;
    const fs::path file = folder.path() / "one.txt";
    std::ofstream(file) << "Gr\xFC\xDF Gott, sch\xF6ne Welt\n";
    report.heading("The command line");
    report.table({"", "CPU ms", "wall ms", "peak MiB", "files a second"});
    constexpr int starts = 21;
    addRow(report, "/bin/true", 1, starts, {"/bin/true"});
    addRow(report, "charsleuth --version", 1, starts, {program(), "--version"});
    addRow(report, "charsleuth detect FILE", 1, starts, {program(), "detect", file});
    for (const Text& text : {japaneseUtf8, shiftJis, windows1251}) {
        writeFile(file, inputOf(text, options.mebibytes << 20));
        for (const char* jobs : {"1", "2"})
            addRow(report,
                   "detect FILE, " + std::to_string(options.mebibytes) + " MiB of " + text.name +
                       ", --jobs " + jobs,
                   1, options.runs, {program(), "detect", "--jobs", jobs, file});
    }
    addFolders(options, report, folder.path() / "many");
}

void benchFileSizes(const Options& options, Report& report) {
    if (!fs::exists(program()))
        return;
    const Folder folder;
    const fs::path file = folder.path() / "long.txt";
    report.heading("How the cost of a file grows");
    report.paragraph("`charsleuth detect FILE` by the clock, its start included; the files have no "
                     "holes and are in the page cache.");
    report.table({"windows-1251, bytes", "ms, --jobs 1", "nanoseconds a byte",
                  "ms, --jobs " + allCores(), "nanoseconds a byte", "peak MiB"});
    for (const std::uint64_t size : growingSizes(std::uint64_t{options.large ? 8U : 1U} << 30)) {
        if (!writeLongFile(file, windows1251, size)) {
            report.row({std::to_string(size), "no room on the disk", "", "", "", ""});
            return;
        }
        std::vector<std::string> cells{std::to_string(size)};
        double peak = 0;
        for (const std::string& jobs : {std::string("1"), allCores()}) {
            const ProgramSeconds seconds =
                medianSecondsOfProgram(options.runs, {program(), "detect", "--jobs", jobs, file});
            cells.push_back(number(seconds.wall * 1e3, 1));
            cells.push_back(number(seconds.wall * 1e9 / static_cast<double>(size), 2));
            peak = std::max(peak, seconds.peak);
        }
        cells.push_back(number(peak / (1 << 20), 1));
        report.row(cells);
    }
}

} // namespace charsleuth::bench
