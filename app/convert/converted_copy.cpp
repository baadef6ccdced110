#include "app/convert/converted_copy.h"

#include "app/files/digits.h"
#include "app/files/file_status.h"
#include "app/files/open_file.h"
#include "core/registry/registry.h"

#include <cerrno>

namespace charsleuth {

namespace {

std::optional<Error> drop(Bytes) {
    return std::nullopt;
}

std::optional<Refusal> refusal(const std::optional<Error>& error) {
    return error ? std::optional(Refusal{.error = *error}) : std::nullopt;
}

/// To /dev/null, a FIFO and the like: what went out cannot be taken back, so the whole is tried
/// first.
std::optional<Refusal> writeToDevice(FileSource& source, const ConversionPlan& plan,
                                     const std::string& path, const Progress& progress,
                                     ConversionReport* report) {
    if (auto refused = convertWithoutLoss(source, plan, drop, progress, report))
        return refused;
    const FileDescriptor file = openForWriting(path);
    if (!file.isOpen())
        return Refusal{.error = {path, causeOf(errno)}};
    return convertWithoutLoss(
        source, plan,
        [&](Bytes bytes) -> std::optional<Error> {
            if (writeFully(file.get(), bytes))
                return std::nullopt;
            return Error{path, causeOf(errno)};
        },
        progress);
}

} // namespace

std::string lossWords(const ConversionReport& report, const ConversionPlan& plan) {
    const auto name = [](EncodingId encoding) { return std::string(info(encoding).name); };
    std::string words;
    if (report.malformed > 0)
        words = counted(report.malformed, "malformed sequence") + " as " + name(plan.from) +
                " (the first at byte " + std::to_string(report.firstMalformed.value_or(0)) + ')';
    if (report.lacking > 0) {
        words += (words.empty() ? "" : ", ") + counted(report.lacking, "character") + " that " +
                 name(plan.to) + " lacks (the first is U+" +
                 hexDigits(report.characters.front().character, 4) + ')';
    }
    if (words.empty() && !report.reread)
        words = "the copy would not read the same as " + name(plan.to);
    return words;
}

std::optional<Refusal> convertWithoutLoss(FileSource& source, const ConversionPlan& plan,
                                          const Sink& sink, const Progress& progress,
                                          ConversionReport* report) {
    const auto found = convert(source, plan, sink, progress);
    if (!found)
        return Refusal{.error = found.error()};
    if (report != nullptr)
        *report = *found;
    if (const auto error = source.incomplete())
        return Refusal{.error = *error};
    if (source.wasOverwritten())
        return Refusal{.error = {source.path(), "was changed while it was converted"}};
    if (!found->reread || (plan.onLoss == OnLoss::Fail && !found->lossless()))
        return Refusal{Refusal::Why::Loss,
                       {source.path(), "refused, this would be lost: " + lossWords(*found, plan)}};
    return std::nullopt;
}

std::optional<Refusal> fillCopy(WrittenFile& file, FileSource& source, const ConversionPlan& plan,
                                const Progress& progress, ConversionReport* report) {
    auto refused = convertWithoutLoss(
        source, plan, [&](Bytes bytes) { return file.write(bytes); }, progress, report);
    file.setCharset(std::string(info(plan.to).name));
    return refused;
}

std::optional<Refusal> writeCopy(FileSource& source, const ConversionPlan& plan,
                                 const std::string& path, const Progress& progress,
                                 ConversionReport* report) {
    const auto to = statusOf(path);
    const auto from = source.path() != "-" ? statusOf(source.path()) : std::nullopt;
    if (to && from && from->isSameFile(*to))
        return Refusal{.error = {path, "is the file that is converted"}};
    if (to && !to->isRegular() && !to->isFolder())
        return writeToDevice(source, plan, path, progress, report);
    auto file = WrittenFile::beside(path);
    if (!file)
        return Refusal{.error = file.error()};
    if (to) {
        if (auto error = file->keepAttributes())
            return Refusal{.error = *error};
    } else {
        file->setPermissions(from && from->isRegular() ? from->permissions : 0666);
    }
    if (auto refused = fillCopy(*file, source, plan, progress, report))
        return refused;
    return refusal(file->commit());
}

std::optional<Refusal> whyNotReplaced(const std::string& path, const FileStatus& status,
                                      bool partLinks) {
    constexpr unsigned anybodyWrites = 0222;
    if ((status.permissions & anybodyWrites) == 0)
        return Refusal{Refusal::Why::ReadOnly, {path, "is read-only"}};
    if (status.names < 2 || partLinks)
        return std::nullopt;
    return Refusal{Refusal::Why::Linked,
                   {path, "has " + std::to_string(status.names) +
                              " names (hard links), and only this one would get the copy"}};
}

std::string placeInFolder(const std::string& folder, const std::string& path) {
    return folder + '/' + path.substr(path.rfind('/') + 1);
}

} // namespace charsleuth
