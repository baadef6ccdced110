# Installs what a command of ./dev needs. Sourced; needs messages.sh.

packages_table=resources/setup/packages.tsv
sudo=()

# packages_of GROUP...: rows of the table: name (or alternatives, a|b) and purpose, separated by a tab.
packages_of() {
    local group
    for group in "$@"; do
        awk -F '\t' -v group="$group" '$1 == group { print $2 "\t" $3 }' "$packages_table"
    done | sort -u
}

installed() { dpkg-query -W -f '${Package} ${Provides} ${db:Status-Status}\n' 2>/dev/null | awk '$NF == "installed"' | sed 's/([^)]*)//g; s/,//g'; }

# missing_of GROUP...: the rows of which no alternative is installed.
missing_of() {
    packages_of "$@" | awk -F '\t' '
        NR == FNR { split($0, words, " "); for (i in words) there[words[i]] = 1; next }
        { found = 0; n = split($1, names, "|"); for (i = 1; i <= n; i++) found += names[i] in there; if (!found) print }
    ' <(installed) -
}

# available ALTERNATIVES: the first name that apt has.
available() {
    local name
    for name in ${1//|/ }; do
        if apt-cache show "$name" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    return 1
}

# need GROUP...: installs what is missing of the groups, or says what is missing, what for, and what to type.
need() {
    [ -z "${CHARSLEUTH_SKIP_SETUP:-}" ] || return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        packages_of "$@" | awk -F '\t' '{ sub(/\|.*/, "", $1); printf "  %-24s %s\n", $1, $2 }' >&2
        stop "this system has no apt-get. Install what corresponds to the Debian packages above." "CHARSLEUTH_SKIP_SETUP=1 $(again)"
    fi
    local missing
    missing=$(missing_of "$@")
    [ -n "$missing" ] || return 0
    install_rows "$missing"
}

# The packages are chosen after `apt-get update`: which alternative there is depends on the release.
install_rows() {
    local rows=$1 log names=() absent="" name purpose found
    sudo_or_stop "$rows"
    log=$(mktemp)
    say "Installing $(wc -l <<<"$rows") Debian packages: $(cut -f 1 <<<"$rows" | cut -d '|' -f 1 | paste -s -d ' ')"
    "${sudo[@]}" apt-get update -q >"$log" 2>&1 || { explain "$log"; }
    explain_update "$log"
    while IFS=$'\t' read -r name purpose; do
        if found=$(available "$name"); then names+=("$found"); else absent+="  $name ($purpose)"$'\n'; fi
    done <<<"$rows"
    if [ -n "$absent" ]; then
        printf '%s' "$absent" >&2
        stop "this system's package sources do not have what stands above. Install it otherwise, or use Debian 12 or 13." "CHARSLEUTH_SKIP_SETUP=1 $(again)"
    fi
    if ! apt_install "$log" "${names[@]}"; then
        explain "$log"
        tail -n 15 "$log" >&2
        stop "apt-get could not install the packages; its last lines stand above." "${sudo[*]} apt-get install ${names[*]}"
    fi
    rm -f "$log"
}

# With an index of some day apt may still have all that is needed: only what it lacks for want of a network is a reason to stop.
explain_update() {
    [ -n "$(find /var/lib/apt/lists -name '*Packages*' -print -quit 2>/dev/null)" ] || explain "$1"
}

# apt tells how far it is in lines `dlstatus:N:PERCENT:...` (fetching) and `pmstatus:PACKAGE:PERCENT:...` (unpacking). They come by a pipe of
# their own, which apt makes non-blocking; sudo hands on only the first three descriptors.
apt_install() {
    local log=$1
    shift
    # shellcheck disable=SC2016
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive sh -c 'exec apt-get install -y -q --no-install-recommends \
        -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 "$@" 3>&1 >&2' sh "$@" 2>"$log" |
        sed -u -n 's/^dlstatus:[^:]*:\([0-9]*\).*/\1 200/p; s/^pmstatus:[^:]*:\([0-9]\)\..*/10\1 200/p; s/^pmstatus:[^:]*:\([0-9][0-9]\)\..*/1\1 200/p' | counted "Installing"
}

sudo_or_stop() {
    sudo=()
    [ "$(id -u)" -ne 0 ] || return 0
    if command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        sudo=(sudo)
        return 0
    fi
    stop "installing packages needs the rights of root, and there is no sudo here. Let somebody who has them type the line below, then the same command again." \
        "apt-get update && apt-get install --no-install-recommends $(cut -f 1 <<<"$1" | cut -d '|' -f 1 | paste -s -d ' ') && $(again)"
}
