// Any bytes as a journal of conversions or of renamings: it is read or refused, what is read is
// written as the same lines, a line that was cut off is gone for good, and steps come after the
// others. Nothing is undone: the paths are any paths.
//
// Input: a byte for the kind of journal, then the file.

#include "app/names/renaming.h"
#include "app/tree/journal.h"
#include "tests/fuzz/fuzz_file.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

void readRenamings(const fuzz::Folder& folder, Bytes bytes) {
    const std::string path = folder.write("journal", bytes);
    std::size_t count = 0;
    {
        auto journal = RenameJournal::open(path);
        if (!journal)
            return;
        count = journal->steps().size();
        for (const RenameJournal::Step& step : journal->steps())
            require(step.folder.starts_with('/'));
        require(!RenameJournal::open(path)); // it is in use
        require(!journal->append({"/a", "b", "c\xFF\n"}));
        require(!journal->append({"/a", "d", "e"}));
        journal->takeBack();
    }
    const auto more = RenameJournal::openExisting(path);
    require(more && more->steps().size() == count + 1 && more->steps().back().to == "c\xFF\n");
}

void readConversions(const fuzz::Folder& folder, Bytes bytes) {
    const std::string path = folder.write("journal", bytes);
    JournalStep head;
    std::size_t files = 0;
    {
        const auto journal = Journal::openExisting(path);
        if (!journal)
            return;
        head = journal->head();
        files = journal->files().size();
        for (const auto& [name, state] : journal->files())
            require(name.starts_with('/') && name == state.begin.path);
    }
    const std::string whole = folder.read("journal");
    require(whole.empty() || whole.back() == '\n');
    for (fuzz::Input lines({reinterpret_cast<const Byte*>(whole.data()), whole.size()});
         !lines.isEmpty();) {
        const auto step = stepIn(lines.line());
        require(step.has_value());
        const std::string line = lineOf(*step);
        const auto again = stepIn(line);
        require(again && lineOf(*again) == line);
    }
    auto journal = Journal::open(path, head);
    require(journal && journal->files().size() == files);
    const JournalStep begin{.kind = JournalStep::Kind::Begin, .path = "/\xFF\n", .kept = "/k\\"};
    require(!journal->append(begin));
    require(!journal->finish());
    journal = Error{};
    const auto last = Journal::openExisting(path);
    require(last && last->files().contains(begin.path) &&
            last->files().at(begin.path).begin.kept == begin.kept && last->killed().empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const fuzz::Folder folder;
    if (input.byte() % 2 == 0)
        readConversions(folder, input.rest());
    else
        readRenamings(folder, input.rest());
    return 0;
}
