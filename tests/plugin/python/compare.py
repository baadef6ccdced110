#!/usr/bin/env python3
"""Speed and accuracy beside the detectors that Python's programs use, as a table.

    compare.py [--report FILE]     FILE is written anew; without it the table is printed

The files are those of $CHARSLEUTH_SAMPLES and $CHARSLEUTH_WILD, folders with a manifest.tsv (path, encoding, ...). An answer is right where it decodes the file
to the text that the file's own encoding gives; for `none` and `binary`, where there is none. Files whose encoding Python cannot decode are left out.
cchardet is compared where it can be imported; uchardet by its library.
"""

import argparse
import codecs
import ctypes
import datetime
import importlib
import os
import platform
import sys
import time
from pathlib import Path

import charsleuth

# What the labels of the manifests mean: the widest form in use.
WIDEST = {"gb2312": "gb18030", "gbk": "gb18030", "euc-kr": "cp949", "shift_jis": "cp932", "tis-620": "cp874", "iso-8859-11": "cp874", "big5": "big5hkscs",
          "windows-874": "cp874", "macintosh": "mac-roman", "x-mac-cyrillic": "mac-cyrillic", "x-mac-greek": "mac-greek", "x-mac-turkish": "mac-turkish",
          "x-mac-ce": "mac-latin2", "ibm00858": "cp858", "kz-1048": "kz1048", "iso-2022-jp": "iso2022_jp_ext", "hz-gb-2312": "hz", "us-ascii": "ascii"}


def uchardet():
    """The library's answer for bytes."""
    library = ctypes.CDLL("libuchardet.so.0")
    library.uchardet_new.restype = ctypes.c_void_p
    library.uchardet_get_charset.restype = ctypes.c_char_p
    for function in ["delete", "data_end", "get_charset"]:
        getattr(library, f"uchardet_{function}").argtypes = [ctypes.c_void_p]
    library.uchardet_handle_data.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]

    def detect(data):
        handle = library.uchardet_new()
        library.uchardet_handle_data(handle, data, len(data))
        library.uchardet_data_end(handle)
        name = library.uchardet_get_charset(handle).decode()
        library.uchardet_delete(handle)
        return name or None

    return detect


def detectors():
    """Name with version, and the function from bytes to a name, of those that are here."""
    yield f"Charsleuth {charsleuth.__version__}", lambda data: charsleuth.detect(data).python_codec
    for module in ["chardet", "charset_normalizer", "cchardet"]:
        try:
            found = importlib.import_module(module)
        except ImportError:
            continue
        yield f"{module} {found.__version__}", lambda data, found=found: found.detect(data)["encoding"]
    try:
        yield "uchardet (its library)", uchardet()
    except OSError:
        pass


def files_of(folder):
    """Content and text of each file whose encoding Python can decode; None is the text of what is none."""
    for line in (folder / "manifest.tsv").read_text(encoding="utf-8").splitlines():
        path, label, *_ = line.split("\t")
        if not (folder / path).is_file():
            continue
        data = (folder / path).read_bytes()
        if label.lower() in ("none", "binary"):
            yield data, None
            continue
        text = decoded(data, label)
        if text is not None:
            yield data, text


def decoded(data, label):
    """The text without byte order marks; None where Python has no such codec."""
    name = WIDEST.get(label.lower(), label)
    try:
        codecs.lookup(name)
    except LookupError:
        return None
    return data.decode(name, "replace").replace("\ufeff", "")


def is_right(answer, data, text):
    """Whether an answer gives the text."""
    if text is None or answer is None:
        return answer is None and text is None
    return decoded(data, answer) == text


def measured(detect, files):
    """Files answered rightly, and seconds for all."""
    answers = []
    begin = time.perf_counter()
    for data, _ in files:
        try:
            answers.append(detect(data))
        except Exception:  # an answer that is none
            answers.append("")
    seconds = time.perf_counter() - begin
    return sum(is_right(answer, data, text) for answer, (data, text) in zip(answers, files)), seconds


def table():
    """The lines of the table."""
    yield "| detector | files | right | ms a file | MB/s |"
    yield "|---|---|--:|--:|--:|"
    for variable in ["CHARSLEUTH_SAMPLES", "CHARSLEUTH_WILD"]:
        if not os.environ.get(variable):
            sys.exit(f"compare.py: ${variable} names no folder")
        folder = Path(os.environ[variable])
        files = list(files_of(folder))
        size = sum(len(data) for data, _ in files)
        for name, detect in detectors():
            right, seconds = measured(detect, files)
            yield (f"| {name} | {len(files)} of `{folder.name}`, {size / 1e6:.1f} MB | {100 * right / len(files):.1f} % | "
                   f"{1000 * seconds / len(files):.2f} | {size / seconds / 1e6:.1f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", type=Path)
    report = parser.parse_args().report
    rows = list(table())
    if report is None:
        print("\n".join(rows))
        return
    report.write_text(
        "# Speed and accuracy beside other detectors\n\n"
        f"Written by `./dev test-python --compare` on {datetime.date.today()}, Python {platform.python_version()}, one thread, "
        f"{platform.machine()}.\nAn answer is right where it decodes the file to the text that the file's own encoding gives; files whose encoding Python "
        "cannot decode\nare left out. `samples` are files that other detectors are tested with, `wild` real files that detectors fail at. cchardet is in the table "
        "where it can be\nimported; Debian 12 has none.\n\n" + "\n".join(rows) + "\n", encoding="utf-8")


main()
