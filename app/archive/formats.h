#pragma once

/// The formats that libarchive is asked for: those that need no other program and no XML.

#include <archive.h>

namespace charsleuth {

inline void supportFormats(archive* reader) {
    ::archive_read_support_filter_gzip(reader);
    ::archive_read_support_filter_bzip2(reader);
    ::archive_read_support_filter_xz(reader);
    ::archive_read_support_filter_lzma(reader);
    ::archive_read_support_filter_zstd(reader);
    ::archive_read_support_format_7zip(reader);
    ::archive_read_support_format_ar(reader);
    ::archive_read_support_format_cab(reader);
    ::archive_read_support_format_cpio(reader);
    ::archive_read_support_format_lha(reader);
    ::archive_read_support_format_rar(reader);
    ::archive_read_support_format_rar5(reader);
    ::archive_read_support_format_tar(reader);
}

} // namespace charsleuth
