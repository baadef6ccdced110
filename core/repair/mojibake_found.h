#pragma once

/// The mojibake in a file, in short.

#include "core/repair/repair.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

struct MojibakeFound {
    std::size_t runs = 0;
    Chain chain;           ///< of most runs
    double confidence = 0; ///< of these runs, on average
    Repair first;          ///< the first run

    /// The page by which UTF-8 was decoded in the last step of `chain`; nothing if that was another
    /// one.
    std::optional<EncodingId> utf8ReadAs() const;
};

/// "UTF-8 read as windows-1252, then UTF-8 read as IBM437": in the order in which it happened.
CHARSLEUTH_EXPORT std::string inWords(const Chain& chain);

/// Counts the runs of each chain.
class MojibakeCount {
public:
    void add(const Repair& repair);
    /// Names the chain of most runs. Nothing where there is no run.
    std::optional<MojibakeFound> conclude() const;

private:
    struct OfChain {
        Chain chain;
        std::size_t runs = 0;
        double confidence = 0; ///< of all runs together
    };

    std::vector<OfChain> m_chains;
    std::size_t m_runs = 0;
    Repair m_first;
};

} // namespace charsleuth
