#include "app/viewer/archive/archive_reading.h"

#include "app/archive/member_content.h"
#include "app/viewer/words/wording.h"

namespace charsleuth::viewer {

ArchiveReading::ArchiveReading(QObject* parent)
    : QObject(parent), m_reading([this] {
          emit failed({m_path, notEnoughMemory});
      }),
      m_unpacking([this] {
          emit failed({m_path, notEnoughMemory});
      }) {}

void ArchiveReading::open(const std::string& path, std::optional<EncodingId> asked) {
    m_path = path;
    m_asked = asked;
    m_reading.start(
        [path, asked](const std::stop_token&, const LatestJob<Answer>::Report& report) {
            auto archive = ArchiveFile::open(path, asked);
            if (archive)
                report({std::make_shared<const ArchiveNames>(archive->names()), {}, {}});
            else
                report({{}, {}, archive.error()});
        },
        [this](const Answer& answer) {
            if (answer.names == nullptr)
                return emit failed(answer.trouble);
            m_names = answer.names;
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

} // namespace charsleuth::viewer
