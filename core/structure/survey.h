#pragma once

/// Reads the whole input once and says of every encoding what does not fit, where, and what it
/// weighs.
///
/// One validator a byte structure (encodings with one decoder share it); the multi-byte ones are
/// the decoders of core/decode. The result depends on the bytes only, not on how they were divided
/// into chunks. Memory is bounded (a few hundred KiB), work is linear in the input. For one thread
/// at a time; an executor may let several work inside feed().

#include "core/bytes/executor.h"
#include "core/bytes/sample.h"
#include "core/structure/structure_report.h"

#include <memory>
#include <vector>

namespace charsleuth {

struct SurveyOptions {
    bool countAll = false;        ///< no validator stops before the end
    std::vector<EncodingId> keep; ///< neither stopped early nor excluded, however damaged
    Sampler* sampler = nullptr;   ///< is fed all that is read; to be asked after conclude()
    Executor* executor = nullptr; ///< does at the same time what can be so done of long chunks
};

class Survey {
public:
    explicit Survey(SurveyOptions options = {});
    ~Survey();

    void feed(Bytes chunk);

    /// The report on all that was fed. Requires: called once, nothing is fed afterwards.
    /// `goesOn`: the input is longer, so that a character cut off at the end is not malformed.
    StructureReport conclude(bool goesOn = false);

private:
    class State;
    std::unique_ptr<State> m_state;
};

/// The same for bytes that lie in memory.
StructureReport survey(Bytes bytes, SurveyOptions options = {});

/// Lf, CrLf, Cr or Nel when it makes up all line ends of the text, else Mixed or None.
LineEnding lineEndingOf(const TextTally& tally);

} // namespace charsleuth
