#pragma once

/// What the user chose for the open document, step by step, to go back and forth in.

#include "app/viewer/document/read_as.h"
#include "app/viewer/session/facts.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace charsleuth::viewer {

struct ChosenState {
    std::optional<ReadAs> reading; ///< nothing: as detected
    Facts facts;                   ///< the hints

    friend bool operator==(const ChosenState&, const ChosenState&) = default;
};

class ChoiceHistory {
public:
    ChoiceHistory() = default;
    explicit ChoiceHistory(ChosenState first) : m_states{std::move(first)} {}

    /// What holds now. Another state than the one before it is a step, and drops what was undone.
    void note(const ChosenState& now);
    /// The state before or after, which is the one that holds from now on; nothing at the end.
    std::optional<ChosenState> step(int direction);
    bool canStep(int direction) const;

private:
    std::vector<ChosenState> m_states{ChosenState()};
    std::size_t m_now = 0;
};

} // namespace charsleuth::viewer
