#pragma once

/// Numbers and signatures of zip archives (PKWARE's APPNOTE 6.3.10). All numbers are little-endian.

#include <cstdint>
#include <string>
#include <string_view>

namespace charsleuth::zip {

inline constexpr std::string_view localSignature("PK\3\4", 4);
inline constexpr std::string_view recordSignature("PK\1\2", 4);
inline constexpr std::string_view endSignature("PK\5\6", 4);
inline constexpr std::string_view end64Signature("PK\6\6", 4);
inline constexpr std::string_view locator64Signature("PK\6\7", 4);
/// Of what stands behind the records, and behind a member's content.
inline constexpr std::string_view digitalSignature("PK\5\5", 4), descriptorSignature("PK\7\b", 4);

/// Bytes before the name.
inline constexpr std::size_t localSize = 30, recordSize = 46;
/// Bytes: both lengths have 16 bits.
inline constexpr std::size_t mostOfNameAndExtra = std::size_t{2} * 0xFFFF;
/// Bytes before the comment, and of what stands before it in large archives.
inline constexpr std::size_t endSize = 22, locator64Size = 20, end64Size = 56;

inline constexpr std::uint16_t utf8Flag = 0x800, descriptorFlag = 8, maskedFlag = 0x2000;
inline constexpr std::uint16_t wideField = 0x0001, unicodeNameField = 0x7075,
                               unicodeCommentField = 0x6375;

/// A number of `size` bytes at `at`; 0 beyond the end.
inline std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;)
        value = value << 8U | (at + i < bytes.size() ? static_cast<std::uint8_t>(bytes[at + i])
                                                     : std::uint8_t{0});
    return value;
}

/// Overwrites the number at `at`. Requires: it lies within the bytes.
inline void setNumber(std::string& bytes, std::size_t at, std::size_t size, std::uint64_t value) {
    for (std::size_t i = 0; i < size; ++i)
        bytes[at + i] = static_cast<char>(value >> (8 * i) & 0xFFU);
}

/// Calls `use(id, content)` for each field that lies wholly in `extra`.
template <typename Use>
void forEachField(std::string_view extra, Use use) {
    while (extra.size() >= 4) {
        const auto id = static_cast<std::uint16_t>(number(extra, 0, 2));
        const std::size_t size = number(extra, 2, 2);
        if (4 + size > extra.size())
            return;
        use(id, extra.substr(4, size));
        extra.remove_prefix(4 + size);
    }
}

} // namespace charsleuth::zip
