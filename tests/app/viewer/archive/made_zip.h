#pragma once

/// Zip archives that a test makes for itself.

#include <QByteArray>
#include <QList>

#include <array>
#include <cstdint>
#include <utility>

namespace charsleuth::viewer {

inline std::uint32_t sumOf(const QByteArray& bytes) {
    std::uint32_t sum = 0xFFFFFFFF; // CRC-32 of APPNOTE.TXT, 4.4.7
    for (const char c : bytes) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1U ^ (sum & 1U ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

template <typename... Numbers>
QByteArray shorts(Numbers... numbers) {
    QByteArray bytes;
    for (const int number : std::array<int, sizeof...(Numbers)>{numbers...})
        bytes.append(char(number & 0xFF)).append(char(number >> 8));
    return bytes;
}

inline QByteArray longOf(std::uint32_t number) {
    return shorts(int(number & 0xFFFF), int(number >> 16));
}

/// A zip archive with stored members: names as bytes, and contents.
inline QByteArray zipOf(const QList<std::pair<QByteArray, QByteArray>>& members) {
    QByteArray out, directory;
    for (const auto& [name, content] : members) {
        const QByteArray sizes = longOf(sumOf(content)) + longOf(std::uint32_t(content.size())) +
                                 longOf(std::uint32_t(content.size())) +
                                 shorts(int(name.size()), 0);
        directory += "PK\1\2" + shorts(20, 20, 0, 0, 0, 0x5921) + sizes + shorts(0, 0, 0) +
                     longOf(0) + longOf(std::uint32_t(out.size())) + name;
        out += "PK\3\4" + shorts(20, 0, 0, 0, 0x5921) + sizes + name + content;
    }
    const QByteArray end =
        QByteArray("PK\5\6") + shorts(0, 0, int(members.size()), int(members.size())) +
        longOf(std::uint32_t(directory.size())) + longOf(std::uint32_t(out.size())) + shorts(0);
    return out + directory + end;
}

} // namespace charsleuth::viewer
