#include "core/repair/repair.h"

#include "core/repair/chain_search.h"
#include "core/repair/file_evidence.h"
#include "core/repair/odd_lines.h"
#include "core/repair/run_writer.h"
#include "core/repair/utf16.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace charsleuth {

namespace {

/// The longest stretch that is scored in one, characters.
constexpr std::size_t longestStretch = 1024;
/// Stretches without a finding that are remembered.
constexpr std::size_t mostRemembered = 1 << 14;

bool isBlank(char32_t character) {
    return character == U' ' || character == U'\t' || character == U'\n' || character == U'\r';
}

/// Whether a chain that is given may change the stretch: those of ASCII stay but for entities.
bool mayChange(std::u32string_view stretch) {
    return std::ranges::any_of(stretch, [](char32_t each) { return each >= 0x80 || each == U'&'; });
}

/// The repairs of words and of whole lines in the order of the input; none of words in such lines.
std::vector<Repair> together(std::vector<Repair> words, std::vector<Repair> lines) {
    std::erase_if(words, [&](const Repair& word) {
        return std::ranges::binary_search(lines, word.line, {}, &Repair::line);
    });
    words.insert(words.end(), std::make_move_iterator(lines.begin()),
                 std::make_move_iterator(lines.end()));
    std::ranges::stable_sort(words, {}, [](const Repair& repair) { return repair.bytes.begin; });
    return words;
}

} // namespace

/// Cuts the text into stretches between blanks and remembers those that may be mojibake.
class Repairer::State {
public:
    explicit State(const RepairOptions& options) : m_options(options) {}

    void feed(const MappedText& text) {
        for (std::size_t at = 0; at < text.text.size(); ++at) {
            const std::uint64_t begin = text.byteOf[at];
            const char32_t character = characterAt(text.text, at);
            take(character, begin, text.byteOf[at + 1]);
        }
    }

    std::vector<Repair> conclude() {
        endStretch();
        std::vector<std::optional<Verdict>> verdicts = verdictsFor(m_words);
        std::vector<Repair> repairs;
        for (const Place& place : m_places)
            if (const auto& verdict = verdicts[place.word])
                writeRuns(m_words[place.word].text, *verdict, place, m_search, repairs);
        if (m_options.chain)
            return repairs;
        auto lines = m_lines.conclude(repairs, m_options.leastConfidence);
        return together(std::move(repairs), std::move(lines));
    }

private:
    std::vector<std::optional<Verdict>> verdictsFor(std::span<const SuspectWord> words) const {
        if (m_options.chain)
            return std::vector(words.size(), std::optional(Verdict{*m_options.chain, 1}));
        auto verdicts = verdictsOn(words);
        for (auto& verdict : verdicts)
            if (verdict && verdict->confidence < m_options.leastConfidence)
                verdict.reset();
        return verdicts;
    }

    void take(char32_t character, std::uint64_t begin, std::uint64_t end) {
        const bool isBreak = isBlank(character) || isSeparator(character);
        if (isBreak || m_stretch.size() == longestStretch)
            endStretch();
        m_lines.take(character, begin, end);
        if (character == U'\n' || (m_wasReturn && character != U'\n')) {
            m_line += 1;
            m_column = 1;
        }
        m_wasReturn = character == U'\r';
        if (character == U'\n') {
            m_column = 1;
            return;
        }
        if (!isBreak) {
            if (m_stretch.empty())
                m_place = {.line = m_line, .column = m_column, .bytes = {}};
            if (m_stretch.empty())
                m_starts.clear();
            m_stretch += character;
            m_starts.push_back(begin);
            m_end = end;
        }
        m_column += 1;
    }

    /// Whether the character ends a field of a table; a semicolon may end an entity instead.
    bool isSeparator(char32_t character) const {
        return character == U',' || character == U'|' ||
               (character == U';' && m_stretch.find(U'&') == m_stretch.npos);
    }

    void endStretch() {
        if (m_stretch.empty())
            return;
        if (m_options.chain ? mayChange(m_stretch) : m_search.isSuspicious(m_stretch))
            remember();
        m_stretch.clear();
    }

    /// Searches each different stretch once.
    void remember() {
        const auto known = m_numbers.find(m_stretch);
        std::size_t number = none;
        if (known != m_numbers.end()) {
            number = known->second;
        } else {
            SuspectWord word{m_stretch, m_search.find(m_stretch)};
            if (!word.undoings.empty() || m_options.chain) {
                number = m_words.size();
                m_words.push_back(std::move(word));
                m_numbers.emplace(m_stretch, number);
            } else {
                if (m_withoutFinding == mostRemembered)
                    forgetThoseWithout();
                m_numbers.emplace(m_stretch, none);
                ++m_withoutFinding;
            }
        }
        if (number == none)
            return;
        m_place.word = number;
        m_place.bytes = m_starts;
        m_place.bytes.push_back(m_end);
        m_places.push_back(std::move(m_place));
    }

    void forgetThoseWithout() {
        std::erase_if(m_numbers, [](const auto& each) { return each.second == none; });
        m_withoutFinding = 0;
    }

    static constexpr std::size_t none = SIZE_MAX;

    RepairOptions m_options;
    ChainSearch m_search;
    OddLines m_lines;
    std::vector<SuspectWord> m_words;
    std::vector<Place> m_places;
    std::unordered_map<std::u32string, std::size_t> m_numbers; ///< of m_words
    std::size_t m_withoutFinding = 0;                          ///< in m_numbers
    std::u32string m_stretch;
    Place m_place;
    std::vector<std::uint64_t> m_starts; ///< byte offsets of the stretch's characters
    std::uint64_t m_end = 0;             ///< byte offset after it
    std::uint64_t m_line = 1, m_column = 1;
    bool m_wasReturn = false;
};

Repairer::Repairer(const RepairOptions& options) : m_state(std::make_unique<State>(options)) {}
Repairer::Repairer(Repairer&&) noexcept = default;
Repairer& Repairer::operator=(Repairer&&) noexcept = default;
Repairer::~Repairer() = default;

void Repairer::feed(const MappedText& text) {
    m_state->feed(text);
}

std::vector<Repair> Repairer::conclude() {
    return m_state->conclude();
}

} // namespace charsleuth
