#!/usr/bin/env python3
"""Packs the files of resources/models/built for a download: pack_models.py OUT FILE...

Look-up tables are half of a model and hardly get smaller by gzip, but follow from their keys, for rows are in the order of these. A packed
file has the size of the whole, the head, and the parts in their order (resources/models/script_table.py), where the slots and the row
numbers of a table are its keys instead: how many, then the difference of each from the one before, less one. Numbers are LEB128.
unpacked_models.cpp makes the tables again. A file without look-up tables, the alphabet, has the size 0 in front and stays as it is.
"""

import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "resources/models"))
from script_table import dense, hashed  # noqa: E402

HEAD = "<23I"  # numbers: languages, stride, symbols, three capacities, the offsets of 17 parts
HEAD_SIZE = 96  # bytes
TABLES = (6, 9, 12)  # parts that are slots of keys; the next part has the row numbers


def leb128(number):
    out = bytearray()
    while number > 127:
        out.append(128 | number & 127)
        number >>= 7
    return bytes(out + bytes([number]))


def keys_of(slots, numbers, symbols):
    """The keys of a table, in the order of its rows. Both parts follow from them."""
    numbers = struct.unpack(f"<{len(numbers) // 2}H", numbers)
    if slots:
        slots = struct.unpack(f"<{len(slots) // 4}I", slots)
        keys = [key for _, key in sorted((row, slot - 1) for row, slot in zip(numbers, slots) if slot)]
        _, again, rows = hashed(keys)
        assert (tuple(again), tuple(rows)) == (slots, numbers)
    else:
        keys = [key for _, key in sorted((row, key) for key, row in enumerate(numbers[:symbols ** 2]) if row)]
        _, _, rows = dense(keys, symbols)
        assert tuple(rows) == numbers[:symbols ** 2] and not any(numbers[symbols ** 2:])
    assert keys == sorted(keys)
    return keys


def packed(content):
    _, _, symbols, *numbers = struct.unpack_from(HEAD, content)
    capacities, offsets = dict(zip(TABLES, numbers[:3])), numbers[3:] + [len(content)]
    part = [content[begin:end] for begin, end in zip(offsets, offsets[1:])]
    assert offsets[0] == HEAD_SIZE
    out = leb128(len(content)) + content[:HEAD_SIZE]
    for number, bytes_ in enumerate(part):
        if number in TABLES:
            capacity = capacities[number]
            assert len(bytes_) == 4 * capacity
            keys = keys_of(bytes_, part[number + 1][:2 * capacity] if capacity else part[number + 1], symbols)
            out += leb128(len(keys)) + b"".join(leb128(key - before - 1) for key, before in zip(keys, [-1] + keys))
        elif number - 1 not in TABLES:
            out += bytes_
    return out


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for path in map(Path, sys.argv[2:]):
        content = path.read_bytes()
        (folder / path.name).write_bytes(b"\0" + content if path.stem == "alphabet" else packed(content))


if __name__ == "__main__":
    main()
