# Configures and builds. Sourced; needs messages.sh and packages.sh.

# The build folder of another compiler, of another version of it or of a checkout that was moved fails in ways that tell nobody why.
check_build_folder() {
    local folder=$1 cache=$1/CMakeCache.txt source compiler version
    [ -f "$cache" ] || return 0
    source=$(sed -n 's/^CMAKE_HOME_DIRECTORY:[^=]*=//p' "$cache")
    [ "$source" = "$PWD" ] || stop "$folder was made for $source, not for this folder." "rm -r ${folder@Q} && $(again)"
    compiler=$(sed -n 's/^set(CMAKE_CXX_COMPILER "\(.*\)")/\1/p' "$folder"/CMakeFiles/*/CMakeCXXCompiler.cmake 2>/dev/null | head -n 1)
    version=$(sed -n 's/^set(CMAKE_CXX_COMPILER_VERSION "\(.*\)")/\1/p' "$folder"/CMakeFiles/*/CMakeCXXCompiler.cmake 2>/dev/null | head -n 1)
    [ -n "$compiler" ] || return 0
    local versions
    versions=$({ "$compiler" -dumpfullversion; "$compiler" --version; } 2>/dev/null || true)
    if [[ $versions != *"$version"* ]]; then
        stop "$folder was made by another compiler ($compiler $version)." "rm -r ${folder@Q} && $(again)"
    fi
}

check_can_write() {
    mkdir -p build 2>/dev/null && [ -w build ] ||
        stop "nothing can be written into $PWD, and the programs are built in its folder build." "cp -r ${PWD@Q} ~/charsleuth && cd ~/charsleuth && $(again)"
}

# configure PRESET OPTION...
configure() {
    local preset=$1 log
    check_can_write
    check_build_folder "build/${preset/programs/release}"
    log=$(mktemp)
    # Relative paths, which ccache makes, would mislead CMake about the compiler's folders.
    if ! CCACHE_BASEDIR='' cmake --preset "$@" >"$log" 2>&1; then
        explain "$log"
        cat "$log" >&2
        stop "CMake could not configure build/$preset; its message stands above." "$(again)     # when that is mended"
    fi
    rm -f "$log"
}

parts_built=() # where one build is several calls: how many are behind it, and of how many

# compile PRESET TARGET...: quiet where nothing is to be done; says how far it is; shows all that the compiler said where it fails.
compile() {
    local preset=$1 log
    shift
    log=$(mktemp)
    if ! NINJA_STATUS='[%f %t] ' ninja -C "build/$preset" -j "$(nproc)" "$@" 2>&1 | tee "$log" |
        sed -u -n 's/^\[\([0-9]* [0-9]*\)\] .*/\1/p' | counted "Building" "${parts_built[@]}"; then
        explain "$log"
        grep -v '^\[[0-9]* [0-9]*\]' "$log" | tail -n 60 >&2
        stop "the build failed; the compiler's messages stand above." "$(again)     # what is built already is kept"
    fi
    rm -f "$log"
}

# build_programs: the command line and the viewer, with what only they need.
build_programs() {
    if [ ! -w . ] && [ -x build/release/bin/charsleuth-viewer ]; then return; fi # a checkout that may only be read, built before
    need programs
    if [ -f build/release/build.ninja ]; then
        check_build_folder build/release
    else
        say "Configuring"
        configure programs
    fi
    compile release charsleuth charsleuth-viewer
}

# build PRESET TARGET...: all of the preset, or the targets.
build() {
    need programs tests
    if [ ! -f "build/$1/build.ninja" ] || { [ "$1" = release ] && grep -q '^CHARSLEUTH_BUILD_TESTS:BOOL=OFF' build/release/CMakeCache.txt; }; then
        say "Configuring"
        configure "$1"
    fi
    check_build_folder "build/$1"
    compile "$@"
}
