#!/usr/bin/env python3
"""Writes generated/decompositions.inc: the canonical decompositions of the Basic Multilingual Plane but Hangul's, by Python's Unicode data.

    decompositions.py [--check]     --check: says whether the file is what it would write; with other Unicode data, whether its rows still hold
"""

import re
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).resolve().parent / "generated/decompositions.inc"


def rows():
    """Character, first and second unit of its decomposition (0: it is one unit)."""
    for code in range(0x80, 0x10000):
        parts = unicodedata.decomposition(chr(code)).split()
        if parts and not parts[0].startswith("<") and all(len(part) == 4 for part in parts):
            yield code, int(parts[0], 16), int(parts[1], 16) if len(parts) == 2 else 0


def text():
    """The whole file."""
    lines = "".join(f"{{0x{code:04X}, 0x{first:04X}, 0x{second:04X}}},\n" for code, first, second in rows())
    return f"// Unicode {unicodedata.unidata_version}: character, first, second. Written by decompositions.py.\n{lines}"


def holds(written):
    """Whether every row is in the data at hand: Unicode never changes a decomposition."""
    known = {code: (first, second) for code, first, second in rows()}
    found = re.findall(r"0x(\w+), 0x(\w+), 0x(\w+)", written)
    return len(found) > 1000 and all(known.get(int(code, 16)) == (int(first, 16), int(second, 16)) for code, first, second in found)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        was = TABLE.read_text(encoding="utf-8")
        if was != text() and not holds(was):
            sys.exit(f"{TABLE.name} is not what decompositions.py writes")
    else:
        TABLE.write_text(text(), encoding="utf-8")
