#include "app/files/running_program.h"

#include "app/files/windows/started.h"

#include <array>
#include <cerrno>
#include <utility>

namespace charsleuth {

using namespace windows;

struct RunningProgram::State {
    Pipe in, out;
    Handle process;
};

RunningProgram::RunningProgram(std::unique_ptr<State> state) : m_state(std::move(state)) {}
RunningProgram::RunningProgram(RunningProgram&&) noexcept = default;
RunningProgram& RunningProgram::operator=(RunningProgram&& other) noexcept {
    std::swap(m_state, other.m_state);
    return *this;
}

RunningProgram::~RunningProgram() {
    if (m_state == nullptr || m_state->process.get() == nullptr)
        return;
    m_state->in.writing.close();
    m_state->out.reading.close();
    // Another program that was started meanwhile may have inherited our end: it would wait for
    // ever.
    constexpr DWORD patience = 1000; // milliseconds
    if (WaitForSingleObject(m_state->process.get(), patience) != WAIT_OBJECT_0)
        TerminateProcess(m_state->process.get(), 1);
}

Result<RunningProgram> RunningProgram::start(const std::vector<std::string>& words,
                                             const ProgramSettings& settings) {
    auto state = std::make_unique<State>();
    const Handle nothing = openNothing();
    if (!state->in.open(PipeEnd::Reading) || !state->out.open() ||
        !startProgram(words, settings, state->in.reading.get(), state->out.writing.get(),
                      nothing.get(), state->process))
        return Error{words.front(), causeOf(errno)};
    state->in.reading.close();
    state->out.writing.close();
    return RunningProgram(std::move(state));
}

bool RunningProgram::write(std::string_view text) {
    while (!text.empty()) {
        DWORD count = 0;
        if (WriteFile(m_state->in.writing.get(), text.data(), static_cast<DWORD>(text.size()),
                      &count, nullptr) == 0)
            return false;
        text.remove_prefix(count);
    }
    return true;
}

bool RunningProgram::read(std::string& text) {
    std::array<char, 1 << 16> buffer;
    DWORD count = 0;
    if (ReadFile(m_state->out.reading.get(), buffer.data(), static_cast<DWORD>(buffer.size()),
                 &count, nullptr) == 0 ||
        count == 0)
        return false;
    text.append(buffer.data(), count);
    return true;
}

} // namespace charsleuth
