#include "app/files/source/spooled_input.h"

#include "app/files/printable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace charsleuth {

SpooledInput::SpooledInput(std::string name, Settings settings)
    : m_name(std::move(name)), m_settings(std::move(settings)) {}

Result<SpooledInput> SpooledInput::ofBytes(std::string name, Bytes bytes) {
    SpooledInput input(std::move(name), {.limit = bytes.size()});
    input.m_ended = true;
    if (auto error = input.append(bytes))
        return *error;
    return input;
}

Error SpooledInput::failed() const {
    return {m_name, causeOf(errno)};
}

/// What is wrong is wrong with the folder, but it is this input that cannot be read.
Error SpooledInput::notKept(const Error& error) const {
    return {m_name, "it cannot be kept in " + printable(error.path) + ": " + error.cause};
}

std::optional<Error> SpooledInput::append(Bytes bytes) {
    const auto error = m_spool.append(bytes);
    return error ? std::optional(notKept(*error)) : std::nullopt;
}

/// The first bytes of the input, up to the limit.
std::optional<Error> SpooledInput::keep(std::vector<Byte> bytes) {
    m_cut = bytes.size() > m_settings.limit;
    m_ended = m_ended || m_cut;
    bytes.resize(std::min<std::uint64_t>(bytes.size(), m_settings.limit));
    return append(bytes);
}

std::optional<Error> SpooledInput::begin() {
    if (std::exchange(m_begun, true) || m_settings.compressed == Compressed::AsItIs)
        return std::nullopt;
    return lookInside();
}

/// Where the input begins as packed bytes do, and the first piece of it can be unpacked, the rest
/// will come unpacked out of the stream; else there is none. The spool has the beginning.
std::optional<Error> SpooledInput::lookInside() {
    constexpr std::size_t magic = 4, piece = 64 << 10; // bytes
    std::vector<Byte> first(magic);
    const auto readMore = [&](std::size_t from) {
        const auto count = m_settings.read(std::span(first).subspan(from));
        m_ended = count.value_or(0) < first.size() - from;
        first.resize(from + count.value_or(0));
        return count.has_value();
    };
    if (!readMore(0))
        return failed();
    const auto packing = packingOf(first);
    if (!packing)
        return keep(std::move(first));
    first.resize(piece);
    if (!readMore(magic))
        return failed();
    m_stream.emplace(*packing, first, m_settings.read, m_settings.ratio, m_settings.packedSize);
    std::vector<Byte> content(piece);
    const auto count = m_stream->read(content);
    if (!count)
        return failed();
    if (*count == 0 && !m_stream->trouble().empty() && m_stream->isFirstPiece()) {
        m_whyPacked = m_stream->trouble(); // perhaps it only looked so
        m_stream.reset();
        return keep(std::move(first));
    }
    m_ended = *count < content.size();
    content.resize(*count);
    return keep(std::move(content));
}

std::optional<std::size_t> SpooledInput::readNext(std::span<Byte> into) {
    return m_stream ? m_stream->read(into) : m_settings.read(into);
}

/// Reads on until the spool holds `end` bytes, the input ends or the limit is reached.
std::optional<Error> SpooledInput::readUpTo(std::uint64_t end) {
    if (!m_failure)
        m_failure = readOn(end);
    return m_failure;
}

std::optional<Error> SpooledInput::readOn(std::uint64_t end) {
    constexpr std::uint64_t most = 1 << 20; // bytes at a time
    if (auto error = begin())
        return error;
    std::vector<Byte> buffer;
    while (!m_ended && size() < std::min(end, m_settings.limit)) {
        buffer.resize(std::min(most, m_settings.limit - size()));
        const auto count = readNext(buffer);
        if (!count)
            return failed();
        m_ended = *count < buffer.size();
        m_cut = m_stream && m_stream->isBomb();
        if (auto error = append(Bytes(buffer).first(*count)))
            return error;
    }
    if (!m_ended && size() >= m_settings.limit) { // does the input go on?
        std::array<Byte, 1> next{};
        const auto count = readNext(next);
        if (!count)
            return failed();
        m_cut = *count > 0;
        m_ended = true;
    }
    return std::nullopt;
}

Result<std::size_t> SpooledInput::readAt(std::uint64_t offset, std::span<Byte> into) {
    const std::uint64_t left = m_settings.limit - std::min(offset, m_settings.limit);
    into = into.first(std::min<std::uint64_t>(into.size(), left));
    if (auto error = readUpTo(offset + into.size()))
        return *error;
    auto count = m_spool.readAt(offset, into);
    return count ? count : notKept(count.error());
}

std::optional<Unpacked> SpooledInput::unpacked() const {
    if (!m_stream)
        return std::nullopt;
    Unpacked from{m_stream->packing(), m_stream->taken(), m_stream->trouble()};
    if (m_settings.packedSize > 0)
        from.packedSize = m_settings.packedSize;
    if (from.trouble.empty() && m_cut && m_settings.ratio == UnpackedStream::Ratio::Bounded)
        from.trouble = "it unpacks to more than " + std::to_string(m_settings.limit) + " bytes";
    return from;
}

} // namespace charsleuth
