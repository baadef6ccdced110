#include "core/statistics/model/alphabet.h"

#include "core/statistics/model/built_data.h"

namespace charsleuth {

// Layout of alphabet.bin: four numbers of 32 bits (common symbols, classes, all symbols, table
// pages), first symbol of each script (16 of 32 bits), table page of each 256 code points of the
// BMP (256 bytes), class of each 256 code points above (0x1000 bytes), class of each symbol in
// other scripts (one byte each, padded to 16), table pages of 256 entries of 16 bits: symbol and
// case << 14.
Alphabet::Alphabet() {
    const std::uint8_t* base = builtFile(scriptCount).data();
    m_common = static_cast<std::uint16_t>(load32(base, 0));
    for (std::size_t script = 0; script <= scriptCount; ++script)
        m_first[script] = static_cast<std::uint16_t>(load32(base, 4 + script));
    m_blockOf = base + 80;
    m_planes = m_blockOf + 256;
    m_classOf = m_planes + 0x1000;
    const std::size_t symbols = load32(base, 2);
    m_blocks = m_classOf + (symbols + 15) / 16 * 16;
}

} // namespace charsleuth
