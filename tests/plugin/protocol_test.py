#!/usr/bin/env python3
"""Runs the examples of plugin/PROTOCOL.md: what they show must be in the answer.

Usage: protocol_test.py FOLDER_OF_CHARSLEUTH PROTOCOL_MD SAMPLES
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

BIN, PROTOCOL, SAMPLES = sys.argv[1:4]


def difference(shown, real, where="$"):
    """Where the answer lacks or contradicts something shown; None where it has all of it."""
    if isinstance(shown, dict) and isinstance(real, dict):
        for name, value in shown.items():
            if name not in real:
                return f"{where} lacks {name}"
            found = difference(value, real[name], f"{where}.{name}")
            if found:
                return found
        return None
    if isinstance(shown, list) and isinstance(real, list) and len(shown) <= len(real) and bool(shown) == bool(real):
        return next(filter(None, (difference(a, b, f"{where}[{i}]") for i, (a, b) in enumerate(zip(shown, real)))), None)
    return None if shown == real and type(shown) is type(real) else f"{where} is {real!r}, not {shown!r}"


def main():
    for shown, real in [({"a": 1}, {"a": 2}), ({"a": 1}, {}), ([], [1]), ([1, 2], [1]), (True, 1)]:
        assert difference(shown, real), (shown, real)
    examples = re.findall(r"^```sh\n(.*?)^```\n```json\n(.*?)^```$", Path(PROTOCOL).read_text(), re.MULTILINE | re.DOTALL)
    failures = 0 if len(examples) >= 6 else 1
    for command, shown in examples:
        done = subprocess.run(["sh", "-c", command], cwd=SAMPLES, capture_output=True, check=True,
                              env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"})
        found = difference(json.loads(shown), json.loads(done.stdout))
        if found:
            failures += 1
            print(f"{command.strip()}: {found}")
    print(f"{len(examples)} examples, {failures} failures")
    return failures > 0


sys.exit(main())
