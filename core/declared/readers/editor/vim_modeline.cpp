// 'fileencoding' in a Vim modeline (Vim's options.txt, "modeline"; buffer.c, chk_modeline), in the
// first and last five lines. Vim itself only writes by it, other tools read by it.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t modelines = 5;
constexpr int vimVersion = 900; // what "vim>702:" is compared with

// Takes "vi:", "vim:", "Vim:" (before "set"), "ex:", "vim700:", "vim>702:", "vim<900:", "vim=802:".
bool takeMarker(Text& text, bool atLineStart) {
    if (takeExactly(text, "vi:") || (!atLineStart && takeExactly(text, "ex:")))
        return true;
    Text rest = text;
    const bool capital = rest.starts_with("Vim");
    if (!takeExactly(rest, "vim") && !takeExactly(rest, "Vim"))
        return false;
    char compare = '\0';
    if (!rest.empty() && (rest.front() == '<' || rest.front() == '=' || rest.front() == '>')) {
        compare = rest.front();
        rest.remove_prefix(1);
    }
    const Text digits = takeWhile(rest, isDigit);
    int version = 0;
    for (const char digit : digits.substr(0, 6))
        version = version * 10 + (digit - '0');
    if (!takeExactly(rest, ":") || (capital && !skipBlanks(rest).starts_with("set")))
        return false;
    const bool wanted = compare == '\0'  ? digits.empty() || vimVersion >= version
                        : compare == '<' ? vimVersion < version
                        : compare == '>' ? vimVersion > version
                                         : vimVersion == version;
    if (wanted)
        text = rest;
    return wanted;
}

// The options of the line's modeline; null where it has none. Each marker ends with a colon, so the
// word before each is looked at.
Text optionsIn(Text line) {
    constexpr std::size_t longestMarker = 12;
    for (std::size_t colon = 0; (colon = line.find(':', colon)) != none; ++colon) {
        std::size_t start = colon;
        while (start > 0 && colon - start < longestMarker && !isBlank(line[start - 1]))
            --start;
        Text rest = from(line, start);
        if ((start == 0 || isBlank(line[start - 1])) && takeMarker(rest, start == 0) &&
            rest.data() == line.data() + colon + 1)
            return rest;
    }
    return {};
}

// Up to a ':' that no '\' is before.
Text takeSetting(Text& text, bool& closed) {
    std::size_t end = 0;
    while (end < text.size() && text[end] != ':')
        end += text[end] == '\\' && text.substr(end + 1).starts_with(':') ? 2 : 1;
    closed = end < text.size();
    const Text setting = text.substr(0, end);
    text = from(text, end + 1);
    return setting;
}

// Sets `found` where the options set 'fileencoding'. False on a word that is no option, after which
// Vim reads no further modelines; here those are "set" and what begins with no letter.
bool readOptions(Text options, Text& found) {
    for (bool more = true; more;) {
        Text rest = skipBlanks(options);
        bool closed = false;
        Text setting = takeSetting(rest, closed);
        options = rest;
        more = closed && !options.empty();
        if (takeExactly(setting, "set ") || takeExactly(setting, "se ")) {
            if (!closed) // "set" wants a ':' behind the options
                return true;
            more = false;
        }
        while (!(setting = skipBlanks(setting)).empty()) {
            Text word = takeWhile(setting, [](char c) { return !isBlank(c); });
            if (word == "set" || word == "se" || !isLetter(word.front()))
                return false;
            if (!takeExactly(word, "fenc=") && !takeExactly(word, "fileencoding="))
                continue;
            if (const Text label = takeLabel(word); !label.empty())
                found = label;
        }
    }
    return true;
}

// The lines that Vim looks at, in its order: the first five, then from the last one upwards those
// that are not among them.
std::vector<Text> linesLookedAt(const ReaderInput& input) {
    std::vector<Text> looked;
    Lines first(input.head);
    Text text;
    while (looked.size() < modelines && first.next(text))
        looked.push_back(text);
    const Text rest = first.rest();
    std::vector<Text> last;
    Lines lines(lastLines(input.tail, modelines));
    while (lines.next(text)) {
        const bool again = text.data() >= input.head.data() && text.data() < rest.data();
        if (!again)
            last.push_back(text);
    }
    looked.insert(looked.end(), last.rbegin(), last.rend());
    return looked;
}

} // namespace

Matches readVimModeline(const ReaderInput& input) {
    Text found; // a modeline that is read later overrules
    for (const Text line : linesLookedAt(input))
        if (const Text options = optionsIn(line);
            options.data() != nullptr && !readOptions(options, found))
            break;
    if (found.empty())
        return {};
    return {{.label = found, .note = "by which Vim writes, not reads"}};
}

} // namespace charsleuth
