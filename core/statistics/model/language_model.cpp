#include "core/statistics/model/language_model.h"

#include "core/statistics/model/built_data.h"

namespace charsleuth {

LanguageModel::LanguageModel(Script script) : m_script(script) {
    const std::uint8_t* base = builtFile(static_cast<std::size_t>(script)).data();
    m_languages = load32(base, 0);
    m_stride = load32(base, 1);
    m_symbols = load32(base, 2);
    const auto part = [base](std::size_t number) { return base + load32(base, 6 + number); };
    m_shown = part(0);
    m_codes = part(1);
    for (m_named = m_languages; m_named > 0 && shown(m_named - 1).empty();)
        --m_named;
    m_cases = part(2);
    m_members = part(3);
    m_single = part(4);
    m_back = part(5);
    m_bigrams = {load32(base, 3), part(6), part(7), part(8)};
    m_trigrams = {load32(base, 4), part(9), part(10), part(11)};
    m_contexts = {load32(base, 5), part(12), part(13), part(14)};
    m_listed = part(15);
    m_bases = part(16);
}

namespace {

std::string_view nameAt(const std::uint8_t* names, std::size_t index) {
    const std::string_view field(reinterpret_cast<const char*>(names + 16 * index), 16);
    return field.substr(0, field.find('\0'));
}

} // namespace

std::string_view LanguageModel::shown(std::size_t language) const {
    return nameAt(m_shown, language);
}

std::string_view LanguageModel::code(std::size_t language) const {
    return nameAt(m_codes, language);
}

CostRow LanguageModel::find(const Table& table, std::uint32_t key) const {
    std::uint32_t at = slotOf(table, key);
    while (const std::uint32_t slot = load32(table.keys, at)) {
        if (slot == key + 1)
            return table.rows + load16(table.numbers, at) * m_stride;
        at = (at + 1) & (table.capacity - 1);
    }
    return nullptr;
}

CostRow LanguageModel::trigram(std::uint16_t a, std::uint16_t b, std::uint16_t c) const {
    return find(m_trigrams, static_cast<std::uint32_t>((a * m_symbols + b) * m_symbols + c));
}

CostRow LanguageModel::backOff(std::uint16_t a, std::uint16_t b) const {
    return find(m_contexts, static_cast<std::uint32_t>(a * m_symbols + b));
}

} // namespace charsleuth
