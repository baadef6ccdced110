#pragma once

/// A file that appears whole or not at all: written without a name in the same folder, synced to
/// the disk, then given the name.

#include "app/files/file_descriptor.h"
#include "app/files/file_status.h"
#include "app/files/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// A regular file that is not there yet, or that will be replaced. Symbolic links are followed: the
/// link stays, what it points to is replaced.
class WrittenFile {
public:
    /// Makes the new file. Until it is committed it has no name and goes away with this object or
    /// program (on file systems that cannot do that: a name that begins with temporaryPrefix).
    static Result<WrittenFile> beside(const std::string& path);

    /// Makes the new file for the entry of an open folder, see OpenFolder::pathTo; `path` is for
    /// messages. Fails where nobody but the user may write, see write_guard.h; of a folder `named`
    /// that the user named only what lies below is judged.
    static Result<WrittenFile> inFolder(const std::string& path, std::string target,
                                        const std::string& named = {});

    WrittenFile(WrittenFile&& other) noexcept;
    WrittenFile& operator=(WrittenFile&&) = delete;
    ~WrittenFile();

    std::optional<Error> write(Bytes bytes);

    /// Takes over mode, owner, access list and extended attributes of the file that is replaced.
    std::optional<Error> keepAttributes() { return takeAttributesOf(m_target, Owner::Kept); }

    /// Takes over those of another file. Whether its owner, too: only root can give a file away.
    enum class Owner { Kept, Mine };
    std::optional<Error> takeAttributesOf(const std::string& path, Owner owner);

    /// Sets the time of the last change to that of another file.
    std::optional<Error> setTime(const FileStatus& original);

    /// Sets who may read, write and run a new file, as in POSIX, less the umask.
    void setPermissions(unsigned permissions);

    /// Says in the extended attribute user.charset which encoding the file is in; where the file
    /// system has no such attributes nothing happens.
    void setCharset(const std::string& name);

    /// Puts the file under its name.
    std::optional<Error> commit();

    /// The same, after the file that was there got the name PATH.orig as well. Nothing is done
    /// where there is a PATH.orig already.
    std::optional<Error> commitKeepingOriginal() { return commitKeeping(m_target + ".orig"); }

    /// The same with the name `original`, on the same file system.
    std::optional<Error> commitKeeping(const std::string& original);

    /// How the name begins that a file has until it is committed: the number of the
    /// process, a hyphen, and a number or characters drawn at random follow. After that process
    /// ended it is a leftover.
    static constexpr std::string_view temporaryPrefix = ".charsleuth-";

private:
    static Result<WrittenFile> at(const std::string& path, std::string target);
    WrittenFile(std::string path, std::string target, std::string temporary, FileDescriptor file)
        : m_path(std::move(path)), m_target(std::move(target)), m_temporary(std::move(temporary)),
          m_file(std::move(file)) {}
    Error failure(const std::string& what) const; ///< with the cause in errno
    bool giveName();
    std::optional<Error> moveIntoPlace();
    bool isReady(); ///< all on the disk, with a name; else errno says why not

    std::string m_path;      ///< as the caller named it
    std::string m_target;    ///< without symbolic links
    std::string m_temporary; ///< the name it has meanwhile; empty while it has none
    FileDescriptor m_file;
};

} // namespace charsleuth
