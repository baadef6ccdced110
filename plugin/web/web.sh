#!/usr/bin/env bash
# Builds the module for WebAssembly, the npm package, the page, the extensions of VS Code and of browsers into build/web: web.sh; then opens the page: web.sh --serve
. "$(dirname "$0")/../../resources/setup/setup.sh"
. "plugin/web/building.sh"

build_web
say "The package: $(ls build/web/charsleuth-*.tgz)"
say "The page: build/web/page (any static server, or its index.html by itself)"
say "The extension of VS Code: $(ls build/web/charsleuth-*.vsix)"
say "The extensions of browsers: $(ls build/web/charsleuth-{chromium,firefox}-*.zip)"

if [ "${1:-}" = --serve ]; then
    exec node plugin/web/serve.mjs build/web/page "${2:-8080}"
fi
