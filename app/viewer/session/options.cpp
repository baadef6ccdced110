#include "app/viewer/session/options.h"

#include "app/viewer/words/interface_languages.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace charsleuth::viewer {

namespace {

template <typename Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(by, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

bool takeEncodings(std::vector<EncodingId>& into, std::string_view names) {
    for (const std::string_view name : split(names, ',')) {
        const auto encoding = findEncoding(name);
        if (!encoding)
            return false;
        into.push_back(*encoding);
    }
    return true;
}

bool takePlace(Options& options, std::string_view text) {
    options.goTo = placeFrom(text);
    return options.goTo.has_value();
}

bool takeHint(Options& options, std::string_view text) {
    const std::size_t equals = text.find('=');
    const auto kind = hintKindFromName(text.substr(0, equals));
    if (!kind || equals == text.npos)
        return false;
    options.hints.push_back({*kind, std::string(text.substr(equals + 1))});
    return true;
}

bool takeSize(Options& options, std::string_view text) {
    const auto sides = split(text, 'x');
    const auto width = number<int>(sides.front());
    const auto height = number<int>(sides.back());
    if (sides.size() != 2 || !width || !height || *width < 1 || *height < 1 ||
        std::max(*width, *height) > 16384)
        return false;
    options.size = {*width, *height};
    return true;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

struct Option {
    std::string_view name;
    std::string_view what; ///< names a bad value in the message
    bool (*take)(Options&, std::string_view value);
};

constexpr std::array optionTable = {
    Option{"--as", "unknown encoding",
           [](Options& o, std::string_view v) {
               o.as = findEncoding(v);
               return o.as.has_value();
           }},
    Option{"--goto", "not a line, line:column, @offset or percentage", takePlace},
    Option{"--compare", "unknown encoding in",
           [](Options& o, std::string_view v) { return takeEncodings(o.compare, v); }},
    Option{"--hint", "unknown hint", takeHint},
    Option{"--find", "nothing to find in",
           [](Options& o, std::string_view v) {
               o.find = v;
               return !v.empty();
           }},
    Option{"--theme", "unknown theme",
           [](Options& o, std::string_view v) {
               o.theme = v;
               return isOneOf(v, {"light", "dark"});
           }},
    Option{"--language", "unknown language",
           [](Options& o, std::string_view v) {
               o.language = v;
               return v == "pseudo" ||
                      std::ranges::any_of(interfaceLanguages(), [v](const auto& language) {
                          return language.tag == QLatin1String(v.data(), qsizetype(v.size()));
                      });
           }},
    Option{"--size", "not a size (WIDTHxHEIGHT)", takeSize},
    Option{"--panel", "unknown panel",
           [](Options& o, std::string_view v) {
               o.panels.emplace_back(v);
               return isOneOf(v, {"why", "bytes", "encodings", "convert", "hints", "word",
                                  "preferences", "keys", "help", "about", "invisibles",
                                  "only-different"});
           }},
    Option{"--shot", "no picture named by",
           [](Options& o, std::string_view v) {
               o.shot = v;
               return !v.empty();
           }},
};

bool takeFlag(Options& options, std::string_view word) {
    bool* flag = word == "--dump"                   ? &options.dump
                 : word == "--new-window"           ? &options.newWindow
                 : word == "--help" || word == "-h" ? &options.help
                 : word == "--version"              ? &options.version
                                                    : nullptr;
    if (flag != nullptr)
        *flag = true;
    return flag != nullptr;
}

/// "what 'word'"
UsageError wrong(std::string_view what, std::string_view word) {
    std::string message(what);
    message.append(" '").append(word).append("'");
    return {std::move(message)};
}

} // namespace

std::optional<Place> placeFrom(std::string_view text) {
    Place place;
    if (text.ends_with('%')) {
        const auto percent = number<unsigned>(text.substr(0, text.size() - 1));
        if (percent && *percent <= 100)
            place.share = *percent / 100.0;
    } else if (text.starts_with('@'))
        place.byte = number<std::uint64_t>(text.substr(1));
    else {
        const std::size_t colon = text.find(':');
        place.line = number<std::uint64_t>(text.substr(0, colon));
        if (colon != text.npos)
            place.column = number<std::uint64_t>(text.substr(colon + 1));
        if (place.line == 0U || (colon != text.npos && place.column.value_or(0) == 0))
            return std::nullopt;
    }
    const bool known = place.byte || place.share || place.line;
    return known ? std::optional(place) : std::nullopt;
}

std::variant<Options, UsageError> parseOptions(const std::vector<std::string>& arguments) {
    Options options;
    bool onlyFiles = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (onlyFiles || word == "-" || !word.starts_with('-')) {
            options.files.emplace_back(word);
        } else if (word == "--") {
            onlyFiles = true;
        } else if (!takeFlag(options, word)) {
            const std::size_t equals = word.find('=');
            const auto* option =
                std::ranges::find(optionTable, word.substr(0, equals), &Option::name);
            if (option == optionTable.end())
                return wrong("unknown option", word);
            if (equals == word.npos && i + 1 == arguments.size())
                return wrong("a value is missing after", word);
            const std::string_view value =
                equals == word.npos ? std::string_view(arguments[++i]) : word.substr(equals + 1);
            if (!option->take(options, value))
                return wrong(option->what, value);
        }
    }
    if (options.dump && options.files.empty() && !options.help && !options.version)
        return UsageError{"--dump needs a file"};
    return options;
}

std::string_view usage() {
    return R"(Usage: charsleuth-viewer [OPTIONS] [FILE | -]

Shows a file's text in the encoding it is most probably in, and lets you overrule that.

  --as ENC                show the text in this encoding
  --goto PLACE            make a place visible: a line (12), a column of it (12:7), a byte
                          (@4096) or a share of the file (50%)
  --find TEXT             look for a text and make its first hit visible
  --compare ENC,ENC,...   readings to compare
  --hint KIND=VALUE       something you know about the file, e.g. language=ja
  --theme light|dark      colours
  --language TAG          language of the menus: en, de, es, fr, ja, ko, pl, ru or zh_CN
                          (default: yours, where there is a translation)
  --size WIDTHxHEIGHT     size of the window
  --panel NAME            open a panel or dialog from the start: why, bytes, encodings, convert,
                          hints, word, preferences, keys, help, about, invisibles,
                          only-different
  --new-window            a window of its own, also where a viewer is running already
  --shot OUT.png          draw the finished window into a picture and end
  --dump                  print what the window would show as JSON and end
  --help, --version

Exit status: 0, 2 for wrong usage, 3 if the file could not be read, the picture not written or
there is no display.
)";
}

} // namespace charsleuth::viewer
