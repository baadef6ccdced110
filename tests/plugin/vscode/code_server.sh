#!/bin/sh
# Installs code-server (VS Code 1.100 for the browser) and puppeteer-core from npm into a folder: code_server.sh FOLDER
# Two minutes and 500 MB. Its own install script downloads and builds more than this needs.
set -eu
mkdir -p "$1"
cd "$1"
[ -e finished ] && exit
[ -e package.json ] || echo '{"private": true}' > package.json
quiet="--ignore-scripts --no-audit --no-fund --loglevel=error"
npm install $quiet code-server@4.100.3 puppeteer-core@24 @vscode/ripgrep@1.18.0
cd node_modules/code-server/lib/vscode
npm install $quiet --omit=dev --legacy-peer-deps
(cd extensions && npm install $quiet --omit=dev)
for module in @vscode/spdlog native-watchdog node-pty; do
    npm rebuild --loglevel=error "$module" >>"$1/rebuild.log" 2>&1 || true # node-pty ends with an error after it has built what is needed
done
cd "$1"
# VS Code's own ripgrep, of an older version, is downloaded by a script; since 1.18 npm has the program itself. VS Code finds files by it.
mkdir -p node_modules/code-server/lib/vscode/node_modules/@vscode/ripgrep/bin
ln -sf "$(node -p "require('@vscode/ripgrep').rgPath")" node_modules/code-server/lib/vscode/node_modules/@vscode/ripgrep/bin/rg
echo 'module.exports = {};' > node_modules/argon2/argon2.js # for passwords, of which there are none
touch finished
