#!/bin/sh
# Runs a program of Windows, with a Windows of its own in the build folder and none of Wine's messages; `wine.sh --end` ends that Windows.
top=$(readlink -f "$(dirname "$0")/../..")
export WINEPREFIX="${WINEPREFIX:-$top/build/wine}" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
[ "$1" != --end ] || exec /usr/lib/wine/wineserver64 --kill
exec /usr/lib/wine/wine64 "$@"
