#pragma once

/// Reads the rows of a column: of an array of Arrow, or behind pointers.

#include "plugin/c/charsleuth_column.h"

#include "core/bytes/bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace charsleuth::c {

/// One row.
struct TextRow {
    bool isNull = false;
    Bytes bytes;
    const char* trouble = nullptr; ///< why the bytes cannot be read; else null
};

/// The rows of an array of bytes. Borrows the array.
class ArrowTexts {
public:
    /// CHARSLEUTH_WRONG_TYPE: the type has no bytes. CHARSLEUTH_BAD_ARGUMENT: the buffers are not
    /// those of the type. `status` must be read first; nothing else may be called unless it is
    /// CHARSLEUTH_OK.
    ArrowTexts(const ArrowArray* array, const ArrowSchema* type);

    charsleuth_status status() const { return m_status; }
    std::size_t rows() const { return static_cast<std::size_t>(m_array->length); }
    /// Requires: row < rows().
    TextRow at(std::size_t row) const;

private:
    enum class Layout : std::uint8_t { Null, Narrow, Wide, View, Fixed };

    bool readFormat(const char* format);
    bool hasBuffers() const;
    template <typename Offset>
    TextRow between(std::int64_t place) const;
    TextRow viewed(std::int64_t place) const;
    TextRow fixed(std::int64_t place) const;

    const ArrowArray* m_array;
    Layout m_layout = Layout::Null;
    std::int64_t m_width = 0; ///< bytes of a row of Layout::Fixed
    charsleuth_status m_status = CHARSLEUTH_OK;
};

/// Whether the array's fields are what a reader may lean on: lengths, and buffers in sight.
bool isArray(const ArrowArray* array, const ArrowSchema* type);

/// Whether the array has no value in this place, counted from the start of its buffers.
bool isNullAt(const ArrowArray& array, std::int64_t place);

} // namespace charsleuth::c
