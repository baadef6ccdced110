#include "app/files/running_program.h"

#include "app/files/file_descriptor.h"
#include "app/files/posix/pipe.h"
#include "app/files/posix/spawned.h"

#include <array>
#include <utility>

namespace charsleuth {

struct RunningProgram::State {
    Pipe in, out;
    pid_t child = -1;
    int longestSilence = -1;
};

RunningProgram::RunningProgram(std::unique_ptr<State> state) : m_state(std::move(state)) {}
RunningProgram::RunningProgram(RunningProgram&&) noexcept = default;
RunningProgram& RunningProgram::operator=(RunningProgram&& other) noexcept {
    std::swap(m_state, other.m_state);
    return *this;
}

RunningProgram::~RunningProgram() {
    if (m_state == nullptr || m_state->child < 0)
        return;
    m_state->in.closeWriting();
    m_state->out.closeReading();
    waitFor(m_state->child);
}

Result<RunningProgram> RunningProgram::start(const std::vector<std::string>& words,
                                             const ProgramSettings& settings) {
    auto state = std::make_unique<State>();
    if (!state->in.open() || !state->out.open())
        return Error{words.front(), causeOf(errno)};
    SpawnActions actions;
    actions.take(STDIN_FILENO, state->in.ends[0]);
    actions.take(STDOUT_FILENO, state->out.ends[1]);
    actions.open(STDERR_FILENO, "/dev/null", O_WRONLY);
    if (const int trouble = spawn(state->child, words, settings, actions); trouble != 0) {
        state->child = -1;
        return Error{words.front(), causeOf(trouble)};
    }
    state->longestSilence = settings.longestSilence;
    state->in.closeReading();
    state->out.closeWriting();
    return RunningProgram(std::move(state));
}

bool RunningProgram::write(std::string_view text) {
    return writeFully(m_state->in.ends[1], bytesOf(text));
}

bool RunningProgram::read(std::string& text) {
    pollfd waiting{m_state->out.ends[0], POLLIN, 0};
    if (!waitForWords(m_state->child, &waiting, 1, m_state->longestSilence))
        return false;
    std::array<char, 1 << 16> buffer;
    ssize_t count = 0;
    do
        count = ::read(m_state->out.ends[0], buffer.data(), buffer.size());
    while (count < 0 && errno == EINTR);
    if (count <= 0)
        return false;
    text.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
}

} // namespace charsleuth
