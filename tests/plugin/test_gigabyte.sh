#!/usr/bin/env bash
# Vim, Neovim and Emacs open a file of 1 GiB (minutes, and some gigabytes of memory).
. "$(dirname "$0")/../../resources/setup/setup.sh"

build release charsleuth
charsleuth=$PWD/build/release/bin/charsleuth
test=Trouble.test_a_gigabyte_is_opened
export CHARSLEUTH_LONG=1
for editor in vim nvim; do
    nice python3 tests/plugin/vim/vim_test.py "$(command -v $editor)" "$charsleuth" "$PWD/plugin/vim" $test
done
nice python3 tests/plugin/emacs/emacs_test.py "$(command -v emacs)" "$charsleuth" "$PWD/plugin/emacs" $test
