#include "core/registry/registry.h"

#include "core/registry/generated/registry_tables.h"

namespace charsleuth {

using namespace registry_tables;

namespace {

/// A label folded for the look-up. A label longer than any known one becomes empty.
class FoldedLabel {
public:
    void push(char c) {
        if (m_size == m_text.size())
            m_fits = false;
        else
            m_text[m_size++] = c;
    }
    std::string_view text() const {
        return m_fits ? std::string_view(m_text.data(), m_size) : std::string_view();
    }

private:
    std::array<char, 64> m_text{};
    std::size_t m_size = 0;
    bool m_fits = true;
};

constexpr bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string_view trimmed(std::string_view label) {
    while (!label.empty() && isSpace(label.front()))
        label.remove_prefix(1);
    while (!label.empty() && isSpace(label.back()))
        label.remove_suffix(1);
    return label;
}

FoldedLabel foldLabel(std::string_view label) {
    FoldedLabel folded;
    for (const char c : trimmed(label))
        folded.push(lowered(c));
    return folded;
}

/// Python treats '-' and ' ' as '_' (encodings.normalize_encoding), Vim treats '_' as '-'
/// (enc_canonize).
FoldedLabel foldLabel(std::string_view label, Namespace space) {
    FoldedLabel folded;
    for (const char c : trimmed(label)) {
        if (space == Namespace::Python && (c == '-' || c == ' '))
            folded.push('_');
        else if (space == Namespace::Vim && c == '_')
            folded.push('-');
        else
            folded.push(lowered(c));
    }
    return folded;
}

/// The letters and digits of a label, without leading zeros: Unicode Technical Standard 22, section
/// 1.4. Empty for a label with characters outside printable ASCII.
FoldedLabel reduceLabel(std::string_view label) {
    FoldedLabel reduced;
    bool afterDigit = false;
    for (const char c : trimmed(label)) {
        if (c < ' ' || c > '~')
            return {};
        const char low = lowered(c);
        const bool keep = isDigit(low) ? low != '0' || afterDigit : low >= 'a' && low <= 'z';
        if (!keep)
            continue;
        reduced.push(low);
        afterDigit = isDigit(low);
    }
    return reduced;
}

std::optional<EncodingId> lookUp(std::span<const LabelRow> sorted, std::string_view label) {
    const auto found = std::ranges::lower_bound(sorted, label, {}, &LabelRow::label);
    if (found == sorted.end() || found->label != label)
        return std::nullopt;
    return found->id;
}

} // namespace

std::span<const EncodingInfo> allEncodings() {
    return rowTable;
}

const EncodingInfo& info(EncodingId id) {
    return rowTable[static_cast<std::size_t>(id)];
}

bool isEbcdic(EncodingId id) {
    return info(id).platform == "mainframe";
}

std::optional<EncodingId> findEncoding(std::string_view label) {
    if (const auto exact = lookUp(labelTable, foldLabel(label).text()))
        return exact;
    return lookUp(reducedLabelTable, reduceLabel(label).text());
}

std::optional<EncodingId> findEncoding(std::string_view label, Namespace space) {
    return lookUp(namespaceTable[static_cast<std::size_t>(space)], foldLabel(label, space).text());
}

std::span<const std::string_view> namesIn(EncodingId id, Namespace space) {
    const std::size_t pair =
        static_cast<std::size_t>(id) * namespaceCount + static_cast<std::size_t>(space);
    return std::span(nameTable).subspan(nameStarts[pair], nameStarts[pair + 1] - nameStarts[pair]);
}

} // namespace charsleuth
