#!/usr/bin/env python3
"""Files in several encodings, divided into parts: lines that are shown right, and files of one encoding that stay whole.

    parts_accuracy.py CHARSLEUTH CORPUS [--misses] [--sound DIR...]

CORPUS is a folder of LANG.txt; only lines that no model is trained on are used, the same in every run. `whole`: the file read in the
encoding found for all of it; `parts`: `show --segments`; `noticed`: `detect` says `mixed` unasked. DIR: files of one encoding as they lie there; those whose text changes by
--segments are listed.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import repair_texts

# Languages with the encodings that their files are in, older ones among them.
PAGES = {"de": ["cp1252", "cp850"], "fr": ["cp1252", "mac_roman"], "es": ["cp1252"], "pl": ["cp1250", "iso8859-2"], "cs": ["cp1250"],
         "hu": ["iso8859-2"], "ru": ["cp1251", "koi8-r", "cp866"], "uk": ["cp1251"], "bg": ["cp1251"], "el": ["cp1253"],
         "tr": ["cp1254"], "he": ["cp1255"], "ar": ["cp1256"], "lt": ["cp1257"], "th": ["cp874"], "ja": ["shift_jis", "euc_jp"],
         "zh-Hans": ["gbk"], "zh-Hant": ["big5"], "ko": ["euc_kr"]}
MIME = {"cp1252": "windows-1252", "cp850": "ibm850", "mac_roman": "macintosh", "cp1250": "windows-1250", "iso8859-2": "iso-8859-2",
        "cp1251": "windows-1251", "koi8-r": "koi8-r", "cp866": "ibm866", "cp1253": "windows-1253", "cp1254": "windows-1254",
        "cp1255": "windows-1255", "cp1256": "windows-1256", "cp1257": "windows-1257", "cp874": "windows-874", "shift_jis": "shift_jis",
        "euc_jp": "euc-jp", "gbk": "gbk", "big5": "big5", "euc_kr": "euc-kr", "utf-8": "utf-8"}


def writable(lines, page):
    """The first lines that the encoding has all characters of."""
    found = []
    for line in lines:
        try:
            if line.encode(page).decode(page) == line:
                found.append(line)
        except UnicodeError:
            continue
        if len(found) == 120:
            break
    return found


def line_of(kind, number, text):
    return {"log": f"2026-01-{number % 28 + 1:02} 08:15 INFO request {number}: {text}",
            "csv": f"{number};{text.replace(';', ',')};{number * 7}",
            "srt": f"{number}\n00:00:{number % 60:02},000 --> 00:00:{number % 60:02},900\n{text}\n",
            "sql": f"INSERT INTO notes VALUES ({number}, '{text.replace(chr(39), ' ')}');"}.get(kind, text)


def mixed(lines_of, chance):
    """(kind, bytes, text) of files in two encodings."""
    for lang, pages in PAGES.items():
        for page in pages:
            lines = lines_of(lang, page)
            for kind in ("text by line", "text by block", "log", "csv", "srt", "sql with blobs", "mbox"):
                count = 24
                chosen = chance.choices(lines, k=count)
                if kind == "text by block":
                    first = chance.randrange(6, count - 6)
                    encodings = ["utf-8"] * first + [page] * (count - first)
                elif kind == "mbox":
                    encodings = ["utf-8"] * (count // 2) + [page] * (count // 2)
                else:
                    encodings = [chance.choice(("utf-8", page)) for _ in range(count)]
                yield make(kind, chosen, encodings, chance)
    for first, one, second, other in (("de", "cp1252", "ru", "koi8-r"), ("ru", "cp1251", "ru", "koi8-r"), ("fr", "cp1252", "ja", "shift_jis"),
                                      ("pl", "cp1250", "ru", "cp1251"), ("ru", "cp866", "ru", "cp1251"), ("ja", "euc_jp", "ja", "shift_jis")):
        for kind in ("text by line", "text by block", "mbox"):
            a, b = chance.choices(lines_of(first, one), k=12), chance.choices(lines_of(second, other), k=12)
            pieces = [(line, one) for line in a] + [(line, other) for line in b]
            if kind == "text by line":
                chance.shuffle(pieces)
            yield make(kind + ", no UTF-8", [p[0] for p in pieces], [p[1] for p in pieces], chance)


def make(kind, chosen, encodings, chance):
    out, text, before = b"", "", None
    for number, (line, encoding) in enumerate(zip(chosen, encodings), 1):
        if kind.startswith("mbox") and encoding != before:
            header = f"\nFrom a@example.org Mon Jan  5\nContent-Type: text/plain; charset={MIME[encoding]}\n\n"
            out, text = out + header.encode(), text + header
        before = encoding
        written = line_of(kind.split(" ")[0], number, line) + "\n"
        out, text = out + written.encode(encoding), text + written
        if kind == "sql with blobs" and number % 6 == 0:
            blob = bytes(b for b in chance.randbytes(160) if b not in b"'\"\n\r") + b"\0\1\2"
            out += b"INSERT INTO files VALUES (1, '" + blob + b"');\n"
            text += "INSERT INTO files VALUES (1, '\0');\n"
    return kind, out, text


def single(lines_of, chance):
    for lang, pages in PAGES.items():
        for page in ["utf-8"] + pages:
            for kind in ("text", "log", "csv"):
                chosen = chance.choices(lines_of(lang, page), k=30)
                yield make(kind, chosen, [page] * 30, chance)


def shown(program, path, *options):
    result = subprocess.run([program, "show", "--no-sidecar", *options, "--", str(path)], capture_output=True, check=False)
    return result.stdout.decode("utf-8", "replace")


def is_noticed(program, path):
    """Whether more than one encoding is told without being asked for parts."""
    result = subprocess.run([program, "detect", "--json", "--no-sidecar", "--", str(path)], capture_output=True, check=False)
    return json.loads(result.stdout)["mixed"]


def right_lines(text, got):
    """Of the lines outside ASCII without a blob: how many there are, and how many were shown."""
    wanted = collections.Counter(line for line in text.split("\n") if not line.isascii() and "\0" not in line)
    found = collections.Counter(got.split("\n"))
    return sum(wanted.values()), sum(min(n, found[line]) for line, n in wanted.items())


def report_mixed(program, folder, lines_of, misses):
    table = collections.defaultdict(lambda: [0, 0, 0, 0, 0, 0])
    for kind, data, text in mixed(lines_of, random.Random("mixed")):
        path = folder / "file"
        path.write_bytes(data)
        row, (lines, whole), got = table[kind], right_lines(text, shown(program, path)), shown(program, path, "--segments")
        right = right_lines(text, got)[1]
        for i, value in enumerate((1, lines, whole, right, right == lines, is_noticed(program, path))):
            row[i] += value
        if misses and right < lines:
            print(kind, right, "of", lines, repr([g for g in got.split("\n") if g not in text.split("\n") and not g.isascii()][:3])[:300])
    table["all"] = [sum(column) for column in zip(*table.values())]
    print(f"{'mixed':32}{'files':>7}{'lines':>8}{'whole %':>9}{'parts %':>9}{'files right':>13}{'noticed':>9}")
    for kind, (files, lines, whole, right, good, noticed) in table.items():
        print(f"{kind:32}{files:7}{lines:8}{100 * whole / lines:9.1f}{100 * right / lines:9.2f}{good:13}{noticed:9}")


def report_single(program, folder, lines_of):
    files = divided = 0
    for kind, data, text in single(lines_of, random.Random("single")):
        path = folder / "file"
        path.write_bytes(data)
        files += 1
        if shown(program, path) == text and shown(program, path, "--segments") != text:
            divided += 1
            print("harmed:", kind, text[:60].encode())
    print(f"one encoding: {files} files, {divided} that are read right as a whole are not by parts")


def report_sound(program, folders):
    files = changed = 0
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if not path.is_file() or path.is_symlink() or path.stat().st_size > 1_000_000 or path.read_bytes().isascii():
                continue
            whole = shown(program, path)
            if not whole:
                continue
            files += 1
            if shown(program, path, "--segments") != whole:
                changed += 1
                print("changed by parts:", path)
    if folders:
        print(f"as they lie there: {files} files, {changed} whose text changes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("corpus")
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--sound", nargs="*", default=[], metavar="DIR")
    args = parser.parse_args()
    held_out = {lang: repair_texts.held_out(pathlib.Path(args.corpus) / f"{lang}.txt") for lang in PAGES}
    known = {}

    def lines_of(lang, page):
        key = lang, page
        if key not in known:
            known[key] = writable(held_out[lang], page)
        return known[key]

    with tempfile.TemporaryDirectory() as name:
        report_mixed(args.program, pathlib.Path(name), lines_of, args.misses)
        report_single(args.program, pathlib.Path(name), lines_of)
    report_sound(args.program, args.sound)


if __name__ == "__main__":
    sys.exit(main())
