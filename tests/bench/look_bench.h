#pragma once

/// What looking into a file costs beside detecting it (core/parts/input_findings.h).

#include "tests/bench/inputs.h"
#include "tests/bench/options.h"
#include "tests/bench/report.h"

namespace charsleuth::bench {

/// `files`: real ones; those in East Asian encodings are joined to inputs of 10 KB, 1 and 16 MB,
/// as they are and with a line of UTF-8 and of windows-1251 at the end of each 2 KB.
void benchLook(const Options& options, const Inputs& files, Report& report);

} // namespace charsleuth::bench
