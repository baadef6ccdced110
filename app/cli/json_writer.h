#pragma once

/// Writes JSON as it comes, without a tree in between.
///
/// Why not by nlohmann-json: its destructors allocate, and where memory is short that ends the
/// program by SIGABRT instead of std::bad_alloc.

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth::cli {

/// The calls come in the order of the text; commas come by themselves.
class JsonWriter {
public:
    void beginObject() { begin('{'); }
    void endObject() { m_text += '}'; }
    void beginArray() { begin('['); }
    void endArray() { m_text += ']'; }

    /// The name of the value that is written next, in an object; plain ASCII.
    void name(std::string_view name);

    /// What is not UTF-8 in it is replaced by U+FFFD, byte for byte.
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(bool truth) { raw(truth ? "true" : "false"); }
    void value(double number); ///< the shortest digits that read back as it; finite
    template <std::integral Number>
    void value(Number number) {
        raw(std::to_string(number));
    }
    void value(std::nullopt_t) { raw("null"); }
    template <typename T>
    void value(const std::optional<T>& some) {
        if (some)
            value(*some);
        else
            value(std::nullopt);
    }

    template <typename T>
    void field(std::string_view fieldName, const T& fieldValue) {
        name(fieldName);
        value(fieldValue);
    }

    /// All that was written.
    std::string take() { return std::move(m_text); }

private:
    void separate();
    void begin(char bracket);
    void raw(std::string_view text);

    std::string m_text;
};

} // namespace charsleuth::cli
