#include "app/cli/detect_arguments.h"

namespace charsleuth::cli {

DetectSettings readDetectSettings(const Arguments& arguments, Reading& reading) {
    DetectSettings settings{.readBeside = !arguments.has("--no-sidecar"),
                            .readSiblings = arguments.has("--hint-siblings")};
    DetectOptions& options = settings.options;
    for (const std::string& text : arguments.all("--hint"))
        options.hints.push_back(reading.take(hintFrom(text)));
    const auto addEncodings = [&](std::string_view option, std::vector<EncodingId>& to) {
        for (const std::string& labels : arguments.all(option)) {
            const auto named = reading.take(encodingsNamed(labels));
            to.insert(to.end(), named.begin(), named.end());
        }
    };
    addEncodings("--only", options.only);
    addEncodings("--exclude", options.exclude);
    return settings;
}

OpenOptions readOpenOptions(const Arguments& arguments, Reading& reading) {
    OpenOptions options;
    if (const auto text = arguments.last("--max-bytes"))
        options.maxBytes = reading.take(numberFrom(1, "--max-bytes", *text));
    return options;
}

} // namespace charsleuth::cli
