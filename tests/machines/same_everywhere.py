#!/usr/bin/env python3
"""That neither a locale nor another machine changes an answer: same_everywhere.py PROGRAM SAMPLES [OTHER...]

Alone every locale is compared with C.UTF-8. OTHER is a command that runs the program of another
machine, which is compared with PROGRAM; "qemu-x86_64 -cpu Nehalem PROGRAM" has no AVX2, and what
would need it dies there by SIGILL.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, SAMPLES, OTHER = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
LOCALES = [{}, {"LC_ALL": "C"}, {"LC_CTYPE": "ja_JP.eucJP"}, {"LC_ALL": "no such locale"}]
# A name that is no UTF-8 must come through whole.
NAMES = ["plain.txt", "ąćé 日本.txt", b"\xa4\xcf\xff.txt"]


def run(words, folder, environment, program):
    done = subprocess.run([*program, *words], cwd=folder, capture_output=True, check=False,
                          stdin=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", **environment}, timeout=120)
    return done.returncode, done.stdout, done.stderr


def commands(files):
    yield ["list"]
    yield ["list", "--json"]
    yield ["detect", "--json", "missing.txt"]
    yield ["detect", "--json", "--max-bytes", "65536", "huge.txt"]
    for file in files:
        for words in (["detect", "--explain"], ["detect", "--json"], ["show"], ["show", "--as", "gb18030"],
                      ["convert", "--to", "utf-16le", "--on-loss", "escape", "-o", "-"]):
            yield [*words, file]


def make_files(folder):
    samples = sorted(SAMPLES.iterdir())
    files = []
    for number, sample in enumerate(samples):
        name = NAMES[number] if number < len(NAMES) else sample.name
        path = os.path.join(os.fsencode(folder), os.fsencode(name))
        with open(path, "wb") as file:
            file.write(sample.read_bytes())
        files.append(os.fsencode(name))
    long = b"".join(sample.read_bytes() for sample in samples) * 40  # many blocks of every kind
    pathlib.Path(folder, "long.txt").write_bytes(long)
    with open(os.path.join(folder, "huge.txt"), "wb") as file:  # longer than 31 bits can say
        file.write(samples[0].read_bytes() * 200)
        file.truncate(3 << 30)
    return [*files, b"long.txt"]


def main():
    here = {"LC_ALL": "C.UTF-8"}
    others = [(here, OTHER)] if OTHER else [(locale, [PROGRAM]) for locale in LOCALES]
    failures = compared = 0
    with tempfile.TemporaryDirectory(prefix="charsleuth-everywhere-") as folder:
        for words in commands(make_files(folder)):
            expected = run(words, folder, here, [PROGRAM])
            for environment, program in others:
                compared += 1
                if run(words, folder, environment, program) != expected:
                    failures += 1
                    print("FAIL", words, environment, *program)
    print(f"{compared} answers compared, {failures} differ.")
    return 1 if failures or not compared else 0


sys.exit(main())
