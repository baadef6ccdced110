#!/usr/bin/env python3
"""Writes the sample texts, by names that give nothing away, and samples.json, which says what they are, into a folder.

Usage: write_samples.py FOLDER
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import TEXTS, write_samples  # noqa: E402

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
rows = [{"name": f"{language}.{codec}", "file": path.name, "text": TEXTS[language]}
        for path, language, codec in write_samples(folder)]
(folder / "samples.json").write_text(json.dumps(rows))
