#include "plugin/c/arrow_texts.h"

#include <charconv>
#include <cstring>
#include <limits>
#include <string_view>

namespace charsleuth::c {

namespace {

constexpr TextRow nullRow{.isNull = true, .bytes = {}, .trouble = nullptr};
constexpr const char* wrongOffsets = "the offsets of the row are wrong";

TextRow troubled(const char* trouble) {
    return {.isNull = false, .bytes = {}, .trouble = trouble};
}

TextRow rowOf(const Byte* data, std::int64_t begin, std::int64_t size) {
    if (size == 0)
        return {};
    if (data == nullptr)
        return troubled(wrongOffsets);
    return {.isNull = false,
            .bytes = {data + begin, static_cast<std::size_t>(size)},
            .trouble = nullptr};
}

/// Requires: the buffer holds so many values.
template <typename Value>
Value valueAt(const void* buffer, std::int64_t index) {
    Value value{};
    std::memcpy(&value,
                static_cast<const Byte*>(buffer) + index * static_cast<std::int64_t>(sizeof value),
                sizeof value);
    return value;
}

/// A value of the two view types: short bytes themselves, else where they lie.
struct View {
    std::int32_t size;
    std::uint8_t prefix[4];
    std::int32_t buffer, offset;
};
static_assert(sizeof(View) == 16);
constexpr std::int32_t mostInView = 12; // bytes

} // namespace

bool isArray(const ArrowArray* array, const ArrowSchema* type) {
    return array != nullptr && type != nullptr && array->release != nullptr &&
           type->release != nullptr && type->format != nullptr && array->length >= 0 &&
           array->offset >= 0 &&
           array->length < std::numeric_limits<std::int64_t>::max() - array->offset &&
           array->n_buffers >= 0 && (array->n_buffers == 0 || array->buffers != nullptr);
}

bool isNullAt(const ArrowArray& array, std::int64_t place) {
    if (array.null_count == 0 || array.n_buffers == 0 || array.buffers[0] == nullptr)
        return false;
    const auto* validity = static_cast<const std::uint8_t*>(array.buffers[0]);
    return (validity[place / 8] >> (place % 8) & 1) == 0;
}

ArrowTexts::ArrowTexts(const ArrowArray* array, const ArrowSchema* type) : m_array(array) {
    if (!isArray(array, type))
        m_status = CHARSLEUTH_BAD_ARGUMENT;
    else if (type->dictionary != nullptr || !readFormat(type->format))
        m_status = CHARSLEUTH_WRONG_TYPE;
    else if (!hasBuffers())
        m_status = CHARSLEUTH_BAD_ARGUMENT;
}

bool ArrowTexts::readFormat(const char* format) {
    const std::string_view text(format);
    if (text == "n")
        m_layout = Layout::Null;
    else if (text == "z" || text == "u")
        m_layout = Layout::Narrow;
    else if (text == "Z" || text == "U")
        m_layout = Layout::Wide;
    else if (text == "vz" || text == "vu")
        m_layout = Layout::View;
    else if (text.starts_with("w:")) {
        m_layout = Layout::Fixed;
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data() + 2, end, m_width);
        return read.ec == std::errc{} && read.ptr == end && m_width >= 0;
    } else
        return false;
    return true;
}

bool ArrowTexts::hasBuffers() const {
    switch (m_layout) {
    case Layout::Null:
        return true;
    case Layout::Narrow:
    case Layout::Wide:
        return m_array->n_buffers == 3 && (m_array->length == 0 || m_array->buffers[1] != nullptr);
    case Layout::View:
        return m_array->n_buffers >= 3 && (m_array->length == 0 || m_array->buffers[1] != nullptr);
    case Layout::Fixed:
        return m_array->n_buffers == 2 &&
               (m_array->length == 0 || m_width == 0 || m_array->buffers[1] != nullptr);
    }
    return false;
}

TextRow ArrowTexts::at(std::size_t row) const {
    const std::int64_t place = m_array->offset + static_cast<std::int64_t>(row);
    if (m_layout == Layout::Null || isNullAt(*m_array, place))
        return nullRow;
    switch (m_layout) {
    case Layout::Narrow:
        return between<std::int32_t>(place);
    case Layout::Wide:
        return between<std::int64_t>(place);
    case Layout::View:
        return viewed(place);
    default:
        return fixed(place);
    }
}

template <typename Offset>
TextRow ArrowTexts::between(std::int64_t place) const {
    const auto begin = valueAt<Offset>(m_array->buffers[1], place);
    const auto end = valueAt<Offset>(m_array->buffers[1], place + 1);
    if (begin < 0 || end < begin)
        return troubled(wrongOffsets);
    return rowOf(static_cast<const Byte*>(m_array->buffers[2]), begin, end - begin);
}

TextRow ArrowTexts::viewed(std::int64_t place) const {
    const auto* views = static_cast<const Byte*>(m_array->buffers[1]);
    const auto view = valueAt<View>(views, place);
    if (view.size < 0)
        return troubled(wrongOffsets);
    if (view.size <= mostInView)
        return rowOf(views + place * static_cast<std::int64_t>(sizeof view) + sizeof view.size, 0,
                     view.size);
    const std::int64_t count = m_array->n_buffers - 3;
    const void* sizes = m_array->buffers[m_array->n_buffers - 1];
    if (view.buffer < 0 || view.buffer >= count || view.offset < 0 || sizes == nullptr ||
        std::int64_t{view.offset} + view.size > valueAt<std::int64_t>(sizes, view.buffer))
        return troubled(wrongOffsets);
    return rowOf(static_cast<const Byte*>(m_array->buffers[2 + view.buffer]), view.offset,
                 view.size);
}

TextRow ArrowTexts::fixed(std::int64_t place) const {
    if (m_width != 0 && place >= std::numeric_limits<std::int64_t>::max() / m_width)
        return troubled(wrongOffsets);
    return rowOf(static_cast<const Byte*>(m_array->buffers[1]), place * m_width, m_width);
}

} // namespace charsleuth::c
