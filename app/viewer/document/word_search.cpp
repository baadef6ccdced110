#include "app/viewer/document/word_search.h"

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/search.h"
#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <string_view>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t chunkSize = 1 << 20;          // bytes
constexpr std::uint64_t reportEveryWord = 16 << 20; // bytes
constexpr std::size_t placesKept = 20;

/// The spellings in which a word counts as found.
QStringList spellingsOf(const QString& word) {
    QStringList spellings{word, word.toLower(), word.toUpper(),
                          word.left(1).toUpper() + word.mid(1).toLower()};
    for (const QString& spelling : QStringList(spellings)) // Vietnamese pages have marks apart
        spellings += spelling.normalized(QString::NormalizationForm_D);
    spellings.removeDuplicates();
    return spellings;
}

bool hasShiftSequences(const EncodingInfo& row) {
    return row.decoder.starts_with("iso-2022") || row.decoder == "hz" || row.decoder == "utf-7";
}

/// Of one word in one encoding.
struct Hits {
    std::size_t count = 0;
    std::vector<ByteRange> first;

    bool isFull() const { return count >= WordPlaces::mostCounted; }
    void add(ByteRange place) {
        ++count;
        if (first.size() < placesKept)
            first.push_back(place);
    }
};

/// Bytes to look for, and what they mean where they are found.
struct Pattern {
    struct Meaning {
        EncodingId encoding{};
        std::size_t word = 0;
        QString spelling;
        bool certain = false; ///< every byte is a character: nothing to be decoded again
    };
    std::string bytes;
    std::vector<Meaning> meanings;
};

class Search {
public:
    Search(const SharedBytes& bytes, const QStringList& words, std::stop_token stop,
           const std::function<void(WordSearchStep)>& report)
        : m_bytes(bytes), m_words(words), m_stop(std::move(stop)), m_report(report) {
        for (const EncodingInfo& row : allEncodings())
            if (!hasShiftSequences(row))
                addPatterns(row);
    }

    void run() {
        if (!m_words.isEmpty())
            lookThrough();
        if (m_sevenBits && !m_stop.stop_requested() && !m_words.isEmpty())
            for (const EncodingInfo& row : allEncodings())
                if (hasShiftSequences(row))
                    decode(row.id);
        if (!m_stop.stop_requested())
            m_report({found(), m_bytes->size(), true});
    }

private:
    void addPatterns(const EncodingInfo& row) {
        for (qsizetype word = 0; word < m_words.size(); ++word)
            for (const QString& spelling : spellingsOf(m_words[word])) {
                const EncodedText encoded = encode(spelling.toStdU16String(), row.id);
                if (!encoded.lacking.empty() || encoded.bytes.empty())
                    continue;
                const std::string bytes(encoded.bytes.begin(), encoded.bytes.end());
                auto pattern = std::ranges::find(m_patterns, bytes, &Pattern::bytes);
                if (pattern == m_patterns.end())
                    pattern = m_patterns.insert(pattern, {bytes, {}});
                pattern->meanings.push_back({row.id, static_cast<std::size_t>(word), spelling,
                                             row.decoder.starts_with("single:")});
                m_longest = std::max(m_longest, bytes.size());
            }
    }

    void lookThrough() {
        std::string chunk;
        std::uint64_t told = 0;
        for (std::uint64_t begin = 0; begin < m_bytes->size() && !m_stop.stop_requested();
             begin += chunkSize) {
            const std::vector<Byte> read = readRange(
                *m_bytes,
                {begin, std::min<std::uint64_t>(m_bytes->size(), begin + chunkSize + m_longest)});
            chunk.assign(read.begin(), read.end());
            m_sevenBits = m_sevenBits && std::ranges::all_of(chunk, [](char byte) {
                              return static_cast<Byte>(byte) < 0x80;
                          });
            for (const Pattern& pattern : m_patterns)
                lookFor(pattern, chunk, begin);
            if (begin - told >= reportEveryWord) {
                told = begin;
                m_report({found(), begin, false});
            }
        }
    }

    /// Hits that begin in the chunk; what follows it is there for their ends only.
    void lookFor(const Pattern& pattern, std::string_view chunk, std::uint64_t begin) {
        std::size_t at = chunk.find(pattern.bytes);
        for (; at < chunkSize; at = chunk.find(pattern.bytes, at + 1)) {
            const ByteRange place{begin + at, begin + at + pattern.bytes.size()};
            bool wanted = false;
            for (const Pattern::Meaning& meaning : pattern.meanings) {
                Hits& hits = m_hits[{meaning.encoding, meaning.word}];
                if (hits.isFull())
                    continue;
                wanted = true;
                if (meaning.certain || reads(meaning, place))
                    hits.add(place);
            }
            if (!wanted || m_stop.stop_requested())
                return;
        }
    }

    /// Whether the bytes are the word, and no part of other characters.
    bool reads(const Pattern::Meaning& meaning, ByteRange place) const {
        const FileText text(m_bytes, emptyIndex(meaning.encoding));
        const MappedText mapped = text.mapped(place);
        const auto begin = std::ranges::lower_bound(mapped.byteOf, place.begin);
        const std::u16string word = meaning.spelling.toStdU16String();
        const auto at = static_cast<std::size_t>(begin - mapped.byteOf.begin());
        if (begin == mapped.byteOf.end() || *begin != place.begin ||
            mapped.text.compare(at, word.size(), word) != 0)
            return false;
        const std::size_t end = at + word.size();
        return end == mapped.text.size() || mapped.byteOf[end] == place.end;
    }

    void decode(EncodingId encoding) {
        const FileText text(m_bytes, emptyIndex(encoding));
        for (qsizetype word = 0; word < m_words.size(); ++word) {
            Hits& hits = m_hits[{encoding, static_cast<std::size_t>(word)}];
            search(text, {.kind = QueryKind::Text, .pattern = m_words[word]}, 0, m_stop,
                   [&hits](const PlacesStep& step) {
                       for (const ByteRange& place : step.found)
                           if (!hits.isFull())
                               hits.add(place);
                   });
        }
    }

    std::vector<WordPlaces> found() const {
        std::vector<WordPlaces> all;
        if (m_words.isEmpty())
            return all;
        for (const EncodingInfo& row : allEncodings()) {
            WordPlaces places{.encoding = row.id};
            bool every = true;
            for (qsizetype word = 0; word < m_words.size(); ++word) {
                const auto hits = m_hits.find({row.id, static_cast<std::size_t>(word)});
                if (hits == m_hits.end() || hits->second.count == 0) {
                    every = false;
                    break;
                }
                places.count += hits->second.count;
                places.first.insert(places.first.end(), hits->second.first.begin(),
                                    hits->second.first.end());
            }
            if (!every)
                continue;
            std::ranges::sort(places.first, {}, &ByteRange::begin);
            places.first.resize(std::min(places.first.size(), placesKept));
            all.push_back(std::move(places));
        }
        return all;
    }

    const SharedBytes& m_bytes;
    const QStringList& m_words;
    std::stop_token m_stop;
    const std::function<void(WordSearchStep)>& m_report;
    std::vector<Pattern> m_patterns;
    std::size_t m_longest = 0;                                 ///< bytes
    bool m_sevenBits = true;                                   ///< of what has been read
    std::map<std::pair<EncodingId, std::size_t>, Hits> m_hits; ///< by encoding and word
};

} // namespace

QStringList wordsIn(const QString& typed) {
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList words =
        typed.normalized(QString::NormalizationForm_C).split(spaces, Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

void searchWords(const SharedBytes& bytes, const QStringList& words, std::stop_token stop,
                 const std::function<void(WordSearchStep)>& report) {
    Search(bytes, words, std::move(stop), report).run();
}

} // namespace charsleuth::viewer
