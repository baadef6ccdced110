#include "app/mcp/read_token.h"

#include "app/edit/text_change.h"
#include "app/files/printable.h"
#include "app/mcp/words.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <charconv>

namespace charsleuth::mcp {

namespace {

constexpr std::size_t hashLength = 32; // hexadecimal digits

bool takeNumber(std::string_view& text, std::size_t& number, char end) {
    const auto [behind, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(behind - text.data());
    if (error != std::errc() || length == text.size() || text[length] != end)
        return false;
    text.remove_prefix(length + 1);
    return true;
}

std::optional<ReadToken> tokenIn(std::string_view text) {
    const bool isHash =
        text.size() > hashLength && text[hashLength] == ':' &&
        text.substr(0, hashLength).find_first_not_of("0123456789ABCDEF") == text.npos;
    if (!isHash)
        return std::nullopt;
    ReadToken token{.hash = std::string(text.substr(0, hashLength))};
    text.remove_prefix(hashLength + 1);
    if (!takeNumber(text, token.first, '-') || !takeNumber(text, token.last, ':'))
        return std::nullopt;
    const auto encoding = encodingOf(std::string(text));
    if (!encoding || token.first == 0)
        return std::nullopt;
    token.encoding = *encoding;
    return token;
}

/// Lines of a text, each with `sign` before it, the first few and of each the beginning.
std::string linesWords(std::u16string_view text, char sign, std::size_t& left) {
    std::string words;
    for (std::size_t at = 0; at < text.size() && left > 0; --left) {
        const std::size_t end = std::min(text.find(u'\n', at), text.size());
        words += sign + beginningOf(text.substr(at, end - at)) + '\n';
        at = end + 1;
    }
    return words;
}

} // namespace

std::string ReadToken::text() const {
    return hash + ':' + std::to_string(first) + '-' + std::to_string(last) + ':' +
           std::string(info(encoding).name);
}

Result<std::vector<ReadToken>> tokensIn(std::string_view text) {
    constexpr std::string_view blanks = " ,\t\r\n";
    std::vector<ReadToken> tokens;
    for (std::size_t at = text.find_first_not_of(blanks); at < text.size();
         at = text.find_first_not_of(blanks, at)) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        auto token = tokenIn(word);
        if (!token)
            return Error{brief(word), "is no token; read_text_file answers with one"};
        tokens.push_back(*std::move(token));
        at = end;
    }
    return tokens;
}

std::optional<std::size_t> firstNotShown(std::vector<ReadToken> tokens, std::size_t lines) {
    std::ranges::sort(tokens, {}, &ReadToken::first);
    std::size_t next = 1;
    for (const ReadToken& token : tokens)
        if (token.first <= next && token.last >= next)
            next = token.last + 1;
    return next > lines ? std::nullopt : std::optional(next);
}

void ShownFiles::keep(const std::string& hash, Bytes bytes) {
    if (find(hash) != nullptr)
        return;
    m_kept.push_front({hash, {bytes.begin(), bytes.end()}});
    m_size += bytes.size();
    for (; m_size > mostBytes; m_kept.pop_back())
        m_size -= m_kept.back().bytes.size();
}

const std::vector<Byte>* ShownFiles::find(const std::string& hash) const {
    const auto found = std::ranges::find(m_kept, hash, &Kept::hash);
    return found == m_kept.end() ? nullptr : &found->bytes;
}

std::string differenceWords(std::u16string_view before, std::u16string_view after) {
    std::size_t left = 30; // lines that are told
    std::string words;
    std::size_t line = 1, counted = 0; // of `before`, and units until there
    for (const TextChange& change : changedLines(before, after)) {
        line += static_cast<std::size_t>(
            std::ranges::count(before.substr(counted, change.begin - counted), u'\n'));
        counted = change.begin;
        if (left == 0)
            return words + "...\n";
        words += "@@ line " + std::to_string(line) + '\n';
        words += linesWords(before.substr(change.begin, change.end - change.begin), '-', left);
        words += linesWords(change.text, '+', left);
    }
    return words;
}

} // namespace charsleuth::mcp
