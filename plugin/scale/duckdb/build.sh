#!/usr/bin/env bash
# Builds the extension of DuckDB, build/duckdb/charsleuth.duckdb_extension: build.sh [FOLDER]
#
# FOLDER has duckdb.h and duckdb_extension.h of DuckDB 1.2 or newer. Without it they come from the crate libduckdb-sys (8 MB), by cargo 1.82 or newer.
. "$(dirname "$0")/../../../resources/setup/setup.sh"

folder=build/duckdb
headers=${1:-$folder/headers}
crate=libduckdb-sys@1.20000.1
mkdir -p "$folder"
if [ -z "${1:-}" ] && [ ! -f "$headers/duckdb_extension.h" ]; then
    CARGO_HOME=$PWD/$folder/cargo cargo info --quiet "$crate" >/dev/null || stop "cargo could not fetch $crate, which has DuckDB's headers." "$0 FOLDER, with duckdb_extension.h in it"
    mkdir -p "$headers"
    tar -xzf "$folder"/cargo/registry/src/*/"${crate/@/-}"/duckdb.tar.gz -C "$headers" --strip-components=3 duckdb/src/include/duckdb{,_extension}.h
fi
need programs
build release charsleuth_core
version=$(sed -n 's/^project(charsleuth VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
# libstdc++ is within: DuckDB for Python leaves no room for the thread-local data of another one.
g++ -std=c++20 -O2 -fPIC -shared -fvisibility=hidden -Wall -Wextra -Wno-missing-field-initializers -DCHARSLEUTH_VERSION="\"$version\"" \
    -isystem "$headers" -I . -I plugin/c plugin/scale/duckdb/extension.cpp plugin/c/{arrow_answers,arrow_texts,column,column_hints,column_row,registry}.cpp \
    build/release/lib/libcharsleuth_core.a -o "$folder/charsleuth.so" -static-libstdc++ -Wl,--gc-sections,--exclude-libs,ALL,-s
case $(uname -m) in
x86_64) platform=linux_amd64 ;;
aarch64) platform=linux_arm64 ;;
*) stop "DuckDB has no name for the machine $(uname -m) that is known here." ;;
esac
plugin/scale/duckdb/footer.py "$folder/charsleuth.so" "$folder/charsleuth.duckdb_extension" $platform "v$version"
say "$folder/charsleuth.duckdb_extension is there."
