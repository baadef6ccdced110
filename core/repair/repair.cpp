#include "core/repair/repair.h"

#include "core/repair/chain_search.h"
#include "core/repair/file_evidence.h"
#include "core/repair/lost_bytes.h"
#include "core/repair/odd_lines.h"
#include "core/repair/place_log.h"
#include "core/repair/run_writer.h"
#include "core/repair/utf16.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace charsleuth {

namespace {

/// The longest stretch that is scored in one, characters.
constexpr std::size_t longestStretch = 1024;
/// Stretches without a finding that are remembered.
constexpr std::size_t mostRemembered = 1 << 14;
/// Stretches with nothing to undo that are kept because bytes may be lost in them.
constexpr std::size_t mostBroken = 1 << 16;
/// The most characters of a letter that was misread, how many of these are weighed in their lines,
/// and the fewest letters of ASCII around one that tell its language.
constexpr std::size_t longestLetter = 4, mostAsked = 4096;
constexpr std::ptrdiff_t fewestOfSentence = 4;
/// Bytes are looked for that are lost in a chain which so many different words show with this
/// confidence; those that left no trace, where of so many characters outside ASCII all but one are
/// explained: then the whole text went through the chain.
constexpr std::size_t fewestSure = 2, allButOneOf = 20;
constexpr double sureConfidence = 0.999;

bool isBlank(char32_t character) {
    return character == U' ' || character == U'\t' || character == U'\n' || character == U'\r';
}

/// Whether a chain that is given may change the stretch: those of ASCII stay but for entities.
bool mayChange(std::u32string_view stretch) {
    return std::ranges::any_of(stretch, [](char32_t each) { return each >= 0x80 || each == U'&'; });
}

/// Whether a blank behind the stretch may have been a no-break space that ended a sequence.
bool mayHideBlank(std::u32string_view stretch) {
    const auto isBetween = [&](std::size_t fromEnd, char32_t first, char32_t last) {
        return stretch.size() >= fromEnd && stretch[stretch.size() - fromEnd] >= first &&
               stretch[stretch.size() - fromEnd] <= last;
    };
    return isBetween(1, 0xC2, 0xDF) || isBetween(2, 0xE0, 0xEF);
}

/// Whether all characters outside ASCII were undone.
bool isUndone(const Elements& text) {
    return std::ranges::none_of(
        text, [](const Element& each) { return each.depth == 0 && each.character >= 0x80; });
}

/// Whether all that happened is that signs of windows-1252 became controls.
bool isOfControls(const Chain& chain) {
    return chain.size() == 1 && chain.steps().front() == signsAsControls;
}

/// The page of the chain that most words show for sure, where that is one misreading of UTF-8.
std::optional<std::size_t> surePage(std::span<const std::optional<Verdict>> verdicts) {
    std::array<std::size_t, mostMisreadPages> words{};
    for (const auto& verdict : verdicts) {
        if (!verdict || verdict->confidence < sureConfidence || verdict->chain.size() != 1)
            continue;
        const ChainStep& step = verdict->chain.steps().front();
        const auto page = std::ranges::find(misreadPages(), step.readAs) - misreadPages().begin();
        if (step.written == EncodingId::Utf8 && page < std::ssize(misreadPages()))
            ++words[static_cast<std::size_t>(page)];
    }
    const auto most = std::ranges::max_element(words);
    if (*most < fewestSure)
        return std::nullopt;
    return static_cast<std::size_t>(most - words.begin());
}

} // namespace

/// Cuts the text into stretches between blanks and remembers those that may be mojibake.
class Repairer::State {
public:
    using Take = std::function<void(Repair&&)>;

    explicit State(const RepairOptions& options) : m_options(options) {}

    void feed(const MappedText& text) {
        for (std::size_t at = 0; at < text.text.size(); ++at) {
            const std::uint64_t begin = text.byteOf[at];
            const char32_t character = characterAt(text.text, at);
            take(character, begin, text.byteOf[at + 1]);
        }
    }

    void conclude(const Take& take) {
        endStretch();
        endLine();
        const std::vector<std::optional<Verdict>> verdicts = verdictsFor(m_words);
        std::optional<Filling> filling;
        if (const auto page = m_options.chain ? std::nullopt : surePage(verdicts))
            setUpFilling(verdicts, *page, filling);
        if (m_options.chain)
            return repairWords(verdicts, filling, take);
        m_lines.endText();
        if (!m_lines.isEmpty())
            repairWords(verdicts, filling, [&](Repair&& repair) { m_lines.settle(repair); });
        const auto lines = m_lines.conclude(m_options.leastConfidence);
        auto line = lines.begin(); // that was not given yet
        repairWords(verdicts, filling, [&](Repair&& repair) {
            if (std::ranges::binary_search(lines, repair.line, {}, &Repair::line))
                return; // it is undone as a whole
            for (; line != lines.end() && line->bytes.begin < repair.bytes.begin; ++line)
                take(Repair(*line));
            take(std::move(repair));
        });
        for (; line != lines.end(); ++line)
            take(Repair(*line));
    }

private:
    /// What puts characters in the place of lost bytes.
    struct Filling {
        Chain chain; ///< in which they were lost
        LostBytes lost;
        bool all = false; ///< the whole text went through the chain
    };

    std::vector<std::optional<Verdict>> verdictsFor(std::span<const SuspectWord> words) const {
        if (m_options.chain)
            return std::vector(words.size(), std::optional(Verdict{*m_options.chain, 1}));
        auto verdicts = verdictsOn(words);
        for (auto& verdict : verdicts)
            if (verdict && (verdict->confidence < m_options.leastConfidence ||
                            (m_listsControls && isOfControls(verdict->chain))))
                verdict.reset();
        return verdicts;
    }

    void setUpFilling(std::span<const std::optional<Verdict>> verdicts, std::size_t page,
                      std::optional<Filling>& out) {
        Filling& filling = out.emplace(
            Filling{.chain = {}, .lost = {page, m_search.characters(), m_search.textCost()}});
        filling.chain.prepend({.written = EncodingId::Utf8, .readAs = misreadPages()[page]});
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if (verdicts[i] && verdicts[i]->chain == filling.chain)
                filling.lost.learn(m_words[i].text, m_search.undo(m_words[i].text, filling.chain));
        filling.lost.conclude();
        filling.all = isExplained(verdicts, filling);
    }

    /// The repairs of all words, in order.
    void repairWords(std::span<const std::optional<Verdict>> verdicts,
                     std::optional<Filling>& filling, const Take& take) {
        PlaceLog::Reader broken(m_brokenPlaces);
        bool hasBroken = filling && broken.next();
        const auto repairBrokenBefore = [&](std::uint64_t byte) {
            for (; hasBroken && broken.place().bytes.front() < byte; hasBroken = broken.next())
                fill(m_broken[broken.place().word], 1, broken.place(), *filling, take);
        };
        for (PlaceLog::Reader places(m_places); places.next();) {
            const Place& place = places.place();
            const std::u32string& word = m_words[place.word].text;
            const auto& verdict = verdicts[place.word];
            repairBrokenBefore(place.bytes.front());
            if (filling && isOf(verdict, word, filling->chain) &&
                fill(word, verdict ? verdict->confidence : 1, place, *filling, take))
                continue;
            if (verdict)
                write(word, m_search.undo(word, verdict->chain), *verdict, place, take);
        }
        repairBrokenBefore(UINT64_MAX);
    }

    /// Whether all of the word is undone, with the characters of which bytes were lost.
    bool fill(std::u32string_view word, double confidence, const Place& place, Filling& filling,
              const Take& take) {
        const std::u32string stretch = withBlank(word, place);
        Elements text = m_search.undo(stretch, filling.chain);
        confidence = std::min(confidence, filling.lost.fill(text, filling.all));
        if (!isUndone(text) || confidence < m_options.leastConfidence)
            return false;
        write(stretch, text, {filling.chain, confidence}, place, take);
        return true;
    }

    void write(std::u32string_view word, const Elements& text, const Verdict& verdict,
               const Place& place, const Take& take) {
        m_runs.clear();
        writeRuns(word, text, verdict, place, m_search.encoders(), m_runs);
        for (Repair& run : m_runs)
            take(std::move(run));
    }

    /// Whether the word went through the chain by its verdict, or may have without some bytes.
    bool isOf(const std::optional<Verdict>& verdict, std::u32string_view word,
              const Chain& chain) const {
        return verdict ? verdict->chain == chain : LostBytes::mayBeIn(word, m_search.characters());
    }

    /// The stretch with the blank behind it, if that may be a byte of it.
    static std::u32string withBlank(std::u32string_view word, const Place& place) {
        std::u32string stretch(word);
        if (place.bytes.size() > word.size() + 1)
            stretch += U' ';
        return stretch;
    }

    /// Whether the chain explains nearly all characters outside ASCII, where bytes may be lost
    /// without a trace.
    bool isExplained(std::span<const std::optional<Verdict>> verdicts, Filling& filling) {
        std::uint64_t undone = 0;
        const auto count = [&](std::u32string_view word, const Place& place) {
            const Elements& text = m_search.undo(withBlank(word, place), filling.chain);
            for (const Element& element : text)
                undone += element.depth > 0 ? element.end - element.begin : 0;
            filling.lost.count(text);
        };
        for (PlaceLog::Reader places(m_places); places.next();) {
            const Place& place = places.place();
            if (isOf(verdicts[place.word], m_words[place.word].text, filling.chain))
                count(m_words[place.word].text, place);
        }
        for (PlaceLog::Reader broken(m_brokenPlaces); broken.next();)
            count(m_broken[broken.place().word], broken.place());
        const std::uint64_t explained = undone + filling.lost.counted();
        return allButOneOf * (m_outsideAscii - std::min(m_outsideAscii, explained)) <=
               m_outsideAscii;
    }

    void take(char32_t character, std::uint64_t begin, std::uint64_t end) {
        m_outsideAscii += character >= 0x80 ? 1 : 0;
        const bool isBreak = isBlank(character) || isSeparator(character);
        m_blankEnd = character == U' ' && mayHideBlank(m_stretch) ? end : 0;
        if (isBreak || m_stretch.size() == longestStretch)
            endStretch();
        m_lines.take(character, begin, end, m_stretch);
        if (character == U'\n' || (m_wasReturn && character != U'\n')) {
            m_line += 1;
            m_column = 1;
        }
        m_wasReturn = character == U'\r';
        if (character == U'\n' || character == U'\r' || m_sentence.size() == longestStretch)
            endLine();
        else
            m_sentence += character;
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
        const bool suspicious =
            m_options.chain ? mayChange(m_stretch) : m_search.isSuspicious(m_stretch);
        const bool remembered = suspicious && remember();
        m_listsControls =
            m_listsControls || (!remembered && std::ranges::any_of(m_stretch, isNoSign));
        if (!remembered && !m_options.chain && m_broken.size() < mostBroken &&
            LostBytes::mayBeIn(m_stretch, m_search.characters())) {
            m_place.word = m_broken.size();
            m_broken.push_back(m_stretch);
            completePlace();
            m_brokenPlaces.add(m_place);
        }
        m_stretch.clear();
    }
    void completePlace() {
        m_place.bytes = m_starts;
        m_place.bytes.push_back(m_end);
        if (m_blankEnd != 0)
            m_place.bytes.push_back(m_blankEnd);
    }

    /// Searches each different stretch once. Returns whether there is something to undo.
    bool remember() {
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
            return false;
        m_place.word = number;
        completePlace();
        m_places.add(m_place);
        if (m_stretch.size() <= longestLetter && m_asked < mostAsked &&
            m_sentence.size() >= m_stretch.size())
            m_alone.emplace_back(number, m_sentence.size() - m_stretch.size());
        return true;
    }

    /// Weighs the stretches of the line that may be a word of one letter in the line around them.
    void endLine() {
        constexpr std::size_t around = 64; // characters that tell the language
        const std::u32string_view line(m_sentence);
        for (const auto& [word, begin] : m_alone) {
            SuspectWord& stretch = m_words[word];
            const std::size_t first = begin - std::min(begin, around),
                              end = begin + stretch.text.size();
            const auto before = line.substr(first, begin - first),
                       behind = line.substr(end, around);
            m_asked += 1;
            if (std::ranges::count_if(before, isAsciiLetter) +
                    std::ranges::count_if(behind, isAsciiLetter) >=
                fewestOfSentence)
                m_search.weighInSentence(before, stretch.text, behind, stretch.undoings);
        }
        m_alone.clear();
        m_sentence.clear();
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
    PlaceLog m_places;
    std::vector<std::u32string> m_broken;
    PlaceLog m_brokenPlaces;                                   ///< `word` is a place in m_broken
    std::uint64_t m_outsideAscii = 0;                          ///< characters
    std::unordered_map<std::u32string, std::size_t> m_numbers; ///< of m_words
    std::size_t m_withoutFinding = 0;                          ///< in m_numbers
    std::vector<Repair> m_runs;                                ///< of one word
    std::u32string m_sentence;                                 ///< the line so far
    std::vector<std::pair<std::size_t, std::size_t>> m_alone;  ///< numbers of m_words, and where
    std::size_t m_asked = 0;                                   ///< stretches in lines
    std::u32string m_stretch;
    Place m_place;
    std::vector<std::uint64_t> m_starts; ///< byte offsets of the stretch's characters
    std::uint64_t m_end = 0;             ///< byte offset after it
    std::uint64_t m_line = 1, m_column = 1;
    std::uint64_t m_blankEnd = 0; ///< byte offset after a blank that may be a lost byte
    bool m_wasReturn = false;
    bool m_listsControls = false; ///< some stand for no sign: then the others do not, either
};

Repairer::Repairer(const RepairOptions& options) : m_state(std::make_unique<State>(options)) {}
Repairer::Repairer(Repairer&&) noexcept = default;
Repairer& Repairer::operator=(Repairer&&) noexcept = default;
Repairer::~Repairer() = default;

void Repairer::feed(const MappedText& text) {
    m_state->feed(text);
}

std::vector<Repair> Repairer::conclude() {
    std::vector<Repair> repairs;
    conclude([&](Repair&& repair) { repairs.push_back(std::move(repair)); });
    return repairs;
}

void Repairer::conclude(const std::function<void(Repair&&)>& take) {
    m_state->conclude(take);
}

} // namespace charsleuth
