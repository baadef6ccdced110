#!/usr/bin/env bash
# Module, package, page and extension as `./dev web` builds them: test_web.sh. CHARSLEUTH_LONG=1: with an input of more than 2 GiB, too.
. "$(dirname "$0")/../../../resources/setup/setup.sh"
. "plugin/web/building.sh"

need programs browser-tests
need_node 20 # its test runner; the package is for 20 and newer
build_web
if [ -z "${CHARSLEUTH:-}" ]; then
    if [ ! -f build/release/build.ninja ]; then configure programs; fi
    compile release charsleuth
    export CHARSLEUTH=$PWD/build/release/bin/charsleuth
fi
# One file after the other: what some measure, memory and time, others would take.
node --test --test-concurrency=1 --test-reporter=spec tests/plugin/web/*_test.mjs tests/plugin/vscode/module_test.js
say "All tests of module, package, page and extension passed."
