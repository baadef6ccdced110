#!/usr/bin/env bash
# Builds everything with Clang, tests core and the command line: test_clang.sh [FILTER].
. "$(dirname "$0")/../../resources/setup/setup.sh"

need clang
build clang
run_tests clang -R "${1:-$tests_of_core}"
