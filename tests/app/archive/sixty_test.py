#!/usr/bin/env python3
"""Sixty made archives of 1 to 200 names in 25 pages and more: how many are read right with the first answer.

Usage: sixty_test.py PROGRAM [--seed N] [--rounds N]     prints each that is wrong, and fails below 97 %
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from file_names import PAGES, names
from zip_writer import archive, member

COUNTS = [1, 2, 3, 5, 8, 13, 20, 50, 100, 200]


def made(seed):
    chance = random.Random(seed)
    for number in range(60):
        language, codec, host = PAGES[(number + seed) % len(PAGES)]
        count = COUNTS[number % len(COUNTS)]
        yield f"{number:02}-{language}-{codec}-{count}.zip", host, names(language, codec, count, chance)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    right = total = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.seed, options.seed + options.rounds):
            for file, host, content in made(seed):
                path = Path(folder) / file
                path.write_bytes(archive([member(raw, b"x", host=host) for raw in content.values()]))
                answer = json.loads(subprocess.run([options.program, "names", "--json", path], stdout=subprocess.PIPE, check=True).stdout)
                listed = [entry["name"] for entry in answer["entries"]]
                total += 1
                if listed == list(content):
                    right += 1
                else:
                    wrong = next(pair for pair in zip(listed, content) if pair[0] != pair[1])
                    print(f"{file}: {answer['encoding']} ({answer['confidence']:.3f}): {wrong[0]} is {wrong[1]}")
    print(f"{right} of {total} archives are right with the first answer ({100 * right / total:.1f} %)")
    return 0 if right >= 0.97 * total else 1


if __name__ == "__main__":
    sys.exit(main())
