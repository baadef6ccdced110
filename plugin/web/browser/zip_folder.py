#!/usr/bin/env python3
"""Packs a folder: zip_folder.py FOLDER OUT.zip. The same files give the same bytes."""

import sys
import zipfile
from pathlib import Path

folder = Path(sys.argv[1])
with zipfile.ZipFile(sys.argv[2], "w") as package:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        package.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
