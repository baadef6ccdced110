#!/usr/bin/env bash
# Core, the command line and the interfaces with Clang 19 and libc++, the pair that macOS has: test_libcxx.sh [FILTER].
# First of all it has to answer about the samples what the release build answers, to the byte.
. "$(dirname "$0")/../../resources/setup/setup.sh"

choose_tests core "$@"
need libcxx
build release charsleuth
build_tests libcxx "${chosen[@]}"
for preset in release libcxx; do
    "build/$preset/bin/charsleuth" detect --json -r resources/samples/files >"build/libcxx/$preset.jsonl"
done
cmp build/libcxx/{release,libcxx}.jsonl || stop "the answers about the samples are not those of the release build."
say "$(wc -l <build/libcxx/libcxx.jsonl) answers about the samples are those of the release build, to the byte"
run_tests libcxx "${chosen[@]}"
