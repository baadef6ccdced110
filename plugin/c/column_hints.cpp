#include "plugin/c/column_hints.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace charsleuth::c {

ColumnHints::ColumnHints(const ArrowArray* array, const ArrowSchema* type) : m_array(array) {
    m_status = isArray(array, type) ? read(*type) : CHARSLEUTH_BAD_ARGUMENT;
}

charsleuth_status ColumnHints::read(const ArrowSchema& type) {
    if (std::string_view(type.format) != "+s")
        return CHARSLEUTH_WRONG_TYPE;
    if (type.n_children < 0 || type.n_children != m_array->n_children ||
        (type.n_children > 0 && (type.children == nullptr || m_array->children == nullptr)))
        return CHARSLEUTH_BAD_ARGUMENT;
    for (std::int64_t i = 0; i < type.n_children; ++i) {
        const ArrowSchema* field = type.children[i];
        const ArrowTexts texts(m_array->children[i], field);
        if (texts.status() != CHARSLEUTH_OK)
            return texts.status();
        if (field->name == nullptr ||
            static_cast<std::int64_t>(texts.rows()) < m_array->offset + m_array->length)
            return CHARSLEUTH_BAD_ARGUMENT;
        std::string name = field->name;
        std::ranges::replace(name, '_', '-');
        const auto kind = hintKindFromName(name);
        if (!kind)
            return CHARSLEUTH_UNKNOWN_NAME;
        m_fields.push_back({.kind = *kind, .texts = texts});
    }
    return CHARSLEUTH_OK;
}

std::size_t ColumnHints::rows() const {
    return isNone() ? 0 : static_cast<std::size_t>(m_array->length);
}

void ColumnHints::append(std::size_t row, std::vector<Hint>& hints) const {
    if (isNone())
        return;
    const std::int64_t place = m_array->offset + static_cast<std::int64_t>(row);
    if (isNullAt(*m_array, place))
        return;
    for (const Field& field : m_fields) {
        const TextRow value = field.texts.at(static_cast<std::size_t>(place));
        if (!value.bytes.empty())
            hints.push_back(
                {.kind = field.kind,
                 .value = {reinterpret_cast<const char*>(value.bytes.data()), value.bytes.size()},
                 .source = {}});
    }
}

} // namespace charsleuth::c
