#!/usr/bin/env python3
"""Counts by callgrind the instructions of one detection of each fixed input, beside instructions.tsv.

    tests/bench/instructions.py PROGRAM [--refresh]

PROGRAM is charsleuth-bench-instructions. Fails where an input takes 3 % more than the table says;
--refresh writes the table anew. Nothing else that the machine does changes the counts, but its kind of
processor does (which scans run, which memcpy), and so does the compiler: the table names both, and a
comparison with other ones is printed without a verdict.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("instructions.tsv")
MOST = 1.03  # of what the table says


def count(program, name):
    """Instructions of charsleuthMeasured() and all that it calls."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--toggle-collect=charsleuthMeasured",
             f"--callgrind-out-file={folder}/out", program, name],
            env={**os.environ, "LD_BIND_NOW": "1"}, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"{name}: valgrind failed\n{run.stderr}")
    return int(found[1])


def setting(program):
    """What the counts depend on beside the code."""
    scans = subprocess.run(["valgrind", "-q", program, "--scans"], capture_output=True, text=True, check=True)
    compiler = subprocess.run(["c++", "-dumpfullversion"], capture_output=True, text=True, check=True)
    return f"scans {scans.stdout.strip()}, compiler {compiler.stdout.strip()}"


def committed():
    if not TABLE.exists():
        return "", {}
    first, *rest = TABLE.read_text().splitlines()
    rows = [line.split("\t") for line in rest if not line.startswith("#")]
    return first.removeprefix("# "), {row[0]: int(row[2]) for row in rows}


def main():
    program, *options = sys.argv[1:]
    listed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    here = setting(program)
    then, before = committed()
    comparable = here == then
    if not comparable:
        print(f"The table is of another setting ({then or 'none'}; here {here}): no verdict.")
    lines, risen = [f"# {here}", "# input, bytes, instructions, instructions a byte"], []
    print(f"{'input':24}{'instructions':>14}{'a byte':>12}{'of the table':>14}")
    rows = [line.split("\t") for line in listed]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda row: count(program, row[0]), rows)
        for (name, size), found in zip(rows, counts):
            each = found / int(size)
            ratio = found / before[name] if name in before else None
            print(f"{name:24}{found:14}{each:12.2f}{f'{ratio:.3f}' if ratio else '-':>14}", flush=True)
            lines.append(f"{name}\t{size}\t{found}\t{each:.2f}")
            if comparable and ratio and ratio > MOST:
                risen.append(name)
    if "--refresh" in options:
        TABLE.write_text("\n".join(lines) + "\n")
    elif risen:
        sys.exit("more than 3 % more instructions: " + ", ".join(risen))


if __name__ == "__main__":
    main()
