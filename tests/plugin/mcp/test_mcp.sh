#!/usr/bin/env bash
# `charsleuth mcp` driven by the official client, which npm installs by the lock file: test_mcp.sh. Between stand-ins `./dev test` drives it.
. "$(dirname "$0")/../../../resources/setup/setup.sh"

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then need mcp; fi
if [ -z "${CHARSLEUTH:-}" ]; then
    build release charsleuth
    export CHARSLEUTH=$PWD/build/release/bin/charsleuth
fi
folder=build/mcp-client
mkdir -p "$folder"
cp tests/plugin/mcp/package.json tests/plugin/mcp/package-lock.json tests/plugin/mcp/official_client_test.mjs "$folder"
npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error
node --test "$folder/official_client_test.mjs"
