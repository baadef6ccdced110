#!/usr/bin/env python3
"""Long files: the encodings of many languages at 30 KB, 300 KB and 3 MB, plain, with bad bytes,
with lines pasted from another encoding, or as a log whose lines are mostly ASCII.

    long_files.py CHARSLEUTH CORPUS

The tables of `charsleuth-accuracy` end at 4 KB; here the sampling of what is longer is tried, not
the language models, so the text may be one that they were trained on. Prints how many answers give
the right text, and every wrong one; fails when there is one.
"""

import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

ENCODINGS = {
    "de": ["utf-8", "cp1252", "cp850"],
    "fr": ["utf-8", "cp1252", "mac_roman"],
    "pl": ["utf-8", "cp1250", "iso8859-2", "cp852"],
    "ru": ["utf-8", "cp1251", "koi8-r", "cp866"],
    "ja": ["utf-8", "shift_jis", "euc_jp"],
    "ko": ["utf-8", "euc_kr"],
    "zh-Hans": ["utf-8", "gb18030"],
    "zh-Hant": ["utf-8", "big5"],
    "el": ["utf-8", "cp1253"],
    "tr": ["utf-8", "cp1254"],
    "vi": ["utf-8"],
    "ar": ["utf-8", "cp1256"],
    "he": ["utf-8", "cp1255"],
    "th": ["utf-8", "cp874"],
    "hi": ["utf-8"],
    "en": ["utf-8"],
}
SIZES = [30_000, 300_000, 3_000_000]
KINDS = ["plain", "bad bytes", "foreign lines", "log"]
PYTHON_NAMES = {"windows-874": "cp874", "GBK": "gb18030"}  # what GBK lacks of gb18030 is damage in it
PASTED = "Le café est fermé jusqu’à l’été, à bientôt."


def log_line(chance):
    return "2026-01-02 08:15:%02d INFO request %d done in 12 ms" % (
        chance.randrange(60), chance.randrange(9999))


def made(lines, encoding, size, kind, chance):
    out, total = [], 0
    while total < size:
        is_log = kind == "log" and chance.random() < 0.7
        line = (log_line(chance) if is_log else chance.choice(lines)).encode(encoding, "ignore")
        out.append(line)
        total += len(line) + 1
    if kind == "foreign lines":
        pasted = PASTED.encode("cp1252" if encoding == "utf-8" else "utf-8")
        for _ in range(3):
            out[chance.randrange(len(out))] = pasted
    data = bytearray(b"\n".join(out) + b"\n")
    if kind == "bad bytes":
        for _ in range(5):
            data[chance.randrange(len(data))] = 0xFF
    return bytes(data)


def is_right(data, answer, encoding):
    try:
        name = PYTHON_NAMES.get(answer, answer)
        return data.decode(name, "replace") == data.decode(encoding, "replace")
    except LookupError:  # Python does not have it
        return False


def main():
    program, corpus = sys.argv[1], pathlib.Path(sys.argv[2])
    chance = random.Random(1)
    right, asked, wrong = collections.Counter(), collections.Counter(), []
    with tempfile.NamedTemporaryFile() as file:
        for language, encodings in ENCODINGS.items():
            text = (corpus / f"{language}.txt").read_text(encoding="utf-8")
            lines = [line for line in text.split("\n") if line.strip()]
            for encoding in encodings:
                for size in SIZES:
                    for kind in KINDS:
                        data = made(lines, encoding, size, kind, chance)
                        pathlib.Path(file.name).write_bytes(data)
                        done = subprocess.run([program, "detect", "--json", file.name],
                                              stdout=subprocess.PIPE, check=True, timeout=60)
                        first = json.loads(done.stdout)["candidates"][0]
                        asked[kind, size] += 1
                        if is_right(data, first["encoding"], encoding):
                            right[kind, size] += 1
                        else:
                            wrong.append(f"{language} in {encoding}, {size} bytes, {kind}: "
                                         f"{first['encoding']} {first['confidence']:.3f}")
    print(f"{'':16}" + "".join(f"{size:>12,}" for size in SIZES))
    for kind in KINDS:
        print(f"{kind:16}" + "".join(f"{right[kind, size]:>8}/{asked[kind, size]}" for size in SIZES))
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
