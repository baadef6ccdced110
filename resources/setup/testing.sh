# Runs tests. Sourced; needs building.sh.

# run_tests PRESET CTEST-OPTION...: a skipped test of the default set is a failure: a test that does not run shows nothing.
run_tests() {
    local preset=$1 log passed
    shift
    log=$(mktemp)
    QT_QPA_PLATFORM=offscreen ctest --test-dir "build/$preset" --output-on-failure -j "$(nproc)" --no-tests=error "$@" | tee "$log"
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

# Core's tests that start no program, then those that do and the command line's, without those of programs that they are
# compared with.
tests_without_programs='alphabet|binary_answer$|bom$|c_interface(_registry|_wrong_use)?$|calibration|converted|data_cost$|decoder_|detect$|encoder|ends|excerpt'
tests_without_programs+='|declared_(readers|weighing|bad)|file_|hint$|language_model$|mixture|odd|opinions|passage|rank|reading|registry|sample$'
tests_without_programs+='|scans|sidecar$|sidecar_glob|single_byte|structure|two_encodings|uchardet_drop'
tests_of_core="^($tests_without_programs|allocation|library_failures$|cli_|declared_(lies|labels|hints)|golden_cli|json|locales|protocol)"
tests_without_programs="^($tests_without_programs)"

tests_with_threads='^(viewer_(session|session_disk|session_memory|differences|file_text|places|search|latest_job|conversion_job|choice_store|document_models|preview|finder'
tests_with_threads+='|comparison|overview|models)|cli_many_files|ordered_work|threads|structure_executor|file_source|c_interface|tsan_sees_a_race)$'

# Configures, then builds only what the tests of a filter run.
build_tests() {
    local preset=$1 filter=$2 targets
    need programs tests
    [ -f "build/$preset/build.ninja" ] || configure "$preset"
    targets=$(ninja -C "build/$preset" -t targets all | sed -n 's/^\(test_[a-z0-9_]*\|charsleuth\|charsleuth_uchardet\): .*/\1/p')
    # shellcheck disable=SC2046 # names of targets
    compile "$preset" -k 0 charsleuth $(ctest --test-dir "build/$preset" -N -R "$filter" | sed -n 's/.*Test *#[0-9]*: /test_/p' | grep -Fx -f <(echo "$targets"))
}
