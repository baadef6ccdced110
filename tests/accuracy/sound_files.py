#!/usr/bin/env python3
"""Sound files that `repair` would change.

    sound_files.py CHARSLEUTH FOLDER...

Walks the folders, asks `repair --check --json` about each file of at most 4 MiB with bytes outside ASCII, and prints each different run
that would change once, with one file that has it and how many have it. Text that is repaired although it was sound is damage, so each
line is looked at by hand: real files do hold mojibake, and some quote it.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys

LARGEST = 4 << 20  # bytes


def files_below(folders):
    for folder in folders:
        for place, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                path = pathlib.Path(place, name)
                try:
                    if path.is_symlink() or not path.is_file() or path.stat().st_size > LARGEST or "\n" in str(path):
                        continue
                    if not path.read_bytes().isascii():
                        yield str(path)
                except OSError:
                    continue


def reports(program, paths, at_once=500):
    for at in range(0, len(paths), at_once):
        command = [program, "repair", "--check", "--json", "--no-sidecar", "--", *paths[at:at + at_once]]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        yield from map(json.loads, result.stdout.splitlines())


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    paths = list(files_below(sys.argv[2:]))
    asked = flagged = 0
    runs, example = collections.Counter(), {}
    for report in reports(sys.argv[1], paths):
        asked += 1
        flagged += bool(report["repairs"])
        for run in {(r["before"], r["after"], "; ".join(r["chain"])): r for r in report["repairs"]}.items():
            runs[run[0]] += 1
            example.setdefault(run[0], f"{report['file']}:{run[1]['line']} ({report['encoding']}, {run[1]['confidence']})")
    for (before, after, chain), count in sorted(runs.items(), key=lambda run: example[run[0]]):
        print(f"{count:4} {before[:60]!r} -> {after[:60]!r}  {chain}  {example[before, after, chain]}")
    print(f"{asked} files with bytes outside ASCII, {flagged} that would change, {len(runs)} different runs")


main()
