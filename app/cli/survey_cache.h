#pragma once

/// What earlier surveys found, in a file: what has not changed since is not read again.

#include "app/answer/surveyed_file.h"
#include "app/files/file_descriptor.h"
#include "app/files/result.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace charsleuth::cli {

/// By what a file that has not changed is known again.
struct FileStamp {
    std::uint64_t size = 0, inode = 0;
    std::int64_t changed = 0; ///< ns since 1970
    std::int64_t touched = 0; ///< likewise: what gives a file its old time again changes this one
    std::string hints;        ///< a hash of what stands beside it

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Memory: 16 bytes and the table's own for each file; the rest stays in the file. It is appended
/// to, so that a survey that was stopped has lost nothing.
class SurveyCache {
public:
    struct Entry {
        SurveyedFile file;
        std::string json; ///< as it was printed; empty where it was not asked for
    };

    /// Makes the file, or reads the one that is there. `settings`: all on which answers depend;
    /// what was found with others is forgotten. Fails where the file is none of a survey, or is in
    /// use.
    static Result<SurveyCache> open(const std::string& path, const std::string& settings);

    /// In any thread.
    std::optional<Entry> find(const std::string& path, const FileStamp& stamp) const;

    /// One thread at a time. Nothing is kept of a file that was changed within the last two
    /// seconds: the next change may get the same time.
    std::optional<Error> add(const FileStamp& stamp, const Entry& entry);

private:
    explicit SurveyCache(std::string path) : m_path(std::move(path)) {}
    std::optional<Error> read(const std::string& head);
    std::optional<Error> write(std::string_view text);

    std::string m_path;
    FileDescriptor m_file;
    std::uint64_t m_end = 0;                                    ///< bytes of whole lines
    std::unordered_map<std::uint64_t, std::uint64_t> m_offsets; ///< of lines, by hash of the path
};

/// The stamp of a file; nothing where it is no regular file.
std::optional<FileStamp> stampOf(const std::string& path, const std::string& hints);

} // namespace charsleuth::cli
