#!/usr/bin/env python3
"""What the viewer shows when reading fails it: viewer_faults.py VIEWER LIBRARY

Every row is a claim, as in faults.py.
"""
import json
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "app" / "viewer"))
from screen import Screen

from faulty import LINE, SOURCE, Failed, Folder, require, until_missed

TEXT = LINE.encode("windows-1251") * 10_000  # several blocks, and indexed in a job of its own


def dumped(fault, platform="offscreen", options=()):
    """(exit status, what the window shows, messages, whether the fault struck)"""
    with Folder() as folder:
        os.environ.update(QT_QPA_PLATFORM=platform, HOME=str(folder.path), XDG_DATA_HOME=str(folder.path),
                          XDG_CONFIG_HOME=str(folder.path), XDG_CACHE_HOME=str(folder.path))
        folder.source.write_bytes(TEXT)
        status, out, error = folder.run([*options, "--dump", SOURCE], fault)
        return status, json.loads(out) if status == 0 else None, error, folder.has_fired()


def until_missed_by_doubling(strike):
    until_missed(strike, lambda number: 2 * number)


def a_failing_read_is_said():
    plain = dumped("")[1]
    require(plain["encoding"] == "windows-1251", plain["encoding"])

    def strike(number):
        status, shown, error, fired = dumped(f"pread EIO {number};")
        told = SOURCE.encode() in error if status == 3 else any(
            banner["text"].startswith("Reading failed at byte ") for banner in shown["banners"])
        require(told if fired else shown == plain, number, status, error, shown and shown["banners"])
        return fired
    until_missed_by_doubling(strike)


def a_file_that_changes_while_it_is_read_is_shown():
    for action in ("truncate", "grow", "replace"):
        def strike(number, action=action):
            status, shown, error, fired = dumped(f"pread {action} {number};")
            require(status == 0 and shown["encoding"], action, number, status, error)
            return fired
        until_missed_by_doubling(strike)


def what_has_no_thread_works_in_the_windows_own():
    plain = dumped("")[1]
    status, shown, error, fired = dumped("thread EAGAIN 0;")
    require(fired, "no thread was asked for")
    require(status == 0 and shown == plain, status, error)


def one_thread_that_is_refused_is_done_without_or_said(platform="offscreen"):
    plain = dumped("", platform)[1]
    outcomes = set()

    def strike(number):
        status, shown, error, fired = dumped(f"thread EAGAIN {number};", platform)
        done_without = status == 0 and shown == plain
        require(done_without or status == 3 and b"no thread can be started" in error, number, status, error)
        if fired:
            outcomes.add(status)
        return fired
    until_missed(strike)
    require(0 in outcomes, "none of the viewer's own threads was met")
    return outcomes


def on_a_screen_too():
    screen = Screen()
    os.environ["DISPLAY"] = screen.name
    try:
        outcomes = one_thread_that_is_refused_is_done_without_or_said("xcb")
    finally:
        screen.close()
    require(3 in outcomes, "none of Qt's threads was met")


def memory_that_runs_out_in_a_job_is_told():
    """The file and the cause, and the window goes on: what it shows then differs only in what the job had to find."""
    told = 0
    for options in ([], ["--find", "булок"], ["--compare", "koi8-r,iso-8859-5"], ["--panel", "convert"]):
        plain = dumped("", options=options)[1]

        def strike(number, options=options, plain=plain):
            nonlocal told
            status, shown, error, fired = dumped(f"job-malloc ENOMEM {number};", options=options)
            message = f"charsleuth-viewer: {SOURCE}: there is not enough memory\n".encode()
            require(status == 3 and error == message or status == 0, options, number, status, error)
            told += status == 3
            return fired
        until_missed(strike, lambda number: number + 1 + number // 8)
    require(told > 100, told)


def main():
    failures = 0
    for row in (a_failing_read_is_said, a_file_that_changes_while_it_is_read_is_shown,
                what_has_no_thread_works_in_the_windows_own, memory_that_runs_out_in_a_job_is_told,
                one_thread_that_is_refused_is_done_without_or_said,
                on_a_screen_too):
        claim = row.__name__.replace("_", " ")
        Folder.runs = Folder.struck = 0
        try:
            row()
            print(f"PASS {claim}, {Folder.struck} faults", flush=True)
        except Failed as failure:
            failures += 1
            print(f"FAIL {claim}: {failure}", flush=True)
    return 1 if failures else 0


sys.exit(main())
