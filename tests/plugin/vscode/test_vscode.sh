#!/usr/bin/env bash
# The extension of VS Code between stand-ins: test_vscode.sh; in code-server with Chromium: test_vscode.sh --end-to-end, once with the program
# and, where `./dev web` was called, once with the module alone.
. "$(dirname "$0")/../../../resources/setup/setup.sh"

command -v node >/dev/null || need node # from elsewhere Node.js and npm are one package
build release charsleuth charsleuth_vsix
export CHARSLEUTH=$PWD/build/release/bin/charsleuth
if [ "${1:-}" != --end-to-end ]; then
    node --test tests/plugin/vscode/extension_test.js
    exit
fi
need browser
tests/plugin/vscode/code_server.sh "$PWD/build/code-server"
node tests/plugin/vscode/end_to_end.js "$PWD/build/code-server" "$PWD/build/release/charsleuth.vsix" "$CHARSLEUTH" /usr/bin/chromium
for package in build/web/charsleuth-*.vsix; do
    [ ! -f "$package" ] || node tests/plugin/vscode/end_to_end.js "$PWD/build/code-server" "$PWD/$package" "$CHARSLEUTH" /usr/bin/chromium --without-program
done
