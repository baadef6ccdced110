#!/usr/bin/env python3
"""Writes generated/character_widths.inc: which characters take two columns of a terminal (East Asian Width W and F) and which none (general
categories Mn, Me, Cf), by Python's Unicode data.

    character_widths.py [--check]     --check: says whether the file is what it would write; with other Unicode data, whether that agrees but for a few new characters
"""

import re
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).resolve().parent / "generated/character_widths.inc"
IDEOGRAPHS = [range(0x3400, 0x4DC0), range(0x4E00, 0xA000), range(0xF900, 0xFB00), range(0x20000, 0x2FFFE), range(0x30000, 0x3FFFE)]


def width(character):
    """Columns: 0, 1 or 2."""
    category = unicodedata.category(character)
    if category in ("Mn", "Me", "Cf"):
        return 0
    if category == "Cn":  # not assigned: wide where ideographs may yet come (EastAsianWidth.txt)
        return 2 if any(ord(character) in block for block in IDEOGRAPHS) else 1
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def ranges():
    """First, last and width of each run of characters that take not one column."""
    runs = []
    for code in range(0x110000):
        columns = width(chr(code))
        if runs and runs[-1][1] == code - 1 and runs[-1][2] == columns:
            runs[-1][1] = code
        else:
            runs.append([code, code, columns])
    return [run for run in runs if run[2] != 1]


def text():
    """The whole file."""
    rows = "".join(f"{{0x{first:04X}, 0x{last:04X}, {columns}}},\n" for first, last, columns in ranges())
    return f"// Unicode {unicodedata.unidata_version}: first, last, columns. Written by character_widths.py.\n{rows}"


def agrees(written):
    """Whether a table of other data has the same width for 99.5 % of the characters in its rows."""
    rows = re.findall(r"0x(\w+), 0x(\w+), (\d)", written)
    same = [width(chr(code)) == int(columns) for first, last, columns in rows for code in range(int(first, 16), int(last, 16) + 1)]
    return sum(same) >= 0.995 * len(same)


def main():
    if sys.argv[1:] != ["--check"]:
        TABLE.write_text(text(), encoding="ascii")
        return 0
    written = TABLE.read_text(encoding="ascii")
    same_data = f"Unicode {unicodedata.unidata_version}:" in written
    if not (written == text() if same_data else agrees(written)):
        print(f"{TABLE} is not what {__file__} writes")
        return 1
    return 0


sys.exit(main())
