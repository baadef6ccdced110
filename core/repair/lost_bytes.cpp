#include "core/repair/lost_bytes.h"

#include "core/bytes/utf8_trail.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// The text that languages are known from, characters.
constexpr std::size_t longestContext = 2000;
/// Characters on either side by which candidates are weighed.
constexpr std::size_t beside = 4;
/// The least probability of a character that is put in, among its candidates.
constexpr double leastProbability = 0.5;
/// The most lost bytes of which two may be missing in one sequence.
constexpr std::size_t fewLost = 6;

constexpr Byte firstTrail = 0x80, pastControls = 0xA0, noBreakSpace = 0xA0;
/// U+2000 to U+203F, quotes, dashes and dots, begin with these in UTF-8.
constexpr Byte leadOfSigns = 0xE2, nextOfSigns = 0x80;
constexpr char32_t lost = U'\uFFFD';

bool isMark(char32_t character) {
    return character == lost || character == U'?';
}

bool isBetween(char32_t character, char32_t first, char32_t last) {
    return character >= first && character <= last;
}

/// The pages whose bytes 80 to 9F are controls to some programs.
bool mayLackControls(EncodingId page) {
    return page == EncodingId::Windows1252 || page == EncodingId::Iso8859_1;
}

} // namespace

bool LostBytes::mayBeIn(std::u32string_view stretch, const PageCharacters& characters) {
    constexpr PageSet latin = 3; // windows-1252 and ISO-8859-1
    const auto isTrail = [&](std::size_t at) {
        const PageBytes* const found = at < stretch.size() ? characters.find(stretch[at]) : nullptr;
        return found != nullptr && (found->trails & latin) != 0;
    };
    for (std::size_t at = 0; at < stretch.size(); ++at) {
        const char32_t character = stretch[at];
        if (isMark(character) && at > 0)
            if (const PageBytes* const before = characters.find(stretch[at - 1]))
                if ((before->leads | before->trails) != 0)
                    return true;
        if ((isBetween(character, 0xC2, 0xDF) || character == leadOfSigns) && !isTrail(at + 1))
            return true;
        if (isBetween(character, 0xE0, 0xEF) && isTrail(at + 1) && !isTrail(at + 2))
            return true;
    }
    return false;
}

LostBytes::LostBytes(std::size_t page, const PageCharacters& characters, TextCost& cost)
    : m_page(page), m_characters(characters), m_cost(cost) {}

std::optional<Byte> LostBytes::byteOf(const Element& element) const {
    const PageBytes* const found = m_characters.find(element.character);
    if (element.depth != 0 || found == nullptr || found->bytes[m_page] == 0)
        return std::nullopt;
    return found->bytes[m_page];
}

void LostBytes::learn(std::u32string_view stretch, const Elements& text) {
    for (const Element& element : text) {
        if (element.depth == 1)
            for (std::size_t at = element.begin + 1; at < element.end; ++at)
                if (const PageBytes* const found = m_characters.find(stretch[at]))
                    m_seen[found->bytes[m_page]] = true;
        if (m_context.size() < longestContext)
            m_context += element.character;
    }
    m_context += U' ';
}

void LostBytes::conclude() {
    const EncodingId page = misreadPages()[m_page];
    const SingleByteTable& table = *singleByteTable(page);
    const auto isControl = [&](Byte byte) { return table[byte] == byte || table[byte] == 0xFFFF; };
    bool seenControl = false, seenSign = false;
    for (Byte byte = firstTrail; byte < pastControls; ++byte) {
        seenControl = seenControl || (m_seen[byte] && isControl(byte));
        seenSign = seenSign || (m_seen[byte] && !isControl(byte));
    }
    const bool all = mayLackControls(page) && !seenSign;
    for (Byte byte = firstTrail; byte < pastControls && !seenControl; ++byte)
        if (isControl(byte) || all)
            m_lost.push_back(byte);
    m_losesBlank = table[noBreakSpace] == noBreakSpace && !m_seen[noBreakSpace];
    m_cost.setContext(m_context);
}

void LostBytes::addCandidate(std::span<const Byte> bytes, Broken& out) const {
    char32_t character = bytes[0] & (0x7FU >> bytes.size());
    for (const Byte byte : bytes.subspan(1))
        character = character << 6 | (byte & 0x3FU);
    constexpr char32_t leastOfTwo = 0xA0, leastOfThree = 0x800;
    if (character >= (bytes.size() == 2 ? leastOfTwo : leastOfThree) &&
        !isBetween(character, 0xD800, 0xDFFF) &&
        out.candidates.find(character) == out.candidates.npos)
        out.candidates += character;
}

void LostBytes::addCandidates(Byte lead, std::span<const std::optional<Byte>> trails,
                              Broken& out) const {
    if (trails.size() == 1) {
        for (const Byte byte : m_lost)
            addCandidate(std::array{lead, byte}, out);
        return;
    }
    const bool both = !trails[0] && !trails[1];
    const auto choices = [&](std::size_t i) {
        if (trails[i])
            return std::vector<Byte>{*trails[i]};
        if (both && i == 0 && m_lost.size() > fewLost)
            return lead == leadOfSigns ? std::vector<Byte>{nextOfSigns} : std::vector<Byte>{};
        return m_lost;
    };
    for (const Byte first : choices(0))
        for (const Byte second : choices(1))
            addCandidate(std::array{lead, first, second}, out);
}

bool LostBytes::isBlankOfSequence(const Elements& text, std::size_t at) const {
    return m_losesBlank && !m_leavesOut && at < text.size() && text[at].character == U' ';
}

std::optional<LostBytes::Broken> LostBytes::brokenAt(const Elements& text, std::size_t at) const {
    const auto lead = byteOf(text[at]);
    const std::size_t size = lead ? sizeOfSequence(*lead) : 0;
    if (size != 2 && size != 3)
        return std::nullopt;
    std::vector<std::optional<Byte>> trails;
    std::size_t marks = 0, end = at + 1;
    for (; end < text.size() && trails.size() + 1 < size; ++end) {
        const auto byte = byteOf(text[end]);
        if (byte && isUtf8Trail(*byte))
            trails.push_back(byte);
        else if (text[end].depth == 0 && isMark(text[end].character))
            trails.emplace_back();
        else
            break;
        marks += trails.back() ? 0 : 1;
    }
    const std::size_t missing = size - 1 - trails.size();
    const auto isLost = [](const Element& element) { return element.character == lost; };
    Broken broken{.size = end - at, .marked = marks > 0 && missing == 0};
    broken.certain =
        broken.marked && std::ranges::any_of(std::span(text).subspan(at, end - at), isLost);
    if (broken.marked) {
        addCandidates(*lead, trails, broken);
    } else if (marks == 0 && missing == 1 && isBlankOfSequence(text, end)) {
        broken.blank = true;
        ++broken.size;
        if (size == 2)
            addCandidate(std::array{*lead, noBreakSpace}, broken);
        else
            addCandidate(std::array{*lead, *trails[0], noBreakSpace}, broken);
    } else if (marks == 0 && missing == 1 && size == 2) {
        addCandidates(*lead, std::array{std::optional<Byte>()}, broken);
    } else if (marks == 0 && missing == 1) {
        addCandidates(*lead, std::array{trails[0], std::optional<Byte>()}, broken);
        addCandidates(*lead, std::array{std::optional<Byte>(), trails[0]}, broken);
    } else if (marks == 0 && missing == 2 && *lead == leadOfSigns) {
        addCandidates(*lead, std::array{std::optional(nextOfSigns), std::optional<Byte>()}, broken);
    }
    if (broken.candidates.empty())
        return std::nullopt;
    return broken;
}

void LostBytes::count(const Elements& text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto broken = brokenAt(text, at);
        const std::size_t size = broken ? broken->size : 1;
        for (std::size_t i = at; broken && i < at + size; ++i)
            m_counted += text[i].character >= 0x80 ? 1 : 0;
        const bool beforeBlank = at + size < text.size() && text[at + size].character == U' ';
        m_leavesOut = m_leavesOut || (broken && !broken->marked && !broken->blank && !beforeBlank &&
                                      at + size < text.size());
        at += size;
    }
}

double LostBytes::fill(Elements& text, bool all) {
    Elements out;
    std::vector<Slot> slots;
    for (std::size_t at = 0; at < text.size();) {
        auto broken = brokenAt(text, at);
        if (broken && !broken->certain && !all)
            broken.reset();
        Element& element = out.emplace_back(text[at]);
        const std::size_t size = broken ? broken->size : 1;
        if (broken) {
            Slot& slot = slots.emplace_back(Slot{out.size() - 1, *std::move(broken), {}});
            for (std::size_t i = at; i < at + size; ++i)
                slot.asItStands += text[i].character;
            element = {lost, text[at].begin, text[at + size - 1].end, 1, true};
        }
        at += size;
    }
    std::vector<double> probabilities(slots.size());
    for (std::size_t time = 0; time < 2; ++time) // the second time with what stands behind
        for (std::size_t i = 0; i < slots.size(); ++i)
            probabilities[i] = choose(out, slots[i]);
    double least = 1;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        Element& element = out[slots[i].at];
        const bool named = probabilities[i] >= leastProbability;
        if (element.guessed && named)
            least = std::min(least, probabilities[i]);
        element.guessed = element.guessed && (named || all);
        element.character = named ? element.character : lost;
    }
    // What is likelier as it stands stays.
    for (auto slot = slots.rbegin(); slot != slots.rend(); ++slot) {
        if (out[slot->at].guessed)
            continue;
        const std::uint32_t begin = out[slot->at].begin;
        Elements stood;
        for (std::uint32_t i = 0; i < slot->asItStands.size(); ++i)
            stood.push_back({slot->asItStands[i], begin + i, begin + i + 1});
        out.erase(out.begin() + static_cast<std::ptrdiff_t>(slot->at));
        out.insert(out.begin() + static_cast<std::ptrdiff_t>(slot->at), stood.begin(), stood.end());
    }
    text = std::move(out);
    return least;
}

double LostBytes::choose(Elements& text, const Slot& slot) {
    std::u32string before, behind;
    for (std::size_t i = slot.at - std::min(slot.at, beside); i < slot.at; ++i)
        before += text[i].character;
    for (std::size_t i = slot.at + 1; i < text.size() && behind.size() < beside; ++i) {
        if (text[i].character == lost)
            break;
        behind += text[i].character;
    }
    if (slot.at + 1 + behind.size() == text.size() && !slot.broken.blank)
        behind += U' ';
    const auto costOf = [&](std::u32string_view middle, Bound bound) {
        return static_cast<double>(
            m_cost.ofNext(std::u32string(before).append(middle) + behind, bound));
    };
    std::vector<double> costs;
    for (const char32_t candidate : slot.broken.candidates)
        costs.push_back(costOf({&candidate, 1}, Bound::Meant));
    const auto best = std::ranges::min_element(costs);
    double sum = 0;
    for (const double cost : costs)
        sum += std::exp(*best - cost);
    Element& element = text[slot.at];
    element.guessed = slot.broken.certain || costOf(slot.asItStands, Bound::Sound) > *best;
    element.character = slot.broken.candidates[static_cast<std::size_t>(best - costs.begin())];
    return 1 / sum;
}

} // namespace charsleuth
