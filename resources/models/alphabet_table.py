"""The alphabet's table: which symbol each code point has, as core/statistics/model/alphabet.h reads it."""
import collections
import struct

import alphabet

C = len(alphabet.COMMON)
K = len(alphabet.CLASSES)


def class_sizes():
    """Number of code points of each class, when no letters are listed."""
    sizes = collections.Counter()
    for code in range(0x110000):
        if 0x323B0 <= code < 0xE0000 or code >= 0xE0200:
            continue
        c = chr(code)
        if c not in alphabet._COMMON:
            sizes[alphabet.class_of(c, None)] += 1
    sizes[alphabet.UNASSIGNED] += 0xE0000 - 0x323B0 + 0xF0000 - 0xE0200 + 4
    sizes[alphabet.PRIVATE] += 2 * 65534
    return sizes


def alphabet_file(letters):
    """Which symbol each code point has: see core/statistics/model/alphabet.h."""
    first = {}
    base = C + K
    for script in alphabet.SCRIPTS:
        first[script] = base
        base += len(letters[script])
    assert base < 1 << 14, base
    number = {c: i for i, c in enumerate(alphabet.COMMON)}
    number.update({k: C + i for i, k in enumerate(alphabet.CLASSES)})
    own = {c: first[s] + i for s in alphabet.SCRIPTS for i, c in enumerate(letters[s])}
    foreign = bytearray(base)
    pages, index = [], []
    for high in range(256):
        page = []
        for code in range(high * 256, high * 256 + 256):
            c = chr(code)
            if c in alphabet._COMMON:
                page.append(number[c])
                continue
            low = alphabet.folded(c)[0]
            if low in own:
                page.append(own[low] | "nlu".index(alphabet.case_of(c)) << 14)
                foreign[own[low]] = number[alphabet.class_of(low, None)] - C
            else:
                page.append(number[alphabet.class_of(c, None)])
        data = struct.pack("<256H", *page)
        if data not in pages:
            pages.append(data)
        index.append(pages.index(data))
    planes = bytearray()  # class of each block of 256 above the BMP
    for block in range(0x100, 0x1100):
        kinds = collections.Counter(alphabet.class_of(chr(code), None) for code in range(block * 256, block * 256 + 256, 5))
        planes.append(alphabet.CLASSES.index(kinds.most_common(1)[0][0]))
    head = struct.pack("<4I", C, K, base, len(pages))
    starts = struct.pack("<16I", *([first[s] for s in alphabet.SCRIPTS] + [base] * (16 - len(alphabet.SCRIPTS))))
    foreign += b"\0" * (-len(foreign) % 16)
    return head + starts + bytes(index) + bytes(planes) + bytes(foreign) + b"".join(pages)
