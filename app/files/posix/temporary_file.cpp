#include "app/files/temporary_file.h"

#include <cstdlib>
#include <filesystem>
#include <fcntl.h>
#include <unistd.h>

namespace charsleuth {

std::string temporaryFolder() {
    const char* folder = std::getenv("TMPDIR"); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return folder != nullptr && *folder != '\0' ? folder : "/tmp";
}

FileDescriptor openTemporaryFile() {
    const std::string folder = temporaryFolder();
    const int fd = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        return FileDescriptor(fd);
    std::string name = folder + "/charsleuth-XXXXXX"; // a file system without O_TMPFILE
    FileDescriptor file(::mkostemp(name.data(), O_CLOEXEC));
    if (file.isOpen())
        ::unlink(name.c_str());
    return file;
}

TemporaryFolder::TemporaryFolder() {
    std::string name = temporaryFolder() + "/charsleuth-XXXXXX";
    if (::mkdtemp(name.data()) != nullptr)
        m_path = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error; // what cannot be removed stays
    if (!m_path.empty())
        std::filesystem::remove_all(m_path, error);
}

} // namespace charsleuth
