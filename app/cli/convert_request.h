#pragma once

/// What `convert` is asked to do.

#include "app/cli/asked_encoding.h"
#include "app/cli/copy_writer.h"
#include "app/cli/detect_arguments.h"

namespace charsleuth::cli {

struct ConvertRequest {
    enum class Bom { Add, Keep, Remove };

    std::vector<std::string> files;
    Destination destination;
    std::optional<AskedEncoding> from;
    EncodingId to = EncodingId::Utf8;
    Bom bom = Bom::Keep;
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    bool dryRun = false;
    bool fixDeclaration = false;
    OpenOptions open;
    DetectSettings detect;
};

extern const std::span<const OptionSpec> convertOptions;

Value<ConvertRequest> readConvertRequest(const Arguments& arguments);

} // namespace charsleuth::cli
