#!/usr/bin/env bash
# Every fuzz target: fuzz.sh [MINUTES]; AFL++ on the command line: fuzz.sh --afl [MINUTES]; writes down what ran: fuzz.sh --record.
. "$(dirname "$0")/../../resources/setup/setup.sh"

need fuzz
case ${1:-} in
--record)
    for runs in build/{fuzz,afl}/runs.tsv; do
        [ ! -f "$runs" ] || tests/fuzz/run.py "${runs%/*}" --record
    done
    ;;
--afl) build afl charsleuth && nice tests/fuzz/afl.py build/afl "${2:-10}" ;;
*) build fuzz fuzzers && nice tests/fuzz/run.py build/fuzz "${1:-10}" "${@:2}" ;;
esac
