# What ./dev says while it works, and when it cannot go on. Sourced; all of it goes to standard error.

setup_started=$(date +%s)
setup_has_spoken=""

# say WORDS: a plain line with the minutes and seconds since the command began.
say() {
    local seconds=$(($(date +%s) - setup_started))
    setup_has_spoken=1
    printf '[%d:%02d] %s\n' $((seconds / 60)) $((seconds % 60)) "$*" >&2
}

# stop MESSAGE [COMMAND]: what is wrong, what to type, and the end.
stop() {
    printf '\nCharsleuth: %s\n' "$1" >&2
    [ -z "${2:-}" ] || printf 'To go on, type:\n\n    %s\n\n' "$2" >&2
    exit 1
}

# again: the command as it was typed.
again() { echo "${CHARSLEUTH_TYPED:-$0 }" | sed 's/ $//'; }

# explain LOG: ends with the cause where the log of a failed step shows one that is not the project's.
explain() {
    local log=$1
    if grep -qiE "no space left on device|enough free space|disk quota exceeded" "$log"; then
        stop "the disk is full: $(grep -iEm 1 "no space left|free space|disk quota" "$log" | cut -c 1-160)" \
            "$(again)     # once there is room: about 3 GB for the packages and the build"
    fi
    if grep -qiE "temporary failure resolving|could not resolve|unable to connect|network is unreachable|connection (failed|timed out|refused)" "$log"; then
        stop "the package server cannot be reached: $(grep -iEm 1 "resolv|connect|network" "$log" | cut -c 1-160)" \
            "$(again)     # once the network is there; what is already here is kept"
    fi
    if grep -q "dpkg was interrupted" "$log"; then
        stop "an earlier installation of packages was interrupted." "${sudo[*]} dpkg --configure -a && $(again)"
    fi
    if grep -qiE "could not get lock|unable to (acquire|lock)" "$log"; then
        stop "another program is installing packages." "$(again)     # when it has finished"
    fi
    if grep -qE "Read-only file system" "$log"; then
        stop "$(grep -m 1 "Read-only file system" "$log" | cut -c 1-160)" "$(again)     # where files can be written"
    fi
}

# counted WHAT [BEFORE PARTS]: reads lines `DONE TOTAL` and says how far it is: on a terminal in one line, elsewhere each tenth of the way. BEFORE
# of PARTS equal parts of the way are behind it already.
counted() {
    local what=$1 before=${2:-0} parts=${3:-1} done_ total percent
    local tenth=$((before * 10 / parts))
    while read -r done_ total; do
        percent=$(((before * total + 10#$done_) * 100 / (total * parts)))
        if [ -t 2 ]; then
            printf '\r       %s: %d %%\033[K' "$what" "$percent" >&2
        elif [ $((percent / 10)) -gt "$tenth" ]; then
            tenth=$((percent / 10))
            say "$what: ${tenth}0 %"
        fi
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}
