#!/usr/bin/env python3
"""Writes the sample texts and samples.json, which says what they are, into a folder.

Usage: write_samples.py FOLDER
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import TEXTS, write_samples  # noqa: E402

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
rows = []
for path, language, codec in write_samples(folder):
    path = path.rename(folder / f"{language}.{codec}.txt")  # by which the tests ask for them
    rows.append({"file": path.name, "codec": codec, "text": TEXTS[language]})
(folder / "samples.json").write_text(json.dumps(rows))
