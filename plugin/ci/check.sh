#!/usr/bin/env bash
# What the GitHub Action runs. In its environment: AGAINST, PATHS and PROGRAM as action.yml tells them, and GitHub's own variables.
set -euo pipefail
against=${AGAINST:-${GITHUB_BASE_REF:-}}
if [ -n "$against" ] && ! git rev-parse --quiet --verify --end-of-options "$against^{commit}" >/dev/null; then
    git fetch --quiet --depth=1 origin -- "$against" # a checkout has one commit
    against=$(git rev-parse FETCH_HEAD)
fi
command -v "${PROGRAM:=charsleuth}" >/dev/null || {
    echo "::error::There is no program $PROGRAM. Install Charsleuth in a step before, or name it by the input \"program\"."
    exit 2
}
read -r -a paths <<<"${PATHS:-}"
exec "$PROGRAM" check --format github ${against:+--against "$against"} -- "${paths[@]}"
