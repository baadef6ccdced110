#!/usr/bin/env python3
"""Validates the JSON of the command line against plugin/PROTOCOL.schema.json, by Debian's python3-jsonschema.

    check_schema.py SCHEMA PROGRAM FILE...   runs PROGRAM on the files in several ways, checks every line, and the list of encodings
    check_schema.py --outputs SCHEMA FOLDER  checks what the tests of the command line left there
    check_schema.py --self-test SCHEMA       shows that the check can fail
"""

import copy
import json
import subprocess
import sys
from pathlib import Path

import jsonschema


class Checker:
    def __init__(self, schema):
        jsonschema.Draft202012Validator.check_schema(schema)
        self.answer = jsonschema.Draft202012Validator(schema)
        self.list = self.part(schema, "list")
        self.repaired = self.part(schema, "repaired")

    def part(self, schema, name):
        return self.answer.evolve(schema={**schema["$defs"][name], "$defs": schema["$defs"]})

    @staticmethod
    def check(validator, value):
        """Raises ValueError at the first offence."""
        for error in validator.iter_errors(value):
            raise ValueError(f"{error.json_path}: {error.message}")


def need(condition, where, what):
    if not condition:
        raise ValueError(f"{where}: {what}")


def check_sense(answer):
    """What the schema's words cannot say."""
    candidates = answer["candidates"]
    total = sum(candidate["confidence"] for candidate in candidates)
    if not answer["binary"]: # what is asked for by name is ranked for itself
        need(total + answer["binary_confidence"] <= 1 + 2e-6, "$.candidates", f"confidences add up to {total} beside {answer['binary_confidence']}")
    sides = (0.5, 1) if answer["binary"] else (0, 0.5)
    need(sides[0] <= answer["binary_confidence"] <= sides[1], "$.binary", "is not what binary_confidence says")
    order = [candidate["confidence"] for candidate in candidates]
    need(order == sorted(order, reverse=True), "$.candidates", "not in the order of confidence")
    if answer["binary"]:
        for name in ("encoding", "edit_as", "edit_as_names", "confidence", "certainty", "language", "language_confidence"):
            need(answer[name] is None, f"$.{name}", "is not null for a binary file")
    else:
        for name in ("encoding", "same_text", "confidence", "language", "language_confidence", "malformed"):
            need(answer[name] == candidates[0][name], f"$.{name}", "is not the first candidate's")
    for candidate in candidates:
        name = candidate["encoding"]
        need((candidate["language"] is None) == (candidate["language_confidence"] is None), name, "has a language without its confidence, or the reverse")
        first, malformed = candidate["first_malformed"], candidate["malformed"]
        need((first is None) == (malformed == 0) and (first is None or first < answer["size"]), name, f"the first of {malformed} malformed is at {first}")
        need(name not in candidate["same_text"], name, "is among its own same_text")
    ranges = [item["range"] for item in answer["conflicts"] + sum((candidate["evidence"] for candidate in candidates), [])]
    for begin, end in filter(None, ranges):
        need(begin <= end <= answer["size"], "range", f"{begin}, {end} of {answer['size']} bytes")
    need(answer["conflict"] == (answer["conflicts"] or [None])[0], "$.conflict", "is not the first conflict")


def check_lines(checker, output, more=lambda answer: None):
    """How many answers were checked; raises ValueError. One answer is one line to Python, too, to which eleven things end a line."""
    lines = output.splitlines()
    for line in lines:
        answer = json.loads(line)
        try:
            checker.check(checker.repaired if "repairs" in answer else checker.answer, answer)
            more(answer)
        except ValueError as error:
            raise ValueError(f"{answer.get('file')}: {error}") from error
    return len(lines)


def check_list(checker, rows):
    checker.check(checker.list, rows)
    known = {name.lower() for row in rows for name in [row["encoding"], *row["aliases"]]}
    for row in rows:
        for other in filter(None, (row["edit_as"], row["superset"])):
            need(other.lower() in known, row["encoding"], f"{other} is in no row")


def run(schema, program, files):
    checker = Checker(schema)
    count = 0
    for options in ([], ["--top", "0"], ["--top", "1"], ["--only", "windows-1252"], ["--explain"], ["--max-bytes", "50"],
                    ["--exclude", "UTF-8,Shift_JIS"], ["--hint", "declared=koi8-r", "--hint", "language=ja"]):
        output = subprocess.run([program, "detect", "--json", *options, "--", *files], stdout=subprocess.PIPE,
                                check=True).stdout
        checked = check_lines(checker, output.decode("utf-8"), check_sense)
        need(checked == len(files), options, f"{len(files)} files, {checked} lines")
        count += checked
    print(f"{count} answers fit the schema")
    rows = json.loads(subprocess.run([program, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    check_list(checker, rows)
    print(f"{len(rows)} encodings fit it")


def check_outputs(schema, folder):
    """Only the schema: with some options there is no candidate, or not the first one."""
    checker = Checker(schema)
    count = 0
    for path in sorted(Path(folder).iterdir()):
        text = path.read_text(encoding="utf-8")
        if text.startswith("["):
            check_list(checker, json.loads(text))
            count += 1
        else:
            answers = [line for line in text.splitlines() if line.startswith('{"schema"')]   # a test may print more
            count += check_lines(checker, "\n".join(answers))
    print(f"{count} outputs of tests fit the schema")
    need(count > 80, folder, f"has {count} outputs only")


def self_test(schema):
    """Each damage to a good answer must be found."""
    checker = Checker(schema)
    good = {"schema": 1, "file": "f", "size": 1, "binary": False, "binary_confidence": 0.0, "binary_format": None, "compressed": None, "ascii_only": False,
            "examined": [[0, 1]], "truncated": False, "encoding": "UTF-8", "edit_as": "UTF-8", "edit_as_names": None, "same_text": [],
            "confidence": 1.0, "certainty": "strong", "language": None, "language_confidence": None, "bom": None, "encoded_twice": None, "mixed": False, "mojibake": None, "lost_characters": None, "line_ending": "none", "malformed": 0,
            "conflict": None, "conflicts": [], "candidates": []}
    row = {"encoding": "UTF-8", "group": "Unicode", "label": "Unicode (UTF-8)", "aliases": [], "languages": [], "platform": "any", "era": None,
           "edit_as": "UTF-8", "superset": None, "ascii_compatible": True,
           "names": dict.fromkeys(["iana", "whatwg", "iconv", "vim", "emacs", "qt", "vscode", "python"])}
    checker.check(checker.answer, good)
    checker.check(checker.list, [row])
    repaired = {"schema": 1, "file": "f", "encoding": "UTF-8", "repairs": [], "changed": 0}
    checker.check(checker.repaired, repaired)
    damages = [("schema", 2), ("schema", True), ("size", -1), ("size", "1"), ("size", True), ("binary", None), ("confidence", 1.5),
               ("certainty", "sure"), ("examined", [[0]]), ("examined", [[0, 1, 2]]), ("truncated", None), ("line_ending", "lf"),
               ("candidates", [{}]), ("conflict", {"declared": "x"}), ("compressed", {"format": "rar", "size": 1, "trouble": None}),
               ("colour", "red")]
    bad_answers = [{**copy.deepcopy(good), name: value} for name, value in damages]
    bad_answers.append({name: value for name, value in good.items() if name != "file"})
    bad_lists = [[], [{**row, "edit_as": None}], [{**row, "names": {}}]]
    for validator, bad in [(checker.answer, bad) for bad in bad_answers] + [(checker.list, bad) for bad in bad_lists] \
            + [(checker.repaired, {**repaired, "changed": -1})]:
        try:
            checker.check(validator, bad)
        except ValueError:
            continue
        raise ValueError(f"{bad} was taken for good")


def main():
    commands = {"--self-test": self_test, "--outputs": check_outputs}
    command = commands.get(sys.argv[1], run)
    words = sys.argv[1:] if command is run else sys.argv[2:]
    try:
        command(json.loads(Path(words[0]).read_text(encoding="utf-8")), *words[1:2], *([words[2:]] if command is run else []))
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
