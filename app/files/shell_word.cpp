#include "app/files/shell_word.h"

#include "app/files/digits.h"
#include "app/files/printable.h"

#include <algorithm>
#include <string_view>

namespace charsleuth {

namespace {

bool isPlain(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view("_-./+:=").find(c) != std::string_view::npos;
}

/// Neither `=name` of zsh, nor `-name` of PowerShell, which it takes apart at a dot or colon.
bool beginsPlain(const std::string& word) {
    return !word.empty() && word.front() != '=' && word.front() != '-';
}

std::string withDoubled(const std::string& word, std::string_view character) {
    std::string out = word;
    for (std::size_t at = 0; (at = out.find(character, at)) != out.npos; at += 2 * character.size())
        out.insert(at, character);
    return out;
}

/// Octal digits end after three, which hexadecimal ones do not in every shell.
std::string posixWord(const std::string& word) {
    std::string out = "'";
    if (printable(word) == word) {
        for (const char c : word)
            c == '\'' ? out += "'\\''" : out += c;
        return out + '\'';
    }
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            (out += '\\') += c;
        else if (byte >= 0x20 && byte < 0x7F)
            out += c;
        else
            for (const int shift : {9, 6, 3, 0})
                out += shift == 9 ? '\\' : static_cast<char>('0' + (byte >> shift & 7));
    }
    return '$' + out + '\'';
}

/// PowerShell takes four other characters for an apostrophe as well.
std::string powerShellWord(const std::string& word) {
    std::string quoted = word;
    for (const std::string_view mark : {"'", "\u2018", "\u2019", "\u201A", "\u201B"})
        quoted = withDoubled(quoted, mark);
    if (printable(word) == word)
        return '\'' + quoted + '\'';
    std::string out = "('";
    for (std::string_view rest = quoted; !rest.empty();) {
        const auto character = firstCharacter(rest);
        const std::size_t size = character ? character->size : 1;
        const char32_t value = character ? character->value : U'\uFFFD';
        if (character && isHarmless(value))
            out += rest.substr(0, size);
        else
            out += "'+[char]0x" + hexDigits(value, 4) + "+'";
        rest.remove_prefix(size);
    }
    return out + "')";
}

/// Within double quotes only `%` means something; backslashes do before one.
std::string cmdWord(const std::string& word) {
    std::string out = "\"";
    for (const char c : word)
        c == '%' ? out += "\"^%\"" : out += c;
    out.append(out.size() - 1 - out.find_last_not_of('\\'), '\\');
    return out + '"';
}

} // namespace

std::string shellWord(const std::string& word, Shell shell) {
    if (beginsPlain(word) && std::ranges::all_of(word, isPlain))
        return word;
    return shell == Shell::Posix        ? posixWord(word)
           : shell == Shell::PowerShell ? powerShellWord(word)
                                        : cmdWord(word);
}

std::string shellPath(const std::string& path, Shell shell) {
    const bool isOption = path.starts_with('-') || path.starts_with('+'); // Vim runs what follows +
    return shellWord(isOption ? "./" + path : path, shell);
}

} // namespace charsleuth
