#include "core/decode/encoder_state.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

/// Writes by one of ICU's converters that have every character of Unicode.
class IcuEncoder final : public EncoderState {
public:
    explicit IcuEncoder(const char* converter) {
        UErrorCode status = U_ZERO_ERROR;
        m_converter.reset(ucnv_open(converter, &status));
    }

    bool put(char32_t character, std::vector<Byte>& out) override {
        std::array<UChar, 2> units{static_cast<UChar>(character)};
        if (character >= 0x10000)
            units = {static_cast<UChar>(0xD7C0 + (character >> 10)),
                     static_cast<UChar>(0xDC00 + (character & 0x3FF))};
        return write(units.data(), character < 0x10000 ? 1 : 2, false, out);
    }
    void finish(std::vector<Byte>& out) override { write(nullptr, 0, true, out); }
    std::unique_ptr<EncoderState> clone() const override {
        UErrorCode status = U_ZERO_ERROR;
        auto copy = std::make_unique<IcuEncoder>();
        if (m_converter)
            copy->m_converter.reset(ucnv_clone(m_converter.get(), &status));
        return copy;
    }
    IcuEncoder() = default;

private:
    bool write(const UChar* units, std::size_t count, bool last, std::vector<Byte>& out) {
        if (!m_converter)
            return false;
        std::array<char, 64> buffer; // a character and a change of state take less
        char* target = buffer.data();
        UErrorCode status = U_ZERO_ERROR;
        ucnv_fromUnicode(m_converter.get(), &target, buffer.data() + buffer.size(), &units,
                         units + count, nullptr, static_cast<UBool>(last), &status);
        if (U_FAILURE(status))
            return false;
        out.insert(out.end(), buffer.data(), target);
        return true;
    }

    struct Close {
        void operator()(UConverter* converter) const { ucnv_close(converter); }
    };
    std::unique_ptr<UConverter, Close> m_converter; ///< null if ICU lacks it
};

} // namespace

std::unique_ptr<EncoderState> makeIcuEncoder(std::string_view decoder) {
    if (decoder == "scsu")
        return std::make_unique<IcuEncoder>("SCSU");
    if (decoder == "bocu-1")
        return std::make_unique<IcuEncoder>("BOCU-1");
    return nullptr;
}

} // namespace charsleuth
