#include "app/viewer/session/conversion_job.h"

#include "app/detect/detect_input.h"

#include <algorithm>
#include <filesystem>
#include <new>

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
    Run(const std::vector<ConversionItem>& items, const CopyWishes& wishes,
        const ConversionTarget& target, std::stop_token stop,
        const std::function<void(ConversionNews)>& report)
        : m_items(items), m_wishes(wishes), m_target(target), m_stop(std::move(stop)),
          m_report(report) {}

    void all() {
        for (const ConversionItem& item : m_items)
            m_news.size += sizeOf(item);
        std::uint64_t before = 0;
        for (const ConversionItem& item : m_items) {
            CopyOutcome outcome = one(item);
            if (m_stop.stop_requested())
                return;
            before += sizeOf(item);
            m_news.read = m_before = before;
            m_news.outcomes.push_back(std::move(outcome));
        }
        m_news.done = true;
        m_report(m_news);
    }

private:
    /// The others may need less memory.
    CopyOutcome one(const ConversionItem& item) {
        CopyOutcome outcome{.path = item.path, .from = item.from};
        try {
            convertInto(outcome, item);
        } catch (const std::bad_alloc&) {
            outcome.refusal = Refusal{.error = {item.path, notEnoughMemory}};
        }
        return outcome;
    }

    void convertInto(CopyOutcome& outcome, const ConversionItem& item) {
        auto source = sourceOf(item);
        if (!source) {
            outcome.refusal = Refusal{.error = source.error()};
            return;
        }
        if (item.shown && !isStill(*item.shown, *source)) {
            outcome.refusal = Refusal{.error = {item.path, "has changed since it was opened"}};
            return;
        }
        const auto planned = planFor(item, *source, outcome);
        if (!planned)
            outcome.refusal = Refusal{.error = planned.error()};
        else if (planned->kind == CopyPlan::Kind::Refuse)
            outcome.refusal = planned->refusal;
        else if (planned->kind == CopyPlan::Kind::Leave && !m_target.keptAs.empty())
            outcome.refusal = planned->refusal;
        else
            write(*source, planned->conversion, item, outcome);
    }

    Result<CopyPlan> planFor(const ConversionItem& item, FileSource& source, CopyOutcome& outcome) {
        const auto status = m_target.keptAs.empty() ? std::nullopt : statusOf(item.path);
        const FileStatus* replaced = status ? &*status : nullptr;
        if (item.from && !item.detection)
            return noted(
                planCopy(source, {*item.from, item.substitutions, item.parts}, m_wishes, replaced),
                outcome);
        auto detection = item.detection ? Result<Detection>(*item.detection) : detected(source);
        if (!detection)
            return detection.error();
        CopyPlan plan = planCopy(source, *detection, m_wishes, replaced);
        if (plan.refusal.why != Refusal::Why::NoText) {
            outcome.from = plan.conversion.from;
            if (!item.detection)
                outcome.probability = detection->ranked.front().probability;
        }
        return noted(std::move(plan), outcome);
    }

    Result<Detection> detected(FileSource& source) const {
        return detectInput(source, {.listed = 1, .explained = 0}, {},
                           [this](std::uint64_t) { return !m_stop.stop_requested(); });
    }

    static CopyPlan noted(CopyPlan plan, CopyOutcome& outcome) {
        outcome.stale = plan.stale;
        outcome.declares = plan.declares;
        return plan;
    }

    bool isTrial() const {
        return m_target.file.empty() && m_target.folder.empty() && m_target.keptAs.empty();
    }

    void write(FileSource& source, const ConversionPlan& plan, const ConversionItem& item,
               CopyOutcome& outcome) {
        const Progress progress = [this](std::uint64_t read) { return tell(read); };
        if (!m_target.keptAs.empty())
            return replace(source, plan, item, outcome, progress);
        if (isTrial()) {
            const auto report = convert(
                source, plan, [](Bytes) -> std::optional<Error> { return std::nullopt; }, progress);
            if (report)
                outcome.report = *report;
            else
                outcome.refusal = Refusal{.error = report.error()};
            return;
        }
        outcome.copy =
            m_target.folder.empty() ? m_target.file : placeInFolder(m_target.folder, outcome.path);
        const bool taken = std::ranges::find(m_news.outcomes, outcome.copy, &CopyOutcome::copy) !=
                           m_news.outcomes.end();
        outcome.refusal = taken ? Refusal{.error = {outcome.copy, "was just written as the copy of "
                                                                  "another file of this name"}}
                                : writeCopy(source, plan, outcome.copy, progress, &outcome.report);
    }

    void replace(FileSource& source, const ConversionPlan& plan, const ConversionItem& item,
                 CopyOutcome& outcome, const Progress& progress) const {
        outcome.copy = outcome.path;
        const auto refuse = [&outcome](const std::optional<Error>& error) {
            if (error)
                outcome.refusal = Refusal{.error = *error};
            return error.has_value();
        };
        if (item.shown && fingerprintOfFile(item.path) != item.shown) {
            refuse(Error{item.path, "has changed since it was opened"});
            return;
        }
        auto file = WrittenFile::beside(outcome.path);
        if (!file) {
            refuse(file.error());
            return;
        }
        if (refuse(file->keepAttributes()))
            return;
        outcome.refusal = fillCopy(*file, source, plan, progress, &outcome.report);
        if (outcome.refusal || refuse(file->commitKeeping(m_target.keptAs)))
            return;
        if (const auto now = fingerprintOfFile(outcome.path))
            outcome.replaced = {.now = *now, .kept = m_target.keptAs};
    }

    bool tell(std::uint64_t read) {
        m_news.read = m_before + read;
        if (m_news.read - m_told >= reportEach) {
            m_told = m_news.read;
            m_report(m_news);
        }
        return !m_stop.stop_requested();
    }

    const std::vector<ConversionItem>& m_items;
    const CopyWishes& m_wishes;
    const ConversionTarget& m_target;
    std::stop_token m_stop;
    const std::function<void(ConversionNews)>& m_report;
    ConversionNews m_news;
    std::uint64_t m_before = 0; ///< bytes of the items that are done
    std::uint64_t m_told = 0;
};

} // namespace

void convertItems(const std::vector<ConversionItem>& items, const CopyWishes& wishes,
                  const ConversionTarget& target, std::stop_token stop,
                  const std::function<void(ConversionNews)>& report) {
    Run(items, wishes, target, std::move(stop), report).all();
}

} // namespace charsleuth::viewer
