#!/usr/bin/env python3
"""declarations.py PROGRAM FOLDER...: how many labelled files are read right when each is declared as what it is, and as what it is
not. FOLDER/manifest.tsv: as for `charsleuth-accuracy --wild`. Their own declarations are to be broken before, or they vote, too."""
import collections
import json
import pathlib
import subprocess
import sys

LIES = ["ISO-8859-1", "KOI8-R", "windows-1251", "ISO-8859-2", "Shift_JIS", "GBK", "macintosh", "IBM437", "UTF-8"]
READ_AS = {"ISO-8859-1": "windows-1252", "ISO-8859-9": "windows-1254", "ISO-8859-11": "windows-874", "GB2312": "GBK"}
BATCH = 400  # files a command


def labelled(folder):
    with open(folder / "manifest.tsv", encoding="utf-8", errors="replace") as lines:
        for line in list(lines)[1:]:
            name, label = line.split("\t")[:2]
            if label not in ("none", "-", "", "US-ASCII") and not label.startswith("UTF"):
                yield str(folder / name), READ_AS.get(label, label)


def answers(program, files, declared):
    found = {}
    for start in range(0, len(files), BATCH):
        run = subprocess.run([program, "detect", "--json", "--top", "1", *(["--hint", "declared=" + declared] if declared else []),
                              *files[start:start + BATCH]], capture_output=True, text=True)
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            found[answer["file"]] = answer
    return found


def row(title, truths, found):
    asked = [(found[file], truth) for file, truth in truths if file in found]
    wrong = [answer for answer, truth in asked if truth not in [answer["encoding"], *(answer["same_text"] or [])]]
    sure = sum((answer["confidence"] or 0) >= 0.9 for answer in wrong)
    print("%-24s %6d files  %5.1f %% right  %4d wrong with 0.9 or more" % (title, len(asked), 100 * (1 - len(wrong) / max(1, len(asked))), sure))


def main():
    program, folders = sys.argv[1], [pathlib.Path(folder) for folder in sys.argv[2:]]
    truths = [each for folder in folders for each in labelled(folder)]
    row("not declared", truths, answers(program, [file for file, _ in truths], None))
    by_truth, found = collections.defaultdict(list), {}
    for file, truth in truths:
        by_truth[truth].append(file)
    for truth, files in by_truth.items():
        found |= answers(program, files, truth)
    row("declared as they are", truths, found)
    for lie in LIES:
        others = [(file, truth) for file, truth in truths if truth != READ_AS.get(lie, lie)]
        row("declared as " + lie, others, answers(program, [file for file, _ in others], lie))


if __name__ == "__main__":
    main()
