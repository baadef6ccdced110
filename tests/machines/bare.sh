#!/usr/bin/env bash
# The README's commands in a Debian that has nothing, as a newcomer types them: bare.sh [bookworm|trixie] [--no-troubles] [--record].
# Needs root (for chroot). --no-troubles: without a window and without what goes wrong on machines; --record writes what ran into tests/machines/report.md.
. "$(dirname "$0")/../../resources/setup/setup.sh"
. tests/machines/chroot.sh
in_a_world_of_its_own "$@"

release=bookworm troubles=1 record=""
for word in "$@"; do
    case $word in
    bookworm | trixie) release=$word ;;
    --no-troubles) troubles="" ;;
    --record) record=1 ;;
    *) stop "$word is no release that this test knows, and no option." "./dev test-bare [bookworm|trixie] [--no-troubles] [--record]" ;;
    esac
done

bare=build/bare/$release
checkout="/srv/a folder of mine/charsleuth" # a path with spaces, as people have
sample=resources/samples/files/walk.txt
results=build/bare/$release.tsv

# type_in COMMAND...: what a newcomer types in the checkout.
type_in() { enter "$bare" sh -c 'cd "$1" && shift && exec "$@"' sh "$checkout" "$@"; }

# timed WHAT SECONDS COMMAND...: the command has to pass; how long it took stands beside what is promised.
timed() {
    local what=$1 limit=$2 begin
    shift 2
    say "In a bare $release: $what"
    begin=$(date +%s)
    "$@" || stop "in a bare $release this failed: $what." "$(again)"
    timed_already "$what" "$limit" $(($(date +%s) - begin))
}

timed_already() {
    local what=$1 limit=$2 seconds=$3
    printf '%s\t%s\t%d\t%d\n' "$release" "$what" "$seconds" "$limit" >>"$results"
    say "In a bare $release: $what: passed in $((seconds / 60)):$(printf %02d $((seconds % 60)))"
    [ "$seconds" -le "$limit" ] || say "This took longer than the $limit s that are promised; is the machine busy?"
}

expect() { # FILE TEXT
    grep -qF "$2" "$1" || { cat "$1" >&2; stop "$1 does not say: $2" "$(again)"; }
}

answer_in_the_terminal() {
    type_in ./dev run "$sample" >"$bare.answer"
    expect "$bare.answer" "walk.txt: EUC-KR ("
}

starts_at_once() {
    type_in ./dev run "$sample" >"$bare.answer" 2>"$bare.messages"
    expect "$bare.answer" "walk.txt: EUC-KR ("
    [ ! -s "$bare.messages" ] || { cat "$bare.messages" >&2; stop "the second ./dev run has something to say of its own." "$(again)"; }
}

# The window under Xvfb, with a window manager; its picture goes beside the results.
window_is_shown() {
    enter "$bare" sh -c 'apt-get install -y -qq --no-install-recommends xvfb openbox xdotool imagemagick >/dev/null 2>&1' || stop "the packages for a screen could not be installed in $bare."
    enter "$bare" sh -c '
        cd "$1"
        Xvfb :9 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 & screen=$!
        export DISPLAY=:9
        for i in $(seq 50); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.2; done
        openbox >/dev/null 2>&1 &
        ./dev run "$2" >/tmp/viewer.log 2>&1 & viewer=$!
        if ! timeout 240 xdotool search --sync --onlyvisible --name "walk\.txt" >/dev/null; then cat /tmp/viewer.log; kill $screen; exit 1; fi
        sleep 3
        import -window root /tmp/window.png
        kill $viewer; kill $screen; wait' sh "$checkout" "$sample" || stop "the viewer shows no window in a bare $release."
    cp "$bare/tmp/window.png" "build/bare/$release.png"
    # A window that shows text has many colours; a bare screen has one.
    [ "$(enter "$bare" identify -format %k /tmp/window.png)" -gt 200 ] || stop "build/bare/$release.png shows no window."
}

# What goes wrong on machines: each ends with one message that names the cause and what to type. Before anything is installed.
troubles() {
    trouble "cannot be reached" unshare --net ./dev run "$sample"
    trouble "there is no sudo" setpriv --reuid=65534 --regid=65534 --clear-groups ./dev run "$sample"
    mount -t tmpfs -o size=1m tmpfs "$bare/var/cache/apt/archives"
    trouble "the disk is full" ./dev run "$sample"
    umount "$bare/var/cache/apt/archives"
}

# After the packages are there.
troubles_of_building() {
    mount --bind "$bare$checkout" "$bare$checkout"
    mount -o remount,bind,ro "$bare$checkout"
    trouble "nothing can be written" ./dev run "$sample"
    umount "$bare$checkout"
    mkdir "$bare$checkout/build"
    mount -t tmpfs -o size=4m tmpfs "$bare$checkout/build"
    trouble "the disk is full" ./dev run "$sample"
    umount "$bare$checkout/build"
    mkdir -p "$bare$checkout/build/release/CMakeFiles/3.25.1"
    printf 'CMAKE_HOME_DIRECTORY:INTERNAL=%s\n' "$checkout" >"$bare$checkout/build/release/CMakeCache.txt"
    printf 'set(CMAKE_CXX_COMPILER "/usr/bin/c++")\nset(CMAKE_CXX_COMPILER_VERSION "4.8.5")\n' >"$bare$checkout/build/release/CMakeFiles/3.25.1/CMakeCXXCompiler.cmake"
    trouble "made by another compiler" ./dev run "$sample"
    rm -r "$bare$checkout/build"
}

# trouble TEXT COMMAND...: the command fails, its last message says TEXT and what to type.
trouble() {
    local text=$1
    shift
    if type_in "$@" >"$bare.messages" 2>&1; then
        stop "this should have failed in a bare $release: $*" "$(again)"
    fi
    expect "$bare.messages" "$text"
    [ "$(grep -c '^Charsleuth: ' "$bare.messages")" = 1 ] || { cat "$bare.messages" >&2; stop "not one message, but more or none."; }
    expect "$bare.messages" "To go on, type:"
    say "In a bare $release: \"$text\" is said, once, with what to type"
}

# The report's table, between two marks, has the rows of the releases that were recorded last.
record() {
    local report=tests/machines/report.md
    {
        sed '/^<!-- bare: begin -->$/q' $report
        printf '| Debian | what a newcomer types | took | promised |\n|---|---|--:|--:|\n'
        cat build/bare/*.tsv | awk -F '\t' -v date="$(date +%F)" '{ printf "| %s | %s, %s | %d:%02d | %d:00 |\n", $1, $2, date, $3 / 60, $3 % 60, $4 / 60 }'
        sed -n '/^<!-- bare: end -->$/,$p' $report
    } >build/bare/report.md
    cp build/bare/report.md $report
}

say "Making a bare $release in $bare"
make_chroot "$release" "$bare"
mkdir -p "$bare$checkout"
git archive HEAD | tar -x -C "$bare$checkout"
rm -f "$results"

[ -z "$troubles" ] || troubles
timed "./dev run FILE, to the answer in the terminal" 480 answer_in_the_terminal
timed "./dev run FILE, the second time" 2 starts_at_once
if [ -n "$troubles" ]; then
    mv "$bare$checkout/build" "$bare/root/build" # a copy would have newer files than their outputs, and be built again
    troubles_of_building
    mv "$bare/root/build" "$bare$checkout/build"
    timed "./dev run FILE with a display, to the window" 480 window_is_shown
fi
timed "./dev test, after it" 900 type_in ./dev test
whole=$(awk -F '\t' '$2 ~ /to the answer|test/ { seconds += $3 } END { print seconds }' "$results")
timed_already "both, from nothing to all tests passed" 1320 "$whole"
if [ -n "$record" ]; then record; fi
