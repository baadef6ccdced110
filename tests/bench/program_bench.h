#pragma once

/// How fast the command line is that was built beside this program: its start, long files, folders
/// of small ones. Files are written into a folder below $TMPDIR that goes away, and are in the page
/// cache when they are read.

#include "tests/bench/options.h"
#include "tests/bench/report.h"

namespace charsleuth::bench {

void benchProgram(const Options& options, Report& report);

/// Files of 1 KB to 1 GiB, or 8 GiB, by the clock.
void benchFileSizes(const Options& options, Report& report);

} // namespace charsleuth::bench
