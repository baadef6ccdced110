// The encoding that a dump names at its top: MySQL's SET NAMES (MySQL manual, 10.4 "Connection
// Character Sets"), PostgreSQL's client_encoding and psql's \encoding (PostgreSQL manual, 24.3). At
// the start of a line, also in MySQL's version comment /*!40101 ... */.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

// Names that mean something else here than elsewhere, or that nobody else has.
constexpr std::array<std::pair<Text, Text>, 18> names = {{
    {"utf8mb4", "UTF-8"},
    {"utf8mb3", "UTF-8"},
    {"unicode", "UTF-8"},
    {"koi8r", "KOI8-R"},
    {"koi8u", "KOI8-U"},
    {"ujis", "EUC-JP"},
    {"eucjpms", "EUC-JP"},
    {"hp8", "hp-roman8"},
    {"keybcs2", "Kamenicky"},
    {"latin7", "ISO-8859-13"},
    {"euckr", "EUC-KR"},
    {"greek", "ISO-8859-7"},
    {"hebrew", "ISO-8859-8"},
    {"latin5", "ISO-8859-9"},
    {"latin9", "ISO-8859-15"},
    {"SQL_ASCII", "US-ASCII"},
    {"macroman", "macintosh"},
    {"macce", "x-mac-ce"},
}};

Text labelIn(Text line) {
    line = skipBlanks(line);
    if (takeExactly(line, "/*!"))
        takeWhile(line, isDigit);
    if (!takeWords(line, {"SET", "NAMES"}) && !takeWords(line, {"SET", "client_encoding", "="}) &&
        !takeWords(line, {"SET", "client_encoding", "TO"}) && !takeWords(line, {"\\encoding"}))
        return {};
    line = skipBlanks(line);
    if (const Text quoted = takeQuoted(line); quoted.data() != nullptr)
        return quoted;
    return takeLabel(line);
}

} // namespace

Matches readSqlNames(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"sql", "dump", "psql"});
    const bool looksSo = input.head.starts_with("-- MySQL dump") ||
                         input.head.starts_with("-- MariaDB dump") ||
                         input.head.substr(0, 64).find("PostgreSQL database dump") != none;
    if (fit == Fit::No || (fit == Fit::Unknown && !looksSo))
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        const Text label = labelIn(text);
        if (label.empty() || label.size() > longestLabel)
            continue;
        for (const auto& [name, means] : names)
            if (equal(name, label))
                return {{.label = label, .means = means}};
        return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
