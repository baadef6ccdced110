#include "core/statistics/model/built_data.h"

#include "core/statistics/model/packed_data.h"

// The assembler copies the files into the read-only section: nothing to compile, parse or load.
#ifdef __wasm__ // where data symbols want a type and a size
#define CHARSLEUTH_SECTION(name) ".section .rodata.charsleuth_built_" #name ",\"\",@\n"
#define CHARSLEUTH_SYMBOL(symbol, size)                                                            \
    ".type " #symbol ",@object\n"                                                                  \
    ".size " #symbol ", " size "\n"
#define CHARSLEUTH_END_OF_SECTION
#define CHARSLEUTH_HIDDEN(symbol) ".hidden " #symbol "\n"
#elif defined(_WIN32) // where a library shows only what it exports
#define CHARSLEUTH_SECTION(name) ".section .rdata,\"dr\"\n"
#define CHARSLEUTH_SYMBOL(symbol, size)
#define CHARSLEUTH_END_OF_SECTION ".text\n"
#define CHARSLEUTH_HIDDEN(symbol)
#else
#define CHARSLEUTH_SECTION(name) ".section .rodata\n"
#define CHARSLEUTH_SYMBOL(symbol, size)
#define CHARSLEUTH_END_OF_SECTION ".previous\n"
#define CHARSLEUTH_HIDDEN(symbol) ".hidden " #symbol "\n"
#endif

// clang-format off
#define CHARSLEUTH_FILE(name)                                                                      \
    asm(CHARSLEUTH_SECTION(name)                                                                   \
        ".balign 64\n"                                                                             \
        ".globl charsleuth_built_" #name "\n"                                                      \
        CHARSLEUTH_HIDDEN(charsleuth_built_##name)                                                 \
        CHARSLEUTH_SYMBOL(charsleuth_built_##name, "charsleuth_built_end_" #name " - charsleuth_built_" #name)         \
        "charsleuth_built_" #name ":\n"                                                            \
        ".incbin \"" CHARSLEUTH_BUILT_MODELS "/" #name ".bin\"\n"                                  \
        ".globl charsleuth_built_end_" #name "\n"                                                  \
        CHARSLEUTH_HIDDEN(charsleuth_built_end_##name)                                             \
        CHARSLEUTH_SYMBOL(charsleuth_built_end_##name, "16")                                       \
        "charsleuth_built_end_" #name ":\n"                                                        \
        ".zero 16\n"                                                                               \
        CHARSLEUTH_END_OF_SECTION);                                                                \
    extern "C" const std::uint8_t charsleuth_built_##name[];                                       \
    extern "C" const std::uint8_t charsleuth_built_end_##name[];
// clang-format on

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

namespace {

struct File {
    const std::uint8_t *begin, *end;
};

#define CHARSLEUTH_ENDS(name)                                                                      \
    { charsleuth_built_##name, charsleuth_built_end_##name }
constexpr File files[] = {CHARSLEUTH_ENDS(latn),    CHARSLEUTH_ENDS(cyrl), CHARSLEUTH_ENDS(grek),
                          CHARSLEUTH_ENDS(hebr),    CHARSLEUTH_ENDS(arab), CHARSLEUTH_ENDS(thai),
                          CHARSLEUTH_ENDS(geor),    CHARSLEUTH_ENDS(armn), CHARSLEUTH_ENDS(deva),
                          CHARSLEUTH_ENDS(taml),    CHARSLEUTH_ENDS(khmr), CHARSLEUTH_ENDS(hani),
                          CHARSLEUTH_ENDS(alphabet)};

} // namespace

#ifdef CHARSLEUTH_PACKED_MODELS
std::span<const std::uint8_t> packedFile(std::size_t number) {
#else
std::span<const std::uint8_t> builtFile(std::size_t number) {
#endif
    return {files[number].begin, files[number].end};
}

} // namespace charsleuth
