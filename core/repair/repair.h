#pragma once

/// Finds mojibake in a text, run by run, and what the text was before.
///
/// Linear in the input. Nothing is changed unless that wins by a margin, so that sound text stays
/// sound (core/repair/README.md). For one thread.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/decode/decoded_text.h"
#include "core/repair/chain.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// A run of text that went through a chain.
struct Repair {
    ByteRange bytes;          ///< of the input
    std::uint64_t line = 1;   ///< from 1 on
    std::uint64_t column = 1; ///< characters, from 1 on
    std::u16string before, after;
    Chain chain;
    double confidence = 0;
    /// Whether the chain does not make `before` of `after` again: something is gone for good.
    bool lossy = false;
};

struct RepairOptions {
    /// If there is one: the only chain, undone wherever it can be.
    std::optional<Chain> chain;
    double leastConfidence = 0; ///< runs below are left as they are
};

class CHARSLEUTH_EXPORT Repairer {
public:
    explicit Repairer(const RepairOptions& options = {});
    Repairer(Repairer&&) noexcept;
    Repairer& operator=(Repairer&&) noexcept;
    ~Repairer();

    /// Takes the next text of the input. Requires: `byteOf` counts from the start of the input.
    void feed(const MappedText& text);

    /// The repairs, in the order of the input; disjoint. Requires: concluded once.
    std::vector<Repair> conclude();
    /// Calls `take` with one repair after the other. Until then each misread word takes about a
    /// dozen bytes of memory.
    void conclude(const std::function<void(Repair&&)>& take);

private:
    class State;
    std::unique_ptr<State> m_state;
};

} // namespace charsleuth
