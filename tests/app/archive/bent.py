#!/usr/bin/env python3
"""Archives that are cut off or have wrong bytes, and what other programs find in them.

Usage: bent.py PROGRAM FOLDER [COUNT]     COUNT changed copies of each archive in FOLDER; files *.uu are uudecoded. Prints each in which
                                          another program finds more members or unpacks more files, and nothing was said; exits with 1 where there is one.
"""

import binascii
import collections
import io
import json
import random
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path


def bent(content, seed, count):
    """Copies of an archive with names: cut off, with wrong bits, bytes, lengths; half of the changes fall in the last kilobyte, where
    zip and 7z have their directories, or in the first, where others have headers."""
    chance = random.Random(seed)
    yield "whole", content
    for number in range(count):
        copy = bytearray(content)
        kind = chance.choice(["cut", "bit", "bit", "byte", "zeros", "gone", "twice"])
        ends = [(0, len(copy)), (0, min(1024, len(copy))), (max(0, len(copy) - 1024), len(copy))]
        begin, end = chance.choice(ends)
        at = chance.randrange(begin, end)
        size = min(chance.choice([1, 2, 4, 16, 512]), len(copy) - at)
        if kind == "cut":
            del copy[at:]
        elif kind == "bit":
            copy[at] ^= 1 << chance.randrange(8)
        elif kind == "byte":
            copy[at] = chance.randrange(256)
        elif kind == "zeros":
            copy[at:at + size] = bytes(size)
        elif kind == "gone":
            del copy[at:at + size]
        else:
            copy[at:at] = copy[at:at + size]
        yield f"{kind}-{number}", bytes(copy)


def lines_of(words):
    try:
        done = subprocess.run(words, capture_output=True, timeout=20, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return 0
    return len([line for line in done.stdout.splitlines() if line.strip()])


def by_python(content):
    """Members found by zipfile or tarfile."""
    found = 0
    try:
        found = len(zipfile.ZipFile(io.BytesIO(content)).infolist())
    except Exception:
        pass
    try:
        with tarfile.open(fileobj=io.BytesIO(content)) as tar:
            count = 0
            for count, _ in enumerate(tar, 1):
                found = max(found, count)
    except Exception:
        pass
    return found


def by_seven_zip(path):
    done = subprocess.run(["7z", "l", "-slt", "-ba", "-p-", path], capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
    return sum(line.startswith(b"Path = ") for line in done.stdout.splitlines())


def members_by_others(path, content):
    """How many members each other program that is installed finds."""
    found = {"python": by_python(content)}
    if shutil.which("bsdtar"):
        found["bsdtar"] = lines_of(["bsdtar", "-tf", path])
    if shutil.which("zipinfo") and content.count(b"PK") > 1:
        found["zipinfo"] = lines_of(["zipinfo", "-1", path])
    if shutil.which("7z"):
        found["7z"] = by_seven_zip(path)
    return found


def told_by(program, path):
    """How many members `names` lists, and whether it says that something is wrong."""
    done = subprocess.run([program, "names", "--json", path], capture_output=True, timeout=120, stdin=subprocess.DEVNULL)
    if done.returncode not in (0, 3):
        raise AssertionError(f"{path}: exit {done.returncode}: {done.stderr}")
    if done.returncode == 3:
        return 0, True
    answer = json.loads(done.stdout)
    return len(answer["entries"]), bool(answer["trouble"])


def fewer_without_a_word(program, path, content):
    """Which programs find more members than ours lists without saying why; and the counts."""
    path.write_bytes(content)
    members, is_told = told_by(program, path)
    others = members_by_others(str(path), content)
    return [name for name, found in others.items() if found > members and not is_told], members, is_told, others


def unpacked_by(words, folder):
    """Its exit status, and how many files it wrote."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        status = subprocess.run([*words], cwd=folder, capture_output=True, timeout=60, stdin=subprocess.DEVNULL).returncode
    except subprocess.TimeoutExpired:
        return None, 0
    return status, sum(path.is_file() and not path.is_symlink() for path in folder.rglob("*"))


def fewer_unpacked(program, path, folder):
    """How many files ours unpacks with exit 0, and bsdtar, where these are more."""
    status, ours = unpacked_by([program, "names", "--extract", ".", path], folder)
    others = unpacked_by(["bsdtar", "-xf", path], folder)[1] if status == 0 and shutil.which("bsdtar") else 0
    return (ours, others) if others > ours else None


def content_of(path):
    if path.suffix != ".uu":
        return path.read_bytes()
    content = b""
    lines = path.read_bytes().splitlines()
    begin = next(number for number, line in enumerate(lines, 1) if line.startswith(b"begin "))
    for line in lines[begin:]:
        if line == b"end":
            break
        try:
            content += binascii.a2b_uu(line)
        except binascii.Error:
            return b""  # a plain file under that name
    return content


def main():
    program, folder, *count = sys.argv[1:]
    seen, worse = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as temporary:
        for path in sorted(Path(folder).iterdir()):
            original = path.name.removesuffix(".uu")
            whole = content_of(path)
            for kind, content in bent(whole, original, int(count[0]) if count else 10) if whole else ():
                fewer, members, is_told, others = fewer_without_a_word(program, Path(temporary) / original, content)
                seen["archives"] += 1
                seen["told"] += is_told
                seen["more members than any other"] += members > max(others.values())
                unpacked = fewer_unpacked(program, Path(temporary) / original, Path(temporary) / "out")
                if fewer or unpacked:
                    worse += 1
                    print(original, kind, members, others, unpacked or "", flush=True)
    print(dict(seen), "fewer without a word:", worse)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
