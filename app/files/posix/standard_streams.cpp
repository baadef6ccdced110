#include "app/files/standard_streams.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace charsleuth {

static_assert(standardInput == STDIN_FILENO && standardOutput == STDOUT_FILENO &&
              standardError == STDERR_FILENO);

bool isTerminal(int descriptor) {
    return ::isatty(descriptor) == 1;
}

std::size_t terminalWidth(int descriptor) {
    winsize size{};
    return ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace charsleuth
