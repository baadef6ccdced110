#include "app/convert/find_parts.h"

#include <algorithm>

namespace charsleuth {

Result<InputFindings> lookInto(FileSource& source, const Detection& detection,
                               const LookWishes& wishes) {
    if (wishes.parts != LookWishes::Parts::None && source.size() > longestDivided)
        return Error{source.path(), "is too long to be divided into parts (256 MiB at most)"};
    std::optional<Error> error;
    const auto bytesAt = [&](ByteRange range, std::vector<Byte>& buffer) {
        const auto bytes = source.bytesAt(range, buffer);
        if (!bytes)
            error = bytes.error();
        return bytes ? std::optional(*bytes) : std::nullopt;
    };
    auto findings = lookInto(bytesAt, detection, wishes);
    if (!findings)
        return *error;
    return *std::move(findings);
}

bool hasText(std::span<const Part> parts) {
    return parts.empty() ||
           std::ranges::any_of(parts, [](const Part& part) { return part.encoding.has_value(); });
}

EncodingId mainEncoding(std::span<const Part> parts) {
    const auto text =
        std::ranges::find_if(parts, [](const Part& part) { return part.encoding.has_value(); });
    return text == parts.end() ? EncodingId::Utf8 : *text->encoding;
}

std::vector<DecodedPart> decodedParts(std::span<const Part> parts) {
    std::vector<DecodedPart> decoded;
    decoded.reserve(parts.size());
    for (const Part& part : parts)
        decoded.push_back({part.bytes.end, part.encoding.value_or(EncodingId::UsAscii)});
    return decoded;
}

DecodedMail decodedMail(Bytes mail, std::span<const DecodedPart> parts,
                        std::span<const DecodedBody> bodies) {
    DecodedMail all;
    std::uint64_t done = 0;
    const auto add = [&](const DecodedPart& part, std::optional<TransferEncoding> transfer = {}) {
        if (part.end <= done)
            return;
        const Bytes from = mail.subspan(done, part.end - done);
        const auto own = transfer ? decodedBody(from, *transfer) : std::vector<Byte>{};
        const Bytes bytes = transfer ? Bytes(own) : from;
        all.bytes.insert(all.bytes.end(), bytes.begin(), bytes.end());
        all.parts.push_back({all.bytes.size(), part.encoding});
        done = part.end;
    };
    auto body = bodies.begin();
    for (const DecodedPart& part : parts) {
        for (; body != bodies.end() && body->part.bytes.begin < part.end; ++body) {
            const Part& own = body->part;
            if (!own.encoding)
                continue;
            add({own.bytes.begin, part.encoding});
            add({own.bytes.end, *own.encoding}, body->transfer);
        }
        add(part);
    }
    return all;
}

} // namespace charsleuth
