#include "app/viewer/session/choice_store.h"

#include "app/answer/question.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

#include <filesystem>

namespace charsleuth::viewer {

namespace {

QByteArray keyOf(const std::string& path) {
    std::error_code ignored;
    return QByteArray::fromStdString(std::filesystem::absolute(path, ignored).string());
}

const char* const tableSql = "CREATE TABLE IF NOT EXISTS choices ("
                             "path BLOB PRIMARY KEY, size INTEGER NOT NULL, digest BLOB, "
                             "encoding TEXT NOT NULL, at INTEGER NOT NULL)";
const char* const index = "CREATE INDEX IF NOT EXISTS contents ON choices (size, digest)";

/// All empty files are alike, and say nothing of each other.
const char* const sameContent = "(size > 0 AND size = ? AND digest = ?)";

void bindContent(QSqlQuery& query, const Fingerprint& content) {
    query.addBindValue(static_cast<qlonglong>(content.size));
    query.addBindValue(content.digest);
}

} // namespace

ChoiceStore::ChoiceStore(const QString& file)
    : m_connection(QUuid::createUuid().toString()),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection)) {
    QDir().mkpath(QFileInfo(file).path());
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=500"));
    if (!m_database.open()) {
        m_trouble = m_database.lastError().text();
    } else if (QSqlQuery query(m_database);
               !query.exec(QLatin1String(tableSql)) || !query.exec(QLatin1String(index))) {
        m_trouble = query.lastError().text();
    }
    if (!m_trouble.isEmpty())
        m_trouble = QStringLiteral("%1: %2").arg(file, m_trouble.trimmed());
}

ChoiceStore::~ChoiceStore() {
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

void ChoiceStore::remember(const std::string& path, const Fingerprint& content,
                           EncodingId encoding) {
    ++m_revision;
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("INSERT OR REPLACE INTO choices VALUES (?, ?, ?, ?, ?)"));
    query.addBindValue(keyOf(path));
    query.addBindValue(static_cast<qlonglong>(content.size));
    query.addBindValue(content.digest);
    query.addBindValue(qString(info(encoding).name));
    query.addBindValue(QDateTime::currentSecsSinceEpoch());
    query.exec();
    query.prepare(QStringLiteral("DELETE FROM choices WHERE path NOT IN "
                                 "(SELECT path FROM choices ORDER BY at DESC LIMIT ?)"));
    query.addBindValue(most);
    if (count() > most)
        query.exec();
}

std::optional<RememberedChoice> ChoiceStore::recall(const std::string& path,
                                                    const Fingerprint& content) const {
    QSqlQuery query(m_database);
    query.prepare(
        QStringLiteral("SELECT size, digest, encoding, path FROM choices WHERE path = ? OR %1 "
                       "ORDER BY (%1) DESC, (path = ?) DESC, at DESC LIMIT 1")
            .arg(QLatin1String(sameContent)));
    query.addBindValue(keyOf(path));
    bindContent(query, content);
    bindContent(query, content);
    query.addBindValue(keyOf(path));
    if (!query.exec() || !query.next())
        return std::nullopt;
    const auto encoding = encodingChosen(query.value(2).toString().toStdString());
    if (!encoding)
        return std::nullopt; // of another version
    return RememberedChoice{
        *encoding,
        {static_cast<std::uint64_t>(query.value(0).toLongLong()), query.value(1).toByteArray()},
        query.value(3).toByteArray().toStdString()};
}

void ChoiceStore::forget(const std::string& path, const Fingerprint& content) {
    ++m_revision;
    QSqlQuery query(m_database);
    query.prepare(
        QStringLiteral("DELETE FROM choices WHERE path = ? OR %1").arg(QLatin1String(sameContent)));
    query.addBindValue(keyOf(path));
    bindContent(query, content);
    query.exec();
}

void ChoiceStore::clear() {
    ++m_revision;
    QSqlQuery(m_database).exec(QStringLiteral("DELETE FROM choices"));
}

void ChoiceStore::together(const std::function<void()>& changes) {
    const bool begun = m_database.transaction();
    changes();
    if (begun)
        m_database.commit();
}

int ChoiceStore::count() const {
    QSqlQuery query(m_database);
    return query.exec(QStringLiteral("SELECT count(*) FROM choices")) && query.next()
               ? query.value(0).toInt()
               : 0;
}

} // namespace charsleuth::viewer
