#pragma once

/// What is measured, as Markdown: on standard output as it comes, and in a file if one is named.

#include <fstream>
#include <string>
#include <vector>

namespace charsleuth::bench {

class Report {
public:
    /// `path`: of the file, or empty. `append`: what stands in it stays.
    explicit Report(const std::string& path, bool append = false);

    void heading(const std::string& text);
    void paragraph(const std::string& text);
    /// Begins a table; its rows follow.
    void table(const std::vector<std::string>& columns);
    void row(const std::vector<std::string>& cells);

private:
    void write(const std::string& text);

    std::ofstream m_file;
};

/// With so many decimals.
std::string number(double value, int decimals = 0);
/// "12.3 x"; "-" where there is nothing to compare with.
std::string ratio(double value, double other);

/// Model of the processor, compiler and build type, for whoever compares two reports.
std::string machine();

} // namespace charsleuth::bench
