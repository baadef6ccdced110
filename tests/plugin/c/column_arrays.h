#pragma once

/// Arrays of Arrow for the tests of columns: those that are asked about, and the answers.

#include "charsleuth_column.h"

#include "handles.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::test {

using Text = std::optional<std::string>;
using Texts = std::vector<Text>;

inline int released = 0; ///< inputs that calls released, which none may

/// An array of Arrow in memory of the test's, in every layout that has bytes.
class Input {
public:
    /// `before`: rows that lie in front of the array's offset.
    Input(const char* format, const Texts& texts, std::int64_t before = 0) : m_format(format) {
        Texts all(static_cast<std::size_t>(before), "in front");
        all.insert(all.end(), texts.begin(), texts.end());
        m_validity.resize(all.size() / 8 + 1);
        addOffset();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i])
                m_validity[i / 8] |= static_cast<std::uint8_t>(1 << (i % 8));
            add(all[i].value_or(""));
        }
        m_variadicSize = static_cast<std::int64_t>(m_data.size());
        m_buffers = {m_validity.data(), m_places.data(), m_data.data(), &m_variadicSize};
        m_array.length = static_cast<std::int64_t>(texts.size());
        m_array.null_count = -1;
        m_array.offset = before;
        m_array.n_buffers = isView() ? 4 : 3;
        m_array.buffers = m_buffers.data();
        m_array.release = [](ArrowArray*) { ++released; };
        m_type.format = m_format;
        m_type.release = [](ArrowSchema*) { ++released; };
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    ArrowArray& array() { return m_array; }
    ArrowSchema& type() { return m_type; }
    std::vector<std::uint8_t>& places() { return m_places; }

    charsleuth_column column() const {
        auto made = sized<charsleuth_column>();
        made.texts = &m_array;
        made.type = &m_type;
        return made;
    }

private:
    bool isView() const { return *m_format == 'v'; }
    bool isWide() const { return *m_format == 'Z' || *m_format == 'U'; }

    template <typename Number>
    void append(Number number) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(&number);
        m_places.insert(m_places.end(), bytes, bytes + sizeof number);
    }
    void addOffset() {
        if (isWide())
            append(static_cast<std::int64_t>(m_data.size()));
        else if (!isView())
            append(static_cast<std::int32_t>(m_data.size()));
    }
    void add(const std::string& text) {
        if (!isView()) {
            m_data += text;
            return addOffset();
        }
        append(static_cast<std::int32_t>(text.size()));
        std::array<char, 12> rest{};
        if (text.size() <= rest.size()) {
            text.copy(rest.data(), text.size());
        } else {
            text.copy(rest.data(), 4);
            const auto offset = static_cast<std::int32_t>(m_data.size());
            std::memcpy(rest.data() + 8, &offset, sizeof offset);
            m_data += text;
        }
        append(rest);
    }

    const char* m_format;
    std::vector<std::uint8_t> m_validity, m_places;
    std::string m_data;
    std::int64_t m_variadicSize = 0;
    std::array<const void*, 4> m_buffers{};
    ArrowArray m_array{};
    ArrowSchema m_type{};
};

/// What a call gave, read as its type says.
class Answers {
public:
    Answers() = default;
    Answers(const Answers&) = delete;
    Answers& operator=(const Answers&) = delete;
    ~Answers() {
        if (array.release != nullptr)
            array.release(&array);
        if (type.release != nullptr)
            type.release(&type);
    }

    charsleuth_status detect(const charsleuth_column& column,
                             const charsleuth_options* options = nullptr) {
        return charsleuth_detect_column(&column, options, &array, &type);
    }
    charsleuth_status decode(const charsleuth_column& column,
                             const charsleuth_options* options = nullptr) {
        return charsleuth_decode_column(&column, options, &array, &type);
    }

    /// The value of a row as text, "null" where there is none, "absent" where there is no field.
    std::string at(std::string_view name, std::size_t row) const {
        for (std::int64_t i = 0; i < type.n_children; ++i)
            if (type.children[i]->name == name)
                return valueOf(*array.children[i], *type.children[i]->format, row);
        return "absent";
    }
    std::string encodings() const {
        std::string all;
        for (std::size_t i = 0; i < static_cast<std::size_t>(array.length); ++i)
            all += (i > 0 ? " " : "") + at("encoding", i);
        return all;
    }
    bool isNull(std::size_t row) const { return !bitAt(array.buffers[0], row); }

    ArrowArray array{};
    ArrowSchema type{};

private:
    static bool bitAt(const void* bits, std::size_t row) {
        return (static_cast<const std::uint8_t*>(bits)[row / 8] >> (row % 8) & 1) != 0;
    }
    template <typename Number>
    static Number number(const void* buffer, std::size_t index) {
        return static_cast<const Number*>(buffer)[index];
    }
    template <typename Offset>
    static std::string textOf(const ArrowArray& field, std::size_t row) {
        const auto begin = number<Offset>(field.buffers[1], row);
        const auto end = number<Offset>(field.buffers[1], row + 1);
        return {static_cast<const char*>(field.buffers[2]) + begin,
                static_cast<std::size_t>(end - begin)};
    }
    static std::string valueOf(const ArrowArray& field, char format, std::size_t row) {
        if (!bitAt(field.buffers[0], row))
            return "null";
        switch (format) {
        case 'u':
            return textOf<std::int32_t>(field, row);
        case 'U':
            return textOf<std::int64_t>(field, row);
        case 'g':
            return std::to_string(number<double>(field.buffers[1], row));
        case 'l':
            return std::to_string(number<std::int64_t>(field.buffers[1], row));
        default:
            return bitAt(field.buffers[1], row) ? "true" : "false";
        }
    }
};

} // namespace charsleuth::test
