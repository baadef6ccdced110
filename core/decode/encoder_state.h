#pragma once

/// The interface of encoders: characters one by one, and runs of them where an encoder can.
/// Internal to Encoder.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace charsleuth {

class EncoderState {
public:
    virtual ~EncoderState() = default;

    /// Appends the bytes of a scalar value. Returns false, and appends nothing, if the encoding
    /// lacks it.
    virtual bool put(char32_t character, std::vector<Byte>& out) = 0;
    /// Appends the bytes of the first UTF-16 units that are characters by themselves and in the
    /// encoding; returns their number. 0: `put` has to be asked.
    virtual std::size_t putRun(std::u16string_view, std::vector<Byte>&) { return 0; }
    virtual void finish(std::vector<Byte>&) {}
    virtual std::unique_ptr<EncoderState> clone() const = 0;
};

/// Each function makes the encoders of one kind, by the registry's decoder name. Null for a name of
/// another kind.
std::unique_ptr<EncoderState> makeUnicodeEncoder(std::string_view decoder);
std::unique_ptr<EncoderState> makeTableEncoder(std::string_view decoder, EncodingId encoding);
std::unique_ptr<EncoderState> makeShiftingEncoder(std::string_view decoder, EncodingId encoding);
std::unique_ptr<EncoderState> makeCompressingEncoder(std::string_view decoder);

} // namespace charsleuth
