#include "core/decode/bocu1.h"
#include "core/decode/encoder_state.h"
#include "core/decode/scsu.h"

#include <algorithm>
#include <array>
#include <optional>

namespace charsleuth {

namespace {

void push(std::uint32_t byte, std::vector<Byte>& out) {
    out.push_back(static_cast<Byte>(byte));
}
void pushUnit(std::uint32_t unit, std::vector<Byte>& out) {
    push(unit >> 8, out);
    push(unit, out);
}

/// Writes BOCU-1 (Unicode Technical Note 6, section "Encoding").
class Bocu1Encoder final : public EncoderState {
public:
    bool put(char32_t character, std::vector<Byte>& out) override {
        const auto point = static_cast<std::int32_t>(character);
        if (point <= 0x20) {
            if (point != 0x20)
                m_centre = Bocu1::initial;
            push(character, out);
            return true;
        }
        putDifference(point - m_centre, out);
        m_centre = Bocu1::centreFor(point);
        return true;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<Bocu1Encoder>(*this);
    }

private:
    /// The lead byte with the greatest difference that is not above `difference`, and the rest as
    /// trail bytes, the most significant first.
    static void putDifference(std::int32_t difference, std::vector<Byte>& out) {
        std::int32_t lead = 0xFE;
        while (Bocu1::leadOf(static_cast<Byte>(lead)).difference > difference)
            --lead;
        const Bocu1::Lead found = Bocu1::leadOf(static_cast<Byte>(lead));
        push(static_cast<std::uint32_t>(lead), out);
        std::int32_t rest = difference - found.difference;
        std::array<std::int32_t, 3> digits{};
        for (std::size_t i = found.trailCount; i > 0; --i) {
            digits[i - 1] = rest % Bocu1::trails;
            rest /= Bocu1::trails;
        }
        for (std::size_t i = 0; i < found.trailCount; ++i)
            push(Bocu1::trailFor(digits[i]), out);
    }

    std::int32_t m_centre = Bocu1::initial;
};

/// Writes SCSU (Unicode Technical Standard 6). A character goes into an active or defined window,
/// or a new one in place of that unused for longest; Han and other characters that no window may
/// hold switch to the Unicode mode.
class ScsuEncoder final : public EncoderState {
public:
    bool put(char32_t character, std::vector<Byte>& out) override {
        if (m_unicode)
            putWide(character, out);
        else
            putNarrow(character, out);
        return true;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<ScsuEncoder>(*this);
    }

private:
    static constexpr std::uint32_t quoteUnit = 0x0E, toUnicode = 0x0F, selectWindow = 0x10,
                                   defineWindow = 0x18, defineExtended = 0x0B;
    static constexpr std::uint32_t wideSelectWindow = 0xE0, wideDefineWindow = 0xE8,
                                   wideQuoteUnit = 0xF0, wideDefineExtended = 0xF1;

    void putNarrow(char32_t c, std::vector<Byte>& out) {
        if (c < 0x80)
            return putAscii(c, out);
        if (c == 0xFEFF) // as a signature it is written like this
            return quote(quoteUnit, c, out);
        if (const auto window = windowOf(c)) {
            if (*window != m_active)
                push(selectWindow + static_cast<std::uint32_t>(*window), out);
            return putInWindow(*window, c, out);
        }
        if (const auto window = fixedWindowOf(c)) {
            push(1 + *window, out);
            return push(c - Scsu::fixed[*window], out);
        }
        if (Scsu::placeOf(c) || c > 0xFFFF)
            return define(c, defineWindow, defineExtended, out);
        push(toUnicode, out);
        m_unicode = true;
        m_narrowInARow = 0;
        putWide(c, out);
    }

    static void putAscii(char32_t c, std::vector<Byte>& out) {
        const bool itself = c >= 0x20 || c == 0 || c == '\t' || c == '\n' || c == '\r';
        if (!itself)
            push(1, out); // SQ0
        push(c, out);
    }

    /// A window is worth a change of mode for the second character in a row that it may hold.
    void putWide(char32_t c, std::vector<Byte>& out) {
        const auto window = windowOf(c);
        const bool mayBeNarrow = c != 0xFEFF && (c < 0x80 || window || Scsu::placeOf(c));
        m_narrowInARow = mayBeNarrow ? m_narrowInARow + 1 : 0;
        if (c < 0x80 || (m_narrowInARow > 1 && window)) {
            m_active = c < 0x80 ? m_active : *window;
            push(wideSelectWindow + static_cast<std::uint32_t>(m_active), out);
            m_unicode = false;
            return putNarrow(c, out);
        }
        if (m_narrowInARow > 1)
            return define(c, wideDefineWindow, wideDefineExtended, out);
        if (c > 0xFFFF) {
            pushUnit(0xD7C0 + (c >> 10), out);
            return pushUnit(0xDC00 + (c & 0x3FF), out);
        }
        if (c >= 0xE000 && c < 0xF300) // its first byte would be a tag
            return quote(wideQuoteUnit, c, out);
        pushUnit(c, out);
    }

    void putInWindow(std::size_t window, char32_t c, std::vector<Byte>& out) {
        m_active = window;
        m_lastUse[window] = ++m_uses;
        push(0x80 + (c - m_windows[window]), out);
    }

    static void quote(std::uint32_t tag, char32_t c, std::vector<Byte>& out) {
        push(tag, out);
        pushUnit(c, out);
    }

    /// Puts a new window in place of that unused for longest, and the character into it.
    void define(char32_t c, std::uint32_t tag, std::uint32_t extendedTag, std::vector<Byte>& out) {
        const auto window =
            static_cast<std::size_t>(std::ranges::min_element(m_lastUse) - m_lastUse.begin());
        if (c > 0xFFFF) {
            const std::uint32_t offset = (c - 0x10000) >> 7;
            push(extendedTag, out);
            pushUnit(static_cast<std::uint32_t>(window) << 13 | offset, out);
            m_windows[window] = c & ~char32_t{0x7F};
        } else {
            const Byte place = *Scsu::placeOf(c);
            push(tag + static_cast<std::uint32_t>(window), out);
            push(place, out);
            m_windows[window] = *Scsu::offsetOf(place);
        }
        m_unicode = false;
        putInWindow(window, c, out);
    }

    /// The active window, if it holds the character, else the first defined one that does.
    std::optional<std::size_t> windowOf(char32_t c) const {
        const auto holds = [c](char32_t offset) { return c >= offset && c - offset < 0x80; };
        if (holds(m_windows[m_active]))
            return m_active;
        const auto found = std::ranges::find_if(m_windows, holds);
        if (found == m_windows.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - m_windows.begin());
    }
    /// One of the fixed windows of punctuation and symbols, which text uses for single characters.
    static std::optional<std::uint32_t> fixedWindowOf(char32_t c) {
        for (const std::uint32_t window : {3U, 4U, 5U, 6U, 7U}) {
            if (c >= Scsu::fixed[window] && c - Scsu::fixed[window] < 0x80)
                return window;
        }
        return std::nullopt;
    }

    std::array<char32_t, 8> m_windows = Scsu::initialWindows;
    std::array<std::uint64_t, 8> m_lastUse{};
    std::uint64_t m_uses = 0;
    std::size_t m_active = 0;
    unsigned m_narrowInARow = 0; ///< characters in the Unicode mode that a window may hold
    bool m_unicode = false;
};

} // namespace

std::unique_ptr<EncoderState> makeCompressingEncoder(std::string_view decoder) {
    if (decoder == "scsu")
        return std::make_unique<ScsuEncoder>();
    if (decoder == "bocu-1")
        return std::make_unique<Bocu1Encoder>();
    return nullptr;
}

} // namespace charsleuth
