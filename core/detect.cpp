#include "core/detect.h"

#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth {

class Examination::State {
public:
    DetectOptions options;
    Decoder utf8{EncodingId::Utf8};
    TextTally tally;
    std::uint64_t size = 0;
};

Examination::Examination(DetectOptions options)
    : m_state(std::make_unique<State>(State{.options = std::move(options)})) {}
Examination::Examination(Examination&&) noexcept = default;
Examination& Examination::operator=(Examination&&) noexcept = default;
Examination::~Examination() = default;

void Examination::feed(Bytes chunk) {
    m_state->utf8.feed(chunk, m_state->tally);
    m_state->size += chunk.size();
}

Detection Examination::conclude() {
    m_state->utf8.finish(m_state->tally);
    Detection detection;
    detection.size = m_state->size;
    detection.examined = {{0, m_state->size}};
    const bool valid = m_state->tally.malformed == 0;
    Candidate first{.encoding = valid ? EncodingId::Utf8 : EncodingId::Windows1252,
                    .probability = 0.9};
    detection.ranked.push_back(first);
    detection.certainty = Certainty::Plausible;
    return detection;
}

Detection detect(Bytes bytes, DetectOptions options, std::stop_token stop) {
    constexpr std::size_t chunkSize = 1 << 20;
    Examination examination(std::move(options));
    for (std::size_t at = 0; at < bytes.size() && !stop.stop_requested(); at += chunkSize)
        examination.feed(bytes.subspan(at, std::min(chunkSize, bytes.size() - at)));
    return examination.conclude();
}

} // namespace charsleuth
