"""The table of what fuzzing has run, in report.md."""
import datetime
import re

HEAD = ["| target | executions | CPU seconds | edges reached |", "|---|--:|--:|--:|"]


def add(rows, name, executions, cpu, edges):
    """Edges are those of the latest run: every build numbers them anew."""
    old = rows.get(name, (0, 0, 0))
    rows[name] = (old[0] + executions, old[1] + cpu, edges)


def table(rows):
    lines = [f"| {name} | {runs:,} | {cpu:,} | {edges:,} |" for name, (runs, cpu, edges) in sorted(rows.items())]
    executions, cpu, _ = (sum(column) for column in zip(*rows.values()))
    return [*HEAD, *lines, f"| together | {executions:,} | {cpu:,} | |"]


def rows_of(lines):
    rows = {}
    for line in lines:
        name, *numbers = line.strip("| ").split(" | ")
        add(rows, name, *(int(number.replace(",", "")) for number in numbers))
    return rows


def record(report, runs):
    """Adds the file `runs` to the table in the file `report`, whose other words stay, and takes it away."""
    text = report.read_text(encoding="utf-8")
    begin = text.index(HEAD[0])
    end = text.index("\n\n", begin)
    rows = rows_of(text[begin:end].splitlines()[2:-1])
    for line in runs.read_text().splitlines():
        name, *numbers = line.split("\t")
        add(rows, name, *map(int, numbers))
    today = datetime.date.today().isoformat()
    before = re.sub(r"Runs until [\d-]+", f"Runs until {today}", text[:begin])
    report.write_text(before + "\n".join(table(rows)) + text[end:], encoding="utf-8")
    runs.unlink()
