#include "app/files/process.h"

#include "app/files/file_descriptor.h"
#include "app/files/shell_word.h"

#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace charsleuth {

namespace {

/// Freed memory is kept for the next file: given back to the system it comes again page by page,
/// which takes longer than all other calls for a small file.
void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int most = 8 << 20; // bytes, of each thread
    // NOLINTBEGIN(concurrency-mt-unsafe): there is one thread yet
    ::mallopt(M_TRIM_THRESHOLD, most);
    ::mallopt(M_MMAP_THRESHOLD, most);
    // NOLINTEND(concurrency-mt-unsafe)
#endif
}

/// Each thread that converts a folder has some dozens of files open.
void allowManyOpenFiles() {
    constexpr rlim_t enough = 16384;
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur >= enough)
        return;
    files.rlim_cur = std::min(files.rlim_max, enough);
    ::setrlimit(RLIMIT_NOFILE, &files);
}

} // namespace

void prepareProcess() {
    keepFreedMemory();
    allowManyOpenFiles();
    occupyStandardDescriptors();
    for (const int signal : {SIGPIPE, SIGXFSZ})
        static_cast<void>(std::signal(signal, SIG_IGN));
}

std::vector<std::string> programArguments(int count, char* words[]) {
    return {words + std::min(count, 1), words + count};
}

std::int64_t processNumber() {
    return ::getpid();
}

Shell systemShell() {
    return Shell::Posix;
}

} // namespace charsleuth
