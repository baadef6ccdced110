#!/usr/bin/env bash
# The command line over the samples, under valgrind.
. "$(dirname "$0")/../../resources/setup/setup.sh"

need valgrind
build release charsleuth
samples=resources/samples/files
checked=(nice valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite build/release/bin/charsleuth)
copy=$(mktemp)
"${checked[@]}" detect --explain -r "$samples" >/dev/null
"${checked[@]}" detect --json --jobs 2 -r "$samples" >/dev/null
"${checked[@]}" list --json >/dev/null
for sample in "$samples"/*; do
    "${checked[@]}" show "$sample" >/dev/null
    "${checked[@]}" convert --on-loss escape --to utf-8 -o "$copy" "$sample"
done
rm -f "$copy"
echo "valgrind has found nothing."
