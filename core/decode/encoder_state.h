#pragma once

/// How one kind of encoding is written, character by character. Internal to Encoder.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <memory>
#include <string_view>
#include <vector>

namespace charsleuth {

class EncoderState {
public:
    virtual ~EncoderState() = default;

    /// Appends the bytes of a scalar value; false, and nothing appended, when the encoding has not
    /// got it.
    virtual bool put(char32_t character, std::vector<Byte>& out) = 0;
    virtual void finish(std::vector<Byte>&) {}
    virtual std::unique_ptr<EncoderState> clone() const = 0;
};

/// Each makes the encoders of one kind, by the registry's decoder name; nothing (null) for a name
/// of another kind.
std::unique_ptr<EncoderState> makeUnicodeEncoder(std::string_view decoder);
std::unique_ptr<EncoderState> makeTableEncoder(std::string_view decoder, EncodingId encoding);
std::unique_ptr<EncoderState> makeShiftingEncoder(std::string_view decoder, EncodingId encoding);
std::unique_ptr<EncoderState> makeIcuEncoder(std::string_view decoder);

} // namespace charsleuth
