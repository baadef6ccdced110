#include "app/sidecar/glob.h"

#include <algorithm>
#include <bitset>
#include <cctype>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

namespace {

using Text = std::string_view;

struct Token {
    enum class Kind {
        Set,        ///< one character of a set
        Star,       ///< any characters but '/'
        StarStar,   ///< any characters
        Folders,    ///< nothing, or anything that ends with '/'
        Number,     ///< an integer in a range
        Impossible, ///< matches nothing
    };
    Kind kind{};
    std::bitset<256> set;
    long low = 0, high = 0;
};

using Pattern = std::vector<Token>;

unsigned char byte(char c) {
    return static_cast<unsigned char>(c);
}

Token literal(char c) {
    Token token{.kind = Token::Kind::Set};
    token.set.set(byte(c));
    return token;
}

Token anyButSlash() {
    Token token{.kind = Token::Kind::Set};
    token.set.set();
    token.set.reset(byte('/'));
    return token;
}

// Whether the tokens from i on match the text from j on, for all j, from the last token back.
bool matches(const Pattern& pattern, Text text) {
    const std::size_t size = text.size();
    std::vector<bool> next(size + 1), here(size + 1);
    next[size] = true;
    for (auto token = pattern.rbegin(); token != pattern.rend(); ++token) {
        bool laterFolder = false; // some k > j with text[k - 1] == '/' has next[k]
        for (std::size_t j = size + 1; j-- > 0;) {
            const bool more = j < size;
            laterFolder = laterFolder || (more && text[j] == '/' && next[j + 1]);
            switch (token->kind) {
            case Token::Kind::Set:
                here[j] = more && token->set[byte(text[j])] && next[j + 1];
                break;
            case Token::Kind::Star:
                here[j] = next[j] || (more && text[j] != '/' && here[j + 1]);
                break;
            case Token::Kind::StarStar:
                here[j] = next[j] || (more && here[j + 1]);
                break;
            case Token::Kind::Folders:
                here[j] = next[j] || laterFolder;
                break;
            case Token::Kind::Number: {
                // As EditorConfig's own library has it, the longest number counts after which the
                // rest fits.
                here[j] = false;
                for (std::size_t k = std::min(size, j + 18); k > j; --k) {
                    long value = 0;
                    const auto parsed = std::from_chars(text.data() + j, text.data() + k, value);
                    if (!next[k] || parsed.ec != std::errc{} || parsed.ptr != text.data() + k)
                        continue;
                    here[j] = value >= token->low && value <= token->high;
                    break;
                }
                break;
            }
            case Token::Kind::Impossible:
                here[j] = false;
            }
        }
        std::swap(here, next);
    }
    return next[0];
}

enum class Syntax { EditorConfig, Git };

// [[:digit:]] in a set; the offset behind it, or nothing where there is none at `at`.
std::optional<std::size_t> readClass(Text pattern, std::size_t at, std::bitset<256>& set) {
    struct Named {
        Text name;
        int (*has)(int);
    };
    static constexpr Named classes[] = {
        {"alnum", std::isalnum}, {"alpha", std::isalpha}, {"blank", std::isblank},
        {"cntrl", std::iscntrl}, {"digit", std::isdigit}, {"graph", std::isgraph},
        {"lower", std::islower}, {"print", std::isprint}, {"punct", std::ispunct},
        {"space", std::isspace}, {"upper", std::isupper}, {"xdigit", std::isxdigit},
    };
    if (!pattern.substr(at).starts_with("[:"))
        return std::nullopt;
    for (const Named& named : classes) {
        const Text rest = pattern.substr(at + 2);
        if (!rest.starts_with(named.name) || !rest.substr(named.name.size()).starts_with(":]"))
            continue;
        for (int c = 0; c < 128; ++c)
            if (named.has(c))
                set.set(static_cast<std::size_t>(c));
        return at + 2 + named.name.size() + 2;
    }
    return std::nullopt;
}

// The set that begins at `at`, which then stands behind it; nothing where it is not closed, or for
// EditorConfig has a slash in it. EditorConfig knows no ^ and no classes.
std::optional<Token> readSet(Text pattern, std::size_t& at, Syntax syntax) {
    const bool git = syntax == Syntax::Git;
    std::size_t i = at + 1;
    const bool negated = i < pattern.size() && (pattern[i] == '!' || (git && pattern[i] == '^'));
    i += negated;
    Token token{.kind = Token::Kind::Set};
    for (bool first = true; i < pattern.size() && (first || pattern[i] != ']'); first = false) {
        if (const auto behind = git ? readClass(pattern, i, token.set) : std::nullopt) {
            i = *behind;
            continue;
        }
        if (!git && pattern[i] == '/')
            return std::nullopt;
        if (pattern[i] == '\\' && i + 1 < pattern.size())
            ++i;
        const unsigned char low = byte(pattern[i++]);
        unsigned char high = low;
        if (i + 1 < pattern.size() && pattern[i] == '-' && pattern[i + 1] != ']') {
            ++i;
            if (pattern[i] == '\\' && i + 1 < pattern.size())
                ++i;
            high = byte(pattern[i++]);
        }
        for (unsigned c = low; c <= high; ++c)
            token.set.set(c);
    }
    if (i >= pattern.size())
        return std::nullopt;
    if (negated)
        token.set.flip();
    token.set.reset(byte('/'));
    at = i + 1;
    return token;
}

// A backslash, a set, a question mark or any other character at `at`, which then stands behind it.
Token readOne(Text pattern, std::size_t& at, Syntax syntax) {
    const char c = pattern[at];
    if (c == '\\' && at + 1 < pattern.size()) {
        at += 2;
        return literal(pattern[at - 1]);
    }
    if (c == '[') {
        if (const auto set = readSet(pattern, at, syntax))
            return *set;
        if (syntax == Syntax::Git) {
            at = pattern.size();
            return {.kind = Token::Kind::Impossible};
        }
    }
    ++at;
    return c == '?' ? anyButSlash() : literal(c);
}

// EditorConfig: braces
// -----------------------------------------------------------------------------

constexpr std::size_t mostAlternatives = 1000;

std::size_t closingBrace(Text pattern, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < pattern.size(); ++i) {
        if (pattern[i] == '\\')
            ++i;
        else if (pattern[i] == '{')
            ++depth;
        else if (pattern[i] == '}' && --depth == 0)
            return i;
    }
    return Text::npos;
}

std::vector<Text> splitAtCommas(Text inside) {
    std::vector<Text> parts;
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (inside[i] == '\\')
            ++i;
        else if (inside[i] == '{')
            ++depth;
        else if (inside[i] == '}')
            --depth;
        else if (inside[i] == ',' && depth == 0) {
            parts.push_back(inside.substr(start, i - start));
            start = i + 1;
        }
    }
    parts.push_back(inside.substr(start));
    return parts;
}

std::optional<Token> readNumbers(Text inside) {
    Token token{.kind = Token::Kind::Number};
    const char* const end = inside.data() + inside.size();
    const auto low = std::from_chars(inside.data(), end, token.low);
    if (low.ec != std::errc{} || !Text(low.ptr, end).starts_with(".."))
        return std::nullopt;
    const auto high = std::from_chars(low.ptr + 2, end, token.high);
    if (high.ec != std::errc{} || high.ptr != end)
        return std::nullopt;
    if (token.low > token.high)
        std::swap(token.low, token.high);
    return token;
}

// All patterns without alternatives that this one stands for; stops when there are too many.
void expand(Text pattern, Pattern before, std::vector<Pattern>& all) {
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t close = pattern[at] == '{' ? closingBrace(pattern, at) : Text::npos;
        if (close == Text::npos) {
            const bool whole = at == 0 || pattern[at - 1] == '/';
            if (whole && pattern.substr(at).starts_with("**/")) {
                before.push_back({.kind = Token::Kind::Folders});
                at += 3;
            } else if (pattern.substr(at).starts_with("**")) {
                before.push_back({.kind = Token::Kind::StarStar});
                at += 2;
            } else if (pattern[at] == '*') {
                before.push_back({.kind = Token::Kind::Star});
                ++at;
            } else {
                before.push_back(readOne(pattern, at, Syntax::EditorConfig));
            }
            continue;
        }
        const Text inside = pattern.substr(at + 1, close - at - 1);
        const Text rest = pattern.substr(close + 1);
        if (const auto numbers = readNumbers(inside)) {
            before.push_back(*numbers);
            at = close + 1;
            continue;
        }
        const std::vector<Text> parts = splitAtCommas(inside);
        if (parts.size() == 1) { // {single} is literal
            before.push_back(literal('{'));
            ++at;
            continue;
        }
        for (const Text part : parts)
            if (all.size() <= mostAlternatives)
                expand(std::string(part) + std::string(rest), before, all);
        return;
    }
    all.push_back(std::move(before));
}

} // namespace

bool matchesEditorConfigGlob(std::string_view pattern, std::string_view path) {
    std::vector<Pattern> all;
    expand(pattern, {}, all);
    return all.size() <= mostAlternatives &&
           std::ranges::any_of(all, [&](const Pattern& one) { return matches(one, path); });
}

bool matchesGitPattern(std::string_view pattern, std::string_view path) {
    Pattern tokens;
    for (std::size_t at = 0; at < pattern.size();) {
        if (pattern[at] != '*') {
            tokens.push_back(readOne(pattern, at, Syntax::Git));
            continue;
        }
        const bool begins = at == 0 || pattern[at - 1] == '/';
        std::size_t end = pattern.find_first_not_of('*', at);
        end = end == Text::npos ? pattern.size() : end;
        const bool whole =
            begins && end - at >= 2 && (end == pattern.size() || pattern[end] == '/');
        if (whole && end < pattern.size()) {
            tokens.push_back({.kind = Token::Kind::Folders});
            at = end + 1;
        } else {
            tokens.push_back({.kind = whole ? Token::Kind::StarStar : Token::Kind::Star});
            at = end;
        }
    }
    return matches(tokens, path);
}

bool gitPatternMeans(std::string_view pattern, std::string_view relative) {
    if (pattern.ends_with('/')) // folders only
        return false;
    if (pattern.find('/') == pattern.npos)
        return matchesGitPattern(pattern, relative.substr(relative.rfind('/') + 1));
    if (pattern.starts_with('/'))
        pattern.remove_prefix(1);
    // Git compares what is plain at the start first, so that in "/a**" the stars are a whole part.
    const std::string_view plain = pattern.substr(0, pattern.find_first_of("*?[\\"));
    return relative.starts_with(plain) &&
           matchesGitPattern(pattern.substr(plain.size()), relative.substr(plain.size()));
}

} // namespace charsleuth
