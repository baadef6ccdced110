#!/usr/bin/env python3
"""Draws the small marks that style sheets can only take from a picture: chevron.png, chevron-up.png, close.png and the ticks.

Usage: draw.py FOLDER        32 by 32 pixels, antialiased; grey stands 3:1 against both themes, the ticks stand on the accent
"""

import struct
import sys
import zlib
from pathlib import Path

SIZE = 32
GREY = (0x80, 0x88, 0x93)
STROKE = 1.6  # half its width, pixels
TICK = [((6, 17), (13, 24)), ((13, 24), (26, 9))]
MARKS = {
    "chevron": (GREY, [((8, 12), (16, 20)), ((16, 20), (24, 12))]),
    "chevron-up": (GREY, [((8, 20), (16, 12)), ((16, 12), (24, 20))]),
    "close": (GREY, [((10, 10), (22, 22)), ((22, 10), (10, 22))]),
    "check-light": ((0xFF, 0xFF, 0xFF), TICK),
    "check-dark": ((0x1A, 0x1C, 0x20), TICK),
}


def distance(x, y, line):
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return ((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2) ** 0.5


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(colour, lines):
    rows = bytearray()
    for y in range(SIZE):
        rows.append(0)
        for x in range(SIZE):
            cover = STROKE + 0.5 - min(distance(x + 0.5, y + 0.5, line) for line in lines)
            rows += bytes((*colour, round(255 * max(0.0, min(1.0, cover)))))
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")


for name, (colour, lines) in MARKS.items():
    (Path(sys.argv[1]) / f"{name}.png").write_bytes(picture(colour, lines))
