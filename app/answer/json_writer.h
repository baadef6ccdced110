#pragma once

/// Writes JSON as it comes, without a tree in between, by RapidJSON.
///
/// Characters that end a line anywhere (U+0085, U+2028, U+2029, all control characters) and those
/// that turn the direction of text are escaped: an object is one line to every program, and a
/// terminal obeys nothing in it.
///
/// Where memory is short std::bad_alloc is thrown, also by what RapidJSON does.

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Memory for RapidJSON, whose own allocator would give it null to write to.
class ThrowingAllocator {
public:
    // NOLINTBEGIN(readability-identifier-naming): RapidJSON calls them so
    static constexpr bool kNeedFree = true;
    void* Malloc(std::size_t size);
    void* Realloc(void* old, std::size_t oldSize, std::size_t newSize);
    static void Free(void* memory);
    // NOLINTEND(readability-identifier-naming)
};

/// The calls come in the order of the text; commas come by themselves.
class JsonWriter {
public:
    void beginObject() { m_writer.StartObject(); }
    void endObject() { m_writer.EndObject(); }
    void beginArray() { m_writer.StartArray(); }
    void endArray() { m_writer.EndArray(); }

    /// The name of the value that is written next, in an object; a word as below.
    void name(std::string_view name) { word(name); }

    /// A name of our own: ASCII without anything that JSON escapes.
    void word(std::string_view text) { m_writer.plainString(text); }

    /// Bytes that are not UTF-8 are replaced by U+FFFD, byte for byte.
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(bool truth) { m_writer.Bool(truth); }
    void value(double number); ///< the shortest digits that read back as it; finite
    void value(std::signed_integral auto number) { m_writer.Int64(number); }
    void value(std::unsigned_integral auto number) { m_writer.Uint64(number); }
    void value(std::nullopt_t) { m_writer.Null(); }
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
    std::string text() const { return {m_buffer.GetString(), m_buffer.GetSize()}; }

    /// What was written since the last call.
    std::string take() {
        std::string written = text();
        m_buffer.Clear();
        return written;
    }

private:
    using Utf8 = rapidjson::UTF8<>;
    using Buffer = rapidjson::GenericStringBuffer<Utf8, ThrowingAllocator>;

    /// RapidJSON's, which looks at strings byte by byte.
    class Writer : public rapidjson::Writer<Buffer, Utf8, Utf8, ThrowingAllocator> {
    public:
        using rapidjson::Writer<Buffer, Utf8, Utf8, ThrowingAllocator>::Writer;

        /// UTF-8 with nothing in it that has to be escaped.
        void plainString(std::string_view text);
        /// Any UTF-8.
        void escapedString(std::string_view text);
    };

    static constexpr std::size_t usualSize = 8 << 10; ///< bytes of an answer about one file
    Buffer m_buffer{nullptr, usualSize};
    Writer m_writer{m_buffer};
};

} // namespace charsleuth
