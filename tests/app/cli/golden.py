#!/usr/bin/env python3
"""Runs the commands in golden files and compares what they print.

    golden.py PROGRAM SAMPLES GOLDEN...     with UPDATE_GOLDEN=1 the golden files are written anew

A golden file is commands (lines that begin with "$ "), each followed by what it prints and, unless
it is 0, by its exit status as "[2]". Standard error comes with the output. Commands run in one
folder with copies of the samples.
"""

import difflib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def transcript(text, folder, environment):
    """The golden file as it would be now."""
    lines = []
    for command in (line[2:] for line in text.split("\n") if line.startswith("$ ")):
        done = subprocess.run(["/bin/sh", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        printed = done.stdout.decode("utf-8", errors="backslashreplace")
        if printed and not printed.endswith("\n"):
            printed += "\n"
        status = f"[{done.returncode}]\n" if done.returncode else ""
        lines.append(f"$ {command}\n{printed}{status}")
    return "\n".join(lines)


def main():
    program, samples, *goldens = sys.argv[1:]
    environment = {"PATH": f"{Path(program).parent}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    different = False
    for golden in map(Path, goldens):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(samples, folder, dirs_exist_ok=True)
            wanted = golden.read_bytes().decode("utf-8")
            got = transcript(wanted, folder, environment)
        if os.environ.get("UPDATE_GOLDEN"):
            golden.write_bytes(got.encode("utf-8"))
        elif got != wanted:
            different = True
            sys.stdout.writelines(difflib.unified_diff(wanted.splitlines(True), got.splitlines(True), golden.name, "now"))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
