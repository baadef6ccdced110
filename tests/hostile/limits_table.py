#!/usr/bin/env python3
"""The limits that SECURITY.md tells are those of the programs, and its tests exist: limits_table.py SOURCE_FOLDER"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
TESTS = set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("CMakeLists.txt"))))
UNITS = {"KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30, "minutes": 60_000}
VALUE = re.compile(r"([0-9][0-9,]*)(?: (KiB|MiB|GiB|minutes))?")


def value_of(file, name):
    """The value of a constant: an expression of numbers, shifts and products, whose types are left out."""
    found = re.search(rf"\b{name}\s*=\s*([^,;]+)", (ROOT / file).read_text(encoding="utf-8"))
    if not found:
        sys.exit(f"{file} has no constant {name}")
    words = re.sub(r"std::\w+\{(\w+)\}", r"\1", found.group(1)).replace("'", "")
    if not re.fullmatch(r"[0-9<* ]+", words):
        sys.exit(f"{file}: {name} is {words}")
    return eval(words)  # noqa: S307: numbers and operators alone


def main():
    wrong, rows = [], 0
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("\n## Limits\n")[2]
    for row in re.findall(r"^\| (?!of |\*\*)(.*) \|$", text, re.MULTILINE):
        of, most, _, constants, tests = (cell.strip() for cell in row.split("|"))
        told = [int(number.replace(",", "")) * UNITS.get(unit, 1) for number, unit in VALUE.findall(most)]
        rows += 1
        if constants:
            file, _, names = constants.strip("`").partition(": ")
            for name in names.split(", "):
                if value_of(file, name) not in told:
                    wrong.append(f"{of}: {most}, but {name} is {value_of(file, name)}")
        for test in re.findall("`([^`]*)`", tests):
            if not TESTS & {test, test.partition("_")[2]} and not test.startswith("./dev "):  # some have a prefix that their CMakeLists.txt adds
                wrong.append(f"{of}: there is no test {test}")
    print("\n".join(wrong) or f"{rows} limits")
    return 1 if wrong or rows == 0 else 0


sys.exit(main())
