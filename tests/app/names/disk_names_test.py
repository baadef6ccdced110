#!/usr/bin/env python3
"""`charsleuth names -r`: names on disk that are not UTF-8 or are mojibake, renamed and given back.

Usage: disk_names_test.py PROGRAM [unittest's arguments]
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "archive"))
from file_names import WORDS  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))


class DiskNames(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = os.fsencode(Path(temporary.name).resolve())

    def make(self, *names):
        for name in names:
            path = os.path.join(self.folder, b"tree", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(name)

    def listing(self):
        """Every path with the content of its file."""
        found = {}
        for folder, folders, files in os.walk(os.path.join(self.folder, b"tree")):
            for name in files:
                path = os.path.join(folder, name)
                found[os.path.relpath(path, self.folder)] = Path(os.fsdecode(path)).read_bytes()
            for name in folders:
                found[os.path.relpath(os.path.join(folder, name), self.folder)] = None
        return found

    def run_names(self, *words, status=0):
        outcome = subprocess.run([PROGRAM, "names", *words], cwd=self.folder, capture_output=True)
        self.assertEqual(outcome.returncode, status, outcome)
        return outcome.stdout.decode()

    def tree_of_korean_names(self):
        words = [word.encode("cp949") for word in WORDS["ko"]]
        self.make(b"plain.txt", "한글.txt".encode(), *(words[0] + b"/" + word + b".txt" for word in words[1:12]),
                  *(words[0] + b"/" + words[13] + b"/" + word for word in words[14:18]))

    def test_nothing_is_changed_without_being_asked_for(self):
        self.tree_of_korean_names()
        before = self.listing()
        out = self.run_names("-r", "tree")
        self.assertIn("-> 새폴더.txt (EUC-KR)", out)
        self.assertIn("Nothing was renamed", out)
        self.assertEqual(self.listing(), before)
        self.assertEqual(os.listdir(self.folder), [b"tree"])

    def test_names_are_renamed_and_given_back(self):
        self.tree_of_korean_names()
        before = self.listing()
        out = self.run_names("-r", "--apply", "tree")
        self.assertIn("17 names renamed", out)
        after = self.listing()
        self.assertEqual({path.decode("cp949") if not self.is_utf8(path) else path.decode(): text for path, text in before.items()},
                         {path.decode(): text for path, text in after.items()})
        self.assertEqual(self.run_names("-r", "tree"), "")
        self.assertIn("17 names given back", self.run_names("--undo", "charsleuth-names.journal"))
        self.assertEqual(self.listing(), before)
        self.assertIn("0 names given back", self.run_names("--undo", "charsleuth-names.journal"))

    @staticmethod
    def is_utf8(path):
        try:
            path.decode()
            return True
        except UnicodeDecodeError:
            return False

    def test_mojibake_is_found_and_sound_names_are_left(self):
        names = ["Übersicht für März.txt", "Größe der Straße.txt"]
        self.make(*(name.encode().decode("cp1252").encode() for name in names), "Übung.txt".encode(), "日本語.txt".encode())
        out = self.run_names("-r", "--apply", "--journal", "j", "tree")
        self.assertIn("UTF-8 read as windows-1252", out)
        self.assertEqual(sorted(path.decode() for path in self.listing()), sorted("tree/" + name for name in [*names, "Übung.txt", "日本語.txt"]))
        self.run_names("--undo", "j")

    def test_folders_from_different_places_are_read_by_themselves(self):
        for language, page in [("ko", "cp949"), ("ru", "koi8-r"), ("el", "cp1253"), ("ja", "cp932")]:
            words = WORDS[language]
            self.make(*(page.encode() + b"/" + f"{one} {words[number - 1]}.txt".encode(page) for number, one in enumerate(words[:16])))
        self.run_names("-r", "--apply", "tree")
        found = {os.fsdecode(path) for path, content in self.listing().items() if content is not None}
        wanted = {f"tree/{page}/{one} {WORDS[language][number - 1]}.txt" for language, page in
                  [("ko", "cp949"), ("ru", "koi8-r"), ("el", "cp1253"), ("ja", "cp932")] for number, one in enumerate(WORDS[language][:16])}
        self.assertEqual(found, wanted)

    def test_nothing_is_ever_replaced(self):
        words = [word.encode("cp949") for word in WORDS["ko"]]
        self.make(*(word + b".txt" for word in words[:9]), (WORDS["ko"][0] + ".txt").encode())
        out = self.run_names("-r", "--apply", "tree", status=1)
        self.assertIn("that name is there already", out)
        after = self.listing()
        self.assertEqual(after[b"tree/" + words[0] + b".txt"], words[0] + b".txt")
        self.assertEqual(after[b"tree/" + (WORDS["ko"][0] + ".txt").encode()], (WORDS["ko"][0] + ".txt").encode())
        self.assertEqual(len(after), 10)

    def test_names_that_would_be_alike_stay(self):
        # IBM's and NEC's rows of Shift_JIS have the same characters.
        words = [word.encode("cp932") for word in WORDS["ja"]]
        self.make(b"\x87\x54" + words[1], b"\xfa\x4a" + words[1], *(word + b".txt" for word in words))
        out = self.run_names("-r", "--apply", "tree", status=1)
        self.assertIn("another entry gets that name", out)
        self.assertEqual(len(self.listing()), len(words) + 2)

    def test_a_run_that_is_killed_can_be_taken_back(self):
        words = [word.encode("cp949") for word in WORDS["ko"]]
        chance = random.Random(1)
        self.make(*(words[i % 20] + b"/" + words[i // 20] + b".txt" for i in range(400)))
        before = self.listing()
        for number in range(8):
            process = subprocess.Popen([PROGRAM, "names", "-r", "--apply", "tree"], cwd=self.folder, stdout=subprocess.DEVNULL)
            time.sleep(chance.random() * 0.4)
            process.send_signal(signal.SIGKILL)
            process.wait()
            if os.path.exists(os.path.join(self.folder, b"charsleuth-names.journal")):
                self.run_names("--undo", "charsleuth-names.journal")
                os.unlink(os.path.join(self.folder, b"charsleuth-names.journal"))
            self.assertEqual(self.listing(), before, f"kill {number}")

    def test_two_runs_at_once_rename_each_name_once_and_all_are_given_back(self):
        words = [word.encode("cp949") for word in WORDS["ko"]]
        for number in range(6):
            self.make(*(b"%d/" % (i % 3) + words[i % 20] + words[i // 20] + b".txt" for i in range(60)))
            before = self.listing()
            runs = [subprocess.Popen([PROGRAM, "names", "-r", "--apply", "tree"], cwd=self.folder, stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, text=True) for _ in range(2)]
            told = [run.communicate() for run in runs]
            for run, (out, err) in zip(runs, told):
                if run.returncode != 0:
                    self.assertRegex(out + err, "is in use by another run|No such file|not renamed, that name is there already")
            self.assertIn(0, [run.returncode for run in runs])
            renamed = sum(int(line.split()[0]) for out, _ in told for line in out.splitlines() if " renamed;" in line)
            self.assertEqual(renamed, 60, told)
            self.assertNotEqual(self.listing(), before)
            self.assertIn("60 names given back", self.run_names("--undo", "charsleuth-names.journal"), number)
            self.assertEqual(self.listing(), before)
            os.unlink(os.path.join(self.folder, b"charsleuth-names.journal"))

    def test_two_runs_at_once_of_which_one_is_killed_are_taken_back(self):
        words = [word.encode("cp949") for word in WORDS["ko"]]
        chance = random.Random(2)
        self.make(*(words[i % 20] + words[i // 20] + b".txt" for i in range(300)))
        before = self.listing()
        for number in range(5):
            runs = [subprocess.Popen([PROGRAM, "names", "-r", "--apply", "tree"], cwd=self.folder, stdout=subprocess.DEVNULL,
                                     stderr=subprocess.DEVNULL) for _ in range(2)]
            time.sleep(chance.random() * 0.2)
            runs[chance.randrange(2)].send_signal(signal.SIGKILL)
            for run in runs:
                run.wait()
            self.run_names("--undo", "charsleuth-names.journal")
            self.assertEqual(self.listing(), before, f"kill {number}")

    def test_what_could_not_be_renamed_is_not_in_the_journal(self):
        self.tree_of_korean_names()
        self.run_names("-r", "--apply", "tree")
        self.run_names("--undo", "charsleuth-names.journal")
        journal = os.path.join(self.folder, b"charsleuth-names.journal")
        os.unlink(journal)
        os.symlink(b"elsewhere", journal)  # a link of somebody else's is not written through
        self.run_names("-r", "--apply", "tree", status=3)
        self.assertFalse(os.path.exists(os.path.join(self.folder, b"elsewhere")))

    def test_a_line_that_was_cut_off_is_no_obstacle(self):
        journal = Path(os.fsdecode(self.folder)) / "charsleuth-names.journal"
        self.tree_of_korean_names()
        before = self.listing()
        self.run_names("-r", "--apply", "tree")
        whole = journal.read_bytes()
        last = whole[whole.rindex(b"\n", 0, -1) + 1:]
        for begin in (whole + last[:-1], whole + last[:20], whole[:9], b""):  # of the last line, of the first one
            self.run_names("--undo", "charsleuth-names.journal")
            journal.write_bytes(begin)
            self.run_names("-r", "--apply", "tree")
        self.assertIn("17 names given back", self.run_names("--undo", "charsleuth-names.journal"))
        self.assertEqual(self.listing(), before)

    def test_links_are_not_followed_and_loops_end(self):
        self.make(b"a.txt")
        os.symlink(b"..", os.path.join(self.folder, b"tree", b"loop"))
        self.assertEqual(self.run_names("-r", "tree"), "")

    def test_other_files_are_no_journal(self):
        with open(os.path.join(self.folder, b"j"), "w") as file:
            file.write("something else\n")
        self.tree_of_korean_names()
        self.run_names("--undo", "j", status=3)
        self.run_names("-r", "--apply", "--journal", "j", "tree", status=3)
        self.run_names("-r", "missing", status=3)
        for words in [["-r"], ["--apply", "tree"], ["--undo", "j", "tree"], ["-r", "--json", "tree"]]:
            self.run_names(*words, status=2)


if __name__ == "__main__":
    unittest.main()
