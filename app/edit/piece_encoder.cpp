#include "app/edit/piece_encoder.h"

#include "app/edit/shown_text.h"
#include "app/files/digits.h"
#include "core/decode/decoder.h"
#include "core/repair/utf16.h"

namespace charsleuth {

std::u16string substituteFor(char32_t character, OnLoss onLoss) {
    if (onLoss == OnLoss::Replace)
        return u"?";
    const std::string escape = "\\u{" + hexDigits(character, 4) + '}';
    return {escape.begin(), escape.end()};
}

void PieceEncoder::addText(Encoder& encoder, std::u16string_view text, std::size_t unit,
                           EncodedText& out, std::u16string* written) {
    Encoder trial = encoder;
    EncodedText whole;
    trial.feed(text, whole);
    if (whole.lacking.empty()) {
        encoder = std::move(trial);
        out.bytes.insert(out.bytes.end(), whole.bytes.begin(), whole.bytes.end());
        if (written != nullptr)
            *written += text;
        return;
    }
    for (std::size_t at = 0; at < text.size();) {
        std::size_t last = at;
        const char32_t character = characterAt(text, last);
        const std::u16string_view units = text.substr(at, last + 1 - at);
        std::u16string taken(units);
        const std::size_t before = out.lacking.size();
        encoder.feed(units, out);
        if (out.lacking.size() != before) {
            m_lacking.push_back({character, unit + at});
            taken = substituteFor(character, m_onLoss);
            encoder.feed(taken, out);
        }
        if (written != nullptr)
            *written += taken;
        at = last + 1;
    }
}

EncodedPiece PieceEncoder::encode(std::u16string_view text, const IsByte& isByte,
                                  const LineEnds& lineEnds, std::u16string* written) {
    Encoder encoder = m_fresh;
    EncodedText out;
    std::size_t plain = 0; // what was not yet encoded begins here
    const auto flush = [&](std::size_t end) {
        addText(encoder, text.substr(plain, end - plain), plain, out, written);
        plain = end;
    };
    for (std::size_t at = 0; at < text.size();) {
        const int byte = markedByte(text, at);
        if (text[at] == u'\n') {
            flush(at);
            encoder.feed(lineEnds(), out);
            if (written != nullptr)
                *written += u'\n';
            plain = ++at;
        } else if (byte >= 0 && isByte(static_cast<Byte>(byte))) {
            flush(at);
            encoder.finish(out);
            encoder = m_fresh;
            out.bytes.push_back(static_cast<Byte>(byte));
            if (written != nullptr)
                *written += text.substr(at, markLength);
            at += markLength;
            plain = at;
        } else {
            ++at;
        }
    }
    flush(text.size());
    EncodedPiece piece;
    const std::size_t size = out.bytes.size();
    encoder.finish(out);
    piece.finishSize = out.bytes.size() - size;
    piece.bytes = std::move(out.bytes);
    const MappedText again = decodeMapped(piece.bytes, m_encoding);
    piece.leadSize = again.byteOf.front();
    return piece;
}

} // namespace charsleuth
