#!/usr/bin/env python3
"""laws.py BIN FILE...: what must not change an answer, tried on files: repeated four times, lines in another order, other line ends,
English prose before and behind, a blank before, the first line cut, cut after 512 bytes. Printed: how many answers turn to an
encoding in which the file is another text, and how many of these were or are given with 0.9 or more. --list names them.
Binary files, pure ASCII, files in UTF-8, UTF-16 and UTF-32 and of less than 64 bytes are left out. Python's standard library only."""
import argparse
import json
import pathlib
import random
import subprocess
import tempfile

ENGLISH = (b"The harbour office opens at nine. Boats that arrive before that wait outside the wall, and nobody minds.\n"
           b"A list of the boats hangs beside the door; it is written by hand every morning, and thrown away at night.\n") * 5


def shuffled(data):
    lines = data.splitlines(keepends=True)
    if lines and not lines[-1].endswith((b"\n", b"\r")):
        lines[-1] += b"\n"
    random.Random(1).shuffle(lines)
    return b"".join(lines)


def other_line_ends(data):
    return data.replace(b"\r\n", b"\n") if b"\r\n" in data else data.replace(b"\n", b"\r\n")


def cut(data):
    return data[:512 + random.Random(len(data)).randrange(len(data) - 512)] if len(data) > 640 else data


LAWS = {
    "repeated": lambda d: (d if d.endswith(b"\n") else d + b"\n") * 4,
    "shuffled": shuffled,
    "line ends": other_line_ends,
    "English before": lambda d: ENGLISH + d,
    "English behind": lambda d: d + (b"" if d.endswith(b"\n") else b"\n") + ENGLISH,
    "a blank before": lambda d: b" " + d,
    "first line cut": lambda d: d.split(b"\n", 1)[1] if b"\n" in d[:-64] else d,
    "cut": cut,
}
LEFT_OUT = ("US-ASCII", "UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE")


def answers(program, folder, inputs):
    """Their first candidates, in order; None for binary."""
    paths = []
    for number, data in enumerate(inputs):
        paths.append(folder / str(number))
        paths[-1].write_bytes(data)
    listed = folder / "list"
    listed.write_text("".join("%s\n" % path for path in paths))
    run = subprocess.run([program, "detect", "--json", "--no-sidecar", "--top", "1", "--files-from", str(listed)], capture_output=True)
    found = []
    for line in run.stdout.decode().splitlines():
        answer = json.loads(line)
        found.append(None if answer["binary"] or not answer["encoding"] else
                     ({answer["encoding"], *answer["same_text"]}, answer["confidence"], answer["encoding"]))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    turned_of_all = sure_of_all = asked = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        data = [path.read_bytes()[:65536] for path in options.files if path.is_file()]
        names = [path for path in options.files if path.is_file()]
        plain = answers(options.bin, folder, data)
        kept = [i for i, a in enumerate(plain) if a and a[2] not in LEFT_OUT and len(data[i]) >= 64]
        print("%d files" % len(kept))
        for law, change in LAWS.items():
            changed = answers(options.bin, folder, [change(data[i]) for i in kept])
            turned = [(names[i], plain[i], now) for i, now in zip(kept, changed) if not now or not plain[i][0] & now[0]]
            sure = sum(max(before[1], now[1] if now else 0) >= 0.9 for _, before, now in turned)
            print("%-16s %4d turned, %3d of them with 0.9 or more" % (law, len(turned), sure))
            asked, turned_of_all, sure_of_all = asked + len(kept), turned_of_all + len(turned), sure_of_all + sure
            for name, before, now in turned if options.list else []:
                print("    %s: %s %.2f -> %s" % (name, before[2], before[1], "%s %.2f" % (now[2], now[1]) if now else "binary"))
    print("%d of %d turned (%.2f %%), %d with 0.9 or more" % (turned_of_all, asked, 100 * turned_of_all / max(1, asked), sure_of_all))


if __name__ == "__main__":
    main()
