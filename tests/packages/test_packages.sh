#!/usr/bin/env bash
# Makes the Debian packages and the archive, and uses them where nothing else is installed:
#
#     tests/packages/test_packages.sh [--no-build] [debs|archive]
#
# The packages go into a bare Debian 12 by apt, one program at a time, and out of it again; the archive runs in a bare
# Debian 12 and 13. The display is this machine's: the bare ones have no X at all. Any check that fails ends the run.
. "$(dirname "$0")/../../resources/setup/setup.sh"
. tests/machines/chroot.sh
in_a_world_of_its_own "$@"

build=build/package
scratch=build/bare
limit=30720 # KiB installed, all packages together
version=$(sed -n 's/^project(charsleuth VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
display=
chroots=()

fail() {
    echo "test-packages: $*" >&2
    exit 1
}

passed() { echo "  ok  $*"; }

# check WHAT COMMAND...
check() {
    local what=$1 said
    shift
    said=$("$@" 2>&1) || fail "$what"$'\n'"$said"
    passed "$what"
}

# expect WHAT WORDS COMMAND...: what the command prints has these words.
expect() {
    local what=$1 words=$2 said
    shift 2
    said=$("$@" 2>&1) || fail "$what"$'\n'"$said"
    grep -qF -e "$words" <<<"$said" || fail "$what: \"$words\" is not in"$'\n'"$said"
    passed "$what"
}

# Mounts and programs end with the script's own world; folders do not.
clean_up() {
    local folder
    for folder in "${chroots[@]}"; do
        umount -lR "$folder/dev" "$folder/proc" 2>/dev/null || true
        rm -rf --one-file-system "$folder"
    done
}
trap clean_up EXIT

# start_display: of this machine; a chroot reaches it by its abstract socket.
start_display() {
    local numbers
    numbers=$(mktemp)
    Xvfb -screen 0 1280x800x24 -displayfd 3 3>"$numbers" >/dev/null 2>&1 &
    for _ in $(seq 60); do
        [ -s "$numbers" ] && break
        sleep 0.5
    done
    display=$(cat "$numbers")
    rm "$numbers"
    [ -n "$display" ] || fail "Xvfb does not start"
}

# shows_window WHAT FOLDER VIEWER FILE: a window with the file's name comes up.
shows_window() {
    local what=$1 folder=$2 viewer=$3 file=$4 number=$display seen="" log
    log=$(mktemp)
    mkdir "$folder/tmp/home" # somebody's own settings are no trace of a package
    enter "$folder" env DISPLAY=":$number" HOME=/tmp/home "$viewer" --new-window "$file" >"$log" 2>&1 &
    local started=$!
    for _ in $(seq 60); do
        seen=$(DISPLAY=:$number xdotool search --onlyvisible --name "$(basename "$file")" 2>/dev/null | head -n 1) || true
        [ -n "$seen" ] && break
        kill -0 "$started" 2>/dev/null || break
        sleep 0.5
    done
    [ -n "$seen" ] || fail "$what: no window"$'\n'"$(cat "$log")"
    sleep 2
    mkdir -p "$scratch/shots"
    DISPLAY=:$number import -window root "$scratch/shots/$(basename "$folder").png"
    DISPLAY=:$number xdotool windowkill "$seen" # ends the program; windowclose takes its window away, and it goes on
    wait "$started" || true
    rm -r "$log" "$folder/tmp/home"
    passed "$what"
}

# try_command_line WHERE FOLDER CHARSLEUTH
try_command_line() {
    local where=$1 folder=$2 charsleuth=$3
    expect "$where: --version" "charsleuth $version" enter "$folder" "$charsleuth" --version
    expect "$where: detect" "Shift_JIS" enter "$folder" "$charsleuth" detect /samples/menu.txt
    expect "$where: detect --explain asks the others" "uchardet" enter "$folder" "$charsleuth" detect --explain /samples/menu.txt
    expect "$where: a picture is called one" "PNG" enter "$folder" "$charsleuth" detect /samples/picture.png
    check "$where: show" enter "$folder" "$charsleuth" show /samples/menu.txt
    check "$where: convert" enter "$folder" "$charsleuth" convert --to utf-8 -o /tmp/copy.txt /samples/menu.txt
    expect "$where: the copy" "UTF-8" enter "$folder" "$charsleuth" detect /tmp/copy.txt
    rm "$folder/tmp/copy.txt"
}

# try_viewer WHERE FOLDER VIEWER
try_viewer() {
    local where=$1 folder=$2 viewer=$3
    expect "$where: viewer --version" "charsleuth-viewer $version" enter "$folder" "$viewer" --version
    expect "$where: viewer --dump" "Shift_JIS" enter "$folder" "$viewer" --dump /samples/menu.txt
    check "$where: viewer --shot" enter "$folder" "$viewer" --shot /tmp/shot.png /samples/menu.txt
    [ "$(head -c 4 "$folder/tmp/shot.png" | tail -c 3)" = PNG ] || fail "$where: the shot is no picture"
    rm "$folder/tmp/shot.png"
    shows_window "$where: a window" "$folder" "$viewer" /samples/menu.txt
}

add_chroot() {
    chroots+=("$2")
    make_chroot "$1" "$2"
    mkdir "$2/samples"
    cp resources/samples/files/* resources/icons/close.png "$2/samples"
    mv "$2/samples/close.png" "$2/samples/picture.png"
}

# install_debs FOLDER PACKAGE...: ours, with what they depend on from Debian.
install_debs() {
    local folder=$1 package names=()
    shift
    for package in "$@"; do names+=("/debs/${package}_${version}-1_amd64.deb"); done
    enter "$folder" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${names[@]}"
}

# leaves_no_trace FOLDER PACKAGE...: after a purge nothing is there that the packages brought and that was not there before.
leaves_no_trace() {
    local folder=$1 left
    shift
    enter "$folder" dpkg -L "$@" | sort -u >"$scratch/brought"
    check "purge $*" enter "$folder" env DEBIAN_FRONTEND=noninteractive apt-get purge -y -q --autoremove "$@"
    left=$(comm -23 "$scratch/brought" "$scratch/before" | while read -r path; do
        [ ! -e "$folder$path" ] && [ ! -L "$folder$path" ] || echo "$path"
    done)
    left+=$(find "$folder" -xdev -iname '*charsleuth*' -not -path "$folder/debs/*" -not -path "$folder/proc/*")
    left+=$(enter "$folder" dpkg-query -W -f '${Package} ${Status}\n' | grep charsleuth || true)
    [ -z "$left" ] || fail "a trace remains of $*:"$'\n'"$left"
    passed "no trace remains of $*"
}

# lint_debs: warnings fail; reasons for what is overridden stand in resources/packaging/overrides.
lint_debs() {
    expect_nothing "lintian" lintian --allow-root --fail-on error,warning --tag-display-limit 0 --display-level ">=warning" "$build"/*.deb
}

expect_nothing() {
    local what=$1 said
    shift
    said=$("$@" 2>&1) || fail "$what"$'\n'"$said"
    [ -z "$said" ] || fail "$what"$'\n'"$said"
    passed "$what has nothing to say"
}

test_debs() {
    local folder=$scratch/bookworm-debs all=(charsleuth charsleuth-viewer libcharsleuth0 libcharsleuth-dev charsleuth-plugins) size
    echo "The Debian packages, in a bare Debian 12"
    lint_debs
    add_chroot bookworm "$folder"
    mkdir "$folder/debs"
    cp "$build"/*.deb "$folder/debs"
    enter "$folder" apt-get update -q >/dev/null
    find "$folder" -xdev -printf '/%P\n' | sort >"$scratch/before"

    check "apt-get install charsleuth" install_debs "$folder" charsleuth libcharsleuth0
    ! enter "$folder" dpkg-query -W -f '${Package}\n' | grep -i '^libqt\|^libicu' || fail "the command line brings Qt or ICU"
    try_command_line "package charsleuth" "$folder" charsleuth
    leaves_no_trace "$folder" charsleuth libcharsleuth0

    check "apt-get install charsleuth-viewer" install_debs "$folder" charsleuth-viewer libcharsleuth0
    try_viewer "package charsleuth-viewer" "$folder" charsleuth-viewer
    check "apt-get install all" install_debs "$folder" "${all[@]}"
    size=$(enter "$folder" dpkg-query -W -f '${Installed-Size}\n' "${all[@]}" | paste -s -d +)
    enter "$folder" dpkg-query -W -f '      ${Package} ${Installed-Size} KiB, ${Depends}\n' "${all[@]}" | cut -c 1-150
    [ $((size)) -le "$limit" ] || fail "$((size)) KiB are installed; $limit were promised"
    passed "$((size)) KiB are installed, of $limit"
    check "appstreamcli" appstreamcli validate --no-net "$folder/usr/share/metainfo/charsleuth.metainfo.xml"
    check "desktop-file-validate" desktop-file-validate "$folder/usr/share/applications/charsleuth.desktop"
    try_library "$folder"
    try_drop_in "$folder"
    leaves_no_trace "$folder" "${all[@]}"
}

# A C program, compiled here against what is installed there.
try_library() {
    local folder=$1 libraries=$1/usr/lib/x86_64-linux-gnu
    check "libcharsleuth-dev: an example is linked" cc -I"$folder/usr/include" plugin/c/examples/detect.c -L"$libraries" -lcharsleuth \
        -Wl,--unresolved-symbols=ignore-in-shared-libs -o "$folder/tmp/detect"
    expect "libcharsleuth0: the example runs" "Shift_JIS" enter "$folder" /tmp/detect /samples/menu.txt
    rm "$folder/tmp/detect"
}

try_drop_in() {
    local folder=$1
    check "apt-get install uchardet" enter "$folder" apt-get install -y -q --no-install-recommends uchardet
    expect "charsleuth-plugins: uchardet asks us" "CP273" enter "$folder" \
        env LD_LIBRARY_PATH=/usr/lib/x86_64-linux-gnu/charsleuth/uchardet uchardet /samples/stock.csv
    check "apt-get purge uchardet" enter "$folder" apt-get purge -y -q --autoremove uchardet
}

# Below a path with a space; the system has neither Qt nor X.
test_archive() {
    local archive release folder
    archive=$(ls "$build/charsleuth-$version-linux-"*.tar.xz)
    echo "$(basename "$archive"), $(du -k "$archive" | cut -f 1) KiB"
    for release in bookworm trixie; do
        folder=$scratch/$release-archive
        add_chroot "$release" "$folder"
        mkdir "$folder/opt/some place"
        tar -x -f "$archive" -C "$folder/opt/some place" --strip-components=1
        try_command_line "archive, $release" "$folder" "/opt/some place/bin/charsleuth"
        try_viewer "archive, $release" "$folder" "/opt/some place/bin/charsleuth-viewer"
        mv "$folder/opt/some place" "$folder/opt/moved"
        expect "archive, $release: moved" "Shift_JIS" enter "$folder" /opt/moved/bin/charsleuth /samples/menu.txt
    done
}

if [ "${1:-}" = --no-build ]; then
    shift
else
    resources/packaging/make_packages.sh
fi
need packages
mkdir -p "$scratch"
start_display
case ${1:-all} in
debs) test_debs ;;
archive) test_archive ;;
all) test_debs && test_archive ;;
*) fail "debs or archive, not $1" ;;
esac
echo "All of it passed."
