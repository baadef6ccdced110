#!/usr/bin/env bash
# Core and command line on another machine, by an emulator: test_on.sh MACHINE [FILTER].
. "$(dirname "$0")/../../resources/setup/setup.sh"
. tests/machines/chroot.sh

# The libraries of another machine, as a folder; nothing is installed here.
sysroot() {
    local folder=build/sysroot/$1
    [ -d "$folder" ] && return
    say "Fetching Debian's libraries for $1 (200 MB)"
    rm -rf "$folder.part"
    mkdir -p "$folder.part"
    mmdebstrap --quiet --variant=extract --architectures="$1" \
        --include=libc6-dev,libstdc++-12-dev,libicu-dev,qt6-base-dev,libcli11-dev,nlohmann-json3-dev,rapidjson-dev,libmagic-dev,libuchardet-dev,zlib1g-dev,libzstd-dev,libarchive-dev,liblzma-dev,libbz2-dev,nettle-dev \
        bookworm - "$(mirror)" | tar -x -C "$folder.part" --no-same-owner --exclude=./dev
    mv "$folder.part" "$folder"
}

# A program that needs an emulator gets a script in its place, so that tests can start it by its name.
emulated() {
    local program=$1 emulator=$2
    [ "$(head -c 4 "$program" | tail -c 3)" = ELF ] || return 0
    mv "$program" "$program.real"
    printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$emulator" "$PWD/$program.real" >"$program"
    chmod +x "$program"
}

# Under QEMU tests can start no program: those of the command line are this machine's, what they start is the other's.
test_program_of() {
    local tests='^cli_(usage|list|show|detect|formats|compressed|convert|convert_in_place|bad_input|many_files)$'
    build_tests release -R "$tests"
    CHARSLEUTH_BIN_DIR=$PWD/build/$1/bin run_tests release -R "$tests"
}

# Headers that need no library, as a folder of their own: those of this system's C library must not be found beside them.
windows_headers() {
    local folder=build/sysroot/windows
    [ -d "$folder" ] && return
    mkdir -p "$folder.part/include" "$folder.part/share/cmake"
    cp -r /usr/include/CLI /usr/include/rapidjson /usr/include/nlohmann /usr/include/xxhash.h "$folder.part/include"
    cp -r /usr/share/cmake/CLI11 /usr/share/cmake/nlohmann_json "$folder.part/share/cmake"
    mv "$folder.part" "$folder"
}

# One charsleuth.exe and charsleuth.dll by MinGW-w64, under Wine: test_on.sh windows.
test_on_windows() {
    need programs windows
    windows_headers
    build release charsleuth
    [ -f build/windows/build.ninja ] || configure windows
    compile windows charsleuth charsleuth_c
    tests/machines/windows_test.py tests/machines/wine.sh build/windows/bin/charsleuth.exe "$here" resources/samples/files
    tests/machines/windows_library.sh build/windows
    exit
}

machine=${1:?i386, s390x, arm64, windows or no-avx2}
filter=${2:-}
here=$PWD/build/release/bin/charsleuth
compare=(nice tests/machines/same_everywhere.py "$here" resources/samples/files)
[ "$machine" != windows ] || test_on_windows
need machines
build release charsleuth
if [ "$machine" = no-avx2 ]; then
    "${compare[@]}" qemu-x86_64 -cpu Nehalem "$here"
    exit
fi
sysroot "$machine"
case $machine in
i386) choose_tests core "$filter" ;;
*)
    choose_tests no-programs "$filter"
    unset CHARSLEUTH_TABLES               # a test starts a program where it is there
    export QTEST_FUNCTION_TIMEOUT=1800000 # milliseconds
    ;;
esac
build_tests "$machine" "${chosen[@]}"
case $machine in
s390x) emulated build/s390x/bin/charsleuth "qemu-s390x -L $PWD/build/sysroot/s390x" ;;
arm64) emulated build/arm64/bin/charsleuth "qemu-aarch64 -L $PWD/build/sysroot/arm64" ;;
esac
"${compare[@]}" "$PWD/build/$machine/bin/charsleuth"
run_tests "$machine" "${chosen[@]}"
[ "$machine" = i386 ] || [ -n "${2:-}" ] || test_program_of "$machine"
