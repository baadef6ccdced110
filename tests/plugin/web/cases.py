#!/usr/bin/env python3
"""Writes what module and command line are compared on: cases.py FOLDER

Samples, golden files, the examples of tests/spec/declared.md, text in every encoding that Python writes, and damaged and cut versions of
these. Prints the paths as JSON; a file's name says what its example says.
"""

import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests/fuzz"), str(ROOT / "tests/plugin/python")]
from mails import MAILS  # noqa: E402
from make_seeds import encoded_texts, spec_examples  # noqa: E402


def undamaged():
    for folder in ("resources/samples/files", "tests/golden/cli"):
        for path in sorted((ROOT / folder).iterdir()):
            yield path.name, path.read_bytes()
    for name, content in spec_examples():
        yield name or "example", content
    for _, name, content in encoded_texts():
        yield f"{name}.txt", content
    for name, (mail, _) in MAILS.items():
        yield name, mail


def damaged(dice, content):
    """The content with bytes changed, left out or cut off."""
    at = dice.randrange(len(content))
    kind = dice.randrange(4)
    if kind == 0:
        return content[:at]
    if kind == 1:
        return content[at:]
    if kind == 2:
        return content[:at] + bytes([dice.randrange(256)]) + content[at + 1:]
    return content[:at] + dice.randbytes(dice.randrange(1, 40)) + content[at:]


def cases():
    dice = random.Random(1)
    yield "empty", b""
    for byte in range(256):
        yield "byte", bytes([byte])
    for name, content in undamaged():
        yield name, content
        if content:
            yield name, damaged(dice, content)
    for size in (2, 3, 10, 100, 1000, 70000):
        yield "noise", dice.randbytes(size)
    long = b"".join(content for _, content in undamaged())
    yield "long.txt", long * (3_000_000 // len(long) + 1)  # longer than a piece, with every kind of damage in it


def main():
    folder = Path(sys.argv[1])
    paths = []
    for number, (name, content) in enumerate(cases()):
        path = folder / str(number) / name.replace("/", "_")[:100]
        path.parent.mkdir()
        path.write_bytes(content)
        paths.append(str(path))
    json.dump(paths, sys.stdout)


if __name__ == "__main__":
    main()
