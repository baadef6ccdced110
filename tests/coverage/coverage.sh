#!/usr/bin/env bash
# How many of core's lines the tests run, and which they do not: coverage.sh [--lines] [--report].
. "$(dirname "$0")/../../resources/setup/setup.sh"

need coverage
choose_tests core
build_tests coverage "${chosen[@]}"
rm -rf build/coverage/profiles
mkdir -m a+rwx build/coverage/profiles
# Some tests give up their rights, and write into profiles that others have begun.
# Golden files would show the profile that a program leaves where it has no environment.
(
    umask 0
    # A limit on the size of files ends the profile, too: that row of cli_bad_input fails here.
    LLVM_PROFILE_FILE=$PWD/build/coverage/profiles/%4m.profraw run_tests coverage "${chosen[@]}" -E '^golden_cli$' ||
        echo "Not all tests passed; what they ran is counted." >&2
)
tests/coverage/coverage.py build/coverage core "$@"
