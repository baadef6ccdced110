#!/usr/bin/env python3
"""Finds files of the detector that no test has the name of, and whose header does not say which test is theirs.

Usage: tested.py ROOT          prints each file, and exits with 1 where there is one.
       tested.py --self-test   shows that the check can fail.
"""

import re
import sys
from pathlib import Path

FOLDERS = ["core/statistics", "core/structure", "core/ranking"]
SAID = re.compile(r"^///? Tested by (\w+_test(?: and \w+_test)*)\.$", re.MULTILINE)


def complaints(files, tests):
    """`files`: text by path; `tests`: names of tests, such as rank_test."""
    by_stem = {}
    for path, text in files.items():
        if "/generated/" not in path and path.endswith((".h", ".cpp")):
            by_stem.setdefault(path.rsplit(".", 1)[0], []).append(text)
    for stem, texts in sorted(by_stem.items()):
        said = [name for text in texts for found in SAID.findall(text) for name in found.split(" and ")]
        if stem.rsplit("/", 1)[1] + "_test" not in tests and not said:
            yield f"{stem}: no test has its name, and it does not say which one is its own"
        yield from (f"{stem}: there is no {name}" for name in said if name not in tests)


def main():
    if sys.argv[1:] == ["--self-test"]:
        assert list(complaints({"core/ranking/a.h": ""}, {"b_test"}))
        assert list(complaints({"core/ranking/a.h": "/// Tested by c_test.\n"}, {"b_test"}))
        assert not list(complaints({"core/ranking/a.h": "/// A.\n/// Tested by b_test.\n", "core/ranking/b.cpp": ""}, {"b_test"}))
        return 0
    root = Path(sys.argv[1])
    files = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
             for folder in FOLDERS for path in (root / folder).rglob("*.*") if path.suffix in (".h", ".cpp")}
    found = list(complaints(files, {path.stem for path in (root / "tests/core").rglob("*_test.cpp")}))
    print("\n".join(found) or "every file of the detector has a test of its name, or names one")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
