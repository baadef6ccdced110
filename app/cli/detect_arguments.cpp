#include "app/cli/detect_arguments.h"

#include "app/answer/question.h"
#include "app/files/printable.h"

#include <algorithm>
#include <thread>

namespace charsleuth::cli {

namespace {

/// " --only UTF-8 --exclude UTF-8"
std::string asGiven(const Arguments& arguments) {
    std::string words;
    for (const auto& [name, value] : arguments.options)
        if (name == "--only" || name == "--exclude")
            words.append(" ").append(name).append(" ").append(printable(value));
    return words;
}

} // namespace

DetectSettings readDetectSettings(const Arguments& arguments) {
    DetectSettings settings{.surroundings = {.beside = !arguments.has("--no-sidecar"),
                                             .siblings = arguments.has("--hint-siblings")}};
    DetectOptions& options = settings.options;
    options.explained = 0;
    for (const std::string& text : arguments.all("--hint"))
        options.hints.push_back(hintFrom(text));
    const auto addEncodings = [&](std::string_view option, std::vector<EncodingId>& to) {
        for (const std::string& labels : arguments.all(option)) {
            const auto named = encodingsNamed(labels);
            to.insert(to.end(), named.begin(), named.end());
        }
    };
    addEncodings("--only", options.only);
    addEncodings("--exclude", options.exclude);
    if (!admitsAny(options))
        throw UsageError("no encoding is left by" + asGiven(arguments));
    return settings;
}

std::size_t readJobs(const Arguments& arguments) {
    constexpr std::uint64_t mostThreads = 256;
    const auto jobs = arguments.last("--jobs");
    const std::uint64_t threads =
        jobs ? numberFrom(1, "--jobs", *jobs) : std::max(1U, std::thread::hardware_concurrency());
    return std::min(threads, mostThreads);
}

OpenOptions readOpenOptions(const Arguments& arguments) {
    OpenOptions options;
    if (!arguments.has("--raw"))
        options.compressed = Compressed::Unpacked;
    if (const auto text = arguments.last("--max-bytes"))
        options.maxBytes = numberFrom(1, "--max-bytes", *text);
    return options;
}

} // namespace charsleuth::cli
