#!/bin/sh
# Runs a program of Windows, with a Windows of its own in the build folder and none of Wine's messages.
top=$(readlink -f "$(dirname "$0")/../..")
WINEPREFIX=${WINEPREFIX:-$top/build/wine} WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' exec /usr/lib/wine/wine64 "$@"
