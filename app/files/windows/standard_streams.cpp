#include "app/files/standard_streams.h"

#include "app/files/windows/wide.h"

namespace charsleuth {

bool isTerminal(int descriptor) {
    DWORD mode = 0;
    return GetConsoleMode(windows::handleOf(descriptor), &mode) != 0;
}

std::size_t terminalWidth(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO told{};
    if (!GetConsoleScreenBufferInfo(windows::handleOf(descriptor), &told))
        return 0;
    return static_cast<std::size_t>(told.srWindow.Right - told.srWindow.Left + 1);
}

} // namespace charsleuth
