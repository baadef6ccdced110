"""Runs of the command line, in a folder of their own, in which calls to the system fail: see faults.c."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from preloaded import preloaded

PROGRAM, LIBRARY = os.path.abspath(sys.argv[1]), preloaded(sys.argv[2])
LONG = "--long" in sys.argv[3:]
LINE = "Съешь же ещё этих мягких французских булок, да выпей чаю.\n"
TEXT = LINE * (60_000 if LONG else 40)
OLD, NEW = TEXT.encode("windows-1251"), TEXT.encode("utf-8")
BEFORE = b"what was there before\n"
SOURCE, COPY = "source.txt", "copy.txt"
CONVERT = ["convert", "--no-sidecar", "--from", "windows-1251", "--to", "utf-8"]
RETRY_WITHOUT_NAMELESS = "tmpfile EOPNOTSUPP 0;"  # a file system that has no nameless files


class Failed(Exception):
    pass


def require(claim, *words):
    if not claim:
        raise Failed(" ".join(map(str, words)))


class Folder:
    """A folder for one run: the source, and for some the file that is to be replaced."""

    runs = struck = 0  # of the program, since the row began; of faults

    def __init__(self, copy_is_there=False):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="charsleuth-faults-"))
        self.source, self.copy = self.path / SOURCE, self.path / COPY
        self.fired = self.path / "fired"
        self.source.write_bytes(OLD)
        self.before = BEFORE if copy_is_there else None
        if copy_is_there:
            self.copy.write_bytes(BEFORE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        Folder.struck += self.has_fired()
        shutil.rmtree(self.path)

    def run(self, arguments, fault="", piped=b""):
        """(exit status, standard output, standard error)"""
        environment = {**os.environ, "LC_ALL": "C", "FAULT": fault, "FAULT_FILE": str(self.source),
                       "FAULT_FIRED": str(self.fired), "LD_PRELOAD": LIBRARY}
        Folder.runs += 1
        result = subprocess.run([PROGRAM, *arguments], capture_output=True, check=False, input=piped,
                                env=environment, cwd=self.path, timeout=60)
        return result.returncode, result.stdout, result.stderr

    def has_fired(self):
        return self.fired.exists()

    def copy_is_whole(self):
        there = self.copy.read_bytes() if self.copy.exists() else None
        return there in (self.before, NEW)

    def rest(self):
        """What lies there besides the source, the copy and the kept original."""
        known = {"source.txt", "copy.txt", "fired", "source.txt.orig", "source.txt.other"}
        return sorted(p.name for p in self.path.iterdir() if p.name not in known)


def without_previews(lines):
    """Previews are read after the answer is there; those that cannot be read are empty."""
    answers = [json.loads(line) for line in lines.splitlines()]
    for answer in answers:
        for candidate in answer.get("candidates", []):
            candidate.pop("preview", None)
    return answers


def until_missed(strike, after=lambda number: number + 1):
    """Calls strike(1), strike(2), ... until one says that its fault met no call."""
    number = 1
    while strike(number):
        number = after(number)
        require(number < 100_000, "a fault is met without end")
    require(number > 1, "no call was ever met: the library is not in use")
