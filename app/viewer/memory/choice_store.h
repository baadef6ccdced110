#pragma once

/// Which encoding the user chose for a file, kept in a small SQLite file.
///
/// For one thread. A store that cannot be opened remembers nothing and says why.

#include "app/viewer/document/fingerprint.h"
#include "core/registry/encoding_id.h"

#include <QSqlDatabase>

#include <optional>
#include <string>

namespace charsleuth::viewer {

struct RememberedChoice {
    EncodingId encoding{};
    Fingerprint of; ///< the content at that time
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
    std::optional<RememberedChoice> recall(const std::string& path) const;
    void forget(const std::string& path);
    void clear();
    int count() const;

private:
    QString m_connection;
    QSqlDatabase m_database;
    QString m_trouble;
};

} // namespace charsleuth::viewer
