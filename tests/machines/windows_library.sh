#!/usr/bin/env bash
# A C program that is linked with charsleuth.dll, under Wine: windows_library.sh BUILD
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
x86_64-w64-mingw32-gcc-posix -std=c99 -I "$here/../../plugin/c" -o "$work/detect.exe" "$here/../../plugin/c/examples/detect.c" "$build/lib/libcharsleuth.dll.a"
cp "$build/bin/charsleuth.dll" "$work"
cp "$here/../../resources/samples/files/walk.txt" "$work"
cd "$work"
"$here/wine.sh" detect.exe walk.txt | tee answer
grep -q EUC-KR answer
needed=$(x86_64-w64-mingw32-objdump -p ./*.dll | sed -n 's/.*DLL Name: //p' | tr '\n' ' ')
shown=$(x86_64-w64-mingw32-objdump -p ./*.dll | sed -n '/Name Pointer\] Table/,/^$/p' | grep -E '\[ *[0-9]+\]' | grep -vc ' charsleuth_' || true)
echo "needs: $needed; exported beside the C interface: $shown"
[ "$shown" = 0 ]
