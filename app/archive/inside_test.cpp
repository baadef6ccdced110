// Compiled when the build is configured: whether what is asked of libarchive can be linked from
// archives.

#include "formats.h"

int main() {
    archive* const reader = ::archive_read_new();
    ::archive_read_support_format_zip_streamable(reader);
    charsleuth::supportFormats(reader);
    return ::archive_read_open1(reader);
}
