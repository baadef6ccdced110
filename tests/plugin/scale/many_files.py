#!/usr/bin/env python3
"""A table of many short files by `charsleuth survey`, killed half-way and gone on with: many_files.py [FILES] [--report FILE]

Makes FILES files (default: 100,000) in memory (/dev/shm), in folders of 1,000. Fails where a part that was there is written again, where a row
is missing or twice, where answers differ from those of a call, or where memory grows with the number of files. --report appends what it took.
"""

import argparse
import datetime
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyarrow.dataset

import charsleuth
from contents import content

MOST_ROWS = 10_000
"""Of a part."""
COMPARED = 500
MOST_GROWTH = 1.25
"""Of the memory from the third part on."""


def make(folder, count):
    paths = []
    for number in range(count):
        if number % 1000 == 0:
            inner = folder / f"{number // 1000:04}"
            inner.mkdir()
        paths.append(str(inner / f"{number:07}.txt"))
        Path(paths[-1]).write_bytes(content(number))
    return paths


def memory_of(process):
    """Most memory so far, MiB; 0 once it has ended."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) >> 10 for line in status.splitlines() if line.startswith("VmHWM")), 0)


def run(files, out, rows, killed_after=None):
    """Runs to the end, or kills after some parts. Returns the most memory after each part, MiB, and seconds of the processor."""
    command = [sys.executable, "-m", "charsleuth", "survey", "--parquet", out, "--rows", str(rows), files]
    before, peaks = os.times(), {}
    with subprocess.Popen(command) as process:
        while process.poll() is None:
            parts = len(list(out.glob("*.parquet")))
            peaks[parts] = max(peaks.get(parts, 0), memory_of(process))
            if killed_after is not None and parts >= killed_after:
                process.send_signal(signal.SIGKILL)
                process.wait()
            time.sleep(0.05)
    if process.returncode != (0 if killed_after is None else -signal.SIGKILL):
        sys.exit(f"charsleuth survey ended with {process.returncode}")
    after = os.times()
    return peaks, after.children_user + after.children_system - before.children_user - before.children_system


def check(out, paths):
    table = pyarrow.dataset.dataset(sorted(map(str, out.glob("*.parquet")))).to_table()
    if table["path"].to_pylist() != paths:
        sys.exit("the rows are not one for each file, in order")
    rows = table.select(["path", "encoding", "certainty"])
    for number in range(0, len(paths), max(1, len(paths) // COMPARED)):
        row = rows.slice(number, 1).to_pylist()[0]
        answer = charsleuth.detect(Path(row["path"]).read_bytes(), hints={"filename": os.path.basename(row["path"])})
        if (answer.encoding, answer.certainty) != (row["encoding"], row["certainty"]):
            sys.exit(f"{row}: a call says {answer.encoding}, {answer.certainty}")
    return table


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="?", type=int, default=100_000)
    parser.add_argument("--report", metavar="FILE")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as name:
        folder = Path(name)
        files, out = folder / "files", folder / "out"
        files.mkdir()
        paths = make(files, arguments.files)
        size = sum(os.path.getsize(path) for path in paths)
        rows = min(MOST_ROWS, -(-len(paths) // 10))
        parts = -(-len(paths) // rows)
        _, seconds = run(files, out, rows, parts // 2)
        kept = {part: part.stat().st_mtime_ns for part in out.glob("*.parquet")}
        peaks, more = run(files, out, rows)
        if any(part.stat().st_mtime_ns != when for part, when in kept.items()):
            sys.exit("a part that was there was written again")
        check(out, paths)
        table_size = sum(part.stat().st_size for part in out.glob("*.parquet"))
    measured = [peak for _, peak in sorted(peaks.items())][2:]
    if measured and max(measured) > MOST_GROWTH * measured[0]:
        sys.exit(f"memory grows with the files, MiB: {measured}")
    text = f"""
## Many files

`build/scale/environment/bin/python tests/plugin/scale/many_files.py {arguments.files}` on {datetime.date.today()}, load {os.getloadavg()[0]:.0f}: {len(paths):,} short files ({size / len(paths):,.0f} \
bytes each) become {parts} parts of Parquet of {rows:,} rows ({table_size / 1e6:.1f} MB) in {seconds + more:.0f} s of one core, {len(paths) / (seconds + more):,.0f} files a second. The run was killed \
(SIGKILL) after {len(kept)} parts and gone on with: none of these was written again, each file has its row. Most memory {max(peaks.values(), default=0)} MiB, after the third part of the second run \
{measured[0] if measured else 0} MiB. {COMPARED} rows are what a call says.
"""
    print(text)
    if arguments.report:
        with open(arguments.report, "a", encoding="utf-8") as report:
            report.write(text)


if __name__ == "__main__":
    main()
