#!/usr/bin/env python3
"""Draws the two small marks that style sheets can only take from a picture: chevron.png and close.png.

Usage: draw.py FOLDER        32 by 32 pixels, a grey that stands 3:1 against both themes, antialiased
"""

import struct
import sys
import zlib
from pathlib import Path

SIZE = 32
GREY = (0x80, 0x88, 0x93)
STROKE = 1.6  # half its width, pixels
MARKS = {
    "chevron": [((8, 12), (16, 20)), ((16, 20), (24, 12))],
    "close": [((9, 9), (23, 23)), ((23, 9), (9, 23))],
}


def distance(x, y, line):
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return ((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2) ** 0.5


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(lines):
    rows = bytearray()
    for y in range(SIZE):
        rows.append(0)
        for x in range(SIZE):
            cover = STROKE + 0.5 - min(distance(x + 0.5, y + 0.5, line) for line in lines)
            rows += bytes((*GREY, round(255 * max(0.0, min(1.0, cover)))))
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")


for name, lines in MARKS.items():
    (Path(sys.argv[1]) / f"{name}.png").write_bytes(picture(lines))
