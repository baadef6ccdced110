#!/usr/bin/env python3
"""Which lines of a folder the tests ran: coverage.py BUILD FOLDER [--lines] [--report]

BUILD is the build folder of the preset `coverage`, where the tests have left BUILD/profiles. Prints a
table by folder, then every file that is not covered whole; with --lines the lines that never ran.
--report writes the table and the text of those lines into tests/coverage/report.md.
Generated tables and headers of templates count where they have code. A line counts once, however
many programs have it in them. What only the compiler runs does not count: `consteval` promises that.
"""
import collections
import datetime
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def programs(build):
    """Everything that was built with counters and can have run."""
    found = [path for pattern in ("bin/*", "lib/*.so", "lib/*/*.so") for path in sorted(build.glob(pattern))]
    return [path for path in found if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]


def merged(build):
    raw = sorted((build / "profiles").glob("*.profraw"))
    if not raw:
        sys.exit("No profiles: the tests have not run.")
    data = build / "tests.profdata"
    listing = build / "profiles.txt"
    listing.write_text("\n".join(map(str, raw)))
    subprocess.run(["llvm-profdata-14", "merge", "-sparse", "-f", listing, "-o", data], check=True)
    return data


def counts(build, folder):
    """{path: {line: how often it ran}}"""
    first, *others = programs(build)
    command = ["llvm-cov-14", "export", "-format=lcov", f"-instr-profile={merged(build)}", first]
    for other in others:
        command += ["-object", other]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = collections.defaultdict(dict)
    for record in out.splitlines():
        if record.startswith("SF:"): # relative to the build folder where ccache has made it so
            path = os.path.relpath((build / record[3:]).resolve(), ROOT)
        elif path.startswith(folder + "/") and (match := re.match(r"DA:(\d+),(\d+)", record)):
            number, count = map(int, match.groups())
            lines[path][number] = max(count, lines[path].get(number, 0))
    return {path: {number: count for number, count in counted.items() if number not in compiled}
            for path, counted in lines.items() for compiled in [run_by_the_compiler(path)]}


def run_by_the_compiler(path):
    """The lines of consteval functions: from that word to the brace that closes the body, as clang-format sets it."""
    lines, closing = set(), None
    for number, line in enumerate((ROOT / path).read_text().splitlines(), 1):
        if not closing and re.search(r"\bconsteval\b", line):
            closing = re.match(" *", line)[0] + "}"
        if closing:
            lines.add(number)
            if line.startswith(closing) or re.search(r"{.*}$", line): # or all of it in one line
                closing = None
    return lines


def ranges(numbers):
    """[3, 4, 5, 9] as "3-5, 9"."""
    out = []
    for number in sorted(numbers):
        if out and out[-1][1] == number - 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in out)


def per_cent(part, whole):
    return f"{100 * part / whole:6.1f} %"


def folders(lines):
    """[(folder, lines that ran, lines)], the last one "together"."""
    sums = collections.defaultdict(lambda: [0, 0])
    for path, counted in lines.items():
        for name in (str(pathlib.Path(path).parent), "together"):
            sums[name][0] += sum(count > 0 for count in counted.values())
            sums[name][1] += len(counted)
    ordered = sorted(sums.items(), key=lambda item: (item[0] == "together", item[0]))
    return [(name, ran, whole) for name, (ran, whole) in ordered]


def missed_lines(lines):
    """[(path, numbers of the lines that never ran, lines)] of the files that are not covered whole."""
    found = [(path, [number for number, count in counted.items() if count == 0], len(counted))
             for path, counted in sorted(lines.items())]
    return [entry for entry in found if entry[1]]


def report(folder, lines):
    """Markdown: the table, and what stands in every line that never ran."""
    out = [f"# Which lines of {folder} the tests run", "",
           f"Made by `./dev coverage --report` on {datetime.date.today()}. The tests are those of core and the command line.", "",
           "| folder | lines | ran | |", "|---|--:|--:|--:|"]
    out += [f"| {name} | {whole:,} | {ran:,} | {per_cent(ran, whole).strip()} |" for name, ran, whole in folders(lines)]
    out += ["", "## Lines that never ran", ""]
    for path, missed, _ in missed_lines(lines):
        source = (ROOT / path).read_text().splitlines()
        out += [f"{path}:", "", "```"]
        out += [f"{number:5}  {source[number - 1]}" for number in sorted(missed)]
        out += ["```", ""]
    return "\n".join(out)


def main():
    build, folder = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    lines = counts(build, folder)
    for name, ran, whole in folders(lines):
        print(f"{per_cent(ran, whole)}  {ran:6,} of {whole:6,}  {name}")
    print()
    for path, missed, whole in missed_lines(lines):
        where = ranges(missed) if "--lines" in sys.argv else f"{len(missed)} lines"
        print(f"{per_cent(whole - len(missed), whole)}  {path}: {where}")
    if "--report" in sys.argv:
        (ROOT / "tests/coverage/report.md").write_text(report(folder, lines))


main()
