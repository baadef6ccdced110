#!/bin/sh
# The sources of Kate's plugin under Qt 6, as far as Debian 12 can say: its headers with those of Frameworks 5, which has
# the same interfaces. Nothing is linked. Usage: compiles_with_qt6.sh COMPILER [OPTION...]
set -eu
cd "$(dirname "$0")/../../.."
qt6=$(dirname "$(find /usr/include -path '*/qt6/QtCore' -type d | head -n 1)")
set -- "$@" -I.
for folder in "$qt6" "$qt6"/Qt* /usr/include/KF5 /usr/include/KF5/*; do
    set -- "$@" -isystem "$folder"
done
for source in answer encoding_names messages mojibake opened_document plugin program window; do
    "$@" -fsyntax-only -std=c++20 -fPIC -Wall -Wextra -DCHARSLEUTH_BINDIR='""' "plugin/kate/$source.cpp"
done
