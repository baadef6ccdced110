#include "core/repair/misread_pages.h"

#include "core/bytes/utf8_trail.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/generated/usual_encodings.h"

namespace charsleuth {

namespace {

using usual::misread;
static_assert(misread.size() == mostMisreadPages);

constexpr Byte firstLead = 0xC2, lastLead = 0xF4;

} // namespace

std::span<const EncodingId, mostMisreadPages> misreadPages() {
    return misread;
}

PageCharacters::PageCharacters() : m_numbers(1), m_all(1) {
    for (std::size_t page = 0; page < misread.size(); ++page) {
        const SingleByteTable& table = *singleByteTable(misread[page]);
        for (std::size_t byte = 0x80; byte < table.size(); ++byte) {
            const char16_t character = table[byte];
            if (character < 0x80 || character == 0xFFFF)
                continue;
            std::uint8_t& block = m_blockOf[character >> 8];
            if (block == 0) {
                block = static_cast<std::uint8_t>(m_numbers.size());
                m_numbers.emplace_back();
            }
            std::uint16_t& number = m_numbers[block][character & 0xFF];
            if (number == 0) {
                number = static_cast<std::uint16_t>(m_all.size());
                m_all.emplace_back();
            }
            PageBytes& entry = m_all[number];
            if (entry.bytes[page] != 0)
                continue; // the first byte of two counts, as in Encoder
            const PageSet own = PageSet{1} << page;
            entry.bytes[page] = static_cast<Byte>(byte);
            entry.leads |= byte >= firstLead && byte <= lastLead ? own : 0;
            entry.trails |= isUtf8Trail(static_cast<Byte>(byte)) ? own : 0;
        }
    }
}

} // namespace charsleuth
