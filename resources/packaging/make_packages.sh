#!/usr/bin/env bash
# Makes the Debian packages and the relocatable archive in build/package:
#
#     resources/packaging/make_packages.sh [debs|archive]
. "$(dirname "$0")/../setup/setup.sh"
need programs packages

build=build/package
version=$(sed -n 's/^project(charsleuth VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# Relative paths, which ccache makes, would mislead CMake about the compiler's folders.
mkdir -p build
CCACHE_BASEDIR='' cmake --preset package >"$build.log" 2>&1 || { cat "$build.log" >&2 && exit 1; }
cmake --build --preset package -j "$(nproc)"
rm -f "$build"/*.deb "$build"/*.tar.xz
if [ "${1:-debs}" = debs ]; then
    (cd "$build" && cpack -G DEB)
fi
if [ "${1:-archive}" = archive ]; then
    resources/packaging/make_archive.py "$build" "$version" "$build"
fi
ls -l "$build"/*.deb "$build"/*.tar.xz 2>/dev/null
