#!/usr/bin/env python3
"""Memory over many short rows, made and decoded in batches: many_rows.py [ROWS] [--report FILE]

Of ten rows three are null, one is empty, five are ASCII, and one is short text in 8 bits, UTF-8 or noise; no two are alike but by chance. Fails
where the most memory grows after the first tenth of the rows, or where a row has no answer. --report appends what it took.
"""

import argparse
import datetime
import os
import random
import resource
import sys
import time

import pyarrow

import charsleuth.arrow
from contents import SAMPLES, TEXTS

BATCH = 10_000
MOST_GROWTH = 4 << 10
"""KiB, after the first tenth."""
POOL = [TEXTS[language].encode(codec) for language, codec in SAMPLES if not codec.endswith("-bom")]


def batch_of(choice):
    rows = []
    for _ in range(BATCH // 10):
        text = choice.choice(POOL)
        begin = choice.randrange(len(text) - 4)
        other = text[begin:begin + choice.randrange(4, 24)] if choice.random() < 0.8 else choice.randbytes(choice.randrange(1, 20))
        rows += [None, None, None, b"", other]
        rows += [b"row %d of %d" % (choice.randrange(1 << 30), number) for number in range(5)]
    return pyarrow.array(rows, pyarrow.binary())


def most_memory():
    """KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--report", metavar="FILE")
    arguments = parser.parse_args()
    choice = random.Random(1)
    batches = -(-arguments.rows // BATCH)
    begin, answered, early = time.process_time(), 0, 0
    for number in range(batches):
        column = batch_of(choice)
        answers = charsleuth.arrow.decode(column)
        answered += len(answers) - answers.null_count
        if answers.null_count != column.null_count:
            sys.exit("a row has no answer")
        if number == batches // 10:
            early = most_memory()
    seconds, most = time.process_time() - begin, most_memory()
    if most - early > MOST_GROWTH:
        sys.exit(f"memory grows with the rows: {early} KiB after a tenth of them, {most} KiB at the end")
    text = f"""
## Many rows

`build/scale/environment/bin/python tests/plugin/scale/many_rows.py {arguments.rows}` on {datetime.date.today()}, load {os.getloadavg()[0]:.0f}: {batches * BATCH:,} short rows in batches of \
{BATCH:,}, {answered:,} of them not null, in {seconds:.0f} s of one core with their making. Most memory {early / 1024:.1f} MiB after the first tenth, {most / 1024:.1f} MiB at the end.
"""
    print(text)
    if arguments.report:
        with open(arguments.report, "a", encoding="utf-8") as report:
            report.write(text)


if __name__ == "__main__":
    main()
