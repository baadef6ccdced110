#!/usr/bin/env python3
"""Validates the JSON of the command line against plugin/PROTOCOL.schema.json.

    check_schema.py SCHEMA PROGRAM FILE...   runs PROGRAM on the files in several ways, checks every line, and the list of encodings
    check_schema.py --self-test SCHEMA       shows that the check can fail

Knows the words of JSON Schema that the schema uses, and stops at a word that it does not know.
"""

import copy
import json
import subprocess
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "null": type(None),
         "number": (int, float)}
IGNORED = {"$schema", "title", "description", "$defs"}


def is_type(value, name):
    if isinstance(value, bool) and name in ("integer", "number"):
        return False
    return isinstance(value, TYPES[name])


class Checker:
    def __init__(self, schema):
        self.root = schema

    def check(self, value, schema, where="$"):
        """Raises ValueError at the first offence."""
        for word, wanted in schema.items():
            if word not in IGNORED:
                getattr(self, "word_" + word.replace("$", ""))(value, wanted, schema, where)

    @staticmethod
    def need(condition, where, what):
        if not condition:
            raise ValueError(f"{where}: {what}")

    def word_ref(self, value, wanted, schema, where):
        self.check(value, self.root["$defs"][wanted.rsplit("/", 1)[1]], where)

    def word_const(self, value, wanted, schema, where):
        self.need(value == wanted, where, f"is not {wanted}")

    def word_enum(self, value, wanted, schema, where):
        self.need(value in wanted, where, f"{value!r} is none of {wanted}")

    def word_type(self, value, wanted, schema, where):
        names = wanted if isinstance(wanted, list) else [wanted]
        self.need(any(is_type(value, name) for name in names), where, f"{value!r} is no {wanted}")

    def word_anyOf(self, value, wanted, schema, where):
        for alternative in wanted:
            try:
                return self.check(value, alternative, where)
            except ValueError:
                pass
        raise ValueError(f"{where}: {value!r} fits no alternative")

    def word_minimum(self, value, wanted, schema, where):
        self.need(not is_type(value, "number") or value >= wanted, where, f"{value} is below {wanted}")

    def word_maximum(self, value, wanted, schema, where):
        self.need(not is_type(value, "number") or value <= wanted, where, f"{value} is above {wanted}")

    def word_maxLength(self, value, wanted, schema, where):
        self.need(len(value) <= wanted, where, f"has {len(value)} characters")

    def word_minItems(self, value, wanted, schema, where):
        self.need(len(value) >= wanted, where, "has too few items")

    def word_maxItems(self, value, wanted, schema, where):
        self.need(len(value) <= wanted, where, "has too many items")

    def word_items(self, value, wanted, schema, where):
        for i, item in enumerate(value if isinstance(value, list) else []):
            self.check(item, wanted, f"{where}[{i}]")

    def word_required(self, value, wanted, schema, where):
        for name in wanted:
            self.need(name in value, where, f"lacks {name}")

    def word_properties(self, value, wanted, schema, where):
        for name, item in (value if isinstance(value, dict) else {}).items():
            if name in wanted:
                self.check(item, wanted[name], f"{where}.{name}")

    def word_additionalProperties(self, value, wanted, schema, where):
        for name in value if isinstance(value, dict) else []:
            self.need(wanted or name in schema["properties"], where, f"has {name}, which is not in the schema")


def check_sense(answer):
    """What the schema's words cannot say."""
    candidates = answer["candidates"]
    total = sum(candidate["confidence"] for candidate in candidates)
    Checker.need(total <= 1 + 1e-9, "$.candidates", f"confidences add up to {total}")
    order = [candidate["confidence"] for candidate in candidates]
    Checker.need(order == sorted(order, reverse=True), "$.candidates", "not in the order of confidence")
    if answer["binary"]:
        for name in ("encoding", "edit_as", "edit_as_names", "confidence", "certainty", "language"):
            Checker.need(answer[name] is None, f"$.{name}", "is not null for a binary file")
    else:
        for name in ("encoding", "same_text", "confidence", "language", "malformed"):
            Checker.need(answer[name] == candidates[0][name], f"$.{name}", "is not the first candidate's")
    for candidate in candidates:
        name = candidate["encoding"]
        first, malformed = candidate["first_malformed"], candidate["malformed"]
        Checker.need((first is None) == (malformed == 0) and (first is None or first < answer["size"]), name, f"the first of {malformed} malformed is at {first}")
        Checker.need(name not in candidate["same_text"], name, "is among its own same_text")
    ranges = [item["range"] for item in answer["conflicts"] + sum((candidate["evidence"] for candidate in candidates), [])]
    for begin, end in filter(None, ranges):
        Checker.need(begin <= end <= answer["size"], "range", f"{begin}, {end} of {answer['size']} bytes")
    Checker.need(answer["conflict"] == (answer["conflicts"] or [None])[0], "$.conflict", "is not the first conflict")


def run(schema, program, files):
    checker = Checker(schema)
    count = 0
    for options in ([], ["--top", "0"], ["--top", "1"], ["--only", "windows-1252"], ["--explain"], ["--max-bytes", "50"],
                    ["--exclude", "UTF-8,Shift_JIS"], ["--hint", "declared=koi8-r", "--hint", "language=ja"]):
        output = subprocess.run([program, "detect", "--json", *options, "--", *files], stdout=subprocess.PIPE,
                                check=True).stdout
        for line in output.decode("utf-8").removesuffix("\n").split("\n"):
            answer = json.loads(line)
            try:
                checker.check(answer, schema)
                check_sense(answer)
            except ValueError as error:
                sys.exit(f"{answer.get('file')} with {options}: {error}")
            count += 1
        if output.count(b"\n") != len(files):
            sys.exit(f"{len(files)} files, {output.count(10)} lines with {options}")
    print(f"{count} answers fit the schema")
    rows = json.loads(subprocess.run([program, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    known = {name.lower() for row in rows for name in [row["encoding"], *row["aliases"]]}
    for row in rows:
        try:
            checker.check(row, schema["$defs"]["encoding"])
            for other in filter(None, (row["edit_as"], row["superset"])):
                checker.need(other.lower() in known, row["encoding"], f"{other} is in no row")
        except ValueError as error:
            sys.exit(f"{row.get('encoding')}: {error}")
    print(f"{len(rows)} encodings fit it")
    rows = json.loads(subprocess.run([program, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    try:
        checker.check(rows, {"$ref": "#/$defs/list"})
    except ValueError as error:
        sys.exit(f"list --json: {error}")
    print(f"{len(rows)} encodings fit the schema")


def self_test(schema):
    """Each damage to a good answer must be found."""
    checker = Checker(schema)
    good = {"schema": 1, "file": "f", "size": 1, "binary": False, "binary_format": None, "compressed": None, "ascii_only": False,
            "examined": [[0, 1]], "encoding": "UTF-8", "edit_as": "UTF-8", "edit_as_names": None, "same_text": [],
            "confidence": 1.0, "certainty": "strong", "language": None, "bom": None, "line_ending": "none", "malformed": 0,
            "conflict": None, "conflicts": [], "candidates": []}
    checker.check(good, schema)
    damages = [("schema", 2), ("size", -1), ("size", "1"), ("size", True), ("binary", None), ("confidence", 1.5),
               ("certainty", "sure"), ("examined", [[0]]), ("examined", [[0, 1, 2]]), ("line_ending", "lf"),
               ("candidates", [{}]), ("conflict", {"declared": "x"}), ("colour", "red")]
    for name, value in damages:
        bad = copy.deepcopy(good)
        bad[name] = value
        try:
            checker.check(bad, schema)
        except ValueError:
            continue
        sys.exit(f"{name} = {value!r} was not found")
    row = {"encoding": "UTF-8", "group": "Unicode", "label": "Unicode (UTF-8)", "aliases": [], "languages": [], "platform": None, "era": None,
           "edit_as": "UTF-8", "superset": None, "ascii_compatible": True,
           "names": dict.fromkeys(["iana", "whatwg", "iconv", "vim", "emacs", "qt", "vscode", "python"])}
    checker.check([row], {"$ref": "#/$defs/list"})
    for bad in ([], [{**row, "edit_as": None}], [{**row, "names": {}}]):
        try:
            checker.check(bad, {"$ref": "#/$defs/list"})
        except ValueError:
            continue
        sys.exit(f"{bad} was taken for a list of encodings")
    del good["file"]
    try:
        checker.check(good, schema)
    except ValueError:
        return
    sys.exit("a missing field was not found")


def main():
    if sys.argv[1] == "--self-test":
        self_test(json.load(open(sys.argv[2], encoding="utf-8")))
    else:
        run(json.load(open(sys.argv[1], encoding="utf-8")), sys.argv[2], sys.argv[3:])


if __name__ == "__main__":
    main()
