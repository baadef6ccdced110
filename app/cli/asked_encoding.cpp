#include "app/cli/asked_encoding.h"

#include "core/declared/label_lookup.h"

#include <algorithm>

namespace charsleuth::cli {

AskedEncoding askedEncoding(const std::string& label) {
    return {encodingNamed(label), label};
}

EncodingId encodingFor(const AskedEncoding& asked, FileSource& source) {
    const auto head = source.bytesAt({0, 4}).valueOr({});
    const auto beginsWith = [&](std::initializer_list<Byte> mark) {
        return head.size() >= mark.size() && std::equal(mark.begin(), mark.end(), head.begin());
    };
    EncodingId marked = asked.encoding;
    if (beginsWith({0xFE, 0xFF}))
        marked = EncodingId::Utf16Be;
    else if (beginsWith({0, 0, 0xFE, 0xFF}))
        marked = EncodingId::Utf32Be;
    const auto named = lookUpLabel(asked.label, Namespace::Iana);
    return std::ranges::find(named, marked) == named.end() ? asked.encoding : marked;
}

} // namespace charsleuth::cli
