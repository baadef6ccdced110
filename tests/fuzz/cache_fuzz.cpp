// Any bytes as what earlier surveys found: it is read, begun anew or refused; what is found is of
// the file that was asked for, and what is added is found again.
//
// Input: the file.

#include "app/cli/survey_cache.h"
#include "tests/fuzz/fuzz_file.h"

using namespace charsleuth;
using charsleuth::cli::FileStamp;
using charsleuth::cli::SurveyCache;
using charsleuth::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Folder folder;
    const std::string path = folder.write("cache", {data, size});
    const FileStamp stamp{.size = 12, .inode = 5, .changed = 1'000'000'000, .hints = "h"};
    SurveyCache::Entry entry;
    entry.file.path = "b\xFF\n\"";
    entry.file.encoding = "KOI8-R";
    entry.file.oddities = {Oddity::Conflict};
    entry.json = "{\"a\":1}";
    {
        auto cache = SurveyCache::open(path, "s");
        if (!cache)
            return 0;
        for (const char* name : {"a.txt", "b", ""})
            if (const auto found = cache->find(name, stamp))
                require(found->file.path == name);
        require(!cache->add(stamp, entry));
    }
    const auto cache = SurveyCache::open(path, "s");
    require(bool(cache));
    const auto found = cache->find(entry.file.path, stamp);
    require(found && found->file.encoding == entry.file.encoding &&
            found->file.oddities == entry.file.oddities && found->json == entry.json);
    require(!cache->find(entry.file.path, {.size = 13, .inode = 5, .changed = 1, .hints = "h"}));
    return 0;
}
