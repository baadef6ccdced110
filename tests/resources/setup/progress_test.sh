#!/usr/bin/env bash
# Two builds that are one command go once from 0 to 100 %; run by CTest.
set -euo pipefail
. "$(dirname "$0")/../../../resources/setup/messages.sh"
said=$(for part in 0 1; do for step in {1..20}; do echo "$step 20"; done | counted Building "$part" 2; done 2>&1 | sed 's/.*: //')
expected=$(printf '%s0 %%\n' {1..10})
[ "$said" = "$expected" ] || { echo "said:" "$said" >&2; exit 1; }
