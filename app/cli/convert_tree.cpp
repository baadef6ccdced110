#include "app/cli/convert_tree.h"

#include "app/cli/conversion_words.h"
#include "app/cli/file_count.h"
#include "app/detect/ordered_work.h"
#include "app/cli/plan_rows.h"
#include "app/cli/progress_line.h"
#include "app/files/file_source.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "app/files/process.h"
#include "app/tree/config_corrections.h"
#include "app/tree/folder_runs.h"
#include "app/tree/journal_place.h"
#include "app/tree/journal_reach.h"
#include "app/tree/tree_recovery.h"
#include "app/tree/tree_undo.h"
#include "app/tree/tree_writer.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace charsleuth::cli {

namespace {

using Action = FilePlan::Action;

/// A plan, with its copy where there is to be one.
using Item = std::shared_ptr<PreparedFile>;

/// A report takes the place of an earlier report only.
std::optional<Error> whyNotReplaced(const std::string& path) {
    const auto status = statusOf(path);
    if (!status || !status->isRegular() || status->size == 0)
        return std::nullopt;
    auto file = FileSource::open(path);
    const auto head = file ? file->bytesAt({0, planCsvHeader.size()}) : file.error();
    if (!head)
        return head.error();
    if (std::ranges::equal(*head, bytesOf(planCsvHeader)))
        return std::nullopt;
    return Error{path, "is there already and is no report: it is not replaced"};
}

/// Prints what becomes of the files, in their order.
class TreeReport {
public:
    TreeReport(const TreeArguments& tree, Output& output)
        : m_tree(tree), m_output(output), m_tense(tree.dryRun ? Tense::Future : Tense::Past) {}

    /// Before anything is converted: a report that cannot be written is told then.
    std::optional<Error> open() {
        if (m_tree.report && *m_tree.report != "-") {
            if (auto error = whyNotReplaced(*m_tree.report))
                return error;
            auto file = WrittenFile::beside(*m_tree.report);
            if (!file)
                return file.error();
            m_file.emplace(*std::move(file));
            m_file->setPermissions(0666);
        }
        if (m_tree.report)
            return addToReport(planCsvHeader);
        if (m_tree.dryRun)
            m_output.write(planTableHead());
        return std::nullopt;
    }

    void add(const FilePlan& plan) {
        m_summary.add(plan);
        for (const SaidEncoding* said : plan.falseBeside())
            ++m_saidBeside[{said->by, said->label}];
        if (m_tree.report && !m_trouble)
            m_trouble = addToReport(planCsvRow(plan, m_tense));
        else if (m_tree.dryRun && (plan.action == Action::Convert || plan.action == Action::Refuse))
            m_output.write(planTableRow(plan));
        if (plan.action == Action::Refuse)
            m_status = std::max<int>(m_status, NoText);
        if (plan.action == Action::Fail)
            m_status = NotReadable;
        tell(plan);
    }

    /// What configuration files say, and could not be corrected.
    void addLeft(const ConfigCorrections& corrections) {
        for (const auto& [said, files] : corrections.left())
            m_saidBeside[said] += files;
    }

    void tell(const Error& error) {
        m_status = NotReadable;
        m_output.flush();
        writeMessage(messageFor(error));
    }

    /// Returns the exit status.
    int finish() {
        if (!m_trouble && m_file)
            m_trouble = m_file->commit();
        if (m_trouble)
            tell(*m_trouble);
        m_output.flush();
        for (const auto& [said, files] : m_saidBeside)
            writeMessage(messageFor(
                {said.first,
                 "says \"" + printable(said.second) + "\" of " + std::to_string(files) +
                     (m_tree.dryRun ? " that would be " : " that are ") +
                     std::string(info(m_tree.request.to).name) +
                     (m_tree.request.fixConfiguration ? " now; change it there"
                                                      : " now; --fix-config changes it")}));
        if (m_tree.report != "-")
            m_output.write(m_summary.text(m_tense));
        return m_status;
    }

private:
    std::optional<Error> addToReport(std::string_view text) {
        if (m_file)
            return m_file->write(bytesOf(text));
        m_output.write(text);
        return std::nullopt;
    }

    void tell(const FilePlan& plan) {
        std::vector<std::string> words;
        const bool inTable = m_tree.dryRun && !m_tree.report;
        if (plan.action == Action::Fail || (plan.action == Action::Refuse && !inTable))
            words.push_back(withWayOut({plan.why, {plan.path, plan.reason}}, true).cause);
        if (plan.action == Action::Convert && !plan.report.lossless())
            words.push_back(lossTold(plan.report, plan.conversion));
        if (plan.action == Action::Convert && !inTable)
            for (const StaleDeclaration& declaration : plan.stale)
                words.push_back(staleWords(declaration, m_tree.dryRun));
        if (words.empty())
            return;
        m_output.flush();
        for (const std::string& sentence : words)
            writeMessage(messageFor({plan.path, sentence}));
    }

    const TreeArguments& m_tree;
    Output& m_output;
    Tense m_tense;
    PlanSummary m_summary;
    std::optional<WrittenFile> m_file;
    std::optional<Error> m_trouble; ///< with the report
    /// By the file that says it and its label: converted files of which that is false.
    std::map<std::pair<std::string, std::string>, std::size_t> m_saidBeside;
    int m_status = Answered;
};

/// Does one file in a thread. Without a writer it is only tried.
Item workOn(const Result<TreeFile>& file, const TreeRequest& request, TreeWriter* writer,
            BesideReader& beside, const ConfigCorrection* correction = nullptr) {
    auto item = std::make_shared<PreparedFile>();
    if (!file) {
        item->plan.path = file.error().path;
        item->plan.action = Action::Fail;
        item->plan.reason = file.error().cause;
        return item;
    }
    try {
        if (writer != nullptr)
            return std::make_shared<PreparedFile>(writer->prepare(*file, beside, {}, correction));
        item->plan = tryFile(*file, request, beside, {}, correction);
    } catch (const std::bad_alloc&) {
        item->plan.path = file->path;
        item->plan.action = Action::Fail;
        item->plan.reason = notEnoughMemory;
    }
    return item;
}

/// After all others: the configuration files; an error where the journal fails.
std::optional<Error> correctConfiguration(ConfigCorrections& corrections,
                                          const TreeRequest& request, TreeWriter* writer,
                                          TreeReport& report) {
    BesideReader beside;
    for (const ConfigCorrection& correction : corrections.finish()) {
        const Item item = workOn(correction.file, request, writer, beside, &correction);
        PreparedFile* const file = item.get();
        if (writer != nullptr)
            if (auto error = writer->putInPlace({&file, 1}))
                return error;
        item->plan.saidBeside.clear();
        report.add(item->plan);
    }
    report.addLeft(corrections);
    return std::nullopt;
}

/// The next file that is no configuration file: where these are to be corrected they come last.
std::optional<Result<TreeFile>> nextOf(TreeWalk& walk, const TreeRequest& request,
                                       ConfigCorrections& corrections) {
    for (;;) {
        auto file = walk.next();
        if (!request.fixConfiguration || !file || !*file ||
            !ConfigCorrections::isConfig((*file)->path))
            return file;
        corrections.defer(**file);
    }
}

/// Goes through all files; an error where the journal fails.
std::optional<Error> workOnAll(const TreeArguments& tree, TreeWriter* writer, TreeReport& report,
                               const Output& output) {
    ProgressLine progress;
    TreeWalk walk(tree.request, {tree.journal, tree.report.value_or("")});
    TreeWalk counted(tree.request, {tree.journal, tree.report.value_or("")});
    const FileCount count(progress, [&] { return counted.next().has_value(); });
    std::optional<Error> trouble;
    ConfigCorrections corrections(tree.request);
    OrderedWork<Result<TreeFile>, Item> work({
        .next = [&] { return nextOf(walk, tree.request, corrections); },
        .makeWorker =
            [&] {
                return [&, beside = std::make_shared<BesideReader>(FolderUse::AllFiles)](
                           const Result<TreeFile>& file) {
                    return workOn(file, tree.request, writer, *beside);
                };
            },
        .deliver =
            [&](std::span<const Item> items) {
                std::vector<PreparedFile*> files;
                for (const Item& item : items)
                    files.push_back(item.get());
                if (writer != nullptr)
                    trouble = writer->putInPlace(files);
                if (trouble)
                    return false;
                progress.pause();
                for (const Item& item : items) {
                    if (tree.request.fixConfiguration) {
                        corrections.add(item->plan);
                        item->plan.saidBeside.clear(); // told in the end
                    }
                    report.add(item->plan);
                }
                progress.filesDone(items.size());
                return output.isOpen();
            },
    });
    work.run(tree.jobs);
    if (!trouble && tree.request.fixConfiguration && output.isOpen())
        trouble = correctConfiguration(corrections, tree.request, writer, report);
    return trouble;
}

std::optional<Error> convertWith(Journal& journal, const TreeArguments& tree, TreeReport& report,
                                 Output& output) {
    if (auto error = recover(journal))
        return error;
    if (auto error = journal.append(beginOfRun(processNumber())))
        return error;
    TreeWriter writer(tree.request, journal);
    if (auto error = workOnAll(tree, &writer, report, output))
        return error;
    return journal.finish();
}

/// The folders below which the run writes, replaces or keeps files.
std::vector<std::string> foldersChangedBy(const TreeRequest& request) {
    std::vector<std::string> folders;
    if (request.destination != TreeDestination::Folder)
        folders = request.roots;
    if (!request.folder.empty())
        folders.push_back(request.folder);
    return folders;
}

} // namespace

int convertTree(const Arguments& arguments, Output& output) {
    TreeArguments tree = readTreeArguments(arguments);
    TreeReport report(tree, output);
    const auto fail = [](const Error& error) {
        writeMessage(messageFor(error));
        return NotReadable;
    };
    if (tree.dryRun) {
        if (auto error = report.open())
            return fail(*error);
        workOnAll(tree, nullptr, report, output);
        return report.finish();
    }
    const auto place =
        tree.journal.empty() ? journalPlaceFor(tree.request) : Result<std::string>(tree.journal);
    if (!place)
        return fail(place.error());
    tree.journal = *place;
    auto journal = Journal::open(tree.journal, headFor(tree.request));
    if (!journal)
        return fail(journal.error());
    const std::vector<std::string> changed = foldersChangedBy(tree.request);
    if (journal->runs().empty() && journal->files().empty())
        takeNoteOfJournal(tree.journal, changed);
    if (auto error = report.open())
        return fail(*error);
    if (auto error = convertWith(*journal, tree, report, output))
        report.tell(*error);
    const int status = report.finish();
    if (output.isOpen() && tree.report != "-")
        output.write("to undo: charsleuth convert " + undoWords(tree.journal, changed) + '\n');
    return status;
}

int undoTree(const Arguments& arguments, Output& output) {
    const UndoArguments undoing = readUndoArguments(arguments);
    auto journal = Journal::openExisting(undoing.journal);
    if (!journal) {
        writeMessage(messageFor(journal.error()));
        return NotReadable;
    }
    std::uint64_t undone = 0;
    int status = Answered;
    const auto tell = [&](const UndoneFile& file) {
        if (file.trouble.empty()) {
            ++undone;
            return true;
        }
        status = NotReadable;
        writeMessage(messageFor({file.path, file.trouble}));
        return true;
    };
    const auto error = undo(*journal, tell, {}, undoing.roots);
    if (error) {
        status = NotReadable;
        writeMessage(messageFor(*error));
    }
    output.write(std::to_string(undone) + (undone == 1 ? " file is" : " files are") +
                 " again what " + (undone == 1 ? "it was\n" : "they were\n"));
    return status;
}

} // namespace charsleuth::cli
