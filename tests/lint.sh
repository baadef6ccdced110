#!/usr/bin/env bash
# clang-format, then clang-tidy of what the preset dev compiles. Nothing is compiled: how to is all that clang-tidy wants to know. Some files take it minutes.
. "$(dirname "$0")/../resources/setup/setup.sh"

need programs tests lint
configure dev
git ls-files '*.h' '*.cpp' | grep -v /generated/ | xargs clang-format --dry-run --Werror
git ls-files 'core/*.cpp' 'app/*.cpp' 'plugin/*.cpp' | grep -v -e /generated/ -e /windows/ -e ^plugin/kate/ -e ^plugin/python/ -e ^plugin/web/ |
    xargs -n 4 -P "$(nproc)" nice clang-tidy -p build/dev --quiet --extra-arg=-Wno-unknown-warning-option # some are GCC's
