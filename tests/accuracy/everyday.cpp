#include "tests/accuracy/everyday.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/accuracy/typing.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

namespace charsleuth::accuracy {

namespace {

std::vector<std::string> split(const std::string& text, std::string_view by) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(by, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + by.size();
    }
    return parts;
}

std::string lengthOf(std::size_t bytes) {
    return bytes == 1 ? "1" : bytes <= 4 ? "2 to 4" : bytes <= 8 ? "5 to 8" : "9 to 60";
}

std::optional<Question> questionOf(const std::string& text, const std::string& language,
                                   EncodingId encoding) {
    const Typist typist(encoding);
    const auto typed = typist.typed(decode(bytesOf(text), EncodingId::Utf8).text, true);
    if (!typed)
        return std::nullopt;
    const EncodingInfo& row = info(encoding);
    Question question{.name = language + '/' + std::string(row.name) + '/' + text,
                      .encoding = std::string(row.name),
                      .family = std::string(row.region),
                      .language = language};
    question.bytes = typist.bytes(*typed);
    if (std::ranges::equal(question.bytes, *typed,
                           [](Byte byte, char16_t unit) { return byte == unit && byte < 0x80; }))
        return std::nullopt;
    question.length = lengthOf(question.bytes.size());
    question.truth = readingsOf(encoding);
    return question;
}

} // namespace

std::vector<Question> everydayQuestions(const std::filesystem::path& table) {
    std::ifstream in(table);
    if (!in)
        throw std::runtime_error(table.string() + ": cannot be read");
    std::vector<Question> questions;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        const std::vector<std::string> columns = split(line, "\t");
        if (columns.size() != 3)
            throw std::runtime_error(table.string() + ": three columns, please: " + line);
        for (const std::string& text : split(columns[2], " | ")) {
            const std::size_t before = questions.size();
            for (const std::string& name : split(columns[0], " ")) {
                const std::optional<EncodingId> encoding = findEncoding(name);
                if (!encoding)
                    throw std::runtime_error(table.string() + ": no encoding: " + name);
                if (auto question = questionOf(text, columns[1], *encoding))
                    questions.push_back(std::move(*question));
            }
            if (questions.size() == before)
                throw std::runtime_error(table.string() + ": in no encoding of its line: " + text);
        }
    }
    return questions;
}

} // namespace charsleuth::accuracy
