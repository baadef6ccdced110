#include "app/cli/copy_writer.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/files/printable.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth::cli {

namespace {

bool isLink(const std::string& path) {
    const auto status = statusOfEntry(path);
    return status && status->kind == FileKind::Link;
}

/// "notes.txt.gz" is in it as "notes.txt".
std::string unpackedName(const std::string& path) {
    for (const std::string_view suffix : {".gz", ".zst"})
        if (path.ends_with(suffix))
            return path.substr(0, path.size() - suffix.size());
    return path;
}

std::optional<Error> drop(Bytes) {
    return std::nullopt;
}

std::optional<Refusal> refusal(const std::optional<Error>& error) {
    return error ? std::optional(Refusal{.error = *error}) : std::nullopt;
}

std::optional<Refusal> replace(FileSource& source, const ConversionPlan& plan, bool partLinks,
                               ConversionReport& report) {
    const std::string& path = source.path();
    if (source.unpacked())
        return Refusal{.error = {path, "is compressed; what is inside goes to another file (-o)"}};
    if (!source.isRegular())
        return Refusal{.error = {path, "is not a regular file"}};
    const auto before = statusOf(path);
    if (auto refused = before ? whyNotReplaced(path, *before, partLinks) : std::nullopt)
        return refused;
    auto file = WrittenFile::beside(path);
    if (!file)
        return Refusal{.error = file.error()};
    if (auto error = file->keepAttributes())
        return Refusal{.error = *error};
    if (auto refused = fillCopy(*file, source, plan, {}, &report))
        return refused;
    const auto after = statusOf(path);
    if (!before || !after || !after->isUnchangedSince(*before))
        return Refusal{.error = {path, "was changed while it was converted"}};
    return refusal(file->commitKeepingOriginal());
}

} // namespace

Destination readDestination(std::string_view command, const Arguments& arguments,
                            bool writesNothing) {
    using enum Destination::Kind;
    Destination destination;
    const std::string_view chosen =
        readOneOf(arguments, destination.kind,
                  {{"-o", File}, {"--out-dir", Folder}, {"--in-place", InPlace}});
    if (!chosen.empty())
        destination.path = *arguments.last(chosen);
    destination.partLinks = arguments.has("--part-links");
    if (destination.kind == File && destination.path == "-")
        destination.kind = StandardOutput;
    const std::vector<std::string>& files = arguments.operands;
    const bool many = destination.kind == Folder || destination.kind == InPlace || writesNothing;
    if (files.empty())
        throw UsageError(std::string(command) + " needs a FILE");
    if (files.size() > 1 && !many)
        throw UsageError("many files need --out-dir or --in-place: " + printable(files[1]));
    const bool standardInput = std::ranges::find(files, "-") != files.end();
    if (standardInput && (destination.kind == InPlace || destination.kind == Folder))
        throw UsageError("standard input has no name for " + std::string(chosen) + ": -");
    return destination;
}

int copyEach(const std::vector<std::string>& files, Output& output,
             const std::function<std::optional<Refusal>(const std::string&)>& copy) {
    const auto copyIfThereIsMemory = [&](const std::string& path) {
        try {
            return copy(path);
        } catch (const std::bad_alloc&) {
            return std::optional(Refusal{.error = {path, notEnoughMemory}});
        }
    };
    int status = Answered;
    for (const std::string& path : files)
        if (const auto refusal = copyIfThereIsMemory(path)) {
            output.flush();
            writeMessage(messageFor(refusal->error));
            status =
                std::max<int>(status, refusal->why == Refusal::Why::Failed ? NotReadable : NoText);
        }
    return status;
}

std::optional<Refusal> CopyWriter::write(FileSource& source, const ConversionPlan& plan,
                                         ConversionReport& report) {
    switch (m_destination.kind) {
    case Destination::Kind::StandardOutput:
        return writeToOutput(source, plan, report);
    case Destination::Kind::File:
        return writeCopy(source, plan, m_destination.path, {}, &report);
    case Destination::Kind::Folder:
        return writeIntoFolder(source, plan, report);
    case Destination::Kind::InPlace:
        break;
    }
    return replace(source, plan, m_destination.partLinks, report);
}

void CopyWriter::tellLink(const std::string& path) const {
    const bool inPlace = m_destination.kind == Destination::Kind::InPlace;
    const std::string& written = inPlace ? path : m_destination.path;
    if ((!inPlace && m_destination.kind != Destination::Kind::File) || !isLink(written))
        return;
    if (const auto target = canonicalPath(written))
        writeMessage(messageFor(
            {written, "is a symbolic link, which stays; the copy goes to " + printable(*target)}));
}

/// What went out cannot be taken back, so that the whole is tried first.
std::optional<Refusal> CopyWriter::writeToOutput(FileSource& source, const ConversionPlan& plan,
                                                 ConversionReport& report) {
    if (auto refused = convertWithoutLoss(source, plan, drop, {}, &report))
        return refused;
    auto refused = convertWithoutLoss(source, plan, [&](Bytes bytes) -> std::optional<Error> {
        m_output.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        if (m_output.isOpen())
            return std::nullopt;
        return Error{"standard output", "nobody reads it any more"};
    });
    // main() tells, unless it is the reader who went away
    return m_output.isOpen() ? refused : std::nullopt;
}

std::optional<Refusal> CopyWriter::writeIntoFolder(FileSource& source, const ConversionPlan& plan,
                                                   ConversionReport& report) {
    const std::string& folder = m_destination.path;
    if (!makeFolder(folder))
        return Refusal{.error = {folder, causeOf(errno)}};
    const std::string& path = source.path();
    const std::string copy = placeInFolder(folder, source.unpacked() ? unpackedName(path) : path);
    if (std::ranges::find(m_written, copy) != m_written.end())
        return Refusal{.error = {path, "another file was already written as " + printable(copy)}};
    if (isLink(copy))
        return Refusal{.error = {copy, "is a symbolic link, which may lead out of the folder"}};
    m_written.push_back(copy);
    return writeCopy(source, plan, copy, {}, &report);
}

} // namespace charsleuth::cli
