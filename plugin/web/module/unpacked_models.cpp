#include "core/statistics/model/built_data.h"
#include "core/statistics/model/alphabet.h"
#include "core/statistics/model/packed_data.h"

#include <algorithm>
#include <array>
#include <vector>

/// Unpacks what pack_models.py has packed: the models' files as they are in resources/models/built.
namespace charsleuth {

namespace {

using Data = std::vector<std::uint8_t>;

constexpr std::size_t headSize = 96, partCount = 17; ///< pack_models.py: HEAD
constexpr std::size_t firstOffset = 6;               ///< where in the head the parts' offsets begin
constexpr std::uint32_t hashFactor = 0x9E3779B1;     ///< script_table.py: hashed()
constexpr std::size_t zerosBehind = 16;              ///< bytes, see builtFile()

class Packed {
public:
    explicit Packed(std::span<const std::uint8_t> bytes) : m_rest(bytes) {}

    std::uint32_t number() {
        std::uint32_t value = 0;
        for (unsigned shift = 0;; shift += 7) {
            const std::uint8_t byte = m_rest.front();
            m_rest = m_rest.subspan(1);
            value |= (byte & 127U) << shift;
            if (byte < 128)
                return value;
        }
    }
    std::span<const std::uint8_t> bytes(std::size_t count) {
        const auto taken = m_rest.first(count);
        m_rest = m_rest.subspan(count);
        return taken;
    }
    std::span<const std::uint8_t> rest() const { return m_rest; }

private:
    std::span<const std::uint8_t> m_rest;
};

void store16(std::uint8_t* at, std::uint32_t value) {
    at[0] = static_cast<std::uint8_t>(value);
    at[1] = static_cast<std::uint8_t>(value >> 8);
}

/// The slots and row numbers of a table out of its keys: resources/models/script_table.py, dense()
/// where the capacity is 0, and hashed().
void makeTable(Packed& packed, std::uint32_t capacity, std::uint8_t* keys, std::uint8_t* numbers) {
    const std::uint32_t count = packed.number();
    std::uint32_t next = 0; // the least key that can follow
    for (std::uint32_t row = 0; row < count; ++row) {
        const std::uint32_t key = next + packed.number();
        next = key + 1;
        if (capacity == 0) {
            store16(numbers + 2 * std::size_t{key}, row + 1);
            continue;
        }
        auto at = static_cast<std::uint32_t>(
            static_cast<std::uint64_t>(key * hashFactor) * capacity >> 32);
        while (load32(keys, at) != 0)
            at = (at + 1) & (capacity - 1);
        store16(keys + 4 * std::size_t{at}, key + 1);
        store16(keys + 4 * std::size_t{at} + 2, (key + 1) >> 16);
        store16(numbers + 2 * std::size_t{at}, row);
    }
}

Data unpacked(std::span<const std::uint8_t> bytes) {
    Packed packed(bytes);
    const std::uint32_t size = packed.number();
    Data data(zerosBehind + (size == 0 ? packed.rest().size() : size));
    if (size == 0) {
        std::ranges::copy(packed.rest(), data.begin());
        return data;
    }
    std::ranges::copy(packed.bytes(headSize), data.begin());
    const auto offset = [&](std::size_t part) {
        return part < partCount ? load32(data.data(), firstOffset + part) : size;
    };
    for (std::size_t part = 0; part < partCount; ++part) {
        std::uint8_t* begin = data.data() + offset(part);
        if (part == 6 || part == 9 || part == 12) { // pack_models.py: TABLES
            const std::uint32_t capacity = load32(data.data(), 3 + (part - 6) / 3);
            makeTable(packed, capacity, begin, data.data() + offset(part + 1));
            ++part;
        } else {
            std::ranges::copy(packed.bytes(offset(part + 1) - offset(part)), begin);
        }
    }
    return data;
}

} // namespace

/// Unpacks a file when it is called for first. The module has one thread.
std::span<const std::uint8_t> builtFile(std::size_t number) {
    static std::array<Data, scriptCount + 1> files;
    Data& file = files[number];
    if (file.empty())
        file = unpacked(packedFile(number));
    return std::span(file).first(file.size() - zerosBehind);
}

} // namespace charsleuth
