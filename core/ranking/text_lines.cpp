#include "core/ranking/text_lines.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The fewest bytes of a line that is no accident: of random bytes one in eight is a control.
constexpr std::size_t fewestBytes = 24;
constexpr std::size_t fewestLines = 3;
/// One byte in so many is in such lines, at least: core/parts takes less text for an accident, too.
constexpr std::size_t mostBinary = 4;

bool isControl(Byte byte) {
    return byte < 0x20 && byte != '\t' && byte != '\f' && byte != 0x1B;
}

struct Lines {
    std::size_t count = 0, bytes = 0;

    void add(std::size_t length) {
        if (length < fewestBytes)
            return;
        ++count;
        bytes += length;
    }
};

void addLines(Bytes bytes, Lines& lines) {
    std::size_t length = 0;
    bool isText = true;
    for (const Byte byte : bytes) {
        if (byte == '\n') {
            if (isText)
                lines.add(length);
            length = 0;
            isText = true;
            continue;
        }
        isText = isText && (!isControl(byte) || byte == '\r');
        ++length;
    }
}

} // namespace

bool hasTextLines(std::span<const SampleSegment> sample) {
    Lines lines;
    std::size_t all = 0;
    for (const SampleSegment& segment : sample) {
        addLines(segment.bytes, lines);
        all += segment.bytes.size();
    }
    return lines.count >= fewestLines && lines.bytes * mostBinary >= all;
}

} // namespace charsleuth
