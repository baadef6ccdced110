#!/usr/bin/env python3
"""train_language.py: learns core/statistics/generated/language_weights.cpp, by which core/statistics/score/language_confidence.h
says how probable it is that a text is in its likeliest language. Python with numpy.

    train_language.py                            the committed numbers, resources/models/counts/language.xz -> language_weights.cpp
    train_language.py PROGRAM CORPUS CODE...     texts -> language.xz -> language_weights.cpp, and what is right

PROGRAM: charsleuth-accuracy. CORPUS: LANGUAGE.txt, a sentence a line, of which only set-aside lines are used (resources/models/README.md):
those of the fit part teach, those of the report part are reported. CODE: folders of programs (/usr/lib/python3, /usr/include), whose lines without
comments and sentences are in no language, as are base64, numbers and names of files; half of the files teach.

--peers: prints what CLD2, langid and langdetect (pycld2, langid and langdetect of PyPI, each where it is installed) answer to the same sentences."""
import argparse
import collections
import importlib
import io
import lzma
import pathlib
import random
import re
import subprocess
import tempfile

import numpy

from repair_texts import fnv1a

TOP = pathlib.Path(__file__).resolve().parents[2]
PACKED = TOP / "resources/models/counts/language.xz"
TARGET = TOP / "core/statistics/generated/language_weights.cpp"
LEAST_SHARE = 1e-6
LENGTHS = (8, 16, 32, 64, 256, 1024, 4096)
PIECES, MIXED, FILES = 40, 60, 1400  # of each language and length; of each language within other text; of code
NO_LANGUAGE = 0.2                    # the weight of all that is in no language, beside that of all sentences
WITHOUT_BLANKS = ("ja", "zh-Hans", "zh-Hant", "zh-HK", "th", "km")
SUFFIXES = (".py", ".h", ".hpp", ".c", ".js", ".css", ".xml", ".json")
WORDS = re.compile(r"//|#|/\*|\"[^\"]* [^\"]* |'[^']* [^']* ")  # comments and quoted sentences
NAMES = ("id", "x1", "README", "tmp", "IMG_", "DSC", "a.out", "foo_bar", "usr/lib", "v2.0")
# Languages of one written form, or told apart by few words.
ALIKE = {"hr": "bs", "sr": "bs", "sr-Latn": "bs", "ms": "id", "nb": "no", "nn": "no", "iw": "he"}


def same(code):
    code = ALIKE.get(code, code).split("-")[0]
    return ALIKE.get(code, code)


def set_aside(path, part):
    lines = path.read_text(encoding="utf-8").split("\n")
    return [line for line in lines if line and fnv1a(line.encode()) % 10 == 0 and fnv1a(line.encode()) // 10 % 2 == part]


def piece(language, lines, size, chance):
    """Whole words of at most so many bytes."""
    text = ""
    while len(text.encode()) < size:
        text += (" " if text else "") + chance.choice(lines)
    if language in WITHOUT_BLANKS:
        return text.encode()[:size].decode(errors="ignore")
    words = text.split(" ")
    words, text = words[chance.randrange(len(words)) if size < 64 else 0:], ""
    for word in words:
        if text and len((text + " " + word).encode()) > size:
            break
        text += (" " if text else "") + word
    return text


def code_lines(folders, part):
    """Of each file the first lines that have neither comments nor sentences."""
    paths = sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*") if path.suffix in SUFFIXES and path.is_file())
    chosen = random.Random(3).sample(paths, min(FILES, len(paths)))
    for path in chosen[part::2]:
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = [line.strip() for line in text.split("\n") if line.isascii() and len(line.strip()) > 8 and not WORDS.search(line)]
        if lines:
            yield lines


def within(form, lines, code, chance):
    """Sentences within code, subtitles, a table, settings."""
    if form == 0:
        mixed = list(code)
        for line in lines:
            mixed.insert(chance.randrange(len(mixed) + 1), chance.choice(("// ", "# ", "/* ", "    ; ")) + line)
        return "\n".join(mixed)
    return "\n".join(("%d\n00:%02d:01,000 --> 00:%02d:03,500\n%s\n" % (at, at, at, line) if form == 1 else
                      "%d;%s;%d.%d;2024-01-1%d" % (at, line[:chance.randrange(8, 40)], chance.randrange(999), chance.randrange(99), at)
                      if form == 2 else 'key.%d.name="%s"' % (at, line)) for at, line in enumerate(lines, 1))


def texts(corpus, folders, part):
    """(language or "", size in bytes or 0, text)"""
    chance = random.Random(5)
    codes = list(code_lines(folders, part))
    for path in sorted(pathlib.Path(corpus).glob("*.txt")):
        lines = set_aside(path, part)
        if len(lines) < 30:
            continue
        for size in LENGTHS:
            for _ in range(PIECES):
                yield path.stem, size, piece(path.stem, lines, size, chance)
        for _ in range(MIXED):
            some = [chance.choice(lines) for _ in range(chance.choice((1, 2, 4, 16)))]
            yield path.stem, 0, within(chance.randrange(4), some, chance.choice(codes)[:chance.choice((4, 16, 64, 256))], chance)
    for lines in codes:
        for size in (16, 64, 256, 1024, 4096):
            at = chance.randrange(len(lines))
            yield "", size, "\n".join(lines[at:at + size // 8])[:size]
    for _ in range(200):
        yield "", 16, "".join(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") for _ in range(16))
        yield "", 64, ";".join(str(chance.randrange(10 ** chance.randrange(1, 7))) for _ in range(10))
        yield "", 16, chance.choice(NAMES) + str(chance.randrange(9999))


class Answers:
    """What the program finds of the likeliest language of each text, where it finds one."""
    def __init__(self, program, rows):
        with tempfile.TemporaryDirectory() as folder:
            asked, told = pathlib.Path(folder, "asked"), pathlib.Path(folder, "told")
            asked.write_text("".join("%s\t%s\n" % (language or "none", text.replace("\t", " ").replace("\n", "\1")) for language, _, text in rows),
                             encoding="utf-8")
            subprocess.run([program, "--languages", asked, "--features", told], check=True)
            cells = [line.split("\t") for line in told.read_text(encoding="utf-8").splitlines()]
        self.guesses = [cell[1] for cell in cells]
        self.facts = numpy.array([cell[2:6] for cell in cells], dtype=float)
        self.found = numpy.array([guess != "-" for guess in self.guesses])
        self.none = numpy.array([not language for language, _, _ in rows])
        self.right = numpy.array([bool(row[0]) and same(guess) == same(row[0]) for guess, row in zip(self.guesses, rows)])
        self.set_numbers()

    @classmethod
    def packed(cls):
        answers = cls.__new__(cls)
        with numpy.load(io.BytesIO(lzma.decompress(PACKED.read_bytes()))) as packed:
            answers.facts, answers.found, answers.none, answers.right = (packed[name] for name in ("facts", "found", "none", "right"))
        answers.set_numbers()
        return answers

    def pack(self):
        packed = io.BytesIO()
        numpy.savez(packed, facts=self.facts, found=self.found, none=self.none, right=self.right)
        PACKED.write_bytes(lzma.compress(packed.getvalue(), preset=9))

    def set_numbers(self):
        share, cost, size, non_ascii = self.facts.T
        share, size = numpy.clip(share, LEAST_SHARE, 1 - LEAST_SHARE), numpy.maximum(size, 1)
        each, length = cost / size, numpy.log(size)
        self.numbers = numpy.stack([numpy.ones(len(size)), numpy.log(share / (1 - share)), each, each ** 2, length, each * length,
                                     non_ascii / size, (non_ascii / size) ** 2], 1)

    def confidence(self, weights):
        return numpy.where(self.found, 1 / (1 + numpy.exp(-self.numbers @ weights)), 0)


def fitted(answers):
    """Logistic regression by Newton's method."""
    x, y = answers.numbers[answers.found], answers.right[answers.found]
    none = answers.none[answers.found]
    weight = numpy.where(none, NO_LANGUAGE * (~none).sum() / none.sum(), 1.0)
    b = numpy.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + numpy.exp(-x @ b))
        b += numpy.linalg.solve((x * (weight * p * (1 - p))[:, None]).T @ x + 1e-6 * numpy.eye(len(b)), x.T @ (weight * (y - p)))
    return b


def report(rows, answers, weights):
    p, edges = answers.confidence(weights), (0, .5, .7, .8, .9, .95, .99, 1.01)
    print("sentences, by confidence: share that is right")
    for low, high in zip(edges, edges[1:]):
        some = (p >= low) & (p < high) & ~answers.none
        print("  from %.2f  %6d  %.1f %%" % (low, some.sum(), 100 * answers.right[some].mean() if some.any() else 0))
    for size in LENGTHS + (0,):
        some = numpy.array([row[1] == size for row in rows]) & ~answers.none
        named = some & (p >= .5)
        print("%s: right %.1f %%, named %.1f %%, right among these %.1f %%" % (
            "%d bytes" % size if size else "within other text", 100 * answers.right[some].mean(), 100 * named.sum() / some.sum(), 100 * answers.right[named].mean()))
    print("no language: named %.1f %%, with 0.9 or more %.1f %%" % (100 * (p[answers.none] >= .5).mean(), 100 * (p[answers.none] >= .9).mean()))


def peers():
    """{name: text -> language}, of those that are installed."""
    found = {}
    for name, ask in (("pycld2", lambda module: lambda text: module.detect(text)[2][0][1]),
                      ("langid", lambda module: lambda text: module.classify(text)[0]),
                      ("langdetect", lambda module: lambda text: module.detect(text))):
        try:
            found[name] = ask(importlib.import_module(name))
        except ImportError:
            print("%s is not installed" % name)
    return found


def compare(rows, answers):
    asked = [at for at, row in enumerate(rows) if row[0] and row[1]]
    right = collections.defaultdict(lambda: collections.Counter())
    known = collections.defaultdict(set)
    for name, ask in peers().items():
        for at in asked:
            language, size, text = rows[at]
            try:
                guess = same(ask(text))
            except Exception:  # each has its own for text without a letter, and for text that it does not like
                guess = ""
            known[name].add(guess)
            right[name][at] = guess == same(language)
    common = [at for at in asked if all(same(rows[at][0]) in known[name] for name in known)]
    for size in LENGTHS:
        of_size = [at for at in common if rows[at][1] == size]
        print("%4d bytes, %d texts in languages of all: Charsleuth %.1f" % (size, len(of_size), 100 * answers.right[of_size].mean()),
              *("%s %.1f" % (name, 100 * sum(right[name][at] for at in of_size) / len(of_size)) for name in known), sep=", ")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?")
    parser.add_argument("corpus", nargs="?")
    parser.add_argument("code", nargs="*")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args()
    if options.program and not options.code:
        parser.error("PROGRAM wants CORPUS and CODE")
    if options.program:
        learned = Answers(options.program, list(texts(options.corpus, options.code, 0)))
        learned.pack()
    else:
        learned = Answers.packed()
    weights = fitted(learned)
    if options.program:
        rows = list(texts(options.corpus, options.code, 1))
        answers = Answers(options.program, rows)
        report(rows, answers, weights)
        if options.peers:
            compare(rows, answers)
    TARGET.write_text("""// Generated by tests/accuracy/train_language.py. Do not edit.
#include "core/statistics/score/language_weights.h"

namespace charsleuth {

const double leastShareOfLanguage = %g;
const double languageWeights[] = {%s};

} // namespace charsleuth
""" % (LEAST_SHARE, ", ".join("%.4f" % w for w in weights)), encoding="utf-8")


if __name__ == "__main__":
    main()
