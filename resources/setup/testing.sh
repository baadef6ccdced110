# Runs tests. Sourced; needs building.sh.

# run_tests PRESET CTEST-OPTION...: a skipped test of the default set is a failure: a test that does not run shows nothing.
# One more runs than there are processors, for many wait: for a window, for a timer, for another program.
run_tests() {
    local preset=$1 log passed
    shift
    log=$(mktemp)
    QT_QPA_PLATFORM=offscreen ctest --test-dir "build/$preset" --output-on-failure -j $(($(nproc) + 1)) --no-tests=error "$@" | tee "$log"
    if grep -qE '\*\*\*Skipped|\*\*\*Not Run|The following tests did not run' "$log"; then
        stop "a test was skipped; its line stands above."
    fi
    passed=$(sed -n 's/^100% tests passed, 0 tests failed out of \([0-9]*\)$/\1/p' "$log")
    rm -f "$log"
    say "All $passed tests passed."
}

# Leaks are looked for where that works: some containers forbid what LeakSanitizer needs. A bomb's memory is
# measured by a test: what is freed is not kept long.
asan_options() {
    echo -n quarantine_size_mb=16:
    local probe
    probe=$(mktemp)
    echo 'int main(void) { return 0; }' | c++ -fsanitize=address -x c++ - -o "$probe"
    if "$probe" >/dev/null 2>&1; then echo detect_leaks=1; else echo detect_leaks=0; fi
    rm -f "$probe"
}

# choose_tests LABEL [FILTER]: sets `chosen` to ctest's options for the tests of the FILTER, or of the label where there is none.
# tests/CMakeLists.txt says what labels there are.
choose_tests() {
    chosen=(-L "^$1\$")
    if [ -n "${2:-}" ]; then chosen=(-R "$2"); fi
}

# build_tests PRESET CTEST-OPTION...: configures, then builds only what these tests run.
build_tests() {
    local preset=$1 targets
    shift
    need programs tests
    [ -f "build/$preset/build.ninja" ] || configure "$preset"
    targets=$(ninja -C "build/$preset" -t targets all | sed -n 's/^\(test_[a-z0-9_]*\|charsleuth\|charsleuth_uchardet\): .*/\1/p')
    # shellcheck disable=SC2046 # names of targets
    compile "$preset" -k 0 charsleuth $(ctest --test-dir "build/$preset" -N "$@" | sed -n 's/.*Test *#[0-9]*: /test_/p' | grep -Fx -f <(echo "$targets"))
}
