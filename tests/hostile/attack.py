#!/usr/bin/env python3
"""Attacks the command line for some minutes: attack.py PROGRAM MINUTES [--only ATTACK...] [--whole] [--seed N] [--record]

Mutants of real files, given to every command as a file, as a pipe in pieces and to threads; bent archives, hostile folders and clients (attack_folders.py);
and inputs of many kinds that double from 1 to 8 MB (attack_doubling.py), a part of them or with --whole each with every command, which takes half an hour.
What breaks a claim is kept in the folder that is printed. --record writes what ran into report.md. Before them ./dev attack runs the tests of what was found
earlier.
--any-speed leaves out what depends on the machine's speed, or on what a sanitizer keeps: seconds, memory, and inputs that double.
"""
import argparse
import datetime
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from attack_doubling import Doubling
from attack_folders import Folders

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SAMPLES = sorted(path for path in (ROOT / "resources/samples/files").iterdir() if path.is_file())
PIECES = [b"\x1b", b"\x1b$B\x1b(B", b"\x1b$)C\x0e\x0f", b"~{", b"~{~}", b"+", b"+-", b"+AGE-", b"\x81", b"\xe3", b"\xff", b"\xfe\xff", b"\x00", b"\r",
          b"\n", b"<", b"<!--", b"<meta charset=", b"&#x41;", b"&amp;amp;", b"=C3=A9", b"\xc3\x83\xc2\xa9", b"\xef\xbb\xbf", b"\x00\x01\x02", b"PK\x03\x04",
          b"-*- coding: x -*-\n", b"\xe9\n", b"\xc3\xa9\xe9\n", b"caf\xc3\x83\xc2\xa9 ", b"\xc3\xa9" * 40 + b"\n" + b"\xe9 abc " * 20 + b"\n"]
HANGS = 600  # seconds of the clock, on any machine
ATTACKS = {"mutants": 3, "archives": 1, "folders": 1, "clients": 1, "doubling": 4}  # their shares of the time


def commands(name, folder):
    yield ["detect", "--json", "--no-sidecar", name]
    yield ["detect", "--json", "--segments", "--no-sidecar", name]
    yield ["detect", "--explain", name]
    yield ["show", name]
    yield ["show", "--segments", name]
    yield ["survey", "--csv", name]
    yield ["check", name]
    yield ["check", "--format", "json", name]
    yield ["repair", name, "-o", f"{folder}/repaired"]
    yield ["repair", "--json", name]
    yield ["convert", "--to", "UTF-8", "--on-loss", "replace", name, "-o", f"{folder}/converted"]
    yield ["convert", "--segments", "--to", "UTF-8", "--on-loss", "escape", name, "-o", f"{folder}/segments"]
    yield ["names", name]


class Attack:
    def __init__(self, program, seed, any_speed):
        self.program = os.path.abspath(program)
        self.any_speed = any_speed
        self.random = random.Random(seed)
        self.kept = pathlib.Path(tempfile.mkdtemp(prefix="charsleuth-attack-"))
        self.folder = self.kept / "work"
        self.environment = {**os.environ, "XDG_STATE_HOME": str(self.kept)}  # and a status of its own for what a sanitizer finds
        for options in ["ASAN_OPTIONS", "UBSAN_OPTIONS"]:
            self.environment[options] = os.environ.get(options, "") + ":exitcode=99"
        self.findings, self.counts = [], {}

    def run(self, words, content=None, pieces=0):
        """(status, output, seconds of the processor)"""
        for left in ["repaired", "converted", "segments"]:
            (self.folder / left).unlink(missing_ok=True)
        errors = self.folder.parent / "stderr"
        with errors.open("wb") as error, (self.folder.parent / "stdout").open("wb") as out:
            process = subprocess.Popen([self.program, *words], cwd=self.folder, stdout=out, stderr=error, env=self.environment,
                                       stdin=subprocess.PIPE if content is not None else subprocess.DEVNULL)
            watch = threading.Timer(HANGS, process.kill)
            watch.daemon = True
            watch.start()
            try:
                at = 0
                while content is not None and at < len(content):
                    size = self.random.randrange(1, max(2, pieces))
                    process.stdin.write(content[at:at + size])
                    process.stdin.flush()
                    at += size
            except BrokenPipeError:
                pass
            if process.stdin:
                try:
                    process.stdin.close()
                except BrokenPipeError:
                    pass
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            watch.cancel()
        self.counts[words[0]] = self.counts.get(words[0], 0) + 1
        return process.returncode, (self.folder.parent / "stdout").read_bytes(), usage.ru_utime + usage.ru_stime

    def found(self, why, words, content):
        path = self.kept / f"finding-{len(self.findings)}"
        path.write_bytes(content)
        self.findings.append(f"{why}: charsleuth {' '.join(words)} ({path})")
        print("finding: " + self.findings[-1], flush=True)
        print((self.kept / "stderr").read_text(errors="replace")[-2000:], flush=True)

    def mutated(self):
        content = bytearray(self.random.choice(SAMPLES).read_bytes()[:1 << 14])
        for _ in range(self.random.choice([1, 1, 2, 5, 30])):
            at, size = self.random.randrange(len(content) + 1), self.random.choice([1, 1, 2, 7, 300])
            kind = self.random.randrange(6)
            if kind == 0 and at < len(content):
                content[at] ^= 1 << self.random.randrange(8)
            elif kind == 1:
                del content[at:at + size]
            elif kind == 2:
                content[at:at] = content[at:at + size] * self.random.choice([1, 2, 50])
            elif kind == 3:
                content[at:at] = self.random.choice(PIECES) * self.random.choice([1, 1, 40])
            elif kind == 4:
                other = self.random.choice(SAMPLES).read_bytes()
                begin = self.random.randrange(len(other))
                content[at:at] = other[begin:begin + size]
            else:
                del content[at:]
        return bytes(content)

    def mutants(self, end):
        while time.monotonic() < end:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir()
            content = self.mutated()
            (self.folder / "input").write_bytes(content)
            answers = {}
            for words in commands("input", "."):
                status, out, seconds = self.run(words)
                answers[words[0]] = out
                if status not in (0, 1, 3):
                    self.found(f"exit status {status}", words, content)
                if seconds > 10 and not self.any_speed:
                    self.found(f"{seconds:.1f} s", words, content)
            words = ["detect", "--json", "--no-sidecar", "-"]
            _, by_pipe, _ = self.run(words, content, self.random.choice([2, 100, 5000, 100000]) if len(content) < 4000 else 5000)
            encoding = re.compile(rb'"encoding":"?[^",]*')
            if encoding.findall(self.run(["detect", "--json", "--no-sidecar", "input"])[1])[:1] != encoding.findall(by_pipe)[:1]:
                self.found("another answer by a pipe", words, content)
            for number in range(6):
                (self.folder / f"{number}.txt").write_bytes(self.mutated())
            alone, together = (self.run(["survey", "--csv", "--jobs", jobs, "."])[1] for jobs in ("1", "4"))
            if alone != together:
                self.found("another answer by threads", ["survey", "--csv", "--jobs", "4", "."], content)


def record(attack, doubling, minutes, seed):
    report = HERE / "report.md"
    rest = report.read_text(encoding="utf-8").partition("\n## ")
    rows = [f"| `{label}` | {runs} | {step:.2f} | {times:.1f} |" for label, (step, times, runs) in sorted(doubling.worst.items())]
    report.write_text(f"""# What attacks on the command line have run

`./dev attack MINUTES` runs the tests of what was found earlier, then `attack.py`: mutants of real files (every command; as a file, by a pipe in pieces, in
threads), bent archives, hostile folders and clients, and inputs of many kinds that double. Continuous integration runs two minutes of it under the
sanitizers, without what depends on speed. This table is of the last recorded run: {datetime.date.today().isoformat()}, {minutes:g} minutes{", and all that doubles" if doubling.whole else ""}, seed {seed},
{sum(attack.counts.values()):,} runs of the program, {len(attack.findings)} findings.

| command | runs | largest step of time by a doubling | most memory, times the input |
|---|--:|--:|--:|
""" + "\n".join(rows) + "\n" + "".join(rest[1:]), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("minutes", type=float)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=list(ATTACKS), help="these attacks")
    parser.add_argument("--any-speed", action="store_true")
    parser.add_argument("--whole", action="store_true", help="double every kind with every command, however long that takes")
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    attack = Attack(asked.program, asked.seed, asked.any_speed)
    folders, doubling = Folders(attack), Doubling(attack, asked.whole, PIECES, SAMPLES, commands)
    chosen = [name for name in ATTACKS if name in asked.only and not (name == "doubling" and asked.any_speed)]
    for name in chosen:
        seconds = asked.minutes * 60 * ATTACKS[name] / sum(ATTACKS[each] for each in chosen)
        next(getattr(each, name) for each in (attack, folders, doubling) if hasattr(each, name))(time.monotonic() + seconds)
    print(f"{sum(attack.counts.values()):,} runs with seed {asked.seed}: " + ", ".join(f"{name} {count}" for name, count in sorted(attack.counts.items())))
    for label, (step, times, runs) in sorted(doubling.worst.items()):
        print(f"{label}: {runs} runs, step {step:.2f}, memory {times:.1f} times the input")
    if asked.record:
        record(attack, doubling, asked.minutes, asked.seed)
    if not attack.findings:
        shutil.rmtree(attack.kept)
    return 1 if attack.findings else 0


sys.exit(main())
