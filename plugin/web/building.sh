# Builds all that is WebAssembly or JavaScript. Sourced; needs setup.sh.

# need_node LEAST: Node.js of that version or newer, and npm; from elsewhere than Debian they are one package.
need_node() {
    command -v node >/dev/null && command -v npm >/dev/null || need node-and-npm
    [ "$(node -p 'process.versions.node.split(".")[0]')" -ge "$1" ] ||
        stop "Node.js is $(node --version); $1 or newer is needed here." "$(again)     # once there is a newer one, e.g. from nodejs.org"
}

# node_packages: what package-lock.json names, fetched once for each state of it.
node_packages() {
    local folder=plugin/web/node_modules log
    if [ -e "$folder/.finished" ] && cmp -s "$folder/.finished" plugin/web/package-lock.json; then return; fi
    say "Fetching what plugin/web/package-lock.json names from npm's registry"
    log=$(mktemp)
    if ! npm ci --prefix plugin/web --no-audit --no-fund --loglevel=error >"$log" 2>&1; then
        explain "$log"
        tail -n 15 "$log" >&2
        stop "npm could not fetch the packages; its last lines stand above." "$(again)"
    fi
    rm -f "$log"
    cp plugin/web/package-lock.json "$folder/.finished"
}

# build_modules: build/wasm/bin/charsleuth.wasm, and the one without vectors.
build_modules() {
    local preset parts_built=(0 2)
    need web
    for preset in wasm wasm-plain; do
        [ -f "build/$preset/build.ninja" ] || configure "$preset"
        check_build_folder "build/$preset"
        compile "$preset" charsleuth_wasm
        parts_built=(1 2)
    done
}

build_web() {
    need_node 18 # as in Debian 12
    build_modules
    node_packages
    mkdir -p build/web
    node plugin/web/build.mjs build/web build/wasm/bin/charsleuth.wasm build/wasm-plain/bin/charsleuth.wasm
}
