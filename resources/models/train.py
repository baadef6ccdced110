#!/usr/bin/env python3
"""Grows the language models: corpus -> counts -> built tables. See README.md.

    train.py                       counts/ -> built/
    train.py --count CORPUS        CORPUS -> counts/ -> built/
    train.py --check [CORPUS]      grows everything again and compares with what is committed; exit 1 on a difference
"""
import argparse
import os
import pathlib
import sys

import build
import code_page_symbols
import count
import marks
import prior_table

HERE = pathlib.Path(__file__).resolve().parent
MINIMUM = {"Hani": 2}  # n-grams seen less often are summed up in the counts


def grown_counts(corpus):
    for row in count.Languages(HERE).rows:
        if row[4] == count.POOL:
            continue
        grams, triples = count.count_language(row, pathlib.Path(corpus))
        yield HERE / "counts" / (row[0] + ".txt"), count.written(grams, triples, MINIMUM.get(row[1], 2)).encode()


def built():
    files = dict(build.built(HERE))
    yield from files.items()
    yield (HERE.parents[1] / "core/statistics/generated/code_page_symbols.cpp",
           code_page_symbols.source(HERE, {path.name: data for path, data in files.items()}).encode())
    yield HERE.parents[1] / "core/statistics/generated/prior_table.cpp", prior_table.source(HERE).encode()
    yield marks.SOURCE, marks.source().encode()
    yield HERE.parents[1] / "core/registry/generated/languages.cpp", prior_table.languages(HERE).encode()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", metavar="CORPUS")
    parser.add_argument("--check", nargs="?", const=os.environ.get("CHARSLEUTH_CORPUS", ""), metavar="CORPUS")
    options = parser.parse_args()
    if options.check is None:
        if options.count:
            for path, data in grown_counts(options.count):
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(data)
        for path, data in built():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        return 0
    different = []
    if options.check:
        different += [path for path, data in grown_counts(options.check) if path.read_bytes() != data]
    different += [path for path, data in built() if path.read_bytes() != data]
    for path in different:
        print("train.py: %s differs from what its sources give" % path.relative_to(HERE.parents[1]), file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
