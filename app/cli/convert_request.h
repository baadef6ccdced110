#pragma once

/// What `convert` is asked to do.

#include "app/cli/asked_encoding.h"
#include "app/cli/copy_writer.h"
#include "app/cli/detect_arguments.h"
#include "app/convert/copy_plan.h"

namespace charsleuth::cli {

struct ConvertRequest : CopyWishes {
    std::vector<std::string> files;
    Destination destination;
    std::optional<AskedEncoding> from;
    bool dryRun = false;
    OpenOptions open;
    DetectSettings detect;
};

extern const std::span<const OptionSpec> convertOptions;

/// --to, --bom, --newline, --on-loss, --fix-declaration, --part-links, --allow-plausible
CopyWishes readCopyWishes(const Arguments& arguments);

ConvertRequest readConvertRequest(const Arguments& arguments);

} // namespace charsleuth::cli
