#!/usr/bin/env bash
# Writes tests/plugin/web/speed.md, or the file named: speed.sh [FILE]. Labelled files are those of $CHARSLEUTH_SAMPLES and $CHARSLEUTH_WILD.
. "$(dirname "$0")/../../../resources/setup/setup.sh"
. "plugin/web/building.sh"

build_web
build release charsleuth
node tests/plugin/web/speed.mjs "${1:-tests/plugin/web/speed.md}" ${CHARSLEUTH_SAMPLES:+"$CHARSLEUTH_SAMPLES"} ${CHARSLEUTH_WILD:+"$CHARSLEUTH_WILD"}
