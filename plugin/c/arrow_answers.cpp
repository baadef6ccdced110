#include "plugin/c/arrow_answers.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <utility>

namespace charsleuth::c {

namespace {

template <typename Number>
void appendNumber(std::vector<std::uint8_t>& values, Number number) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&number);
    values.insert(values.end(), bytes, bytes + sizeof number);
}

/// What a struct array, or its type, owns: its fields, unless a consumer moved them out, which
/// leaves them without `release`.
template <typename Arrow>
struct Fields {
    explicit Fields(std::size_t count) : fields(count), pointers(count) {
        std::ranges::transform(fields, pointers.begin(), [](Arrow& field) { return &field; });
    }
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;
    ~Fields() {
        for (Arrow& field : fields)
            if (field.release != nullptr)
                field.release(&field);
    }

    std::vector<Arrow> fields;
    std::vector<Arrow*> pointers;
    std::vector<std::uint8_t> validity;
    std::array<const void*, 1> buffers{};
};

template <typename Arrow>
void releaseFields(Arrow* parent) {
    delete static_cast<Fields<Arrow>*>(parent->private_data);
    parent->release = nullptr;
}

/// The strings of a field's type are literals.
void releaseLeafType(ArrowSchema* type) {
    type->release = nullptr;
}

} // namespace

void appendBit(std::vector<std::uint8_t>& bits, std::int64_t count, bool bit) {
    if (count % 8 == 0)
        bits.push_back(0);
    bits.back() |= static_cast<std::uint8_t>(bit ? 1 << (count % 8) : 0);
}

struct GrowingField::Owned {
    GrowingField field;
    std::array<const void*, 3> buffers;
};

GrowingField::GrowingField(const char* name, const char* format) : m_name(name), m_format(format) {
    if (hasOffsets())
        addOffset();
}

void GrowingField::add(std::optional<std::string_view> text) {
    m_text += text.value_or(std::string_view{});
    addAppended(!text);
}

void GrowingField::add(std::optional<double> number) {
    addNumber(number);
}

void GrowingField::add(std::optional<std::int64_t> number) {
    addNumber(number);
}

void GrowingField::add(std::optional<bool> flag) {
    appendBit(m_values, m_rows, flag.value_or(false));
    addValidity(!flag);
}

template <typename Number>
void GrowingField::addNumber(std::optional<Number> number) {
    appendNumber(m_values, number.value_or(Number{}));
    addValidity(!number);
}

void GrowingField::addAppended(bool isNull) {
    addOffset();
    addValidity(isNull);
}

void GrowingField::addNull() {
    if (hasOffsets())
        addAppended(true);
    else if (*m_format == 'b')
        add(std::optional<bool>());
    else
        add(std::optional<std::int64_t>()); // as wide as a double
}

void GrowingField::addOffset() {
    if (*m_format == 'U')
        return appendNumber(m_values, static_cast<std::int64_t>(m_text.size()));
    if (m_text.size() > std::numeric_limits<std::int32_t>::max())
        throw ColumnTooLong();
    appendNumber(m_values, static_cast<std::int32_t>(m_text.size()));
}

void GrowingField::addValidity(bool isNull) {
    appendBit(m_validity, m_rows++, !isNull);
    m_nulls += isNull;
}

void GrowingField::moveInto(ArrowArray& out) {
    const auto rows = m_rows, nulls = m_nulls;
    auto owned = std::make_unique<Owned>(Owned{.field = std::move(*this), .buffers = {}});
    const GrowingField& field = owned->field;
    owned->buffers = {field.m_validity.data(), field.m_values.data(), field.m_text.data()};
    out = {};
    out.length = rows;
    out.null_count = nulls;
    out.n_buffers = field.hasOffsets() ? 3 : 2;
    out.buffers = owned->buffers.data();
    out.release = [](ArrowArray* array) {
        delete static_cast<Owned*>(array->private_data);
        array->release = nullptr;
    };
    out.private_data = owned.release();
}

void makeStruct(std::vector<GrowingField> fields, std::vector<std::uint8_t> validity,
                std::int64_t rows, std::int64_t nulls, ArrowArray& array, ArrowSchema& type) {
    auto types = std::make_unique<Fields<ArrowSchema>>(fields.size());
    auto arrays = std::make_unique<Fields<ArrowArray>>(fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        types->fields[i] = {.format = fields[i].format(),
                            .name = fields[i].name(),
                            .flags = ARROW_FLAG_NULLABLE,
                            .release = releaseLeafType};
        fields[i].moveInto(arrays->fields[i]);
    }
    arrays->validity = std::move(validity);
    arrays->buffers = {arrays->validity.data()};
    array = {.length = rows,
             .null_count = nulls,
             .n_buffers = 1,
             .n_children = static_cast<std::int64_t>(fields.size()),
             .buffers = arrays->buffers.data(),
             .children = arrays->pointers.data(),
             .release = releaseFields<ArrowArray>};
    type = {.format = "+s",
            .name = "",
            .flags = ARROW_FLAG_NULLABLE,
            .n_children = static_cast<std::int64_t>(fields.size()),
            .children = types->pointers.data(),
            .release = releaseFields<ArrowSchema>};
    array.private_data = arrays.release();
    type.private_data = types.release();
}

} // namespace charsleuth::c
