#!/usr/bin/env bash
# Builds and tests the plugin for Kate, in Kate itself: test_kate.sh [FILTER] (CHARSLEUTH_LONG=1: with a file of 1 GiB, too).
. "$(dirname "$0")/../../../resources/setup/setup.sh"

need kate
build release charsleuth
cmake -S plugin/kate -B build/kate -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCHARSLEUTH_PROGRAM="$PWD/build/release/bin/charsleuth" >/dev/null
compile kate
run_tests kate ${1:+-R "$1"}
