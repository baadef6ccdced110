#pragma once

/// The viewer's command line.

#include "core/evidence/hint.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace charsleuth::viewer {

struct Place {
    std::optional<std::uint64_t> line;   ///< from 1
    std::optional<std::uint64_t> column; ///< characters of the line, from 1
    std::optional<std::uint64_t> byte;
    std::optional<double> share; ///< of the file's bytes, 0..1
};

/// "12": a line, "12:7": a column of it, "@12": a byte, "50%": half of the bytes; nothing for other
/// words and for line or column 0.
std::optional<Place> placeFrom(std::string_view text);

struct Options {
    std::vector<std::string> files; ///< bytes; "-" is standard input
    std::optional<EncodingId> as;
    std::optional<Place> goTo;
    std::vector<EncodingId> compare;
    std::vector<Hint> hints;
    std::optional<std::string> theme; ///< "light" or "dark"
    std::string language; ///< a tag of interfaceLanguages() or "pseudo"; empty: the user's
    std::optional<std::pair<int, int>> size;
    std::string find;                ///< text to look for, UTF-8; empty for none
    std::vector<std::string> panels; ///< opened from the start: "why", "bytes", "convert", ...
    std::string shot;                ///< the picture to draw; empty for none
    bool dump = false;
    bool newWindow = false; ///< nothing is handed over to a viewer that is running
    bool help = false;
    bool version = false;
};

/// What is wrong with the command line, in words that name the word.
struct UsageError {
    std::string message;
};

std::variant<Options, UsageError> parseOptions(const std::vector<std::string>& arguments);

std::string_view usage();

} // namespace charsleuth::viewer
