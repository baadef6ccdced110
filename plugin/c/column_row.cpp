#include "plugin/c/column_row.h"

#include "plugin/c/boundary.h"

#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/parts/input_findings.h"
#include "core/ranking/declared_in.h"

#include <algorithm>
#include <utility>

namespace charsleuth::c {

namespace {

/// A label, which nobody has decoded yet, as valid UTF-8.
std::string soundUtf8(std::string_view label) {
    const Bytes bytes(reinterpret_cast<const Byte*>(label.data()), label.size());
    return toUtf8(decode(bytes, EncodingId::Utf8).text);
}

/// In the words that charsleuth_repair takes.
std::string chainOf(const MojibakeFound& found) {
    std::string chain;
    for (const std::string& step : wordsOf(found.chain))
        chain += (chain.empty() ? "" : "; ") + step;
    return chain;
}

/// Returns how many malformed sequences became U+FFFD. Requires: there is a best candidate.
std::int64_t appendText(std::string& out, Bytes bytes, const Detection& detection) {
    const Candidate& best = *detection.best();
    const bool isUtf8 = best.encoding == EncodingId::Utf8 || best.encoding == EncodingId::UsAscii;
    if (isUtf8 && best.malformed == 0) {
        bytes = bytes.subspan(static_cast<std::size_t>(detection.bomSize));
        out.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        return 0;
    }
    constexpr std::size_t piece = std::size_t{1} << 20; // bytes that are UTF-16 meanwhile
    Decoder decoder = Decoder::ofFile(best.encoding);
    std::size_t malformed = 0;
    for (bool isFirst = true, isLast = false; !isLast; isFirst = false) {
        const Bytes next = bytes.first(std::min(piece, bytes.size()));
        bytes = bytes.subspan(next.size());
        isLast = bytes.empty();
        DecodedText text;
        decoder.feed(next, text);
        if (isLast)
            decoder.finish(text);
        const bool marked = isFirst && text.text.starts_with(u'\uFEFF');
        appendUtf8(out, std::u16string_view(text.text).substr(marked ? 1 : 0));
        malformed += text.malformed.size();
    }
    return static_cast<std::int64_t>(malformed);
}

RowAnswer answered(Bytes bytes, DetectOptions options, const RowWishes& wishes) {
    const LookWishes look{.parts = LookWishes::Parts::None, .only = options.only};
    RowAnswer answer{.detection = detect(bytes, std::move(options))};
    if (!wishes.brief) {
        const auto findings = *lookInto(bytesIn(bytes), answer.detection, look);
        answer.mixed = findings.mixed;
        if (findings.mojibake)
            answer.mojibake = chainOf(*findings.mojibake);
        for (const std::string_view name : encodingNamesOf(findings.bodies))
            answer.bodies.append(answer.bodies.empty() ? "" : "; ").append(name);
    }
    if (answer.detection.best() == nullptr) {
        answer.reason = answer.detection.binaryReason;
        if (answer.reason.empty())
            answer.reason = "no encoding fits";
        return answer;
    }
    answer.declared = soundUtf8(declaredIn(answer.detection));
    if (wishes.text != nullptr)
        answer.replaced = appendText(*wishes.text, bytes, answer.detection);
    return answer;
}

} // namespace

RowAnswer withReason(std::string reason) {
    return {.reason = std::move(reason)};
}

RowAnswer answerFor(Bytes bytes, DetectOptions options, const RowWishes& wishes) {
    RowAnswer answer;
    const std::size_t before = wishes.text != nullptr ? wishes.text->size() : 0;
    const charsleuth_status status = guarded([&] {
        answer = answered(bytes, std::move(options), wishes);
        return CHARSLEUTH_OK;
    });
    if (status == CHARSLEUTH_OK)
        return answer;
    if (wishes.text != nullptr)
        wishes.text->resize(before);
    return withReason(charsleuth_status_text(status));
}

} // namespace charsleuth::c
