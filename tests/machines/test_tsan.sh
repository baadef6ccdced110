#!/usr/bin/env bash
# The viewer's jobs and models, the command line's --jobs and the threads of a big file under ThreadSanitizer: test_tsan.sh [FILTER].
# Qt is not instrumented.
. "$(dirname "$0")/../../resources/setup/setup.sh"

choose_tests threads "$@"
build_tests tsan "${chosen[@]}"
TSAN_OPTIONS="ignore_noninstrumented_modules=1 halt_on_error=1" run_tests tsan "${chosen[@]}"
