#!/usr/bin/env python3
"""chosen_numbers.py [--check]: the numbers of core/statistics and core/ranking that were picked by hand and can change an answer.

numbers.tsv beside this program says of each number in a `constexpr` there what it is:

    chosen   picked by hand, some of them measured afterwards
    learned  fitted or counted; the comment beside it or EXPERIMENTS.md says by what
    bound    of time or memory: how much is read, kept or compared
    fact     of a format, of a table's layout, of arithmetic

Prints the chosen ones with their places, and how many there are. --check fails where a number has no row, or a row no number.
Generated tables are left out: a script grows them. Python's standard library only."""
import collections
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
TABLE = pathlib.Path(__file__).with_name("numbers.tsv")
FOLDERS = ("core/statistics", "core/ranking")
KINDS = ("chosen", "learned", "bound", "fact")
DECLARED = re.compile(r"\bconstexpr\s+(?:const\s+)?[\w:]+(?:<[^;=]*?>)?\s+([A-Za-z_]\w*(?:\[[^\]]*\])?\s*[={][^;]*);")
ONE = re.compile(r"([A-Za-z_]\w*)(?:\[[^\]]*\])?\s*(?:=\s*([^,{]*(?:\{[^}]*\})?)|(\{[^}]*\}))\s*(?:,|$)")
NUMBER = re.compile(r"(?<![\w.])\d[\w.']*")
STEPS = re.compile(r"\bsteps\(([^()]*)\)")  # nats that are written where they are used


def without_comments(text):
    return re.sub(r"//[^\n]*", lambda found: " " * len(found[0]), text)


def numbers_in(text):
    """(name, line, its numbers) of each number that has a name, and those in steps(...)."""
    code = without_comments(text)
    for found in DECLARED.finditer(code):
        if "[]" in found[1].split("=")[-1] or '"' in found[1]:  # what a function makes, or a text
            continue
        for name, value, braced in ONE.findall(found[1]):
            numbers = NUMBER.findall(value or braced)
            if numbers:
                yield name, code.count("\n", 0, found.start(1)) + 1, numbers
    for found in STEPS.finditer(code):
        numbers = NUMBER.findall(found[1])
        if numbers:
            yield "steps", code.count("\n", 0, found.start()) + 1, numbers


def files():
    for folder in FOLDERS:
        for path in sorted((TOP / folder).rglob("*")):
            if path.suffix in (".h", ".cpp") and "generated" not in path.parts:
                yield path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8")


def rows():
    """{(file, name): kind} of the table."""
    table = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        file, kind, names = line.split("\t")
        assert kind in KINDS, line
        table.update({(file, name): kind for name in names.split()})
    return table


def main():
    table, met, missing, chosen = rows(), set(), [], collections.Counter()
    for file, text in files():
        for name, line, numbers in numbers_in(text):
            met.add((file, name))
            kind = table.get((file, name))
            if kind is None:
                missing.append("%s:%d: %s has no row in numbers.tsv" % (file, line, name))
            elif kind == "chosen":
                chosen[file] += len(numbers)
                if "--check" not in sys.argv[1:]:
                    print("%s:%d: %s: %s" % (file, line, name, " ".join(numbers)))
    missing += ["numbers.tsv: %s has no number %s" % key for key in sorted(set(table) - met)]
    print("%d numbers picked by hand, in %d files" % (sum(chosen.values()), len(chosen)))
    if missing:
        sys.exit("\n".join(missing))


if __name__ == "__main__":
    main()
