#!/usr/bin/env python3
"""Whole folders beside what people use now: folders.py PROGRAM [--files N] [--sources N] [--runs N] [--report FILE]

Makes a tree of files in thirty encodings (tests/app/cli/made_tree.py), one of sources (made_sources.py) and one of names, and measures by the clock and in CPU seconds
(medians) what charsleuth does in one call, and what `file`, `enca`, `uchardet`, `iconv` and `convmv` do in the loops that people write. An answer is right where the
bytes, decoded by it, are the text. enca, uchardet, iconv and convmv are left out where they are not installed.
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/app/cli"))

import made_sources  # noqa: E402
from made_tree import SENTENCES, MadeTree  # noqa: E402

NULL = subprocess.DEVNULL
# What the programs call what Python calls otherwise, or does not have.
PYTHON = {"x-mac-cyrillic": "mac_cyrillic", "macintosh": "mac_roman", "iso-8859-8-i": "iso-8859-8", "uhc": "cp949", "windows-31j": "cp932",
          "mac-cyrillic": "mac_cyrillic", "mac-centraleurope": "mac_latin2", "x-mac-ce": "mac_latin2", "us-ascii": "ascii", "unknown-8bit": "", "binary": ""}

ICONV = {"utf-8-sig": "utf-8", "utf-16-le": "utf-16le", "utf-16-be": "utf-16be", "mac-roman": "macintosh", "iso8859-2": "iso-8859-2",
         "iso8859-5": "iso-8859-5", "iso8859-7": "iso-8859-7", "iso8859-9": "iso-8859-9"}


def cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(run, runs, prepare=lambda: None):
    """(what the last run gave, seconds by the clock, CPU seconds), medians."""
    clock, processor = [], []
    for _ in range(runs):
        prepare()
        begin, had = time.monotonic(), cpu()
        result = run()
        clock.append(time.monotonic() - begin)
        processor.append(cpu() - had)
    return result, statistics.median(clock), statistics.median(processor)


def out_of(words, folder):
    return subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, stderr=NULL, check=False).stdout.decode("utf-8", "replace")


class Tables:
    def __init__(self, options):
        self.program, self.runs, self.lines = os.path.abspath(options.program), options.runs, []

    def table(self, title, *heads):
        self.lines += ["", title, "", "| command | seconds | CPU seconds |" + "".join(f" {head} |" for head in heads),
                       "|---|--:|--:|" + "--:|" * len(heads)]

    def row(self, command, clock, processor, *more):
        self.lines.append(f"| `{command}` | {clock:.2f} | {processor:.2f} |" + "".join(f" {one} |" for one in more))
        print(self.lines[-1], flush=True)

    def text(self):
        return "\n".join(self.lines).strip() + "\n"


def reads_as(content, label, text):
    """Whether the bytes, decoded by the label, are the text."""
    label = label.strip().lower()
    try:
        decoded = content.decode(PYTHON.get(label, label) or "undefined")
    except (LookupError, UnicodeError):
        return False
    return decoded.removeprefix("\ufeff") == text


def loops(program):
    """(command as it is shown, words before the file, how the answer is read)"""
    def last(out):
        return out.strip().rsplit(" ", 1)[-1]
    yield "file -b --mime-encoding FILE", ["file", "-b", "--mime-encoding"], last
    yield "enca -L none -m FILE", ["enca", "-L", "none", "-m"], last
    yield "uchardet FILE", ["uchardet"], last
    yield "charsleuth --json FILE", [program, "detect", "--json"], lambda out: (json.loads(out)["encoding"] or "") if out else ""


def encodings(tables, folder, files):
    tree = MadeTree(folder / "tree", files, 7)
    names = [name for name in sorted(tree.texts) if not os.path.islink(os.path.join(os.fsencode(tree.root), name))]
    contents = {name: pathlib.Path(os.fsdecode(os.path.join(os.fsencode(tree.root), name))).read_bytes() for name in names}
    tables.table(f"Encodings of {len(names):,} files in thirty encodings, some of a few sentences:", "right")

    def right(answers):
        return f"{100 * sum(reads_as(contents[name], answers.get(name, ''), tree.texts[name][0]) for name in names) / len(names):.1f} %"

    def survey():
        found = {}
        for line in out_of([tables.program, "survey", "--json", "--no-ignore", "."], tree.root).splitlines():
            one = json.loads(line)
            if one.get("encoding"):
                found[os.fsencode(one["file"]).removeprefix(b"./")] = one["encoding"]
        return found

    answers, clock, processor = measured(survey, tables.runs)
    tables.row("charsleuth survey --json DIR", clock, processor, right(answers))
    for command, words, read in loops(tables.program):
        if shutil.which(words[0]) is None:
            continue
        answers, clock, processor = measured(lambda: {name: read(out_of([*words, b"./" + name], tree.root)) for name in names}, 1)
        tables.row(command + "  # in a loop", clock, processor, right(answers))
    return tree, names


def conversion(tables, folder, tree, names):
    tables.table(f"These {len(names):,} files converted to UTF-8:", "to the right text")
    work = folder / "work"

    def prepare():
        shutil.rmtree(work, ignore_errors=True)
        subprocess.run(["cp", "-a", os.fsdecode(tree.root), work], check=True)

    def right():
        good = 0
        for name in names:
            content = pathlib.Path(os.fsdecode(os.path.join(os.fsencode(work), name))).read_bytes()
            good += reads_as(content, "utf-8", tree.texts[name][0])
        return f"{100 * good / len(names):.1f} %"

    words = [tables.program, "convert", "-r", "--to", "UTF-8", "--no-ignore", "--in-place", "--journal", str(folder / "journal"), str(work)]

    def convert():
        (folder / "journal").unlink(missing_ok=True)
        out_of(words, folder)

    _, clock, processor = measured(convert, tables.runs, prepare)
    tables.row("charsleuth convert -r --to UTF-8 --in-place DIR", clock, processor, right())

    def iconv():
        for name in names:
            encoding = tree.texts[name][1]
            codec = ICONV.get(encoding, encoding)
            path = os.path.join(os.fsencode(work), name)
            converted = subprocess.run(["iconv", "-f", codec, "-t", "utf-8", path], stdout=subprocess.PIPE, stderr=NULL, check=False)
            if converted.returncode == 0:
                with open(path, "wb") as file:
                    file.write(converted.stdout)

    _, clock, processor = measured(iconv, 1, prepare)
    tables.row("iconv -f ENC -t utf-8 FILE  # in a loop, told each encoding", clock, processor, right())


def file_names(tables, folder, files):
    pages = [("ru", "koi8-r"), ("ru", "cp866"), ("el", "cp1253"), ("he", "cp1255")]
    wanted = set()
    root = folder / "names"

    def prepare():
        shutil.rmtree(root, ignore_errors=True)
        (folder / "names.journal").unlink(missing_ok=True)
        for number in range(files):
            language, page = pages[number * len(pages) // files]
            words = " ".join(SENTENCES[language]).split()
            name = f"{words[number % len(words)]} {words[number // len(words) % len(words)]} {number}.txt"
            path = os.path.join(os.fsencode(root), page.encode(), name.encode(page))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb"):
                wanted.add(os.path.join(os.fsencode(page), name.encode()))

    def right():
        there = {os.path.relpath(os.path.join(place, name), os.fsencode(root)) for place, _, found in os.walk(os.fsencode(root)) for name in found}
        return f"{100 * len(there & wanted) / files:.1f} %"

    tables.table(f"Names of {files:,} files on disk, in four pages, a folder each:", "right")
    words = [tables.program, "names", "-r", "--apply", "--journal", str(folder / "names.journal")]
    _, clock, processor = measured(lambda: [out_of([*words, str(root / page)], folder) for _, page in pages], tables.runs, prepare)
    tables.row("charsleuth names -r --apply DIR  # once a page, whose names are read together", clock, processor, right())
    if shutil.which("convmv") is None:
        return
    _, clock, processor = measured(lambda: [out_of(["convmv", "-r", "--notest", "-f", page, "-t", "utf8", str(root / page)], folder) for _, page in pages],
                                   tables.runs, prepare)
    tables.row("convmv -r --notest -f ENC -t utf8 DIR  # once a page, told each", clock, processor, right())


def checks(tables, folder, files):
    root = folder / "sources"
    size = made_sources.write(root, files)
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in [["init", "-q", "."], ["add", "."], ["commit", "-qm", "first"]]:
        subprocess.run([*git, *words], cwd=root, check=True)
    tables.table(f"{files:,} made sources, {size / files / 1000:.1f} KB each on the average:")
    for command in ("check", "survey .", "check --against HEAD"):
        if command.endswith("HEAD"):  # an edit of every fifth
            for path in sorted(root.rglob("source*"))[::5]:
                path.write_bytes(path.read_bytes() + b"\n")
            command += "  # a fifth is changed"
        words = command.split("  #")[0].split()
        _, clock, processor = measured(lambda: out_of([tables.program, *words], root), tables.runs)
        tables.row("charsleuth " + command, clock, processor)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--sources", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--report")
    options = parser.parse_args()
    tables = Tables(options)
    with tempfile.TemporaryDirectory(prefix="charsleuth-bench-") as name:
        folder = pathlib.Path(name)
        checks(tables, folder, options.sources)
        conversion(tables, folder, *encodings(tables, folder, options.files))
        file_names(tables, folder, options.files)
    if options.report:
        pathlib.Path(options.report).write_text("# Whole folders\n\n`./dev bench --folders --report FILE`; how: [folders.py](folders.py).\n"
                                                + f"{os.cpu_count()} processors, {time.strftime('%Y-%m-%d')}.\n\n" + tables.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
