#!/usr/bin/env python3
"""Converts a folder with files in thirty encodings, kills the program on the way, goes on, undoes: convert_tree.py PROGRAM [--long]

Every function below is a claim. --long takes 5,000 files and kills a hundred times; without it the test has a few hundred, under the sanitizers fewer.
"""
import codecs
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from made_tree import SENTENCES, MadeTree, changed_files, fill, snapshot

PROGRAM = os.path.abspath(sys.argv[1])
LONG = "--long" in sys.argv
FILES, KILLS = (5000, 100) if LONG else (90, 4) if "CHARSLEUTH_SANITIZED" in os.environ else (210, 12)
# Files of a few sentences of which the detection is not sure enough stay as they are; of thirty encodings most are told.
LEAST_CONVERTED = 0.95


class Failed(Exception):
    pass


def require(claim, *words):
    if not claim:
        raise Failed(" ".join(map(str, words)))


class Place:
    """A folder with a tree, and the journal beside it."""

    def __init__(self, files=FILES, seed=1):
        self.folder = tempfile.TemporaryDirectory(prefix="charsleuth-tree-")
        self.base = pathlib.Path(self.folder.name)
        self.environment = {**os.environ, "XDG_STATE_HOME": str(self.base / "state")}
        self.tree = MadeTree(self.base / "tree", files, seed)
        self.journal = self.base / "journal"
        self.before = self.seen()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def seen(self):
        return snapshot(self.base / "tree")

    def words(self, *more):
        return [PROGRAM, "convert", "-r", "--to", "UTF-8", "--part-links", "--journal", str(self.journal), *more, "tree"]

    def run(self, *words):
        return subprocess.run(words, cwd=self.base, env=self.environment, capture_output=True, check=False, timeout=60 + FILES / 10)

    def convert(self, *more):
        return self.run(*self.words(*more))

    def undo(self):
        outcome = self.run(PROGRAM, "convert", "--undo", str(self.journal))
        require(outcome.returncode == 0 and not outcome.stderr, "undo", outcome)
        return outcome

    def killed(self, words, seconds):
        """True where the program was still at work then."""
        with subprocess.Popen(words, cwd=self.base, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                process.wait(seconds)
                return False
            except subprocess.TimeoutExpired:
                process.kill()
                return True


def text_of(content):
    return codecs.decode(content.removeprefix(codecs.BOM_UTF8), "utf-8")


def is_right(place, name, content):
    """The bytes of the original, or its text in UTF-8."""
    original = place.before[name][4]
    if content == original:
        return True
    text, _ = place.tree.texts.get(name, (None, None))
    return text is not None and text_of(content) == text


def check_converted(place, converted_root, originals):
    """Every text is right; few are not converted; what is no text, or damaged, is what it was."""
    converted = 0
    for name, (text, encoding) in place.tree.texts.items():
        path = os.path.join(os.fsencode(place.base / converted_root), name)
        content = pathlib.Path(os.fsdecode(path)).read_bytes() if os.path.exists(path) else place.before[name][4]
        original = place.before[name][4]
        require(is_right(place, name, content), "another text:", name, encoding)
        if content != original:
            require(originals is None or pathlib.Path(os.fsdecode(originals(name))).read_bytes() == original, "no original:", name)
        converted += content != original or encoding in ("utf-8", "utf-8-sig", "ascii")
    require(converted >= LEAST_CONVERTED * len(place.tree.texts), "converted only", converted, "of", len(place.tree.texts))
    for name in place.tree.damaged | place.tree.binary:
        if converted_root == "tree":
            require(place.seen()[name][4] == place.before[name][4], "touched:", name)


def orig_beside(place):
    return lambda name: os.path.join(place.tree.root, name) + b".orig"


def in_place_every_text_is_what_it_was_and_undone_nothing_differs():
    with Place() as place:
        outcome = place.convert("--in-place")
        require(outcome.returncode in (1, 3), outcome)  # the damaged, and the name too long for a .orig
        check_converted(place, "tree", orig_beside(place))
        place.undo()
        require(place.seen() == place.before, "differs after undoing")


def twice_changes_nothing():
    with Place() as place:
        place.convert("--in-place")
        once = place.seen()
        outcome = place.convert("--in-place")
        require(b"\n" in outcome.stdout and outcome.stdout.startswith(b"0 converted,"), outcome.stdout)
        require(place.seen() == once, "the second run changed something")
        place.journal.unlink()  # and without a memory of the first
        outcome = place.convert("--in-place")
        require(outcome.stdout.startswith(b"0 converted,"), outcome.stdout)
        require(place.seen() == once, "the third run changed something")


def killed_at_random_it_goes_on_and_is_undone():
    with Place(seed=2) as place:
        rng = random.Random(3)
        start = time.monotonic()
        place.convert("--in-place")
        whole = time.monotonic() - start
        place.undo()
        require(place.seen() == place.before, "differs before anything was killed")
        struck = tries = 0
        looked_at = {}
        while struck < KILLS and tries < 20 * KILLS:
            tries += 1
            undoing = rng.random() < 0.3
            words = [PROGRAM, "convert", "--undo", str(place.journal)] if undoing else place.words("--in-place")
            if not place.killed(words, rng.uniform(0.002, whole / 3)):
                if not undoing:
                    place.undo()
                continue
            struck += 1
            require(all(os.path.lexists(os.path.join(place.tree.root, name)) for name in place.before), "a file is gone")
            for name, content in changed_files(place.base / "tree", looked_at):
                original = name.removesuffix(b".orig")
                require(is_right(place, original if name not in place.before else name, content), "neither old nor new:", name)
        require(struck == KILLS, "killed only", struck, "times")
        place.convert("--in-place")
        check_converted(place, "tree", orig_beside(place))
        left = [name for name in place.seen() if os.path.basename(name).startswith(b".charsleuth-")]
        require(not left, "left over:", left)
        place.undo()
        require(place.seen() == place.before, "differs after kills and undoing")


def a_folder_of_copies_has_the_shape_the_modes_and_the_times():
    with Place() as place:
        outcome = place.convert("--out-dir", "copies")
        require(outcome.returncode == 1, outcome)
        require(place.seen() == place.before, "the originals were touched")
        check_converted(place, "copies", None)
        copies = snapshot(place.base / "copies")
        for name, entry in place.before.items():
            if entry[0] == "file" and name in copies:
                require(copies[name][1:3] == entry[1:3], "mode or time:", name, copies[name][1:3], entry[1:3])
        require(all(copies[name][4] == place.before[name][4] for name in place.tree.binary), "a binary is another")
        again = place.convert("--out-dir", "copies")
        require(snapshot(place.base / "copies") == copies and again.stdout.startswith(b"0 converted,"), again)
        place.undo()
        require(not (place.base / "copies").exists(), "copies are left", list((place.base / "copies").rglob("*"))[:5])


def originals_go_to_a_folder_and_come_back():
    with Place() as place:
        place.convert("--backup", "originals")
        check_converted(place, "tree", lambda name: os.path.join(os.fsencode(place.base / "originals"), name))
        require(not [name for name in place.seen() if name.endswith(b".orig")], "an .orig")
        place.undo()
        require(place.seen() == place.before and not (place.base / "originals").exists(), "differs")


def originals_come_back_from_another_file_system():
    other = pathlib.Path("/dev/shm")
    if not other.is_dir() or other.stat().st_dev == pathlib.Path(tempfile.gettempdir()).stat().st_dev:
        return
    with Place(files=60) as place, tempfile.TemporaryDirectory(dir=other) as backup:
        place.convert("--backup", backup + "/originals")
        check_converted(place, "tree", lambda name: os.path.join(os.fsencode(backup), b"originals", name))
        place.undo()
        now = place.seen()
        without_links = {name: (*entry[:3], *entry[4:]) for name, entry in now.items()}
        require(without_links == {name: (*entry[:3], *entry[4:]) for name, entry in place.before.items()}, "differs")
        require(not os.listdir(backup), "left in the backup:", os.listdir(backup))


def a_plan_changes_nothing_and_says_what_a_run_does():
    with Place(files=70) as place:
        planned = place.convert("--dry-run", "--report", "plan.csv")
        require(planned.returncode == 1 and place.seen() == place.before, planned)
        require(not place.journal.exists(), "a plan has a journal")
        place.convert("--out-dir", "copies", "--report", "done.csv")
        plan = (place.base / "plan.csv").read_bytes()
        done = (place.base / "done.csv").read_bytes()
        require(plan.replace(b",convert,", b",converted,").replace(b",refuse,", b",refused,") == done, "plan and report differ")


def a_full_disk_in_the_middle_loses_nothing():
    """The file system is one of 2 MiB, where that can be mounted; else files have a limit that the journal meets."""
    with Place(files=140) as place:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1200k", "none", str(place.base / "tree")], capture_output=True, check=False)
        if mounted.returncode != 0:
            limited = place.run("/bin/sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *place.words("--in-place"))
            require(limited.returncode == 3 and b"journal" in limited.stderr, limited)
        else:
            try:
                shutil.rmtree(place.base / "tree", ignore_errors=True)
                place.tree = MadeTree(place.base / "tree/t", 140)
                place.before = snapshot(place.tree.root)
                fill(place.base / "tree/filler", room=200_000)
                outcome = place.convert("--in-place")
                require(outcome.returncode == 3 and b"No space left" in outcome.stderr, outcome)
                place.undo()
                require(snapshot(place.tree.root) == place.before, "differs after a full disk")
                os.unlink(place.base / "tree/filler")
                place.convert("--in-place")
                require(snapshot(place.tree.root) != place.before, "it did not go on")
                place.undo()
                require(snapshot(place.tree.root) == place.before, "differs")
            finally:
                subprocess.run(["umount", str(place.base / "tree")], check=False)
            return
        place.undo()
        require(place.seen() == place.before, "differs after a full disk")


def what_was_changed_since_is_left_alone_and_told():
    with Place(files=40) as place:
        place.convert("--in-place")
        edited = next(name for name in place.tree.texts if os.path.exists(os.path.join(place.tree.root, name) + b".orig"))
        path = pathlib.Path(os.fsdecode(os.path.join(place.tree.root, edited)))
        path.write_bytes(b"somebody's work\n")
        outcome = place.run(PROGRAM, "convert", "--undo", str(place.journal))
        require(outcome.returncode == 3 and b"was changed since" in outcome.stderr, outcome)
        require(path.read_bytes() == b"somebody's work\n", "an edit is lost")
        require(pathlib.Path(str(path) + ".orig").read_bytes() == place.before[edited][4], "an original is lost")


def a_journal_of_another_tree_is_refused():
    with Place(files=40) as place:
        place.convert("--in-place")
        (place.base / "other").mkdir()
        (place.base / "other/a.txt").write_bytes("Паром отходит от пристани в семь часов утра.".encode("koi8-r") * 3)
        words = place.words("--in-place")
        words[-1] = "other"
        outcome = place.run(*words)
        require(outcome.returncode == 3 and b"journal of another run" in outcome.stderr, outcome)
        head = place.journal.read_bytes().split(b"\n")[0] + b"\n"
        for text in (b"", b"no journal\n", b'{"step":"head"}\n', b"\x00" * 100, head + b'{"step":"run","process":1e63}\n',
                     place.journal.read_bytes()[:500] + b"x\n{}\n"):
            place.journal.write_bytes(text)
            for attempt in (place.run(PROGRAM, "convert", "--undo", str(place.journal)), place.convert("--in-place")):
                require(attempt.returncode == 3 or not text, text[:20], attempt)
            require(place.journal.read_bytes() == text or not text, "a file that is no journal was written to")


def a_line_that_was_cut_off_is_no_obstacle():
    with Place(files=40) as place:
        place.convert("--in-place")
        whole = place.journal.read_bytes()
        place.journal.write_bytes(whole[:-7])
        place.undo()
        require(place.seen() == place.before, "differs")


def killed_at_a_name_too_long_for_a_second_one_it_goes_on():
    with Place() as place:
        place.convert("--in-place")
        lines = place.journal.read_bytes().splitlines(keepends=True)
        begun = next(line for line in lines if b'"begin"' in line and b"nnnn" in line)  # FILE.orig cannot be made of it
        place.undo()
        place.journal.write_bytes(b"".join([*lines[:2], begun]))
        place.convert("--in-place")
        check_converted(place, "tree", orig_beside(place))
        place.undo()
        require(place.seen() == place.before, "differs after undoing")


def only_what_is_sure_or_named_is_converted():
    with Place(files=0) as place:
        root = place.base / "tree"
        (root / "long.txt").write_bytes((" ".join(SENTENCES["ja"])).encode("euc-jp"))
        (root / "short.txt").write_bytes("Щи".encode("koi8-r"))
        (root / "ignored.txt").write_bytes((" ".join(SENTENCES["ru"])).encode("koi8-r"))
        (root / ".gitignore").write_text("ignored.txt\n")

        def planned(*words):
            rows = place.convert("--dry-run", "--report", "-", *words).stdout.decode("utf-8", "replace").splitlines()
            return {row.split(",")[0].removeprefix("tree/"): row.split(",")[1:3] for row in rows}
        plan = planned()
        require(plan["long.txt"] == ["convert", "EUC-JP"] and plan["short.txt"][0] == "refuse" and "ignored.txt" not in plan, plan)
        plan = planned("--from", "koi8-r")
        require(plan["long.txt"][0] == "refuse" and plan["short.txt"] == ["convert", "KOI8-R"], plan)
        plan = planned("--from", "koi8-r,windows-1252", "--min-confidence", "0.9")
        require(plan["long.txt"][0] == "convert" and plan["short.txt"] == ["convert", "KOI8-R"], plan)
        require(planned("--min-confidence", "0")["short.txt"][0] == "convert")
        require(planned("--no-ignore")["ignored.txt"][0] == "convert")


def what_git_and_editors_are_told_falsely_is_said():
    with Place(files=0) as place:
        shutil.rmtree(place.base / "tree")
        (place.base / "tree/.git").mkdir(parents=True)
        for name in ("a.txt", "b.txt", "c.md", "d.md"):
            (place.base / "tree" / name).write_bytes("\n".join(SENTENCES["ru"]).encode("utf-8" if name == "d.md" else "koi8-r"))
        (place.base / "tree/.gitattributes").write_text("*.txt working-tree-encoding=KOI8-R\n")
        (place.base / "tree/.editorconfig").write_text("root = true\n[*.md]\ncharset = latin1\n[d.md]\ncharset = utf-8\n")
        planned = place.convert("--dry-run", "--report", "plan.csv")
        require(b'.gitattributes: says "KOI8-R" of 2 that would be UTF-8 now' in planned.stderr, planned)
        require(b"KOI8-R (.gitattributes)" in (place.base / "plan.csv").read_bytes(), "not in the report")
        outcome = place.convert("--in-place")
        require(b'.gitattributes: says "KOI8-R" of 2 that are UTF-8 now; --fix-config changes it\n' in outcome.stderr, outcome)
        require(b'.editorconfig: says "latin1" of 1 that are UTF-8 now; --fix-config changes it\n' in outcome.stderr, outcome)
        require(outcome.returncode == 0, outcome)


def lines_in_another_encoding_are_not_converted_to_nonsense():
    """All bytes mean something in windows-1251, and yet lines are UTF-8, or KOI8-R."""
    russian = "\n".join(SENTENCES["ru"] * 2) + "\n"
    for other in ("naïveté\n".encode() * 9, russian.encode("koi8-r")):
        with Place(files=0) as place:
            path = place.base / "tree/cp1251.txt"
            content = other + russian.encode("cp1251")
            path.write_bytes(content)
            outcome = place.convert("--in-place")
            require(outcome.returncode in (1, 3) and b"may be in another encoding than" in outcome.stderr, outcome)
            require(path.read_bytes() == content, "converted")
            place.journal.unlink()
            place.convert("--in-place", "--from", "windows-1251")
            require(path.read_bytes() == content.decode("cp1251").encode(), "not converted by the name that was given")


def wrong_usage_is_told_before_anything_is_done():
    with Place(files=0) as place:
        for words in (["-r", "tree"], ["-r", "--in-place"], ["-r", "--in-place", "--out-dir", "x", "tree"], ["-r", "-o", "x", "tree"],
                      ["-r", "--in-place", "--backup", "x", "tree"], ["-r", "--dry-run", "--min-confidence", "2", "tree"],
                      ["-r", "--dry-run", "--from", "koi8-r,nonsense", "tree"], ["-r", "--dry-run", "-"], ["--undo", "j", "tree"],
                      ["--undo", "j", "--in-place"], ["--backup", "x", "tree"], ["--report", "x", "tree"], ["--journal", "x", "tree"]):
            outcome = place.run(PROGRAM, "convert", *words)
            require(outcome.returncode == 2 and not outcome.stdout and outcome.stderr.count(b"\n") == 1, words, outcome)
        for words in (["-r", "--in-place", "nowhere"], ["--undo", "nowhere"], ["-r", "--dry-run", "nowhere"]):
            outcome = place.run(PROGRAM, "convert", *words)
            require(outcome.returncode == 3 and b"nowhere: No such file" in outcome.stderr, words, outcome)
        require(place.seen() == place.before, "something was done")


def what_grows_vanishes_or_cannot_be_read_is_told():
    with Place(files=40) as place:
        os.mkfifo(os.path.join(place.tree.root, b"doc/fifo"))
        stop = place.base / "stop"
        grower = subprocess.Popen(["/bin/sh", "-c", f'i=0; while [ ! -e "{stop}" ]; do i=$((i+1)); echo "growing" >>tree/doc/growing; '
                                   'echo x >tree/web/here$((i % 50)); rm -f tree/web/here$(((i + 25) % 50)); done'], cwd=place.base)
        try:
            for _ in range(5):
                outcome = place.convert("--in-place")
                require(outcome.returncode in (1, 3), outcome)
        finally:
            stop.touch()
            grower.wait()
        check_converted(place, "tree", orig_beside(place))


def main():
    claims = [claim for name, claim in sorted(globals().items()) if callable(claim) and getattr(claim, "__module__", "") == "__main__"
              and name not in ("main", "require", "text_of", "is_right", "check_converted", "orig_beside") and name.islower()]
    failed = 0
    for claim in claims:
        start = time.monotonic()
        try:
            claim()
            words = "ok"
        except (Failed, subprocess.TimeoutExpired) as error:
            words, failed = f"FAILED: {error}", failed + 1
        print(f"{claim.__name__.replace('_', ' ')}: {words} ({time.monotonic() - start:.1f} s)", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
