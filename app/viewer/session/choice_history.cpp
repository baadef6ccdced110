#include "app/viewer/session/choice_history.h"

namespace charsleuth::viewer {

void ChoiceHistory::note(const ChosenState& now) {
    if (now == m_states[m_now])
        return;
    m_states.resize(m_now + 1);
    m_states.push_back(now);
    ++m_now;
}

bool ChoiceHistory::canStep(int direction) const {
    return direction < 0 ? m_now > 0 : m_now + 1 < m_states.size();
}

std::optional<ChosenState> ChoiceHistory::step(int direction) {
    if (!canStep(direction))
        return std::nullopt;
    m_now += direction < 0 ? std::size_t(-1) : 1;
    return m_states[m_now];
}

} // namespace charsleuth::viewer
