#!/usr/bin/env python3
"""Checks that the library shows exactly what its headers say: the functions of the C interface with the version that they came
with, and what the core's headers mark by CHARSLEUTH_EXPORT with the version of this very build, for programs built with it.

Usage: exports_test.py NM LIBRARY HEADERS CORE VERSION     HEADERS: the folder with charsleuth*.h
CORE: the folder of the core's headers, or "" where the library shows none
"""

import re
import subprocess
import sys
from pathlib import Path


def shown_by(nm, library):
    """Name of each symbol, and the version that it is shown with."""
    listing = subprocess.run([nm, "-D", "-C", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    rows = [line.split(maxsplit=2) for line in listing.splitlines()]
    return [tuple(name.rsplit("@@", 1)) for _, kind, name in rows if kind != "A"]


def marked_in(core):
    """Functions and classes that the headers of the core mark."""
    functions, classes = set(), set()
    for header in Path(core).rglob("*.h") if core else []:
        text = header.read_text(encoding="utf-8")
        classes |= set(re.findall(r"^class CHARSLEUTH_EXPORT (\w+)", text, re.MULTILINE))
        functions |= set(re.findall(r"^CHARSLEUTH_EXPORT [^;(]*?(\w+)\(", text, re.MULTILINE))
    return functions, classes


def declared_in(headers):
    """The version of each function of the C interface: of its section, "/* ---- Mojibake (since 0.2) --- */", else the first one."""
    versions = {}
    text = "".join(header.read_text(encoding="utf-8") for header in sorted(Path(headers).glob("charsleuth*.h")))
    for section in re.split(r"^/\* ---- ", text, flags=re.MULTILINE):
        since = re.search(r"\(since ([\d.]+)\)", section.partition("\n")[0])
        for name in re.findall(r"CHARSLEUTH_API[^;]*?\b(charsleuth_\w+)\s*\(", section):
            versions[name] = since.group(1) if since else "0.1"
    return versions


def main():
    nm, library, headers, core, version = sys.argv[1:]
    declared = declared_in(headers)
    functions, classes = marked_in(core)
    wrong, seen = [], set()
    for name, node in shown_by(nm, library):
        path = name.split("(")[0].split("[abi")[0].split("::")
        if path[0] != "charsleuth":
            seen.add(name)
            right = name in declared and node == f"CHARSLEUTH_{declared[name]}"
        else:
            marked = next((part for part in path if part in classes), path[-1])
            seen.add(marked)
            right = marked in classes | functions and node == f"CHARSLEUTH_CORE_{version}"
        if not right:
            wrong.append(f"shown, but not marked in a header: {name} of {node}")
    wrong += [f"marked in a header, but not shown: {name}" for name in (set(declared) | functions | classes) - seen]
    print("\n".join(sorted(wrong)))
    return 1 if wrong or not declared or (core and not functions) else 0


sys.exit(main())
