#!/usr/bin/env python3
"""Runs fuzz targets one after the other and prints what ran: run.py BUILD MINUTES [TARGET...]

BUILD is the build folder of the preset `fuzz`; without targets all run, for MINUTES together.
Seeds and dictionaries are made anew, what earlier runs found to be worth keeping is in BUILD/corpus,
inputs that broke a claim go to BUILD/findings (run the target with one of them to see which claim),
and BUILD/runs.tsv has a line for every run. Exit status 1 where there was a finding.
"""
import os
import pathlib
import re
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# Bytes; seconds for one input (hundreds of times more than ordinary ones need); MB.
LIMITS = ["-max_len=4096", "-timeout=20", "-rss_limit_mb=3000"]


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(build, name, seconds):
    """(executions, CPU seconds, edges covered, files of findings)"""
    corpus, seeds, findings = build / "corpus" / name, build / "seeds" / name, build / "findings"
    corpus.mkdir(parents=True, exist_ok=True)
    findings.mkdir(exist_ok=True)
    before, found_before = cpu_seconds(), set(findings.glob(f"{name}-*"))
    result = subprocess.run(
        ["nice", "-n", "19", build / "bin" / f"fuzz_{name}", f"-max_total_time={seconds}",
         "-print_final_stats=1", f"-dict={build}/seeds/{name}.dict",
         f"-artifact_prefix={findings}/{name}-", *LIMITS, corpus, seeds],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False,
        env={**os.environ, "UBSAN_OPTIONS": "print_stacktrace=1"})
    log = result.stderr.decode(errors="replace")
    (build / f"{name}.log").write_text(log)
    executions = re.findall(r"^stat::number_of_executed_units:\s*(\d+)", log, re.MULTILINE)
    edges = re.findall(r"\bcov: (\d+)", log)
    found = sorted(set(findings.glob(f"{name}-*")) - found_before)
    if result.returncode != 0 and not found:
        sys.exit(f"{name} failed:\n{log[-2000:]}")
    return (int(executions[-1]) if executions else 0, round(cpu_seconds() - before),
            int(edges[-1]) if edges else 0, found)


def print_table(title, rows):
    print(f"\n{title}\n{'target':12} {'executions':>12} {'CPU s':>7} {'edges':>6} {'findings':>9}")
    for name, (executions, cpu, edges, findings) in rows.items():
        print(f"{name:12} {executions:12,} {cpu:7,} {edges:6,} {findings:9}")
    executions, cpu, _, findings = (sum(column) for column in zip(*rows.values()))
    print(f"{'together':12} {executions:12,} {cpu:7,} {'':6} {findings:9}")


def total(runs):
    rows = {}
    for line in runs.read_text().splitlines():
        name, *numbers = line.split("\t")
        executions, cpu, edges, findings = map(int, numbers)
        old = rows.get(name, (0, 0, 0, 0))
        rows[name] = (old[0] + executions, old[1] + cpu, max(old[2], edges), old[3] + findings)
    return dict(sorted(rows.items()))


def main():
    build, minutes = pathlib.Path(sys.argv[1]).resolve(), float(sys.argv[2])
    names = sys.argv[3:] or sorted(p.name[5:] for p in (build / "bin").glob("fuzz_*"))
    subprocess.run([HERE / "make_seeds.py", build / "seeds"], check=True)
    runs = build / "runs.tsv"
    rows = {}
    for name in names:
        executions, cpu, edges, found = run(build, name, max(1, int(minutes * 60 / len(names))))
        rows[name] = (executions, cpu, edges, len(found))
        with runs.open("a") as file:
            file.write("\t".join(map(str, (name, *rows[name]))) + "\n")
        for path in found:
            print(f"finding: {build / 'bin'}/fuzz_{name} {path}", flush=True)
    print_table("This run", rows)
    print_table("All runs in this build folder", total(runs))
    return 1 if any(row[3] for row in rows.values()) else 0


sys.exit(main())
