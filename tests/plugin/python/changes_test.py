"""What an edit destroyed: `charsleuth.losses`, and the program `charsleuth-changes` in a repository of its own."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import charsleuth
from charsleuth import changes

sys.path.append(str(Path(__file__).resolve().parents[2] / "hostile"))
from hostile_repositories import DESTROYED, KINDS, KOREAN, LACKING, git, hostile_copy  # noqa: E402

TEXT = "".join(f"Größe {i}: schön, Übung, Straße\n" for i in range(20))


def losses(before, now, codec="utf-8", codec_now=None):
    return [(loss.rule, loss.line) for loss in charsleuth.losses(before.encode(codec), now.encode(codec_now or codec))]


class Losses(unittest.TestCase):
    def test_destroyed_letters_are_told_with_their_line(self):
        self.assertEqual(losses(TEXT, TEXT.replace("Größe 7", "Gr??e 7")), [("text-lost", 8)])
        self.assertEqual(losses(TEXT, TEXT.replace("Größe 7", "Gr\ufffd\ufffde 7")), [("text-lost", 8)])
        self.assertEqual(losses(TEXT.replace("\n", "\r\n"), TEXT.replace("Größe 7", "GrÃ¶ÃŸe 7").replace("\n", "\r\n")), [("mojibake", 8)])
        self.assertEqual(losses(TEXT, TEXT.replace("Größe 7", "Gr??e 7"), "cp1252"), [("text-lost", 8)])

    def test_bytes_that_became_malformed_are_told(self):
        data = TEXT.encode()
        broken = data.replace("Größe 7".encode(), b"Gr\xc3\xc3e 7")
        self.assertEqual([(loss.rule, loss.line) for loss in charsleuth.losses(data, broken)], [("text-lost", 8)])

    def test_edits_that_mean_what_they_do_have_none(self):
        for before, now in [(TEXT, TEXT), (TEXT, TEXT + "Noch eine Zeile für später\n"), (TEXT, TEXT.replace("Größe 7", "Länge 7")),
                            (TEXT, ""), ("", TEXT), ("plain\n", "pl?in\n")]:
            self.assertEqual(losses(before, now), [])

    def test_another_encoding_alone_is_no_loss(self):
        for codec in ("cp1252", "utf-16", "utf-8-sig"):
            self.assertEqual(losses(TEXT, TEXT, "utf-8", codec), [], codec)

    def test_what_is_no_text_has_none(self):
        self.assertEqual(charsleuth.losses(TEXT.encode(), bytes(range(256)) * 20), ())
        with self.assertRaises(TypeError):
            charsleuth.losses(TEXT, TEXT)


def run_program(*words):
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        status = changes.main(list(words))
    return status, (out if status < 2 else errors).getvalue()


class Changes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "PRE_COMMIT_"))}
        patched = mock.patch.dict(os.environ, clean, clear=True)
        patched.start()
        self.addCleanup(patched.stop)
        self.git("init", "-q")
        self.commit(TEXT)

    def git(self, *words):
        return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@localhost", *words], check=True, capture_output=True,
                              text=True).stdout.strip()

    def stage(self, text, name="a b.txt"):
        Path(name).write_bytes(text.encode())
        self.git("add", "-A")

    def commit(self, text):
        self.stage(text)
        self.git("commit", "-q", "-m", "text")
        return self.git("rev-parse", "HEAD")

    def test_what_is_staged_is_compared_with_head(self):
        self.stage(TEXT.replace("Größe 7", "Gr??e 7"))
        Path("a b.txt").write_bytes(TEXT.encode())  # which is not what would be committed
        status, said = run_program()
        self.assertEqual((status, said.splitlines()[0]), (1, 'a b.txt:8: "Größe" became "Gr??e"'))
        self.assertIn("git show HEAD:PATH", said)

    def test_a_sound_edit_a_new_file_and_data_pass_in_silence(self):
        self.stage(TEXT + "Noch eine Zeile für später\n")
        self.stage("Gr??e\n", "new.txt")
        self.assertEqual(run_program(), (0, ""))

    def test_a_renamed_file_is_compared_with_what_it_was(self):
        self.git("mv", "a b.txt", "c.txt")
        self.stage(TEXT.replace("Größe 7", "Gr??e 7"), "c.txt")
        status, said = run_program()
        self.assertEqual((status, said.splitlines()[0]), (1, 'c.txt:8: "Größe" became "Gr??e"'))

    def test_two_revisions_are_compared_as_pre_commit_names_them_too(self):
        first = self.git("rev-parse", "HEAD")
        second = self.commit(TEXT.replace("Größe 7", "Gr??e 7"))
        self.assertEqual(run_program(first, second)[0], 1)
        self.assertEqual(run_program(second, first)[0], 0)
        self.assertEqual(run_program(), (0, ""))
        with mock.patch.dict(os.environ, {"PRE_COMMIT_FROM_REF": first, "PRE_COMMIT_TO_REF": second}):
            self.assertEqual(run_program()[0], 1)

    def test_before_the_first_commit_there_is_nothing_to_lose(self):
        os.mkdir("other")
        os.chdir("other")
        self.git("init", "-q")
        self.stage("Gr??e\n")
        self.assertEqual(run_program(), (0, ""))

    def test_what_is_wrong_is_told_in_words(self):
        self.assertEqual(run_program("--klingon")[0], 2)
        status, said = run_program("no-such-revision")
        self.assertEqual((status, said.startswith("charsleuth-changes: fatal: ")), (3, True), said)
        with tempfile.TemporaryDirectory() as outside, mock.patch.dict(os.environ, {"GIT_CEILING_DIRECTORIES": outside}):
            os.chdir(outside)
            status, said = run_program()
            os.chdir("/")
        self.assertEqual((status, "not a git repository" in said), (3, True), said)
        with mock.patch.dict(os.environ, {"PATH": ""}):
            status, said = run_program()
        self.assertEqual((status, said), (3, "charsleuth-changes: git: No such file or directory\n"))


class Hostile(unittest.TestCase):
    def test_no_repository_has_a_program_run(self):
        self.addCleanup(os.chdir, os.getcwd())
        with tempfile.TemporaryDirectory() as folder:
            base = Path(folder, "base")
            base.mkdir()
            git(base, "init", "-q", "-b", "main")
            for text in (KOREAN, DESTROYED):
                (base / "a.txt").write_bytes(text)
                git(base, "add", ".")
                git(base, "commit", "-qm", "x")
            git(base, "tag", "destroyed")
            git(base, "reset", "-q", "--soft", "HEAD~1")  # and so it is staged
            for kind in KINDS:
                for number, words in enumerate([[], ["HEAD", "destroyed"]]):
                    with self.subTest(kind=kind, words=words):
                        root, environment = hostile_copy(base, Path(folder, f"{kind}{number}"), kind)
                        os.chdir(root)
                        with mock.patch.dict(os.environ, environment, clear=True):
                            status, said = run_program(*words)
                        mark = root.parent / "pwned"
                        self.assertFalse(mark.exists(), mark.exists() and mark.read_text())
                        self.assertEqual(status, 3 if kind in LACKING else 1, said)
                        self.assertIn("cat-file" if kind in LACKING else "a.txt:1: ", said)


if __name__ == "__main__":
    unittest.main()
