#!/usr/bin/env python3
"""Checks that the library shows exactly the functions of its header, each with its version.

Usage: exports_test.py NM LIBRARY HEADER
"""

import re
import subprocess
import sys
from pathlib import Path


def main():
    nm, library, header = sys.argv[1:]
    listing = subprocess.run([nm, "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    shown = {fields[2] for fields in map(str.split, listing.splitlines()) if fields[1] != "A"}
    declared = set(re.findall(r"CHARSLEUTH_API[^;]*?\b(charsleuth_\w+)\s*\(", Path(header).read_text()))
    expected = {f"{name}@@CHARSLEUTH_0.1" for name in declared}
    for name in sorted(shown - expected):
        print(f"exported, but not in the header: {name}")
    for name in sorted(expected - shown):
        print(f"in the header, but not exported: {name}")
    return 0 if expected and shown == expected else 1


sys.exit(main())
