#!/usr/bin/env python3
"""What the command line does when the system fails it: faults.py PROGRAM LIBRARY [--long]

Every row is a claim. A fault strikes the first call, the second, and so on until the program runs
to its end without meeting it, so that no step is left out. Sources are files, and what can be read
only once (kept_sources.py). Whatever happens, a run must end in one of two ways: with exactly the
result that it has without the fault, or with exit status 3, a message, and nothing changed. Killed,
the program leaves the source whole, and the copy either as it was or whole. --long takes a file of
several blocks, more kinds of faults, and kills at random times. --report FILE puts the table of what
was tried into that file.
"""
import datetime
import pathlib
import random
import re
import signal
import subprocess
import sys
import time

import kept_sources
from faulty import (CONVERT, COPY, LINE, LONG, NEW, OLD, PROGRAM, RETRY_WITHOUT_NAMELESS, SOURCE, Failed, Folder, require,
                    until_missed, without_previews)

REPORT = pathlib.Path(sys.argv[sys.argv.index("--report") + 1]) if "--report" in sys.argv else None
TABLE = ["| what was tried | faults that struck | runs | losses |", "|---|--:|--:|--:|"]


def reads_that(action):
    """Detecting and showing go on through this."""
    for arguments, name in ((["detect", "--json"], "detect"), (["show"], "show"), (CONVERT, "convert")):
        with Folder() as folder:
            plain = folder.run([*arguments, SOURCE])
            require(plain[0] == 0 and plain[1], name, plain)
            require(folder.run([*arguments, SOURCE], f"{action};") == plain, name)
            require(folder.has_fired(), name, "met no fault")


def short_reads_change_nothing():
    reads_that("reading short 0")


def interrupted_reads_change_nothing():
    reads_that("reading EINTR 0")


def interrupted_openings_change_nothing():
    reads_that("open EINTR 0")


def short_and_interrupted_writes_change_nothing():
    for fault in ("write short 0;", "write EINTR 0;", "write EINTR 0;reading short 0;"):
        with Folder() as folder:
            status = folder.run([*CONVERT, "-o", COPY, SOURCE], fault)
            require(status[0] == 0 and folder.copy.read_bytes() == NEW, fault, status)
        reads_that(fault[:-1])


def a_failing_read_is_told_and_never_taken_for_the_end():
    for arguments in (["detect", "--json"], ["show"], [*CONVERT, "-o", COPY]):
        def strike(number, arguments=arguments):
            with Folder() as folder:
                plain = folder.run([*arguments, SOURCE])
                folder.copy.unlink(missing_ok=True)
                status, out, error = folder.run([*arguments, SOURCE], f"reading EIO {number};")
                if arguments[0] == "detect" and status == 0:
                    out, plain = without_previews(out), (0, without_previews(plain[1]), b"")
                same = (status, out, error) == plain and folder.copy_is_whole()
                told = status == 3 and SOURCE.encode() in error and not folder.copy.exists()
                told = told and (not out or arguments[0] == "show")
                require(same or told, arguments[0], number, status, error)
                require(folder.source.read_bytes() == OLD and not folder.rest(), number)
                return folder.has_fired()
        until_missed(strike)


def every_failing_step(error, more=""):
    """Of a conversion into a new file, over an old one, and in place."""
    for copy_is_there, place in ((False, "-o"), (True, "-o"), (False, "--in-place")):
        def strike(number, copy_is_there=copy_is_there, place=place):
            with Folder(copy_is_there) as folder:
                target = [place, COPY] if place == "-o" else [place]
                status, _, words = folder.run([*CONVERT, *target, SOURCE],
                                              f"{more}writing {error} {number};")
                require(status in (0, 3) and (status == 0 or words), place, number, status, words)
                require(folder.copy_is_whole(), place, number, "the copy is damaged")
                kept = folder.path / "source.txt.orig"
                source = folder.source.read_bytes()
                if status == 0 and place == "-o":
                    require(folder.copy.read_bytes() == NEW and source == OLD, number)
                elif status == 0:
                    require(source == NEW and kept.read_bytes() == OLD, number)
                else:
                    require(source == OLD and not kept.exists(), place, number, words)
                    require(not folder.copy.exists() or folder.copy.read_bytes() == folder.before)
                require(not folder.rest(), place, number, folder.rest())
                return folder.has_fired()
        until_missed(strike)


def a_full_disk_is_told_and_changes_nothing():
    every_failing_step("ENOSPC")


def a_full_disk_without_nameless_files_is_told_and_changes_nothing():
    every_failing_step("ENOSPC", RETRY_WITHOUT_NAMELESS)


def a_failing_disk_is_told_and_changes_nothing():
    every_failing_step("EIO")


def a_read_only_disk_is_told_and_changes_nothing():
    every_failing_step("EROFS")


def require_whole(folder, place, number):
    source = folder.source.read_bytes()
    require(folder.copy_is_whole(), place, number, "the copy is damaged")
    if place == "-o":
        require(source == OLD, number, "the source is damaged")
    elif source != OLD:
        require(source == NEW, number, "the source is damaged")
        require((folder.path / "source.txt.orig").read_bytes() == OLD, number, "no original")


def killed_at_every_step(more=""):
    for copy_is_there, place in ((False, "-o"), (True, "-o"), (False, "--in-place")):
        def strike(number, copy_is_there=copy_is_there, place=place):
            with Folder(copy_is_there) as folder:
                target = [place, COPY] if place == "-o" else [place]
                words = [*CONVERT, *target, SOURCE]
                status, _, _ = folder.run(words, f"{more}any kill {number};")
                require(status in (0, -signal.SIGKILL), place, number, status)
                require_whole(folder, place, number)
                require(all(name.startswith(".charsleuth-") for name in folder.rest()), folder.rest())
                return status != 0
        until_missed(strike)


def killed_at_every_step_it_leaves_all_whole():
    killed_at_every_step()


def killed_at_every_step_without_nameless_files_it_leaves_all_whole():
    killed_at_every_step(RETRY_WITHOUT_NAMELESS)


def killed_at_random_times_it_leaves_all_whole(kills=1000):
    """Until it was killed that often; what had ended before the signal came is not counted."""
    random.seed(20261121)
    with Folder() as folder:
        begin = time.monotonic()
        require(folder.run([*CONVERT, "-o", COPY, SOURCE])[0] == 0)
        whole = time.monotonic() - begin
    for number in range(10 * kills):
        place = ("-o", "--in-place")[number % 2]
        with Folder(copy_is_there=number % 4 == 0) as folder:
            target = [place, COPY] if place == "-o" else [place]
            with subprocess.Popen([PROGRAM, *CONVERT, *target, SOURCE],
                                  stderr=subprocess.DEVNULL, cwd=folder.path) as process:
                time.sleep(random.uniform(0, 1.1 * whole))
                process.kill()
                Folder.struck += process.wait() == -signal.SIGKILL
            Folder.runs += 1
            require_whole(folder, place, number)
        if Folder.struck == kills:
            return
    require(False, "too few were killed in time:", Folder.struck)


def a_source_that_changes_meanwhile_gives_no_mixture():
    for action in ("truncate", "grow", "replace"):
        for place in ("-o", "--in-place"):
            def strike(number, action=action, place=place):
                with Folder() as folder:
                    target = [place, COPY] if place == "-o" else [place]
                    status, _, words = folder.run([*CONVERT, *target, SOURCE],
                                                  f"pread {action} {number};")
                    copy = folder.copy if place == "-o" else folder.source
                    if status == 0:
                        require(copy.read_bytes() == NEW, action, place, number)
                    else:
                        require(status == 3 and words, action, place, number, status)
                        require(not folder.copy.exists(), action, place, number)
                    return folder.has_fired()
            until_missed(strike)


def a_file_that_changes_while_it_is_read_is_answered():
    def strike(number):
        for action in ("truncate", "grow", "replace"):
            with Folder() as folder:
                for words in (["detect", "--json"], ["show"]):
                    status, out, error = folder.run([*words, SOURCE],
                                                    f"pread {action} {number};")
                    require(status in (0, 3) and (out or error), words, action, number, status)
                fired = folder.has_fired()
        return fired
    until_missed(strike)


def threads_that_cannot_be_made_change_nothing():
    """Neither of many files nor of the parts of a big one."""
    for words in ([f"--jobs={jobs}", *files] for jobs, files in ((4, [SOURCE] * 200), (3, ["big.txt"]))):
        def strike(number, words=words):
            with Folder() as folder:
                (folder.path / "big.txt").write_bytes(LINE.encode("windows-1251") * 160_000)
                command = ["detect", "--json", "--no-sidecar", *words]
                plain = folder.run(command)
                require(plain[0] == 0 and plain[1], plain)
                require(folder.run(command, f"thread EAGAIN {number};") == plain, words[0], number)
                return folder.has_fired()
        require(strike(0), words[0], "makes no thread")
        until_missed(strike)


def memory_that_runs_out_is_told(step):
    """With the file's name, unless it happens before one is opened."""
    count = named = 0
    for words in (["detect", SOURCE], ["detect", "--json", "--top", "0", SOURCE],
                  ["detect", "--json", "--jobs", "2", SOURCE], ["detect", "--jobs", "3", *[SOURCE] * 3],
                  ["show", SOURCE],
                  [*CONVERT, "-o", COPY, SOURCE]):
        with Folder() as folder:
            plain = folder.run(words)
        for number in range(1, 10_000_000, step):
            with Folder() as folder:
                status, out, error = folder.run(words, f"malloc ENOMEM {number};")
                require(status in (0, 3) and (status == 0 or error), words[0], number, status, error)
                require(status != 0 or out == plain[1], words[0], number)
                named += error == f"charsleuth: {SOURCE}: there is not enough memory\n".encode()
                require(folder.copy_is_whole() and folder.source.read_bytes() == OLD, number)
                if not folder.has_fired():
                    break
            count += 1
    require(named > count / 4, named, "of", count, "name the file")


def memory_that_runs_out_is_told_and_nothing_is_damaged():
    memory_that_runs_out_is_told(13 if LONG else 45)


def write_report(table):
    text = REPORT.read_text(encoding="utf-8")
    begin = text.index(TABLE[0])
    before = re.sub(r"\d{4}-\d\d-\d\d", datetime.date.today().isoformat(), text[:begin])
    REPORT.write_text(before + "\n".join(table) + text[text.index("\n\n", begin):], encoding="utf-8")


def main():
    rows = [short_reads_change_nothing, interrupted_reads_change_nothing,
            interrupted_openings_change_nothing, short_and_interrupted_writes_change_nothing,
            a_failing_read_is_told_and_never_taken_for_the_end,
            a_full_disk_is_told_and_changes_nothing,
            a_full_disk_without_nameless_files_is_told_and_changes_nothing,
            a_failing_disk_is_told_and_changes_nothing, a_read_only_disk_is_told_and_changes_nothing,
            killed_at_every_step_it_leaves_all_whole,
            killed_at_every_step_without_nameless_files_it_leaves_all_whole,
            a_source_that_changes_meanwhile_gives_no_mixture,
            a_file_that_changes_while_it_is_read_is_answered, threads_that_cannot_be_made_change_nothing,
            memory_that_runs_out_is_told_and_nothing_is_damaged, *kept_sources.ROWS]
    if LONG:
        rows.append(killed_at_random_times_it_leaves_all_whole)
    failures, table = 0, list(TABLE)
    for row in rows:
        claim, begin = row.__name__.replace("_", " "), time.monotonic()
        Folder.runs = Folder.struck = 0
        try:
            row()
            print(f"PASS {claim}, {Folder.struck} faults ({time.monotonic() - begin:.1f} s)", flush=True)
        except Failed as failure:
            failures += 1
            print(f"FAIL {claim}: {failure}", flush=True)
        table.append(f"| {claim} | {Folder.struck:,} | {Folder.runs:,} | {failures} |")
    if REPORT and not failures:
        write_report(table)
    return 1 if failures else 0


sys.exit(main())
