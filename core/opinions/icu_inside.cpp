/// What ICU finds here where it is linked as archives: no data and no libraries to load.
///
/// Its data are 30 MB of locales and code pages; what is asked here (character types, scripts, its
/// detector, SCSU and BOCU-1) is code. ICU itself calls this stub data.

#include <unicode/udata.h>
#include <unicode/utypes.h>

#include <cstdint>

namespace {

/// A header in ICU's common format ("CmnD" 1.0) and a table of contents with nothing in it.
struct EmptyData {
    std::uint16_t headerSize = sizeof(UDataInfo) + 12;
    std::uint8_t magic[2] = {0xDA, 0x27};
    UDataInfo info = {sizeof(UDataInfo),
                      0,
                      U_IS_BIG_ENDIAN,
                      U_CHARSET_FAMILY,
                      sizeof(UChar),
                      0,
                      {'T', 'o', 'C', 'P'},
                      {1, 0, 0, 0},
                      {}};
    std::uint8_t padding[8] = {};
    std::uint32_t count = 0;
    std::uint32_t reserved = 0;
};
static_assert(offsetof(EmptyData, count) == 32);

} // namespace

extern "C" {
extern const EmptyData U_ICUDATA_ENTRY_POINT;
alignas(16) const EmptyData U_ICUDATA_ENTRY_POINT;

/// The linker lets ICU call this one (--wrap=dlopen).
void* loadNothing(const char* name, int mode) asm("__wrap_dlopen");
void* loadNothing(const char* /*name*/, int /*mode*/) {
    return nullptr;
}

/// glibc's time zone, which nothing here asks for. The archives are compiled for programs: a shared
/// library with them inside cannot name what lies outside of it.
[[gnu::visibility("hidden")]] extern long zoneOffset asm("__timezone");
long zoneOffset = 0;
[[gnu::visibility("hidden")]] extern char* zoneNames[2] asm("tzname");
char* zoneNames[2] = {nullptr, nullptr};
}
