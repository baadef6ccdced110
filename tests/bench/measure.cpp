#include "tests/bench/measure.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

namespace charsleuth::bench {

namespace {

double cpuSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// A line of /proc/self/status in bytes; 0 when there is none.
std::size_t statusBytes(const std::string& key) {
    std::ifstream in("/proc/self/status");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with(key + ":"))
            return 1024 * std::stoul(line.substr(key.size() + 1));
    return 0;
}

std::size_t peakBytesHere(const std::function<void()>& work) {
    work(); // tables and programs are mapped once
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << "5"; // sets the peak back to what is resident now
    const std::size_t before = statusBytes("VmRSS");
    work();
    const std::size_t peak = statusBytes("VmHWM");
    return peak > before ? peak - before : 0;
}

/// What the launcher beside this program prints, see launch.c.
ProgramSeconds secondsOfProgram(const std::vector<std::string>& command) {
    int ends[2];
    if (pipe(ends) != 0)
        return {-1, -1, -1};
    const pid_t child = fork();
    if (child == 0) {
        const std::string launcher = programFolder() / "charsleuth-bench-launch";
        std::vector<char*> arguments{const_cast<char*>(launcher.c_str())};
        for (const std::string& argument : command)
            arguments.push_back(const_cast<char*>(argument.c_str()));
        arguments.push_back(nullptr);
        dup2(ends[1], STDOUT_FILENO);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    FILE* const told = fdopen(ends[0], "r");
    ProgramSeconds seconds{-1, -1, -1};
    double kibibytes = 0;
    if (child > 0 && std::fscanf(told, "%lf %lf %lf", &seconds.cpu, &seconds.wall, &kibibytes) == 3)
        seconds.peak = 1024 * kibibytes;
    std::fclose(told);
    waitpid(child, nullptr, 0);
    return seconds;
}

} // namespace

std::filesystem::path programFolder() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}

double medianSeconds(int runs, const std::function<void()>& work) {
    work();
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const double start = cpuSeconds();
        work();
        times.push_back(cpuSeconds() - start);
    }
    return median(std::move(times));
}

std::size_t peakBytes(const std::function<void()>& work) {
    int ends[2];
    if (pipe(ends) != 0)
        return 0;
    const pid_t child = fork();
    if (child == 0) {
        const std::size_t peak = peakBytesHere(work);
        _exit(write(ends[1], &peak, sizeof peak) == sizeof peak ? 0 : 1);
    }
    close(ends[1]);
    std::size_t peak = 0;
    if (child < 0 || read(ends[0], &peak, sizeof peak) != sizeof peak)
        peak = 0;
    close(ends[0]);
    waitpid(child, nullptr, 0);
    return peak;
}

ProgramSeconds medianSecondsOfProgram(int runs, const std::vector<std::string>& command) {
    std::vector<double> cpu, wall, peak;
    for (int i = 0; i < runs; ++i) {
        const ProgramSeconds seconds = secondsOfProgram(command);
        cpu.push_back(seconds.cpu);
        wall.push_back(seconds.wall);
        peak.push_back(seconds.peak);
    }
    return {median(std::move(cpu)), median(std::move(wall)), median(std::move(peak))};
}

} // namespace charsleuth::bench
