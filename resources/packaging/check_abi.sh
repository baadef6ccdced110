#!/usr/bin/env bash
# Compares the C interface with that of the last tag, or with the dump in abi/ where there is no tag, by libabigail:
#
#     resources/packaging/check_abi.sh [--record]     --record: writes the dump anew
#
# Additions pass; whatever else differs ends with what abidiff says of it, and an exit status that is not 0.
. "$(dirname "$0")/../setup/setup.sh"
need programs abi

dump=resources/packaging/abi/libcharsleuth.abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A library of the headers alone: every function that they declare, with an empty body.
sed -E '/^#include "charsleuth/d; :a; /^CHARSLEUTH_API/ { /;/! { N; ba }; s/;/ { __builtin_trap(); }/ }' plugin/c/charsleuth.h \
    plugin/c/charsleuth_column.h >"$work/header.c"
cc -std=c99 -g -O0 -fPIC -shared -Wl,-soname,libcharsleuth.so.0 -o "$work/libcharsleuth.so" "$work/header.c"
abidw --no-corpus-path --no-comp-dir-path --no-show-locs "$work/libcharsleuth.so" | sed "s#$work/##g; /<elf-needed>/,/<\\/elf-needed>/d" >"$work/now.abi"
if [ "${1:-}" = --record ]; then
    mkdir -p "$(dirname "$dump")"
    cp "$work/now.abi" "$dump"
    say "$dump is that of these sources."
    exit
fi
before=$dump
tag=$(git describe --tags --abbrev=0 2>/dev/null || true)
if [ -n "$tag" ] && git cat-file -e "$tag:$dump" 2>/dev/null; then
    git show "$tag:$dump" >"$work/before.abi"
    before=$work/before.abi
fi
status=0
abidiff --no-added-syms "$before" "$work/now.abi" || status=$?
[ "$status" = 0 ] || stop "the C interface is not that of ${tag:-$dump}; abidiff's words stand above."
say "The C interface has all that ${tag:-$dump} has."
