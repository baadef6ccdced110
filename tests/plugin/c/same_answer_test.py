#!/usr/bin/env python3
"""Checks that the C interface and the JSON of the command line say the same of the same bytes.

Usage: same_answer_test.py LIBRARY CHARSLEUTH FILE...
"""

import ctypes
import json
import subprocess
import sys
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_size_t, c_uint64
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent.parent / "python")]
from mails import MAILS  # noqa: E402
from texts import SAMPLES, encoded  # noqa: E402

MOST = 20  # candidates


def struct(name, **fields):
    return type(name, (ctypes.Structure,), {"_fields_": [("struct_size", c_size_t), *fields.items()]})


# As charsleuth.h has them.
VERDICT = struct(
    "Verdict", size=c_uint64, encoding=c_char_p, edit_as=c_char_p, confidence=c_double, certainty=c_char_p, language=c_char_p,
    line_ending=c_char_p, bom=c_char_p, bom_size=c_uint64, binary_reason=c_char_p, binary=c_int32, ascii_only=c_int32,
    candidates=c_size_t, excluded=c_size_t, conflicts=c_size_t, encoded_twice=c_char_p)
CANDIDATE = struct(
    "Candidate", encoding=c_char_p, same_text=POINTER(c_char_p), same_text_count=c_size_t, edit_as=c_char_p, language=c_char_p,
    confidence=c_double, malformed=c_uint64, first_malformed=c_uint64, c1=c_uint64, telling_byte=c_uint64, evidence=c_size_t,
    excluded=c_int32)
EVIDENCE = struct(
    "Evidence", kind=c_char_p, source=c_char_p, encoding=c_char_p, effect=c_char_p, decibans=c_double, begin=c_uint64,
    end=c_uint64, detail=c_char_p)
CONFLICT = struct("Conflict", declared=c_char_p, rule=c_char_p, begin=c_uint64, end=c_uint64)
SEGMENT_FIELDS = dict(begin=c_uint64, end=c_uint64, first_line=c_uint64, last_line=c_uint64, encoding=c_char_p, same_text=POINTER(c_char_p),
                      same_text_count=c_size_t, language=c_char_p, confidence=c_double, malformed=c_uint64)
SEGMENT = struct("Segment", **SEGMENT_FIELDS)
BODY = struct("Body", **SEGMENT_FIELDS, transfer=c_char_p, contradicted=c_char_p)


def plain(value):
    return value.decode() if isinstance(value, bytes) else value


def fields(struct_value, *names):
    return {name: plain(getattr(struct_value, name)) for name in names}


class Answered:
    """A handle that a function of the library has filled by its answer about a content."""

    def __init__(self, library, function, content):
        self.library, self.handle = library, ctypes.c_void_p()
        self.call(function, content, c_size_t(len(content)), None, byref(self.handle))

    def call(self, function, *arguments):
        status = getattr(self.library, function)(*arguments)
        if status != 0:
            sys.exit(f"{function} gives {status}")

    def get(self, kind, *indexes):
        value = kind(struct_size=ctypes.sizeof(kind))
        self.call(f"charsleuth_{self.KIND}_{kind.__name__.lower()}", self.handle, *map(c_size_t, indexes), byref(value))
        return value

    def free(self):
        getattr(self.library, f"charsleuth_{self.KIND}_free")(self.handle)


class Detection(Answered):
    KIND = "detection"

    def answer(self):
        """What it says, in the words of the JSON."""
        verdict = self.get(VERDICT)
        answer = fields(verdict, "size", "encoding", "edit_as", "certainty", "language", "line_ending", "bom", "encoded_twice")
        answer["binary"], answer["ascii_only"] = bool(verdict.binary), bool(verdict.ascii_only)
        conflicts = [self.get(CONFLICT, i) for i in range(verdict.conflicts)]
        answer["conflicts"] = [{**fields(one, "declared", "rule"), "range": [one.begin, one.end]} for one in conflicts]
        answer["candidates"] = [self.candidate(i, verdict.size) for i in range(min(verdict.candidates, MOST))]
        return answer

    def candidate(self, index, size):
        value = self.get(CANDIDATE, index)
        evidence = [self.get(EVIDENCE, index, i) for i in range(value.evidence)]
        return {
            **fields(value, "encoding", "language", "malformed", "c1", "confidence"),
            "first_malformed": value.first_malformed if value.first_malformed < size else None,
            "same_text": [plain(value.same_text[i]) for i in range(value.same_text_count)],
            "evidence": [{**fields(one, "kind", "source", "effect", "decibans", "detail"),
                          "range": [one.begin, one.end] if one.end else None} for one in evidence]}


class Division(Answered):
    KIND = "division"

    def answer(self):
        counted = {"segments": (SEGMENT, "count", ()), "bodies": (BODY, "body_count", ("transfer", "contradicted"))}
        answer = {name: [self.part(self.get(kind, i), more) for i in range(getattr(self.library, f"charsleuth_division_{count}")(self.handle))]
                  for name, (kind, count, more) in counted.items()}
        return {**answer, "mixed": bool(self.library.charsleuth_division_mixed(self.handle))}

    @staticmethod
    def part(one, more):
        return {**fields(one, "encoding", "language", "confidence", "malformed", *more), "range": [one.begin, one.end],
                "lines": [one.first_line, one.last_line], "same_text": [plain(one.same_text[i]) for i in range(one.same_text_count)]}


def difference(ours, theirs, where="$"):
    """Where something that the C interface says differs from the JSON; None where nothing does."""
    if isinstance(ours, dict):
        return next(filter(None, (difference(value, theirs[name], f"{where}.{name}") for name, value in ours.items())), None)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return next(filter(None, (difference(a, b, f"{where}[{i}]") for i, (a, b) in enumerate(zip(ours, theirs)))), None)
    tolerance = 0.5 if where.endswith("decibans") else 2e-6 if isinstance(ours, float) else 0  # JSON rounds
    same = abs(ours - theirs) <= tolerance if tolerance else ours == theirs
    return None if same else f"{where} is {ours!r}, in JSON {theirs!r}"


def main():
    for ours, theirs in [({"a": 1}, {"a": 2}), ([1], []), ([[1]], [[2]]), (0.5, 0.6), (None, 0), ("a", "b")]:
        assert difference(ours, theirs), (ours, theirs)
    library, program = ctypes.CDLL(sys.argv[1]), sys.argv[2]
    contents = {path: Path(path).read_bytes() for path in sys.argv[3:]}
    contents.update({f"{language} in {codec}": encoded(language, codec) for language, codec in SAMPLES})
    contents["encoded twice"] = encoded("ru", "utf-8").decode("latin-1").encode()
    contents["damaged"] = encoded("ja", "cp932").replace(b"\n", b"\n\x96\xff")
    contents["mixed"] = encoded("ru", "utf-8") + encoded("ru", "cp1251")
    contents.update({name: mail for name, (mail, _) in MAILS.items()})
    failures = 0
    for name, content in contents.items():
        done = subprocess.run([program, "detect", "--json", "--segments", "--top", str(MOST), "-"], input=content, stdout=subprocess.PIPE, check=True)
        theirs = {"bodies": [], **json.loads(done.stdout)}
        for kind, function in ((Detection, "charsleuth_detect"), (Division, "charsleuth_segments")):
            asked = kind(library, function, content)
            found = difference(asked.answer(), theirs)
            asked.free()
            if found:
                failures += 1
                print(f"{name}: {found}")
    print(f"{len(contents)} answers, {failures} differ")
    return failures > 0


sys.exit(main())
