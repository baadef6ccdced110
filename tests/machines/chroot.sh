# Bare Debians in folders. Sourced; needs messages.sh and packages.sh.

# The mirror that this machine's own apt is set up with.
mirror() {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep -v security | head -n 1
}

# in_a_world_of_its_own "$@": starts the script again with mounts and processes that end with it, however it ends.
in_a_world_of_its_own() {
    [ "$(id -u)" -eq 0 ] || stop "a chroot needs the rights of root." "sudo $(again)"
    [ -z "${CHARSLEUTH_OWN_WORLD:-}" ] || return 0
    need chroot
    CHARSLEUTH_OWN_WORLD=1 exec unshare --mount --propagation private --pid --fork --kill-child --mount-proc "$0" "$@"
}

# make_chroot RELEASE FOLDER: what Debian cannot do without, and apt.
make_chroot() {
    local release=$1 folder=$2
    rm -rf --one-file-system "$folder"
    mkdir -p "$(dirname "$folder")"
    mmdebstrap --quiet --variant=minbase "$release" "$folder" "$(mirror)"
    cp /etc/resolv.conf "$folder/etc/resolv.conf" 2>/dev/null || true
    apt-config dump | grep -E '^Acquire::[a-z]*::Proxy' >"$folder/etc/apt/apt.conf.d/proxy" || true
    mount --rbind /dev "$folder/dev"
    mount -t proc proc "$folder/proc"
}

# enter FOLDER COMMAND...: as root of the chroot, with the environment of a login and nothing else.
enter() {
    local folder=$1
    shift
    chroot "$folder" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb "$@"
}
