#include "plugin/web/module/exported.h"

#include <cstddef>
#include <cstdlib>
#include <new>

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
