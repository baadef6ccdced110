#include "tests/core/declared/spec_example.h"

#include <sstream>

namespace charsleuth {

namespace {

constexpr std::string_view openLabel = "«", closeLabel = "»", openBytes = "‹", closeBytes = "›",
                           repetitions = "×";

// "FF FE" or "1000×20" (a thousand times 20), in hexadecimal; "-" is nothing.
std::string bytesOfEscape(std::string_view inside) {
    std::istringstream words{std::string(inside)};
    std::string word, bytes;
    while (words >> word) {
        if (word == "-")
            continue;
        const std::size_t times = word.find(repetitions);
        const bool repeated = times != std::string::npos;
        const std::string hex = repeated ? word.substr(times + repetitions.size()) : word;
        const std::size_t count = repeated ? std::stoul(word) : 1;
        bytes.append(count, static_cast<char>(std::stoi(hex, nullptr, 16)));
    }
    return bytes;
}

// Text to the bytes of "utf-16le" and so on: ASCII only, as the examples need no more.
std::string widened(const std::string& ascii, std::string_view as) {
    const std::size_t unit = as.starts_with("utf-32") ? 4 : as.starts_with("utf-16") ? 2 : 1;
    const bool big = as.ends_with("be");
    std::string bytes;
    for (const char c : ascii) {
        std::string one(unit, '\0');
        one[big ? unit - 1 : 0] = c;
        bytes += one;
    }
    return bytes;
}

class ExampleReader {
public:
    explicit ExampleReader(SpecExample& example, std::string as)
        : m_example(example), m_as(std::move(as)) {}

    void addLine(std::string_view line) {
        bool ended = true;
        while (!line.empty()) {
            if (take(line, openLabel)) {
                m_example.labels.push_back({m_example.bytes.size(), 0});
            } else if (take(line, closeLabel)) {
                m_example.labels.back().end = m_example.bytes.size();
            } else if (take(line, openBytes)) {
                const std::size_t close = line.find(closeBytes);
                const std::string_view inside = line.substr(0, close);
                line.remove_prefix(close + closeBytes.size());
                m_example.bytes += bytesOfEscape(inside);
                ended = ended && !(inside == "-" && line.empty());
            } else {
                m_example.bytes += widened(std::string(line.substr(0, 1)), m_as);
                line.remove_prefix(1);
            }
        }
        if (ended)
            m_example.bytes += widened("\n", m_as);
    }

private:
    static bool take(std::string_view& text, std::string_view word) {
        if (!text.starts_with(word))
            return false;
        text.remove_prefix(word.size());
        return true;
    }

    SpecExample& m_example;
    std::string m_as;
};

SpecExample headOf(const std::string& fence, std::string& as) {
    SpecExample example;
    std::istringstream words(fence.substr(3));
    std::string word;
    words >> word;
    if (word == "match")
        example.kind = SpecExample::Kind::Match;
    else if (word == "kind")
        example.kind = SpecExample::Kind::FileKind;
    else if (word == "no")
        example.kind = SpecExample::Kind::No;
    else if (word == "nothing")
        example.kind = SpecExample::Kind::Nothing;
    else
        example.problem = "unknown kind of example: " + word;
    if (example.kind != SpecExample::Kind::Nothing)
        words >> example.rule;
    while (words >> word) {
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (key == "name")
            example.fileName = value;
        else if (key == "names")
            example.names = value;
        else if (key == "as")
            as = value;
        else
            example.problem = "unknown option: " + word;
    }
    return example;
}

} // namespace

std::vector<SpecExample> readSpec(std::string_view markdown) {
    std::vector<SpecExample> examples;
    std::istringstream lines{std::string(markdown)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (!line.starts_with("```"))
            continue;
        std::string as;
        SpecExample made = headOf(line, as);
        made.lineNumber = number;
        ExampleReader reader(made, as);
        while (std::getline(lines, line) && line != "```") {
            reader.addLine(line);
            ++number;
        }
        ++number;
        examples.push_back(std::move(made));
    }
    return examples;
}

} // namespace charsleuth
