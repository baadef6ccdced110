#pragma once

/// What `repair` is asked to do.

#include "app/cli/asked_encoding.h"
#include "app/cli/copy_writer.h"
#include "app/cli/detect_arguments.h"
#include "core/repair/repair.h"

namespace charsleuth::cli {

struct RepairRequest {
    std::vector<std::string> files;
    Destination destination;
    std::optional<AskedEncoding> from;
    EncodingId to = EncodingId::Utf8;
    RepairOptions repair;
    bool check = false; ///< write nothing; the exit status says whether something would change
    bool json = false;
    OpenOptions open;
    DetectSettings detect;

    /// Whether copies are written: with --json only where a place for them was given.
    bool writes() const {
        return !check && (!json || destination.kind != Destination::Kind::StandardOutput);
    }
};

extern const std::span<const OptionSpec> repairOptions;

RepairRequest readRepairRequest(const Arguments& arguments);

} // namespace charsleuth::cli
