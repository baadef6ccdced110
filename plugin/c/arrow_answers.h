#pragma once

/// Writes the answers about a column as a struct array of Arrow.

#include "plugin/c/charsleuth_column.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::c {

/// The texts of a column with offsets of 32 bits take more than these can tell.
class ColumnTooLong : public std::exception {};

/// One field of the answers, which grows row by row. Each function appends one row.
class GrowingField {
public:
    /// `format`: Arrow's "u", "U", "g" (double), "l" (std::int64_t) or "b" (bool). Both strings
    /// live as long as the program.
    GrowingField(const char* name, const char* format);

    const char* name() const { return m_name; }
    const char* format() const { return m_format; }

    void add(std::optional<std::string_view> text);
    void add(std::optional<double> number);
    void add(std::optional<std::int64_t> number);
    void add(std::optional<bool> flag);
    /// The row's text is what was appended to `text()` since the row before.
    void addAppended(bool isNull);
    void addNull();

    /// The bytes of all texts so far.
    std::string& text() { return m_text; }

    /// Makes `out` an array that owns what was added. The field is empty then.
    void moveInto(ArrowArray& out);

private:
    struct Owned;

    bool hasOffsets() const { return *m_format == 'u' || *m_format == 'U'; }
    void addOffset();
    void addValidity(bool isNull);
    template <typename Number>
    void addNumber(std::optional<Number> number);

    const char* m_name;
    const char* m_format;
    std::int64_t m_rows = 0, m_nulls = 0;
    std::vector<std::uint8_t> m_validity; ///< bits
    std::vector<std::uint8_t> m_values;   ///< offsets, numbers or bits
    std::string m_text;
};

/// Makes `array` and `type` a struct array of the fields. The struct is null in the rows whose bit
/// in `validity` is 0. If memory runs out, nothing was made.
void makeStruct(std::vector<GrowingField> fields, std::vector<std::uint8_t> validity,
                std::int64_t rows, std::int64_t nulls, ArrowArray& array, ArrowSchema& type);

/// Appends a bit. `count`: of those that are there.
void appendBit(std::vector<std::uint8_t>& bits, std::int64_t count, bool bit);

} // namespace charsleuth::c
