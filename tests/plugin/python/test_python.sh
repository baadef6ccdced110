#!/usr/bin/env bash
# Makes the Python package's archives, installs the wheel in an environment of its own and tests it there, with Debian's Python and
# with Debian's programs that ask for an encoding: test_python.sh [--bare | --compare | --pre-commit].
#
#   --bare     installs the wheel in a bare trixie, too, in an empty environment; the same programs, as trixie has them, run there
#   --pre-commit  only tries the hook in the program pre-commit, which comes from PyPI: by the wheel
#   --compare  only writes the table of speed and accuracy in plugin/python/report.md, beside other detectors
. "$(dirname "$0")/../../../resources/setup/setup.sh"
. tests/machines/chroot.sh

case ${1:-} in
--bare) in_a_world_of_its_own "$@" ;;
--compare | --pre-commit | "") ;;
*) stop "$1 is no option of this test." "./dev test-python [--bare | --compare | --pre-commit]" ;;
esac

python=/usr/bin/python3
folder=build/python
environment=$folder/environment

# The archive of the sources is made of the checkout, the wheel of that archive alone.
make_wheel() {
    local alone=()
    say "Building the source archive, and the wheel of it"
    rm -rf "$folder/dist"
    mkdir -p "$folder"
    ! unshare -rn true 2>/dev/null || alone=(unshare -rn) # a network is not needed
    "${alone[@]}" $python -m build --no-isolation --outdir "$folder/dist" plugin/python >"$folder/build.log" 2>&1 || {
        tail -n 40 "$folder/build.log" >&2
        stop "the wheel could not be built; the end of $folder/build.log stands above." "$(again)"
    }
    rm -rf plugin/python/src/charsleuth.egg-info
}

# What an index and pip look at: the description, the size, and the C library that the wheel is named for.
check_wheel() {
    local wheel size newest
    wheel=$(echo "$folder"/dist/*.whl)
    twine check --strict "$folder"/dist/*
    size=$(stat -c %s "$wheel")
    say "$(basename "$wheel"): $size bytes"
    [ "$size" -lt 5000000 ] || stop "the wheel has more than 5 MB."
    rm -rf "$folder/unpacked"
    $python -m zipfile -e "$wheel" "$folder/unpacked"
    newest=$(objdump -T "$folder"/unpacked/charsleuth/_native.*.so | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1)
    [ "$(printf '%s\n' "$newest" GLIBC_2.28 | sort -V | tail -n 1)" = GLIBC_2.28 ] || stop "the wheel asks for $newest; RHEL 8 has 2.28."
    [[ $wheel == *"manylinux_2_${newest##*.}_"* ]] || stop "the wheel is not named for $newest."
}

# install_wheel ENVIRONMENT OPTION...: with Debian's packages in sight where an option says so.
install_wheel() {
    local environment=$1
    shift
    rm -rf "$environment"
    $python -m venv "$@" "$environment"
    "$environment/bin/python" -m pip install -q --no-index --no-deps "$folder"/dist/*.whl
}

run_tests_with() {
    local test
    for test in tests/plugin/python/*_test.py; do
        "$@" "$test" || stop "$test failed." "$(again)"
    done
}

in_bare_trixie() {
    local bare=build/bare/python-trixie
    say "Making a bare trixie in $bare"
    make_chroot trixie "$bare"
    enter "$bare" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv >/dev/null'
    mkdir -p "$bare/srv/tests" "$bare/srv/samples"
    cp "$folder"/dist/*.whl "$bare/srv"
    cp tests/plugin/python/*.py tests/hostile/hostile_repositories.py "$bare/srv/tests"
    cp resources/samples/files/* "$bare/srv/samples"
    enter "$bare" sh -c 'python3 -m venv /srv/empty && /srv/empty/bin/python -m pip install -q --no-index /srv/*.whl
        /srv/empty/bin/python -m charsleuth /srv/samples/walk.txt' | tee "$folder/bare.out"
    grep -q "walk.txt: EUC-KR (codec cp949" "$folder/bare.out" || stop "the wheel does not answer in an empty environment."
    say "The wheel answers in an empty environment; now with trixie's programs"
    # shellcheck disable=SC2046 # names of packages
    enter "$bare" sh -c 'apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1' sh \
        $(packages_of python-clients | cut -f 1)
    enter "$bare" sh -c 'python3 -m venv --system-site-packages /srv/clients && /srv/clients/bin/python -m pip install -q --no-index --no-deps /srv/*.whl
        export CHARSLEUTH_TEST_FILES=/srv/samples
        for test in /srv/tests/*_test.py; do /srv/clients/bin/python "$test" || exit 1; done' ||
        stop "a test failed in a bare trixie." "$(again)"
    say "All tests passed in a bare trixie"
}

need python python-clients
make_wheel
check_wheel
install_wheel "$environment" --system-site-packages
if [ "${1:-}" = --compare ]; then
    need python-compare
    exec "$environment/bin/python" tests/plugin/python/compare.py --report plugin/python/report.md
fi
if [ "${1:-}" = --pre-commit ]; then
    [ -x "$folder/pre-commit/bin/pre-commit" ] || {
        $python -m venv "$folder/pre-commit"
        "$folder/pre-commit/bin/python" -m pip install -q --disable-pip-version-check pre-commit
    }
    PRE_COMMIT_HOME=$PWD/$folder/pre-commit/home exec tests/plugin/ci/pre_commit.py "$folder/pre-commit/bin/pre-commit" "$folder"/dist/*.whl .
fi
run_tests_with "$environment/bin/python"
"$environment/bin/charsleuth" resources/samples/files/walk.txt | grep -q "walk.txt: EUC-KR (codec cp949" || stop "the program charsleuth does not answer."
"$environment/bin/chardetect" --minimal resources/samples/files/walk.txt | grep -qx CP949 || stop "the program chardetect does not answer."
say "Checking the types"
mypy --strict --python-executable "$environment/bin/python" plugin/python/src/charsleuth
for version in 3.9 3.10 3.12 3.13; do # others than Debian's, where they are
    if other=$(command -v "python$version") && "$other" -c 'import venv' 2>/dev/null; then
        say "The same wheel with Python $version"
        PYTHONPATH=$environment/lib/python3.11/site-packages run_tests_with env CHARSLEUTH_NO_CLIENTS=1 "$other"
    fi
done
[ "${1:-}" != --bare ] || in_bare_trixie
say "The Python package works."
