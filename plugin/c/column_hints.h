#pragma once

/// Hints a row: a struct array whose fields are called by kinds of hints.

#include "plugin/c/arrow_texts.h"

#include "core/evidence/hint.h"

#include <vector>

namespace charsleuth::c {

class ColumnHints {
public:
    /// No hints.
    ColumnHints() = default;
    /// Borrows the array. `status` must be CHARSLEUTH_OK before hints are asked for.
    ColumnHints(const ArrowArray* array, const ArrowSchema* type);

    charsleuth_status status() const { return m_status; }
    /// Of no hints 0.
    std::size_t rows() const;
    bool isNone() const { return m_array == nullptr; }
    /// Appends what is known of a row. Requires: row < rows(), unless there are none.
    void append(std::size_t row, std::vector<Hint>& hints) const;

private:
    struct Field {
        HintKind kind;
        ArrowTexts texts;
    };

    charsleuth_status read(const ArrowSchema& type);

    const ArrowArray* m_array = nullptr;
    std::vector<Field> m_fields;
    charsleuth_status m_status = CHARSLEUTH_OK;
};

} // namespace charsleuth::c
