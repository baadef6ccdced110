#!/usr/bin/env python3
"""What README.md shows of the command line is what the program prints.

Usage: readme_test.py PROGRAM README        UPDATE_GOLDEN=1 writes today's lines into README instead (./dev golden).

An example begins with "$ charsleuth WORDS"; the lines below it, up to the next command, are its output, where "..." stands for
what is left out. Commands without output in README are not run.
"""
import os
import re
import subprocess
import sys
from pathlib import Path


def examples(lines):
    """(words, numbers of the lines with output) of each command that shows output."""
    command, shown = None, []
    for number, line in enumerate(lines + [""]):
        text = line[4:] if line.startswith("    ") else None
        if text is None or text.startswith("$ "):
            if command and shown:
                yield command, shown
            command, shown = None, []
            if text and text.startswith("$ charsleuth "):
                command = re.split(r"\s+#", text[2:])[0].split()[1:]
        elif command:
            shown.append(number)


def main():
    program, readme = os.path.abspath(sys.argv[1]), Path(sys.argv[2])
    lines = readme.read_text(encoding="utf-8").split("\n")
    found = list(examples(lines))
    wrong = []
    for words, shown in found:
        output = subprocess.run([program, *words], cwd=readme.parent / "resources/samples/files", capture_output=True, text=True,
                                env=os.environ | {"LC_ALL": "C.UTF-8"}).stdout.split("\n")
        for place, number in enumerate(shown):
            if lines[number].strip() != "..." and lines[number][4:] != output[place]:
                wrong.append(f"README.md:{number + 1}: {lines[number][4:]}\n    is today: {output[place]}")
                lines[number] = "    " + output[place]
    if os.environ.get("UPDATE_GOLDEN"):
        readme.write_text("\n".join(lines), encoding="utf-8")
        wrong = []
    print("\n".join(wrong) or f"{len(found)} examples are as README.md shows them")
    return 1 if wrong or not found else 0


sys.exit(main())
