#include "app/viewer/archive/archive_reading.h"

#include "app/archive/member_content.h"
#include "app/archive/readable_copy.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

ReadableCopy withReadableNames(ArchiveFile& archive, const std::string& path, ReadableCopy copy,
                               const std::stop_token& stop) {
    if (!archive.isZip())
        copy.trouble = Error{path, "was changed"};
    else
        copy.trouble = writeReadableCopy(archive, path, copy.path,
                                         [&](std::uint64_t) { return !stop.stop_requested(); });
    return copy;
}

ReadableCopy unpacked(ArchiveFile& archive, const std::string& /*path*/, ReadableCopy copy,
                      const std::stop_token& /*stop*/) {
    const auto report = extract(archive, copy.path, std::nullopt,
                                [&](const Error& error) { copy.refused.push_back(error); });
    if (report)
        copy.unpacked = *report;
    else
        copy.trouble = report.error();
    return copy;
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
    start(copy, &withReadableNames);
}

void ArchiveReading::unpack(const std::string& folder) {
    start(folder, &unpacked);
}

/// Nothing is written of an archive whose names are not those that are shown.
void ArchiveReading::start(const std::string& place, Writing write) {
    m_writing.start(
        [path = m_path, asked = m_asked, write, copy = ReadableCopy{place, m_names, {}}](
            const std::stop_token& stop, const LatestJob<ReadableCopy>::Report& report) {
            ReadableCopy failed = copy;
            auto archive = ArchiveFile::open(path, asked);
            if (!archive)
                failed.trouble = archive.error();
            else if (std::ranges::equal(archive->names().members, copy.names->members, {},
                                        &ArchiveMember::name, &ArchiveMember::name))
                return report(write(*archive, path, copy, stop));
            else
                failed.trouble = Error{path, "was changed"};
            report(failed);
        },
        [this](const ReadableCopy& copied) { m_copied = copied; },
        [this] { emit written(m_copied); });
}

} // namespace charsleuth::viewer
