#!/usr/bin/env python3
"""`--undo` with a journal that came with a folder from elsewhere changes nothing outside that folder: foreign_journal.py PROGRAM

Each hostile journal is one that a run wrote, with paths exchanged: sizes and hashes are right, as of files whose content anybody knows.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from made_tree import EXCHANGE, SENTENCES, snapshot

PROGRAM = os.path.abspath(sys.argv.pop(1))
RUSSIAN = ("\n".join(SENTENCES["ru"]) + "\n").encode("koi8-r")


class ForeignJournal(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="charsleuth-foreign-")
        self.addCleanup(folder.cleanup)
        self.base = pathlib.Path(folder.name).resolve()
        self.away = self.base / "away"  # from elsewhere
        self.home = self.base / "home"
        for place in (self.away / "tree", self.home):
            place.mkdir(parents=True)
        (self.away / "tree/a.txt").write_bytes(RUSSIAN)

    def run_program(self, *words, status=0):
        done = subprocess.run([PROGRAM, *map(str, words)], cwd=self.base, env={**os.environ, "XDG_STATE_HOME": str(self.base / "state")}, capture_output=True,
                              text=True, timeout=60)
        self.assertEqual(done.returncode, status, done)
        return done.stdout + done.stderr

    def converted(self, *how, journal="away/journal"):
        return self.run_program("convert", "-r", "--to", "UTF-8", *how, "--journal", journal, "away/tree")

    def exchange(self, **paths):
        """Other paths in the steps of the journal."""
        journal = self.away / "journal"
        steps = [json.loads(line) for line in journal.read_text().splitlines()]
        for step in steps:
            step.update({name: paths[name] for name in paths if name in step and (name != "path" or step["step"] != "folder")})
        journal.write_text("".join(json.dumps(step, separators=(",", ":")) + "\n" for step in steps))

    def refused(self, expected, command="convert"):
        before = snapshot(self.base / "home"), snapshot(self.away / "tree")
        self.assertIn(expected, self.run_program(command, "--undo", "away/journal", status=3))
        self.assertEqual((snapshot(self.base / "home"), snapshot(self.away / "tree")), before)

    def test_a_file_outside_is_neither_replaced_nor_taken_away(self):
        self.converted("--in-place")
        victim = self.home / "known.txt"
        shutil.copy(self.away / "tree/a.txt", victim)
        kept = str(self.away / "tree/a.txt.orig")
        for path in (str(victim), f"{self.away}/../home/known.txt", f"{self.away}/tree/../../home/known.txt"):
            self.exchange(path=path)
            self.refused("lies outside the folder of the journal")
        self.exchange(path=f"{victim}\0/../../away/tree/a.txt")
        self.refused("is damaged on line")
        self.exchange(path=str(self.away / "tree/a.txt"), kept=str(self.home / "kept.txt"))
        shutil.copy(kept, self.home / "kept.txt")
        self.refused("kept.txt lies outside the folder of the journal")

    def test_a_link_in_the_folder_leads_nowhere_else(self):
        self.converted("--in-place")
        shutil.copy(self.away / "tree/a.txt", self.home / "known.txt")
        (self.away / "tree/link").symlink_to(self.home)
        self.exchange(path=str(self.away / "tree/link/known.txt"))
        self.refused("lies outside the folder of the journal")

    def test_a_copy_outside_is_not_taken_away_nor_an_empty_folder(self):
        self.converted("--out-dir", "away/copies")
        shutil.copy(self.away / "copies/a.txt", self.home / "known.txt")
        (self.home / "empty").mkdir()
        journal = self.away / "journal"
        self.exchange(copy=str(self.home / "known.txt"))
        journal.write_text(journal.read_text().replace(f'"{self.away}/copies"}}', f'"{self.home}/empty"}}'))
        self.assertIn("home/empty", journal.read_text())
        self.refused("lies outside the folder of the journal")
        self.assertTrue((self.home / "empty").is_dir())

    def test_nothing_is_written_that_git_obeys(self):
        self.converted("--in-place")
        hook = self.away / "tree/.git/hooks/pre-commit"
        hook.parent.mkdir(parents=True)
        shutil.copy(self.away / "tree/a.txt", hook)
        self.exchange(path=str(hook))
        self.refused("lies in a repository of git")

    def test_names_outside_are_left(self):
        (self.away / "tree" / "café.txt".encode().decode("cp1252")).touch()
        (self.away / "tree" / "naïveté.txt".encode().decode("cp1252")).touch()
        self.run_program("names", "-r", "--apply", "--journal", "away/journal", "away/tree")
        for name in ("café.txt", "naïveté.txt"):
            (self.home / name).touch()
        self.exchange(folder=f"{self.home}/")
        self.refused("lies outside the folder of the journal", "names")

    def undo_while_a_link_takes_the_name(self, command, folder):
        """Undoes again and again while `folder` and a link to somebody else's, which holds the same files, take each other's names."""
        journal = (self.away / "journal").read_bytes()
        opened = os.open(folder, os.O_DIRECTORY)
        self.addCleanup(os.close, opened)
        inside = f"/proc/self/fd/{opened}"
        done = self.base / "done"
        shutil.copytree(folder, done)
        shutil.copytree(folder, self.home, dirs_exist_ok=True)
        before = snapshot(self.home)
        link = self.base / "link"
        link.symlink_to(self.home)
        with subprocess.Popen([sys.executable, "-c", EXCHANGE, folder, link], stdout=subprocess.PIPE) as exchange:
            exchange.stdout.readline()
            try:
                for _ in range(5 if "CHARSLEUTH_SANITIZED" in os.environ else 10):
                    (self.away / "journal").write_bytes(journal)
                    shutil.copytree(done, inside, dirs_exist_ok=True)
                    subprocess.run([PROGRAM, command, "--undo", "away/journal"], cwd=self.base, capture_output=True, check=False, timeout=60,
                                   env={**os.environ, "XDG_STATE_HOME": str(self.base / "state")})
                    self.assertEqual(snapshot(self.home), before)
            finally:
                exchange.kill()

    def test_a_folder_that_becomes_a_link_is_not_followed(self):
        """Neither renamed, replaced nor taken away is what lies behind the link."""
        for number in range(20):
            (self.away / f"tree/{number}.txt").write_bytes(RUSSIAN)
        self.converted("--in-place")
        self.undo_while_a_link_takes_the_name("convert", self.away / "tree")

    def test_a_folder_of_copies_that_becomes_a_link_is_not_followed(self):
        for number in range(20):
            (self.away / f"tree/{number}.txt").write_bytes(RUSSIAN)
        self.converted("--out-dir", "away/copies")
        self.undo_while_a_link_takes_the_name("convert", self.away / "copies")

    def test_a_folder_of_renamed_files_that_becomes_a_link_is_not_followed(self):
        for number in range(20):
            (self.away / f"tree/{number}").mkdir()
            (self.away / f"tree/{number}" / "café.txt".encode().decode("cp1252")).touch()
        self.run_program("names", "-r", "--apply", "--journal", "away/journal", "away/tree")
        self.undo_while_a_link_takes_the_name("names", self.away / "tree")

    def test_one_s_own_is_undone_wherever_it_lies(self):
        """Note is taken of it in the folder for what programs remember."""
        before = snapshot(self.away / "tree")
        for journal in ("home/journal", "state/charsleuth/j", "away/journal", "journal"):
            (self.base / journal).parent.mkdir(parents=True, exist_ok=True)
            words = self.converted("--in-place", journal=journal).split("to undo: charsleuth ")[1].split()
            self.assertNotIn("--root", words)
            self.assertNotEqual(snapshot(self.away / "tree"), before)
            self.run_program(*words)
            self.assertEqual(snapshot(self.away / "tree"), before)
            (self.base / journal).unlink()
        (self.away / "tree" / "café.txt".encode().decode("cp1252")).touch()
        before = snapshot(self.away / "tree")
        self.run_program("names", "-r", "--apply", "--journal", "home/journal", "away/tree")
        self.run_program("names", "--undo", "home/journal")
        self.assertEqual(snapshot(self.away / "tree"), before)

    def test_a_note_is_of_one_file_at_one_path(self):
        """What takes the place of a noted journal, or is where it was not made, has to be told its folders."""
        self.converted("--in-place", journal="home/journal")
        shutil.copy(self.home / "journal", self.home / "other")
        os.link(self.home / "journal", self.home / "linked")
        for name in ("other", "linked"):
            self.assertIn("lies outside", self.run_program("convert", "--undo", f"home/{name}", status=3))
        os.replace(self.home / "other", self.home / "journal")
        self.assertIn("lies outside", self.run_program("convert", "--undo", "home/journal", status=3))

    def test_where_nothing_can_be_noted_the_folders_are_handed_on(self):
        (self.base / "state").write_text("no folder")
        before = snapshot(self.away / "tree")
        words = self.converted("--in-place", journal="home/journal").split("to undo: charsleuth ")[1].split()
        self.assertEqual(words[-2:], ["--root", "away/tree"])
        self.run_program(*words)
        self.assertEqual(snapshot(self.away / "tree"), before)

    def test_no_note_is_taken_of_a_journal_that_was_there(self):
        """One from elsewhere that a run goes on with."""
        self.converted("--in-place")
        foreign = self.home / "foreign"
        shutil.copy(self.away / "journal", foreign)
        self.converted("--in-place", journal="home/foreign")
        self.assertIn("lies outside", self.run_program("convert", "--undo", "home/foreign", status=3))

    def test_a_run_that_goes_on_takes_nothing_away_outside(self):
        """A killed run's second name for an original is taken away only in the folders that are converted."""
        self.converted("--in-place")
        journal = self.away / "journal"
        journal.write_text("".join(line for line in journal.read_text().splitlines(True) if '"step":"done"' not in line))
        os.replace(self.away / "tree/a.txt.orig", self.away / "tree/a.txt")
        shutil.copy(self.away / "tree/a.txt", self.home / "known.txt")
        self.exchange(kept=str(self.home / "known.txt"))
        self.converted("--in-place")
        self.assertEqual((self.home / "known.txt").read_bytes(), RUSSIAN)
        self.assertEqual((self.away / "tree/a.txt").read_bytes().decode(), RUSSIAN.decode("koi8-r"))

    def test_the_folder_is_for_undoing_alone(self):
        for words in (["convert", "-r", "--in-place", "--to", "UTF-8", "--root", "away", "away"], ["names", "-r", "--root", "away", "away"],
                      ["convert", "--undo", "j", "--in-place"], ["names", "--undo", "j", "-r"]):
            self.run_program(*words, status=2)


unittest.main()
