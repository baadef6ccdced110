#include "tests/accuracy/set_aside.h"

#include "core/decode/decoder.h"
#include "tests/accuracy/random.h"

#include <fstream>
#include <stdexcept>

namespace charsleuth::accuracy {

LinesByLanguage readSetAside(const std::filesystem::path& corpus, Part part) {
    LinesByLanguage languages;
    for (const auto& entry : std::filesystem::directory_iterator(corpus)) {
        if (entry.path().extension() != ".txt")
            continue;
        std::vector<std::u16string> lines;
        std::ifstream in(entry.path(), std::ios::binary);
        for (std::string line; std::getline(in, line);) {
            const std::uint64_t hash = fnv1a(line);
            if (hash % 10 == 0 && (hash / 10 % 2 == 1) == (part == Part::Report))
                lines.push_back(decode(bytesOf(line), EncodingId::Utf8).text);
        }
        languages.emplace(entry.path().stem(), std::move(lines));
    }
    if (languages.empty())
        throw std::runtime_error(corpus.string() + ": no LANG.txt in it");
    return languages;
}

} // namespace charsleuth::accuracy
