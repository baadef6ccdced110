#include "tests/bench/look_bench.h"

#include "core/detect.h"
#include "core/parts/input_findings.h"
#include "core/registry/registry.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace charsleuth::bench {

namespace {

constexpr EncodingId eastAsian[] = {EncodingId::ShiftJis, EncodingId::EucJp, EncodingId::EucKr,
                                    EncodingId::Gbk, EncodingId::Big5};
constexpr std::size_t sizes[] = {10'000, 1'000'000, 16'000'000}; // bytes
/// "And with that the day was over" in windows-1251, then in UTF-8.
constexpr std::string_view otherLines =
    "\n\xC8 \xED\xE0 \xFD\xF2\xEE\xEC \xE4\xE5\xED\xFC \xE7\xE0\xEA\xEE\xED\xF7\xE8\xEB\xF1\xFF.\n"
    "И на этом день закончился.\n";
constexpr std::size_t betweenOthers = 2000; // bytes

DetectOptions asByDefault() {
    return {.listed = explainedByDefault, .explained = explainedByDefault};
}

/// The lines of the files, again and again, with other lines between them if they are wanted.
Input joined(const Inputs& files, std::size_t size, std::string_view others) {
    Input all;
    for (std::size_t since = 0; all.size() < size;)
        for (const Input& file : files)
            for (auto begin = file.begin(); begin != file.end() && all.size() < size;) {
                auto end = std::find(begin, file.end(), '\n');
                end += end == file.end() ? 0 : 1;
                all.insert(all.end(), begin, end);
                since += static_cast<std::size_t>(end - begin);
                begin = end;
                if (since < betweenOthers)
                    continue;
                all.insert(all.end(), others.begin(), others.end());
                since = 0;
            }
    return all;
}

} // namespace

void benchLook(const Options& options, const Inputs& files, Report& report) {
    std::map<EncodingId, Inputs> byEncoding;
    for (const Input& file : files) {
        const Detection detection = detect(file, {.listed = 1, .explained = 0});
        if (!detection.binary && !detection.ranked.empty())
            byEncoding[detection.ranked.front().encoding].push_back(file);
    }
    report.heading("Looking into a file, beside detecting it");
    report.paragraph("Real files in one encoding, joined; with and without lines in windows-1251 "
                     "and UTF-8 in them. Milliseconds.");
    report.table({"", "bytes", "detected", "looked into", "both, of detection", "mixed"});
    for (const EncodingId encoding : eastAsian)
        for (const std::size_t size : sizes)
            for (const std::string_view others : {std::string_view(), otherLines}) {
                const auto found = byEncoding.find(encoding);
                if (found == byEncoding.end())
                    continue;
                const Input input = joined(found->second, size, others);
                const Detection detection = detect(input, asByDefault());
                const double once =
                    medianSeconds(options.runs, [&] { detect(input, asByDefault()); });
                const double look =
                    medianSeconds(options.runs, [&] { lookInto(bytesIn(input), detection); });
                const auto findings = lookInto(bytesIn(input), detection);
                report.row({std::string(info(encoding).name) + (others.empty() ? "" : ", mixed"),
                            std::to_string(input.size()), number(once * 1e3, 2),
                            number(look * 1e3, 2), ratio(once + look, once),
                            findings && findings->mixed ? "yes" : "no"});
            }
}

} // namespace charsleuth::bench
