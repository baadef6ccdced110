#!/usr/bin/env python3
"""Finds files of source that are too long to be about one thing. (How long a function may be, clang-tidy says.)

Usage: sizes.py ROOT        prints each file with its number of lines, and exits with 1 where there is one.
       sizes.py --self-test  shows that the check can fail.
"""
import subprocess
import sys
from pathlib import Path

MOST = 400  # lines
SUFFIXES = {".cpp", ".h", ".py", ".sh", ".ts", ".js", ".mjs", ".vim", ".lua", ".el", ".cmake"}
# Tables that a script makes, translations, and what Emacs installs as a package of a single file.
LEFT_OUT = ("/generated/", "/resources/translations/", "/plugin/emacs/charsleuth.el")


def too_long(root, paths, most=MOST):
    for path in paths:
        if Path(path).suffix in SUFFIXES and not any(part in f"/{path}" for part in LEFT_OUT):
            lines = (root / path).read_bytes().count(b"\n")
            if lines > most:
                yield path, lines


def main():
    if sys.argv[1:] == ["--self-test"]:
        here = Path(__file__)
        found = list(too_long(here.parent, [here.name], most=10))
        sys.exit(0 if [path for path, _ in found] == [here.name] and not list(too_long(here.parent, [here.name])) else 1)
    root = Path(sys.argv[1])
    listed = subprocess.run(["git", "-C", root, "ls-files"], capture_output=True, text=True)
    paths = listed.stdout.split("\n")[:-1] if listed.returncode == 0 else [
        str(path.relative_to(root)) for folder in ("app", "core", "plugin", "resources", "tests")
        for path in (root / folder).rglob("*") if path.is_file() and "node_modules" not in path.parts]
    found = list(too_long(root, [path for path in paths if (root / path).is_file()]))
    for path, lines in found:
        print(f"{path}: {lines} lines, {MOST} at most")
    sys.exit(1 if found else 0)


main()
