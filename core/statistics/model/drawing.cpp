#include "core/statistics/model/drawing.h"

#include "core/statistics/model/language_model.h"

#include <array>

namespace charsleuth {

namespace {

/// The ends of box drawing characters, from their names: how each points to the left, to the right,
/// up and down, two bits each, the left one lowest. 0: not; 1 light, 2 heavy, 3 double.
constexpr std::array<std::uint8_t, 0x80> ends{
    0x05, 0x0A, 0x50, 0xA0, 0x05, 0x0A, 0x50, 0xA0, 0x05, 0x0A, 0x50, 0xA0, 0x44, 0x48, 0x84, 0x88,
    0x41, 0x42, 0x81, 0x82, 0x14, 0x18, 0x24, 0x28, 0x11, 0x12, 0x21, 0x22, 0x54, 0x58, 0x64, 0x94,
    0xA4, 0x68, 0x98, 0xA8, 0x51, 0x52, 0x61, 0x91, 0xA1, 0x62, 0x92, 0xA2, 0x45, 0x46, 0x49, 0x4A,
    0x85, 0x86, 0x89, 0x8A, 0x15, 0x16, 0x19, 0x1A, 0x25, 0x26, 0x29, 0x2A, 0x55, 0x56, 0x59, 0x5A,
    0x65, 0x95, 0xA5, 0x66, 0x69, 0x96, 0x99, 0x6A, 0x9A, 0xA6, 0xA9, 0xAA, 0x05, 0x0A, 0x50, 0xA0,
    0x0F, 0xF0, 0x4C, 0xC4, 0xCC, 0x43, 0xC1, 0xC3, 0x1C, 0x34, 0x3C, 0x13, 0x31, 0x33, 0x5C, 0xF4,
    0xFC, 0x53, 0xF1, 0xF3, 0x4F, 0xC5, 0xCF, 0x1F, 0x35, 0x3F, 0x5F, 0xF5, 0xFF, 0x44, 0x41, 0x11,
    0x14, 0x00, 0x00, 0x00, 0x01, 0x10, 0x04, 0x40, 0x02, 0x20, 0x08, 0x80, 0x09, 0x90, 0x06, 0x60,
};

struct Ends {
    constexpr Ends() = default;
    constexpr explicit Ends(Shape shape)
        : isBlock(shape >= ends.size()), left(isBlock ? 0 : ends[shape] & 3),
          right(isBlock ? 0 : ends[shape] >> 2 & 3), up(isBlock ? 0 : ends[shape] >> 4 & 3),
          down(isBlock ? 0 : ends[shape] >> 6) {}

    constexpr bool isLine() const { return left && right && !up && !down; }
    constexpr bool isUpright() const { return up && down && !left && !right; }

    bool isBlock = false;
    int left = 0, right = 0, up = 0, down = 0;
};

constexpr std::int32_t steps(double nats) {
    // lround() is no constexpr.
    return static_cast<std::int32_t>(nats / costUnit + 0.5); // NOLINT(bugprone-incorrect-roundings)
}

/// How much rarer a shape is than those of IBM437, which nearly all code pages with a frame have.
constexpr std::int32_t rareness(Shape shape, const Ends& own) {
    constexpr std::array<Shape, 8> blocks{0x80, 0x84, 0x88, 0x8C,
                                          0x90, 0x91, 0x92, 0x93}; // ▀▄█▌▐░▒▓
    if (own.isBlock) {
        for (const Shape each : blocks)
            if (each == shape)
                return 0;
        return steps(3.5);
    }
    const bool isSingle =
        shape == 0x00 || shape == 0x02 || (shape >= 0x0C && shape <= 0x3C && shape % 4 == 0);
    const bool isDouble =
        shape == 0x50 || shape == 0x51 || (shape >= 0x54 && shape <= 0x6C && shape % 3 == 0);
    return isSingle || isDouble ? 0 : shape >= 0x50 && shape <= 0x6C ? steps(1.2) : steps(3.5);
}

constexpr std::int32_t firstCost(Shape now, Beside beside) {
    const Ends own(now);
    // In files for terminals an escape sequence, which ends with a letter, is often followed by a
    // block.
    const std::int32_t entry = beside == Beside::Nothing ? steps(3.5)
                               : beside == Beside::Quote ? steps(4)
                               : beside == Beside::Sign  ? steps(5.5)
                               : own.isBlock             ? steps(7)
                                                         : steps(11);
    const bool isDouble = own.left == 3 || own.right == 3 || own.up == 3 || own.down == 3;
    const std::int32_t ofDouble = isDouble ? steps(0.7) : 0;
    const std::int32_t ofShape = own.isLine() || own.isUpright() ? steps(1.2)
                                 : own.isBlock                   ? steps(2.7)
                                                                 : steps(2.9);
    return entry + ofShape + ofDouble + rareness(now, own);
}

constexpr std::int32_t costOfTheSame(const Ends& own) {
    return own.isLine()      ? steps(0.24)
           : own.isBlock     ? steps(0.4)
           : own.isUpright() ? steps(3)
                             : steps(4);
}

/// What another shape costs after `last`, without its rareness.
constexpr std::int32_t costOfAnother(const Ends& last, const Ends& own) {
    if (last.isBlock && own.isBlock)
        return steps(3.2);
    if (last.isBlock || own.isBlock)
        return steps(6);
    if (last.right != own.left)
        return steps(7.2);
    if (last.right == 0)
        return steps(3.5);
    return own.isLine() && !last.isLine() ? steps(0.5) : steps(4.3);
}

constexpr std::size_t shapes = 0xA0, besides = 4;

constexpr auto costsOfFirst = [] {
    std::array<std::array<std::uint8_t, shapes>, besides> table{};
    for (std::size_t beside = 0; beside < besides; ++beside)
        for (std::size_t now = 0; now < shapes; ++now)
            table[beside][now] = static_cast<std::uint8_t>(
                firstCost(static_cast<Shape>(now), static_cast<Beside>(beside)));
    return table;
}();
constexpr auto allEnds = [] {
    std::array<Ends, shapes> table{};
    for (std::size_t shape = 0; shape < shapes; ++shape)
        table[shape] = Ends(static_cast<Shape>(shape));
    return table;
}();
constexpr auto rarenesses = [] {
    std::array<std::int32_t, shapes> table{};
    for (std::size_t shape = 0; shape < shapes; ++shape)
        table[shape] = rareness(static_cast<Shape>(shape), allEnds[shape]);
    return table;
}();

} // namespace

std::int32_t costOfFirst(Shape now, Beside beside) {
    return costsOfFirst[static_cast<std::size_t>(beside)][now];
}

std::int32_t costOfNext(Shape before, Shape now) {
    const Ends& own = allEnds[now];
    return before == now ? costOfTheSame(own)
                         : costOfAnother(allEnds[before], own) + rarenesses[now];
}

std::int32_t costAfterDrawing(Beside beside) {
    return beside == Beside::Nothing ? steps(2)
           : beside == Beside::Quote ? steps(5)
           : beside == Beside::Sign  ? steps(9)
                                     : steps(11);
}

std::int32_t costBelow(Shape above, Shape now) {
    const Ends over(above), own(now);
    if (over.isBlock || own.isBlock)
        return above == now ? -steps(0.7) : 0;
    if (over.down != own.up)
        return steps(0.7);
    return own.up == 0 ? 0 : -steps(own.isUpright() ? 2.5 : 1.5);
}

} // namespace charsleuth
