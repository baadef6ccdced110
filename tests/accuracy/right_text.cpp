#include "tests/accuracy/right_text.h"

#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth::accuracy {

namespace {

std::u16string textOf(Bytes bytes, EncodingId encoding) {
    std::u16string text = decode(bytes, encoding).text;
    if (text.starts_with(u'\uFEFF'))
        text.erase(0, 1);
    return text;
}

} // namespace

RightText::RightText(Bytes bytes, std::span<const EncodingId> truth)
    : m_bytes(bytes), m_truth(truth) {}

bool RightText::isReadBy(EncodingId guess) {
    if (std::ranges::find(m_truth, guess) != m_truth.end())
        return true;
    if (m_texts.empty())
        for (const EncodingId encoding : m_truth)
            m_texts.push_back(textOf(m_bytes, encoding));
    return std::ranges::find(m_texts, textOf(m_bytes, guess)) != m_texts.end();
}

} // namespace charsleuth::accuracy
