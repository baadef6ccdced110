#include "app/viewer/session/conversion_job.h"

#include "app/files/paths.h"
#include "core/registry/registry.h"

#include <filesystem>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t reportEach = 8 << 20; ///< bytes

std::uint64_t sizeOf(const ConversionItem& item) {
    std::error_code ignored;
    const auto size =
        item.bytes ? item.bytes->size() : std::filesystem::file_size(item.path, ignored);
    return ignored ? 0 : size;
}

Result<FileSource> sourceOf(const ConversionItem& item) {
    if (!item.bytes)
        return FileSource::open(item.path);
    return FileSource::ofBytes(item.path, readRange(*item.bytes, {0, item.bytes->size()}));
}

/// Whether the source has the content of the fingerprint.
bool isStill(const Fingerprint& shown, FileSource& source) {
    if (source.size() != shown.size)
        return false;
    const auto partOf = [&source](ByteRange range) {
        auto part = source.bytesAt(range);
        return part ? *std::move(part) : std::vector<Byte>();
    };
    return fingerprintOf(partOf, shown.size) == shown;
}

class Run {
public:
    Run(const ConversionItem& item, const CopyWishes& wishes, const ConversionTarget& target,
        std::stop_token stop, const std::function<void(ConversionNews)>& report)
        : m_item(item), m_wishes(wishes), m_target(target), m_stop(std::move(stop)),
          m_report(report), m_news{.size = sizeOf(item)}, m_outcome{.path = item.path,
                                                                    .from = item.from} {}

    void run() {
        m_outcome.refusal = refused();
        if (m_stop.stop_requested())
            return;
        m_news.read = m_news.size;
        m_news.outcome = std::move(m_outcome);
        m_report(std::move(m_news));
    }

private:
    std::optional<Refusal> refused() {
        auto source = sourceOf(m_item);
        if (!source)
            return Refusal{.error = source.error()};
        if (m_item.shown && !isStill(*m_item.shown, *source))
            return hasChanged();
        const CopyPlan plan = planFor(*source);
        m_outcome.stale = plan.stale;
        m_outcome.declares = plan.declares;
        const bool inPlace = !m_target.keptAs.empty();
        if (plan.kind == CopyPlan::Kind::Refuse || (plan.kind == CopyPlan::Kind::Leave && inPlace))
            return plan.refusal;
        if (m_target.isTrial)
            return tryOut(*source, plan.conversion);
        return inPlace ? replace(*source, plan.conversion)
                       : writeTo(m_target.file, *source, plan.conversion);
    }

    CopyPlan planFor(FileSource& source) const {
        const auto status = m_target.keptAs.empty() ? std::nullopt : statusOf(m_item.path);
        const FileStatus* replaced = status ? &*status : nullptr;
        return m_item.detection
                   ? planCopy(source, *m_item.detection, m_wishes, replaced)
                   : planCopy(source, {m_item.from, m_item.substitutions, m_item.parts}, m_wishes,
                              replaced);
    }

    Refusal hasChanged() const {
        return {.error = {m_item.path, "has changed since it was opened"}};
    }

    std::optional<Refusal> tryOut(FileSource& source, const ConversionPlan& plan) {
        const auto report = convert(
            source, plan, [](Bytes) -> std::optional<Error> { return std::nullopt; }, progress());
        if (!report)
            return Refusal{.error = report.error()};
        m_outcome.report = *report;
        return std::nullopt;
    }

    std::optional<Refusal> writeTo(const std::string& path, FileSource& source,
                                   const ConversionPlan& plan) {
        m_outcome.copy = path;
        return writeCopy(source, plan, path, progress(), &m_outcome.report);
    }

    std::optional<Refusal> replace(FileSource& source, const ConversionPlan& plan) {
        m_outcome.copy = m_item.path;
        if (m_item.shown && fingerprintOfFile(m_item.path) != m_item.shown)
            return hasChanged();
        auto file = WrittenFile::beside(m_item.path);
        if (!file)
            return Refusal{.error = file.error()};
        if (auto error = file->keepAttributes())
            return Refusal{.error = *std::move(error)};
        ContentHash after;
        const Sink write = [&](Bytes bytes) {
            after.add(bytes);
            return file->write(bytes);
        };
        if (auto refusal = convertWithoutLoss(source, plan, write, progress(), &m_outcome.report))
            return refusal;
        file->setCharset(std::string(info(plan.to).name));
        auto replaced = putInPlace(*file, canonicalPath(m_item.path).value_or(m_item.path),
                                   m_target.keptAs, after.content(), plan);
        if (!replaced)
            return Refusal{.error = replaced.error()};
        m_outcome.replaced = *std::move(replaced);
        return std::nullopt;
    }

    Progress progress() {
        return [this](std::uint64_t read) {
            if (read - m_news.read >= reportEach) {
                m_news.read = read;
                m_report(m_news);
            }
            return !m_stop.stop_requested();
        };
    }

    const ConversionItem& m_item;
    const CopyWishes& m_wishes;
    const ConversionTarget& m_target;
    std::stop_token m_stop;
    const std::function<void(ConversionNews)>& m_report;
    ConversionNews m_news; ///< `read`: when that was last reported
    CopyOutcome m_outcome;
};

} // namespace

void convertItem(const ConversionItem& item, const CopyWishes& wishes,
                 const ConversionTarget& target, std::stop_token stop,
                 const std::function<void(ConversionNews)>& report) {
    Run(item, wishes, target, std::move(stop), report).run();
}

} // namespace charsleuth::viewer
