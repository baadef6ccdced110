#pragma once

/// Which encoding the user chose for a file, kept in a small SQLite file.
///
/// For one thread. A store that cannot be opened remembers nothing and says why.

#include "app/viewer/document/fingerprint.h"
#include "core/registry/encoding_id.h"

#include <QSqlDatabase>

#include <functional>
#include <optional>
#include <string>

namespace charsleuth::viewer {

struct RememberedChoice {
    EncodingId encoding{};
    Fingerprint of;   ///< the content at that time
    std::string path; ///< absolute; another one where only the content is known
};

class ChoiceStore {
public:
    static constexpr int most = 10'000; ///< files; the oldest are forgotten

    /// Makes the file, and its folder, where there is none.
    explicit ChoiceStore(const QString& file);
    ~ChoiceStore();
    ChoiceStore(const ChoiceStore&) = delete;
    ChoiceStore& operator=(const ChoiceStore&) = delete;

    /// Why nothing can be remembered; empty where all is well.
    const QString& trouble() const { return m_trouble; }

    /// `path` is bytes; relative ones are made absolute.
    void remember(const std::string& path, const Fingerprint& content, EncodingId encoding);
    /// The choice for this content: under this path, else the latest under any other (the file was
    /// moved, or is a copy); failing that the choice for what was under this path before.
    std::optional<RememberedChoice> recall(const std::string& path,
                                           const Fingerprint& content) const;
    /// Also for the same content under other paths.
    void forget(const std::string& path, const Fingerprint& content);
    void clear();
    /// What `changes` does goes to the disk at once: a thousand files are as quick as one.
    void together(const std::function<void()>& changes);
    int count() const;
    /// Another number after each change made through this object.
    std::uint64_t revision() const { return m_revision; }

private:
    QString m_connection;
    QSqlDatabase m_database;
    QString m_trouble;
    std::uint64_t m_revision = 0;
};

} // namespace charsleuth::viewer
