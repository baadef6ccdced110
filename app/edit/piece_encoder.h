#pragma once

/// Encodes pieces of shown text: marks become bytes, characters that the encoding lacks are noted.

#include "app/convert/conversion.h"
#include "core/decode/encoder.h"
#include "core/decode/decoded_text.h"

#include <functional>
#include <string>
#include <vector>

namespace charsleuth {

/// What is written for a character that the encoding lacks: "?" or "\u{20AC}".
std::u16string substituteFor(char32_t character, OnLoss onLoss);

/// The bytes of one piece, with what changes the state around it kept apart.
struct EncodedPiece {
    std::vector<Byte> bytes;    ///< from the initial state back to it
    std::size_t leadSize = 0;   ///< bytes of the shift sequence at the front
    std::size_t finishSize = 0; ///< bytes of the shift sequence at the end
};

/// Making one takes as long as making an Encoder.
class PieceEncoder {
public:
    PieceEncoder(EncodingId encoding, OnLoss onLoss)
        : m_encoding(encoding), m_onLoss(onLoss), m_fresh(encoding) {}

    /// A character that the encoding lacks, at a unit of the text encoded.
    struct Lacking {
        char32_t character = 0;
        std::size_t unit = 0;
    };

    /// `isByte` says whether the mark of a byte stands for that byte. `lineEnds` gives the line end
    /// of each LF in turn. `written`, where there is one, gets the text that the bytes decode to,
    /// shown.
    using IsByte = std::function<bool(Byte)>;
    using LineEnds = std::function<std::u16string()>;
    EncodedPiece encode(std::u16string_view text, const IsByte& isByte, const LineEnds& lineEnds,
                        std::u16string* written);

    /// Of all pieces since it was forgotten.
    const std::vector<Lacking>& lacking() const { return m_lacking; }
    void forgetLacking() { m_lacking.clear(); }

private:
    void addText(Encoder& encoder, std::u16string_view text, std::size_t unit, EncodedText& out,
                 std::u16string* written);

    EncodingId m_encoding;
    OnLoss m_onLoss;
    Encoder m_fresh;
    std::vector<Lacking> m_lacking;
};

} // namespace charsleuth
