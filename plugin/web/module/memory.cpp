#include "plugin/web/module/exported.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

/// Throws a JavaScript error, which ends all that the module was doing.
CHARSLEUTH_WASM_IMPORT(no_memory)
[[noreturn]] void charsleuthNoMemory();

/// Memory for what JavaScript hands in.
CHARSLEUTH_WASM_EXPORT(alloc)
void* charsleuthAlloc(std::size_t size) {
    return ::operator new(size);
}

CHARSLEUTH_WASM_EXPORT(free)
void charsleuthFree(void* memory) {
    ::operator delete(memory);
}

/// To be called once, before all else.
CHARSLEUTH_WASM_EXPORT(start)
void charsleuthStart() {
    std::set_new_handler(charsleuthNoMemory);
}

/// The version of the project, a NUL behind it.
CHARSLEUTH_WASM_EXPORT(version)
const char* charsleuthVersion() {
    return CHARSLEUTH_VERSION;
}

/// The C++ runtime calls it before it ends a program. Its own prints, and brings all of printf with
/// it; a trap is an error in JavaScript, too.
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) {
    __builtin_trap();
}

/// The same for libc++'s checks of itself.
[[noreturn]] void std::__libcpp_verbose_abort(const char* /*format*/, ...) {
    __builtin_trap();
}

#ifdef __wasm_simd128__
/// Takes the place of WASI's, which looks at 4 bytes at a time and took 8 % of a detection.
extern "C" void* memchr(const void* begin, int value, std::size_t size) {
    const auto* at = static_cast<const unsigned char*>(begin);
    const auto* const end = at + size;
    const auto byte = static_cast<unsigned char>(value);
    const v128_t wanted = wasm_u8x16_splat(byte);
    for (constexpr std::ptrdiff_t step = sizeof(v128_t); end - at >= step; at += step)
        if (const std::uint32_t found =
                wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(at), wanted)))
            return const_cast<unsigned char*>(at + std::countr_zero(found));
    while (at != end && *at != byte)
        ++at;
    return at == end ? nullptr : const_cast<unsigned char*>(at);
}
#endif
