#include "tests/bench/report.h"

#include <cstdio>
#include <thread>

namespace charsleuth::bench {

Report::Report(const std::string& path, bool append) {
    if (!path.empty())
        m_file.open(path, append ? std::ios::app : std::ios::trunc);
}

void Report::write(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
    m_file << text << std::flush;
}

void Report::heading(const std::string& text) {
    write("\n## " + text + "\n\n");
}

void Report::paragraph(const std::string& text) {
    write(text + "\n\n");
}

void Report::table(const std::vector<std::string>& columns) {
    row(columns);
    std::string rule = "|";
    for (std::size_t i = 0; i < columns.size(); ++i)
        rule += i == 0 ? "---|" : "--:|";
    write(rule + "\n");
}

void Report::row(const std::vector<std::string>& cells) {
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += ' ';
        line += cell;
        line += " |";
    }
    write(line + "\n");
}

std::string number(double value, int decimals) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

std::string ratio(double value, double other) {
    if (!(other > 0))
        return "-";
    return number(value / other, value / other < 10 ? 2 : 0) + " x";
}

std::string machine() {
    std::ifstream in("/proc/cpuinfo");
    std::string name = "unknown processor";
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("model name")) {
            name = line.substr(line.find(':') + 2);
            break;
        }
    return name + ", " + std::to_string(std::thread::hardware_concurrency()) + " threads, " +
           "compiler " + __VERSION__;
}

} // namespace charsleuth::bench
