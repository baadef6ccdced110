#!/usr/bin/env python3
"""AFL++ on the command line: afl.py BUILD MINUTES

BUILD is the build folder of the preset `afl`. The file is any bytes; what is asked of it takes
turns. A crash or a hang is a finding and stays in BUILD/out/NAME; BUILD/runs.tsv has a line for
every turn, which `run.py BUILD --record` adds to the table in report.md.
"""
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
QUESTIONS = {
    "detect": ["detect", "--explain", "--no-sidecar", "@@"],
    "json": ["detect", "--json", "--no-sidecar", "@@"],
    "show": ["show", "--no-sidecar", "@@"],
    "convert": ["convert", "--no-sidecar", "--on-loss", "escape", "--to", "utf-8", "-o", "-", "@@"],
}
# AFL++ would rather have the machine to itself.
CALM = {"AFL_NO_UI": "1", "AFL_SKIP_CPUFREQ": "1", "AFL_NO_AFFINITY": "1", "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1",
        "AFL_AUTORESUME": "1", "AFL_FAST_CAL": "1", "AFL_NO_STARTUP_CALIBRATION": "1"}


def statistics(folder):
    lines = (folder / "default" / "fuzzer_stats").read_text().splitlines()
    return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}


def run(build, name, words, seconds):
    """(executions, CPU seconds, edges, findings)"""
    out = build / "out" / name
    out.parent.mkdir(exist_ok=True)
    before = os.times()
    done_before = int(statistics(out)["execs_done"]) if (out / "default" / "fuzzer_stats").exists() else 0
    log = build / f"{name}.log"
    with log.open("w") as to:
        result = subprocess.run(
            ["afl-fuzz", "-i", build / "seeds" / "files", "-o", out, "-x", build / "seeds" / "uchardet.dict",
             "-V", str(seconds), "-t", "60000", "-m", "none", "--", build / "bin" / "charsleuth", *words],
            stdout=to, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env={**os.environ, **CALM}, check=False)
    if result.returncode != 0:
        sys.exit(log.read_text()[-2000:])
    after, said = os.times(), statistics(out)
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return (int(said["execs_done"]) - done_before, round(cpu), int(said["edges_found"]),
            int(said["saved_crashes"]) + int(said["saved_hangs"]))


def main():
    build, minutes = pathlib.Path(sys.argv[1]).resolve(), float(sys.argv[2])
    subprocess.run([HERE / "make_seeds.py", build / "seeds"], check=True)
    all_findings = 0
    for name, words in QUESTIONS.items():
        executions, cpu, edges, findings = run(build, name, words, max(5, int(minutes * 60 / len(QUESTIONS))))
        with (build / "runs.tsv").open("a") as file:
            file.write(f"AFL++: charsleuth {words[0]}\t{executions}\t{cpu}\t{edges}\n")
        print(f"{name}: {executions:,} executions, {cpu} CPU seconds, {edges:,} edges, {findings} findings", flush=True)
        all_findings += findings
    return 1 if all_findings else 0


sys.exit(main())
