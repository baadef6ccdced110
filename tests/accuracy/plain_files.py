#!/usr/bin/env python3
"""Files that need no guessing: those of a system that are valid UTF-8 or ASCII.

    plain_files.py CHARSLEUTH [FOLDER...]      without a folder: /usr/share, /usr/lib, /usr/include, /etc

Somebody's configuration, source and documentation are of more kinds than any collection of samples. Prints every file
that is answered otherwise, and how many there were. Some are so by right: text in HZ, ISO-2022 or UTF-7 is valid ASCII.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys

FOLDERS = ["/usr/share", "/usr/lib", "/usr/include", "/etc"]
LARGEST = 4 << 20  # bytes
PLAIN = ("US-ASCII", "UTF-8")


def text_files(folder):
    """Regular files without a NUL that are valid UTF-8 and not empty."""
    for place, _, names in os.walk(folder):
        for name in names:
            path = pathlib.Path(place, name)
            try:
                if path.is_symlink() or not path.is_file() or not 0 < path.stat().st_size <= LARGEST:
                    continue
                content = path.read_bytes()
                content.decode("utf-8")
            except (OSError, UnicodeDecodeError):
                continue
            if b"\0" not in content:
                yield path


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, folders = sys.argv[1], sys.argv[2:] or FOLDERS
    paths = [str(path) for folder in folders for path in text_files(folder) if "\n" not in str(path)]
    asked = subprocess.run([program, "detect", "--json", "--raw", "--no-sidecar", "--files-from", "-"], check=False,
                           input="\n".join(paths).encode("utf-8", "surrogateescape"), stdout=subprocess.PIPE)
    answers = collections.Counter()
    for line in asked.stdout.splitlines():
        answer = json.loads(line)
        encoding = answer.get("encoding") or ("binary" if answer.get("binary") else "error")
        answers[encoding] += 1
        if encoding not in PLAIN:
            best = (answer.get("candidates") or [{}])[0]
            print(encoding, best.get("confidence", "-"), answer.get("file"), sep="\t")
    print(f"{answers.total()} files:", ", ".join(f"{n} {encoding}" for encoding, n in answers.most_common()))


main()
