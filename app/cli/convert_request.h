#pragma once

/// What `convert` is asked to do.

#include "app/cli/asked_encoding.h"
#include "app/cli/copy_writer.h"
#include "app/cli/detect_arguments.h"

namespace charsleuth::cli {

/// What a copy should be.
struct CopyOptions {
    enum class Bom { Add, Keep, Remove };

    EncodingId to = EncodingId::Utf8;
    Bom bom = Bom::Keep;
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    bool fixDeclaration = false;
};

struct ConvertRequest : CopyOptions {
    std::vector<std::string> files;
    Destination destination;
    std::optional<AskedEncoding> from;
    bool dryRun = false;
    bool segments = false; ///< each part is read in its own encoding
    OpenOptions open;
    DetectSettings detect;
};

extern const std::span<const OptionSpec> convertOptions;

/// --to, --bom, --newline, --on-loss, --fix-declaration
CopyOptions readCopyOptions(const Arguments& arguments, ArgumentReader& reader);

Value<ConvertRequest> readConvertRequest(const Arguments& arguments);

} // namespace charsleuth::cli
