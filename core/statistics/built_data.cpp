#include "core/statistics/built_data.h"

// The assembler copies the files into the read-only section: nothing to compile, parse or load.
#define CHARSLEUTH_FILE(name)                                                                      \
    asm(".section .rodata\n"                                                                       \
        ".balign 64\n"                                                                             \
        ".globl charsleuth_built_" #name "\n"                                                      \
        ".hidden charsleuth_built_" #name "\n"                                                     \
        "charsleuth_built_" #name ":\n"                                                            \
        ".incbin \"" CHARSLEUTH_BUILT_MODELS "/" #name ".bin\"\n"                                  \
        ".globl charsleuth_built_end_" #name "\n"                                                  \
        ".hidden charsleuth_built_end_" #name "\n"                                                 \
        "charsleuth_built_end_" #name ":\n"                                                        \
        ".byte 0\n"                                                                                \
        ".previous\n");                                                                            \
    extern "C" const std::uint8_t charsleuth_built_##name[];                                       \
    extern "C" const std::uint8_t charsleuth_built_end_##name[];

CHARSLEUTH_FILE(latn)
CHARSLEUTH_FILE(cyrl)
CHARSLEUTH_FILE(grek)
CHARSLEUTH_FILE(hebr)
CHARSLEUTH_FILE(arab)
CHARSLEUTH_FILE(thai)
CHARSLEUTH_FILE(geor)
CHARSLEUTH_FILE(armn)
CHARSLEUTH_FILE(deva)
CHARSLEUTH_FILE(taml)
CHARSLEUTH_FILE(khmr)
CHARSLEUTH_FILE(hani)
CHARSLEUTH_FILE(alphabet)

namespace charsleuth {

std::span<const std::uint8_t> builtFile(std::size_t number) {
#define CHARSLEUTH_SPAN(name)                                                                      \
    { charsleuth_built_##name, charsleuth_built_end_##name }
    const std::span<const std::uint8_t> files[] = {
        CHARSLEUTH_SPAN(latn),    CHARSLEUTH_SPAN(cyrl), CHARSLEUTH_SPAN(grek),
        CHARSLEUTH_SPAN(hebr),    CHARSLEUTH_SPAN(arab), CHARSLEUTH_SPAN(thai),
        CHARSLEUTH_SPAN(geor),    CHARSLEUTH_SPAN(armn), CHARSLEUTH_SPAN(deva),
        CHARSLEUTH_SPAN(taml),    CHARSLEUTH_SPAN(khmr), CHARSLEUTH_SPAN(hani),
        CHARSLEUTH_SPAN(alphabet)};
    return files[number];
}

} // namespace charsleuth
