#!/usr/bin/env bash
# Builds everything with Clang, tests core and the command line: test_clang.sh [FILTER].
. "$(dirname "$0")/../../resources/setup/setup.sh"

need clang
build clang
choose_tests core "$@"
run_tests clang "${chosen[@]}"
