#pragma once

/// Where the copies of a command go: `-o`, `--out-dir`, `--in-place`, or standard output.

#include "app/cli/option_values.h"
#include "app/cli/output.h"
#include "app/convert/converted_copy.h"

#include <functional>

namespace charsleuth::cli {

struct Destination {
    enum class Kind { StandardOutput, File, Folder, InPlace };

    Kind kind = Kind::StandardOutput;
    std::string path;       ///< of the file or folder
    bool partLinks = false; ///< a file of several names is replaced under one of them
};

/// Reads the options. Wrong: two of them, more FILEs than they have room for, no FILE. `command`:
/// its name, for the message. `writesNothing`: whether several FILEs are allowed without them.
Destination readDestination(std::string_view command, const Arguments& arguments,
                            bool writesNothing);

/// Calls `copy` for one file after the other, and says what it refused. Returns the exit status.
int copyEach(const std::vector<std::string>& files, Output& output,
             const std::function<std::optional<Refusal>(const std::string&)>& copy);

/// Writes the copies of one file after the other.
class CopyWriter {
public:
    /// The arguments must outlive it.
    CopyWriter(const Destination& destination, Output& output)
        : m_destination(destination), m_output(output) {}

    std::optional<Refusal> write(FileSource& source, const ConversionPlan& plan,
                                 ConversionReport& report);

    /// Says where the copy of that file goes if it goes through a symbolic link.
    void tellLink(const std::string& path) const;

private:
    std::optional<Refusal> writeToOutput(FileSource& source, const ConversionPlan& plan,
                                         ConversionReport& report);
    std::optional<Refusal> writeIntoFolder(FileSource& source, const ConversionPlan& plan,
                                           ConversionReport& report);

    const Destination& m_destination;
    Output& m_output;
    std::vector<std::string> m_written; ///< into the folder
};

} // namespace charsleuth::cli
