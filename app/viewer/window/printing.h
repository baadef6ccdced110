#pragma once

/// The decoded text on paper or in a PDF: as it looks on the screen, with boxes for malformed
/// bytes, line numbers, a head line with name and encoding, and page numbers.

#include "app/viewer/document/file_text.h"

#include <QString>

#include <functional>

class QPagedPaintDevice;

namespace charsleuth::viewer {

/// No text makes more pages, unless it is asked to.
inline constexpr int pageLimit = 2000;

struct PrintedText {
    FileText text;
    std::string language; ///< BCP 47; may be empty
    QString head;         ///< "menu.txt — Japanese (Shift_JIS)"
    ByteRange bytes;      ///< what of it
    QString family;       ///< of its letters; see fixedFamily()
    int mostPages = pageLimit;
};

enum class PrintEnd { Complete, TooLong, Stopped };

/// Any thread. `goOn` is told after each page which part of the bytes is done (0..1); false stops.
PrintEnd printText(QPagedPaintDevice& device, const PrintedText& printed,
                   const std::function<bool(double)>& goOn);

} // namespace charsleuth::viewer
