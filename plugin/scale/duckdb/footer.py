#!/usr/bin/env python3
"""Appends what DuckDB reads at the end of an extension: footer.py LIBRARY EXTENSION PLATFORM VERSION

Eight fields of 32 bytes, the first one last, behind the head of a section of WebAssembly; then room for a signature, which is empty here.
"""

import sys
from pathlib import Path

library, extension, platform, version = sys.argv[1:]
first_to_last = ["4", platform, "v1.2.0", version, "C_STRUCT", "", "", ""]
section = bytes([0, 147, 4, 16]) + b"duckdb_signature" + bytes([128, 4])
fields = b"".join(field.encode().ljust(32, b"\0") for field in reversed(first_to_last))
Path(extension).write_bytes(Path(library).read_bytes() + section + fields + bytes(256))
