#pragma once

/// Reads the whole input once, and finds for every encoding what is malformed, where, and what it
/// weighs.
///
/// There is one validator for each byte structure; encodings with one decoder share it. Validators
/// of multi-byte encodings are the decoders of core/decode. The result does not depend on how the
/// input was divided into chunks. Memory is bounded (a few hundred KiB), work is linear in the
/// input. For one thread at a time; an executor may let several work inside feed().

#include "core/bytes/executor.h"
#include "core/bytes/exported.h"
#include "core/bytes/sample.h"
#include "core/structure/structure_report.h"

#include <memory>
#include <vector>

namespace charsleuth {

struct SurveyOptions {
    bool countAll = false; ///< no validator stops before the end
    /// Encodings that are neither stopped early nor excluded, however damaged.
    std::vector<EncodingId> keep;
    Sampler* sampler = nullptr;   ///< is fed everything that is read; may be asked after conclude()
    Executor* executor = nullptr; ///< runs independent jobs of long chunks at the same time
};

class Survey {
public:
    explicit Survey(SurveyOptions options = {});
    ~Survey();

    void feed(Bytes chunk);

    /// The report on everything that was fed. Requires: called once; nothing is fed afterwards.
    /// `goesOn`: the input is longer, so a character cut off at the end is not malformed.
    StructureReport conclude(bool goesOn = false);

private:
    class State;
    std::unique_ptr<State> m_state;
};

/// Surveys bytes in memory in one call.
StructureReport survey(Bytes bytes, SurveyOptions options = {});

/// Lf, CrLf, Cr or Nel if all line ends of the text are of this kind; else Mixed or None.
CHARSLEUTH_EXPORT LineEnding lineEndingOf(const TextTally& tally);

} // namespace charsleuth
