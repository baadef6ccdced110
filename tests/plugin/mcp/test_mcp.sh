#!/usr/bin/env bash
# `charsleuth mcp` between stand-ins, then driven by the official client, which npm installs by the lock file: test_mcp.sh
. "$(dirname "$0")/../../../resources/setup/setup.sh"

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then need mcp; fi
build release charsleuth
tests/app/mcp/mcp_test.py build/release/bin/charsleuth
tests/app/mcp/mcp_edit_test.py build/release/bin/charsleuth
folder=build/mcp-client
mkdir -p "$folder"
cp tests/plugin/mcp/package.json tests/plugin/mcp/package-lock.json tests/plugin/mcp/official_client_test.mjs "$folder"
npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error
CHARSLEUTH=$PWD/build/release/bin/charsleuth node --test "$folder/official_client_test.mjs"
