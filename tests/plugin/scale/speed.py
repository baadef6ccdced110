#!/usr/bin/env python3
"""Speed of columns beside a call a text and other detectors, all in one run, as a table: speed.py [--report FILE]

Rates of one core are by processor time, so that others on the machine change them little; those of two threads by the clock, as a multiple of
one thread. An answer is right where it decodes the text to what was encoded.
"""

import argparse
import codecs
import datetime
import importlib.metadata
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import cchardet
import chardet
import charset_normalizer
import pyarrow
from resiliparse.parse import encoding as resiliparse

import charsleuth
import charsleuth.arrow

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import SAMPLES, TEXTS  # noqa: E402

SIZES = [200, 2 << 10, 15 << 10, 200 << 10]
LONG = 64 << 20
AT_MOST = 1.5
"""Seconds of processor time for a figure; slow detectors see fewer texts."""


def text_of(language, size, codec, choice):
    """Lines of a language in an order of their own, of about that many bytes."""
    lines = TEXTS[language].splitlines(keepends=True)
    pieces, length = [], 0
    while length < size:
        words = choice.choice(lines).split(" ")
        begin = choice.randrange(len(words))
        pieces.append(" ".join(words[begin:] + ["\n"] if begin else words))
        length += len(pieces[-1].encode(codec))
    return "".join(pieces)


def legacy(size, count):
    """Bytes, text and codec, in turn of every encoding of 8 bits that the samples have."""
    made = []
    kinds = [(language, codec.removesuffix("-bom")) for language, codec in SAMPLES if not codec.startswith(("utf", "hz", "iso2022"))]
    for number in range(count):
        language, codec = kinds[number % len(kinds)]
        choice = random.Random(number)
        text = text_of(language, size, codec, choice).encode(codec)[:size].decode(codec, "ignore")
        made.append((text.encode(codec), text))
    return made


def unicode_texts(size, count, language):
    made = []
    for number in range(count):
        if language == "ascii":
            data = text_of("en" if "en" in TEXTS else "de", size, "utf-8", random.Random(number)).encode("ascii", "ignore")[:size]
        else:
            data = text_of(language, size, "utf-8", random.Random(number)).encode()[:size].decode("utf-8", "ignore").encode()
        made.append((data, data.decode()))
    return made


def long_text(size, language):
    """One text, the same 2 MiB again and again."""
    [(data, text)] = unicode_texts(2 << 20, 1, language)
    return [(data * (size // len(data)), text * (size // len(data)))]


def simdutf(made):
    """The version of simdutf, and bytes a second at which it validates the texts; nothing where Node.js is not there."""
    if not shutil.which("node"):
        return "", None
    with tempfile.NamedTemporaryFile() as file:
        for data, _ in made:
            file.write(len(data).to_bytes(4, "little") + data)
        file.flush()
        version, rate = subprocess.run(["node", Path(__file__).with_name("simdutf.mjs"), file.name], check=True, stdout=subprocess.PIPE,
                                       text=True).stdout.split()
    return version, float(rate)


def decodes(data, text, name):
    try:
        return name is not None and data.decode(codecs.lookup(name).name) == text
    except (LookupError, UnicodeError):
        return False


DETECTORS = {
    "charsleuth, a call a text": lambda data: charsleuth.detect(data, explained=0).python_codec,
    "chardet": lambda data: chardet.detect(data)["encoding"],
    "charset-normalizer": lambda data: charset_normalizer.detect(data)["encoding"],
    "faust-cchardet": lambda data: cchardet.detect(data)["encoding"],
    "resiliparse": lambda data: resiliparse.detect_encoding(data, html5_compatible=False),
}


def by_calls(detector, made):
    """Texts and bytes a second, and the share of right answers."""
    answers, begin = [], time.process_time()
    for data, _ in made:
        answers.append(detector(data))
        if time.process_time() - begin > AT_MOST:
            break
    seconds = time.process_time() - begin
    right = sum(decodes(data, text, name) for (data, text), name in zip(made, answers))
    return len(answers) / seconds, sum(len(data) for data, _ in made[:len(answers)]) / seconds, right / len(answers)


def by_column(made, **wishes):
    column = pyarrow.array([data for data, _ in made], pyarrow.large_binary())
    charsleuth.arrow.detect(column.slice(0, 20), **wishes)
    begin = time.process_time()
    answers = charsleuth.arrow.detect(column, **wishes).field("encoding").to_pylist()
    seconds = time.process_time() - begin
    names = {name: charsleuth.find_encoding(name).python_codec for name in set(answers) - {None}}
    right = sum(decodes(data, text, names.get(name)) for (data, text), name in zip(made, answers))
    return len(made) / seconds, column.nbytes / seconds, right / len(made)


def speedup(made):
    """How much faster two threads are by the clock, and the share of one thread's processor time that they take; the best of three each."""
    column = pyarrow.array([data for data, _ in made], pyarrow.large_binary())

    def best(threads):
        times = []
        for _ in range(3):
            clock, processor = time.perf_counter(), time.process_time()
            charsleuth.arrow.detect(column, threads=threads)
            times.append((time.perf_counter() - clock, time.process_time() - processor))
        return map(min, zip(*times))

    (clock_of_one, of_one), (clock_of_two, of_two) = best(1), best(2)
    return clock_of_one / clock_of_two, of_two / of_one


def row(what, size, figures):
    texts, rate, right = figures
    unit = f"{size} B" if size < 1024 else f"{size >> 10} KB" if size < 1 << 20 else f"{size >> 20} MB"
    return f"| {what} | {unit} | {texts:,.0f} | {rate / 1e6:,.1f} | {100 * right:.1f} % |"


def tables():
    yield "Text in 8-bit encodings, one core:\n"
    yield "| how | size | texts a second | MB/s | right |\n|---|--:|--:|--:|--:|"
    two = []
    for size in SIZES:
        made = legacy(size, max(40, min(4000, (6 << 20) // size)))
        yield row("**charsleuth, a column**", size, by_column(made))
        yield row("charsleuth, a column, `brief`", size, by_column(made, brief=True))
        for name, detector in DETECTORS.items():
            yield row(name, size, by_calls(detector, made))
        two.append((size, speedup(made)))
    yield "\nUTF-8 and ASCII, one core; beside it what simdutf, within Node.js, takes to validate the same texts, and no more:\n"
    yield "| how | size | texts a second | MB/s | right | simdutf, MB/s |\n|---|--:|--:|--:|--:|--:|"
    version = ""
    for language in ("ru", "ja", "ascii"):
        for size in [*SIZES[1:], LONG]:
            made = long_text(size, language) if size == LONG else unicode_texts(size, max(100, min(4000, (16 << 20) // size)), language)
            version, rate = simdutf(made)
            yield (row(f"a column, {'ASCII' if language == 'ascii' else 'UTF-8, ' + language}", size, by_column(made))
                   + (f" {rate / 1e6:,.0f} |" if rate else " not there |"))
    yield f"\nsimdutf {version}." if version else ""
    nulls = pyarrow.nulls(1_000_000, pyarrow.binary())
    begin = time.process_time()
    charsleuth.arrow.detect(nulls)
    yield f"\nA null row takes {1e3 * (time.process_time() - begin):.0f} ns, so much of each row is not detection."
    yield ("Two threads work " + ", ".join(f"{times:.2f} times as fast as one ({size} B)" for size, (times, _) in two) + " by the clock, and take "
           + ", ".join(f"{100 * share:.0f} %" for _, (_, share) in two) + " of its processor time.")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--report", metavar="FILE")
    report = parser.parse_args().report
    packages = ["chardet", "charset-normalizer", "faust-cchardet", "resiliparse", "pyarrow"]
    head = f"""# Speed of columns beside a call a text and other detectors

Written by `./dev test-scale --report` on {datetime.date.today()}: Python {platform.python_version()}, charsleuth {charsleuth.__version__}, \
{', '.join(f'{name} {importlib.metadata.version(name)}' for name in packages)}; {os.cpu_count()} cores of {platform.machine()}, load \
{os.getloadavg()[0]:.0f} at the start.
Beside other work rates differ by half from run to run, and two threads show nothing: read them where the load is below 1. The texts are those of `tests/plugin/texts.py`, words in another order, {len(SAMPLES)} pairs of language and encoding;
rates are by processor time. An answer is right where it decodes the text to what was encoded. `brief` leaves out whether a text is mixed or
garbled, which the other detectors do not tell.
"""
    lines = [head, *tables()]
    text = "\n".join(lines) + "\n"
    if report:
        Path(report).write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
