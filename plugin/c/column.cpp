#include "plugin/c/arrow_answers.h"
#include "plugin/c/arrow_texts.h"
#include "plugin/c/boundary.h"
#include "plugin/c/column_hints.h"
#include "plugin/c/column_row.h"
#include "plugin/c/options.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

using namespace charsleuth;
using namespace charsleuth::c;

namespace {

/// The texts of a column, whichever way they are handed over.
class Texts {
public:
    explicit Texts(const charsleuth_column& column) : m_column(column) {
        if (column.texts != nullptr)
            m_array.emplace(column.texts, column.type);
        else if (column.rows > 0 && (column.bytes == nullptr || column.sizes == nullptr))
            m_status = CHARSLEUTH_BAD_ARGUMENT;
        if (m_array)
            m_status = m_array->status();
    }

    charsleuth_status status() const { return m_status; }
    std::size_t rows() const { return m_array ? m_array->rows() : m_column.rows; }

    TextRow at(std::size_t row) const {
        if (m_array)
            return m_array->at(row);
        const void* bytes = m_column.bytes[row];
        if (bytes == nullptr)
            return {.isNull = true, .bytes = {}, .trouble = nullptr};
        if (m_column.sizes[row] > PTRDIFF_MAX)
            return {.isNull = false, .bytes = {}, .trouble = "the size of the row is wrong"};
        return {.isNull = false, .bytes = viewOf(bytes, m_column.sizes[row]), .trouble = nullptr};
    }

private:
    const charsleuth_column& m_column;
    std::optional<ArrowTexts> m_array;
    charsleuth_status m_status = CHARSLEUTH_OK;
};

/// The fields of the answers. Their order is what callers see.
struct Answers {
    GrowingField encoding{"encoding", "u"}, confidence{"confidence", "g"},
        certainty{"certainty", "u"}, language{"language", "u"}, declared{"declared", "u"},
        malformed{"malformed", "l"}, mojibake{"mojibake", "u"}, mixed{"mixed", "b"},
        reason{"reason", "u"}, bodies{"bodies", "u"}, text{"text", "U"}, replaced{"replaced", "l"};
    std::vector<std::uint8_t> validity;
    std::int64_t rows = 0, nulls = 0;

    static constexpr GrowingField Answers::*ofDetection[] = {
        &Answers::encoding, &Answers::confidence, &Answers::certainty, &Answers::language,
        &Answers::declared, &Answers::malformed,  &Answers::mojibake,  &Answers::mixed,
        &Answers::reason,   &Answers::bodies};
    static constexpr GrowingField Answers::*ofDecoding[] = {&Answers::text, &Answers::replaced};

    void addNull() {
        for (const auto field : ofDetection)
            (this->*field).addNull();
        for (const auto field : ofDecoding)
            (this->*field).addNull();
        appendBit(validity, rows++, false);
        ++nulls;
    }

    void add(const RowAnswer& answer) {
        const auto words = [](std::string_view text) {
            return text.empty() ? std::nullopt : std::optional(text);
        };
        const Detection& detection = answer.detection;
        const Candidate* best = detection.best();
        encoding.add(best != nullptr ? words(info(best->encoding).name) : words({}));
        confidence.add(best != nullptr ? std::optional(best->probability) : std::nullopt);
        certainty.add(detection.certainty ? words(nameOf(*detection.certainty)) : words({}));
        language.add(best != nullptr ? words(best->language) : words({}));
        declared.add(words(answer.declared));
        malformed.add(best != nullptr ? std::optional(static_cast<std::int64_t>(best->malformed))
                                      : std::nullopt);
        mojibake.add(words(answer.mojibake));
        mixed.add(answer.mixed);
        reason.add(words(answer.reason));
        bodies.add(words(answer.bodies));
        text.addAppended(best == nullptr);
        replaced.add(best != nullptr ? std::optional(answer.replaced) : std::nullopt);
        appendBit(validity, rows++, true);
    }

    void moveInto(bool hasText, ArrowArray& array, ArrowSchema& type) {
        std::vector<GrowingField> fields;
        for (const auto field : ofDetection)
            fields.push_back(std::move(this->*field));
        if (hasText)
            for (const auto field : ofDecoding)
                fields.push_back(std::move(this->*field));
        makeStruct(std::move(fields), std::move(validity), rows, nulls, array, type);
    }
};

/// The rows asked for, half-open; nothing where they end past the column's.
std::optional<std::pair<std::size_t, std::size_t>> rowsOf(const charsleuth_column& column,
                                                          std::size_t rows) {
    if (column.first_row > rows || column.row_count > rows - column.first_row)
        return std::nullopt;
    const std::size_t end = column.row_count == 0 ? rows : column.first_row + column.row_count;
    return std::pair(column.first_row, end);
}

RowAnswer tried(const TextRow& row, const charsleuth_column& column, const DetectOptions& options,
                std::string* text) {
    if (row.trouble != nullptr)
        return withReason(row.trouble);
    if (column.longest != 0 && row.bytes.size() > column.longest)
        return withReason("longer than " + std::to_string(column.longest) + " bytes");
    return answerFor(row.bytes, options, {.brief = column.brief != 0, .text = text});
}

charsleuth_status answer(const charsleuth_column& column, const charsleuth_options* options,
                         bool hasText, ArrowArray& array, ArrowSchema& type) {
    const Texts texts(column);
    if (texts.status() != CHARSLEUTH_OK)
        return texts.status();
    const ColumnHints hints =
        column.hints != nullptr ? ColumnHints(column.hints, column.hints_type) : ColumnHints();
    if (hints.status() != CHARSLEUTH_OK)
        return hints.status();
    const auto rows = rowsOf(column, texts.rows());
    if (!rows || (!hints.isNone() && hints.rows() != texts.rows()))
        return CHARSLEUTH_BAD_ARGUMENT;
    DetectOptions known = optionsOf(options);
    known.listed = known.explained = 1; // `declared` is among the best one's reasons
    Answers answers;
    for (std::size_t i = rows->first; i < rows->second; ++i) {
        const TextRow row = texts.at(i);
        if (row.isNull) {
            answers.addNull();
            continue;
        }
        DetectOptions ofRow = known;
        hints.append(i, ofRow.hints);
        answers.add(tried(row, column, ofRow, hasText ? &answers.text.text() : nullptr));
    }
    answers.moveInto(hasText, array, type);
    return CHARSLEUTH_OK;
}

charsleuth_status answerAtTheEdge(const charsleuth_column* column,
                                  const charsleuth_options* options, bool hasText,
                                  ArrowArray* answers, ArrowSchema* type) {
    if (answers != nullptr)
        answers->release = nullptr;
    if (type != nullptr)
        type->release = nullptr;
    if (answers == nullptr || type == nullptr || !isUsable(column))
        return CHARSLEUTH_BAD_ARGUMENT;
    return guarded([&] {
        try {
            return answer(*column, options, hasText, *answers, *type);
        } catch (const ColumnTooLong&) {
            return CHARSLEUTH_TOO_LONG;
        }
    });
}

} // namespace

charsleuth_status charsleuth_detect_column(const charsleuth_column* column,
                                           const charsleuth_options* options,
                                           struct ArrowArray* answers, struct ArrowSchema* type) {
    return answerAtTheEdge(column, options, false, answers, type);
}

charsleuth_status charsleuth_decode_column(const charsleuth_column* column,
                                           const charsleuth_options* options,
                                           struct ArrowArray* answers, struct ArrowSchema* type) {
    return answerAtTheEdge(column, options, true, answers, type);
}
