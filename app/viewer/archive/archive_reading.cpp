#include "app/viewer/archive/archive_reading.h"

#include "app/archive/member_content.h"
#include "app/archive/readable_copy.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

ReadableCopy writtenCopy(const std::string& path, std::optional<EncodingId> asked,
                         const SharedNames& names, const std::string& copy,
                         const std::stop_token& stop) {
    const auto failed = [&](const Error& error) { return ReadableCopy{copy, names, error}; };
    auto archive = ArchiveFile::open(path, asked);
    if (!archive)
        return failed(archive.error());
    if (!archive->isZip() || !std::ranges::equal(archive->names().members, names->members, {},
                                                 &ArchiveMember::name, &ArchiveMember::name))
        return failed({path, "was changed"});
    return {copy, names, writeReadableCopy(*archive, path, copy, [&](std::uint64_t) {
                return !stop.stop_requested();
            })};
}

} // namespace

ArchiveReading::ArchiveReading(QObject* parent)
    : QObject(parent), m_reading([this] {
          emit failed({m_path, notEnoughMemory});
      }),
      m_unpacking([this] {
          emit failed({m_path, notEnoughMemory});
      }),
      m_writing([this] {
          emit written({m_path, m_names, Error{m_path, notEnoughMemory}});
      }) {}

void ArchiveReading::open(const std::string& path, std::optional<EncodingId> asked) {
    m_path = path;
    m_asked = asked;
    m_reading.start(
        [path, asked](const std::stop_token&, const LatestJob<Answer>::Report& report) {
            auto archive = ArchiveFile::open(path, asked);
            if (archive)
                report({std::make_shared<const ArchiveNames>(archive->names()),
                        {},
                        {},
                        archive->isZip()});
            else
                report({{}, {}, archive.error()});
        },
        [this](const Answer& answer) {
            if (answer.names == nullptr)
                return emit failed(answer.trouble);
            m_names = answer.names;
            m_isZip = answer.isZip;
            emit namesRead();
        });
}

void ArchiveReading::read(std::size_t member) {
    const QString name = qString(m_names->members[member].name);
    m_unpacking.start(
        [path = m_path, member](const std::stop_token&, const LatestJob<Answer>::Report& report) {
            auto archive = ArchiveFile::open(path, std::nullopt);
            if (!archive)
                return report({{}, {}, archive.error()});
            if (member >= archive->names().members.size())
                return report({{}, {}, Error{path, "was changed"}});
            auto content = memberContent(*archive, member, path);
            if (content)
                report({{}, bytesInMemory(*std::move(content)), {}});
            else
                report({{}, {}, content.error()});
        },
        [this, name](const Answer& answer) {
            if (answer.bytes == nullptr)
                emit failed(answer.trouble);
            else
                emit memberRead(name, answer.bytes);
        });
}

void ArchiveReading::write(const std::string& copy) {
    m_writing.start(
        [path = m_path, asked = m_asked, names = m_names,
         copy](const std::stop_token& stop, const LatestJob<ReadableCopy>::Report& report) {
            report(writtenCopy(path, asked, names, copy, stop));
        },
        [this](const ReadableCopy& copied) { m_copied = copied; },
        [this] { emit written(m_copied); });
}

} // namespace charsleuth::viewer
