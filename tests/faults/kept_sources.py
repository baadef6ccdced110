"""Rows of faults.py about what is read once, and about folders."""
import functools
import gzip

from faulty import (CONVERT, COPY, LINE, LONG, OLD, RETRY_WITHOUT_NAMELESS, SOURCE, Folder, require, until_missed,
                    without_previews)


@functools.cache
def long_text():
    """More than is kept in memory of what cannot be read again: the rest goes to a temporary file."""
    return LINE.encode("windows-1251") * 160_000


@functools.cache
def packed_text():
    return gzip.compress(long_text(), 1)


class Kept:
    """A run about a source that is kept while it is read: what is inside a packed file, or a pipe."""

    def __init__(self, way, words):
        self.way, self.words = way, words

    def __str__(self):
        return f"{self.words[0]}, {self.way}"

    def run(self, folder, fault=""):
        if self.way == "piped":
            return folder.run([*self.words, "-"], fault, long_text())
        folder.source.write_bytes(packed_text())
        return folder.run([*self.words, SOURCE], fault)


KEPT = [Kept(way, words) for way in ("packed", "piped")
        for words in (["detect", "--json", "--no-sidecar"], [*CONVERT, "-o", COPY])]


def kept_sources_are_whole_or_it_is_told(*faults):
    """Each fault, a text with {} for a number, strikes the first call, the second (in the long form), the fourth ..."""
    for kept in KEPT:
        with Folder() as folder:
            plain = kept.run(folder)
            require(plain[0] == 0, kept, plain)
            copy = folder.copy.read_bytes() if folder.copy.exists() else None
        for fault in faults:
            def strike(number, kept=kept, plain=plain, copy=copy, fault=fault):
                with Folder() as folder:
                    status, out, error = kept.run(folder, fault.format(number))
                    written = folder.copy.read_bytes() if folder.copy.exists() else None
                    same = (status, out, error) == plain and written == copy
                    if kept.words[0] == "detect" and status == 0:
                        same = without_previews(out) == without_previews(plain[1])
                    told = status == 3 and error and not out and written is None
                    require(same or told, kept, fault, number, status, error)
                    require(not folder.rest(), kept, fault, number, folder.rest())
                    return folder.has_fired() and "{}" in fault
            if "{}" in fault:
                until_missed(strike, lambda number: number + 1 if LONG else 2 * number)
            else:
                strike(0)


def what_is_packed_or_piped_is_kept_whole_whatever_is_short_or_interrupted():
    kept_sources_are_whole_or_it_is_told("reading short 0;", "reading EINTR 0;", "writing short 0;", "write EINTR 0;",
                                         "pwrite EINTR 0;")


def what_is_packed_or_piped_is_never_half_of_it_when_reading_fails():
    kept_sources_are_whole_or_it_is_told("reading EIO {};")


def what_is_packed_or_piped_is_never_half_of_it_when_the_disk_is_full():
    kept_sources_are_whole_or_it_is_told("writing ENOSPC {};", RETRY_WITHOUT_NAMELESS + "writing ENOSPC {};")


def a_folder_that_cannot_be_listed_is_told_and_never_taken_for_its_end():
    def strike(number):
        with Folder() as folder:
            inner = folder.path / "folder" / "inner"
            inner.mkdir(parents=True)
            for name in "abc":
                (inner / name).write_bytes(OLD)
                (inner.parent / name).write_bytes(OLD)
            words = ["detect", "--json", "--no-sidecar", "-r", "folder"]
            plain = folder.run(words)
            require(plain[0] == 0 and plain[1].count(b"\n") == 6, plain)
            status, out, error = folder.run(words, f"readdir EIO {number};")
            told = status == 3 and b"folder/" in error
            require(told or (status, out, error) == plain, number, status, error)
            return folder.has_fired()
    until_missed(strike)


def a_file_is_answered_though_the_folder_around_it_cannot_be_listed():
    def strike(number):
        with Folder() as folder:
            (folder.path / "other.txt").write_bytes(OLD)
            status, out, _ = folder.run(["detect", "--json", "--hint-siblings", SOURCE], f"readdir EIO {number};")
            require(status == 0 and out.count(b"\n") == 1, number, status)
            return folder.has_fired()
    until_missed(strike)


ROWS = [what_is_packed_or_piped_is_kept_whole_whatever_is_short_or_interrupted,
        what_is_packed_or_piped_is_never_half_of_it_when_reading_fails,
        what_is_packed_or_piped_is_never_half_of_it_when_the_disk_is_full,
        a_folder_that_cannot_be_listed_is_told_and_never_taken_for_its_end,
        a_file_is_answered_though_the_folder_around_it_cannot_be_listed]
