#!/usr/bin/env python3
"""Runs fuzz targets in turns and prints what ran: run.py BUILD MINUTES [TARGET...]

BUILD is the build folder of the preset `fuzz`; without targets all run, for MINUTES together, each
for five minutes at most before it is the next one's turn. Seeds and dictionaries are made anew,
what earlier runs found to be worth keeping is in BUILD/corpus, inputs that broke a claim go to
BUILD/findings (run the target with one of them to see which claim), and BUILD/runs.tsv has a line
for every turn. Exit status 1 where there was a finding.

run.py BUILD --record adds the lines of BUILD/runs.tsv to the table in report.md, once.
"""
import itertools
import os
import pathlib
import re
import resource
import subprocess
import sys
import time

import report

HERE = pathlib.Path(__file__).resolve().parent
# Bytes; seconds for one input, of the clock, where others may have the processor meanwhile (the targets bound the
# processor's own); MB.
LIMITS = ["-max_len=4096", "-timeout=300", "-report_slow_units=300", "-rss_limit_mb=3000"]
LONGEST_TURN = 300  # seconds


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(build, name, seconds):
    """(executions, CPU seconds, edges covered, files of findings)"""
    corpus, seeds, findings = build / "corpus" / name, build / "seeds" / name, build / "findings"
    corpus.mkdir(parents=True, exist_ok=True)
    seeds.mkdir(exist_ok=True)  # some targets begin with nothing
    dictionary = build / "seeds" / f"{name}.dict"
    findings.mkdir(exist_ok=True)
    before, found_before = cpu_seconds(), set(findings.glob(f"{name}-*"))
    result = subprocess.run(
        [build / "bin" / f"fuzz_{name}", f"-max_total_time={seconds}",
         "-print_final_stats=1", *([f"-dict={dictionary}"] if dictionary.exists() else []),
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


def turns(names, seconds):
    """Yields (target, seconds) until the time is over; everybody has at least one turn."""
    end, length = time.monotonic() + seconds, max(1, min(LONGEST_TURN, int(seconds / len(names))))
    for name in itertools.chain(names, itertools.takewhile(
            lambda _: time.monotonic() + length <= end, itertools.cycle(names))):
        yield name, length


def fuzz(build, minutes, names):
    """How many findings there were."""
    names = names or sorted(p.name[5:] for p in (build / "bin").glob("fuzz_*"))
    subprocess.run([HERE / "make_seeds.py", build / "seeds"], check=True)
    rows, findings = {}, 0
    for name, seconds in turns(names, minutes * 60):
        executions, cpu, edges, found = run(build, name, seconds)
        report.add(rows, name, executions, cpu, edges)
        with (build / "runs.tsv").open("a") as file:
            file.write(f"{name}\t{executions}\t{cpu}\t{edges}\n")
        findings += len(found)
        for path in found:
            print(f"finding: {build / 'bin'}/fuzz_{name} {path}", flush=True)
    print("\n".join(report.table(rows)))
    return findings


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    if sys.argv[2] == "--record":
        report.record(HERE / "report.md", build / "runs.tsv")
        return 0
    return 1 if fuzz(build, float(sys.argv[2]), sys.argv[3:]) else 0


sys.exit(main())
