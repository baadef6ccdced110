#pragma once

/// The answer about one file, with what the command line adds to it.

#include "app/answer/file_report.h"
#include "app/files/file_source.h"
#include "app/files/format_name.h"
#include "app/sidecar/read_beside.h"
#include "app/sidecar/surroundings.h"
#include "core/detect.h"

#include <optional>
#include <string>

namespace charsleuth::cli {

/// What is known before the bytes are read.
struct DetectSettings {
    DetectOptions options; ///< as the user said
    Surroundings surroundings;
    std::size_t threads = 1; ///< that may work on one input
};

struct AnswerOptions {
    OpenOptions open;
    DetectSettings detect;
    std::uint64_t top = 5;  ///< candidates shown; 0 for all, the ruled-out ones too
    bool showNone = false;  ///< FileReport::shown stays empty
    bool askOthers = false; ///< take the opinions of uchardet and ICU as evidence
    bool segments = false;  ///< divide every input into parts
    bool oddities = false;  ///< work out mojibake and mixed encodings where they were noticed
};

/// Reads an input through and answers; fails only where it cannot be read. Of the candidates so
/// much is told as `settings` ask for.
Result<Detection> detectIn(FileSource& source, const DetectSettings& settings);

/// What is kept from one file to the next. For one thread.
struct Kept {
    explicit Kept(FolderUse use) : beside(use) {}

    BesideReader beside;
    FormatNamer namer; ///< asked about binary input only
};

Result<FileReport> reportFor(FileSource& source, const AnswerOptions& options, Kept& kept);

/// "PNG image" for binary input, where it is known.
std::optional<std::string> binaryFormatOf(FileSource& source, FormatNamer& namer);

} // namespace charsleuth::cli
