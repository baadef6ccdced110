#!/usr/bin/env python3
"""Tries the hook `charsleuth-changes` with the program pre-commit, as plugin/ci/README.md says: pre_commit.py PRE_COMMIT WHEEL CHECKOUT"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM, WHEEL, CHECKOUT = (Path(os.path.abspath(word)) for word in sys.argv[1:4])
TEXT = "".join(f"Größe {i}: schön, Übung, Straße\n" for i in range(20))


class PreCommit(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        self.run_words("git", "init", "-q")
        Path(self.folder, "a.txt").write_text(TEXT, encoding="utf-8")
        self.assertEqual(self.commit()[0], 0)

    def run_words(self, *words):
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def commit(self):
        self.run_words("git", "add", "-A")
        return self.run_words("git", "-c", "user.name=a", "-c", "user.email=a@localhost", "commit", "-q", "-m", "text")

    def refuses_a_destroyed_text_and_lets_a_sound_one_pass(self, run):
        for now, status in [(TEXT.replace("Größe 7", "Gr??e 7"), 1), (TEXT + "Noch eine Zeile für später\n", 0)]:
            Path(self.folder, "a.txt").write_text(now, encoding="utf-8")
            got, said = run()
            self.assertEqual(got, status, said)
            if status == 1:
                self.assertIn('a.txt:8: "Größe" became "Gr??e"', said)

    def test_by_the_wheel(self):
        readme = Path(CHECKOUT, "plugin/ci/README.md").read_text(encoding="utf-8")
        config = re.search(r"```yaml\n(repos:\n.*?)```", readme, re.DOTALL)[1]
        config, count = re.subn(r'file:///PATH/TO/[^"]+', WHEEL.as_uri(), config)
        self.assertEqual(count, 1)
        Path(self.folder, ".pre-commit-config.yaml").write_text(config, encoding="utf-8")
        self.assertEqual(self.commit()[0], 0)
        self.assertEqual(self.run_words(PROGRAM, "install")[0], 0)
        self.refuses_a_destroyed_text_and_lets_a_sound_one_pass(self.commit)


unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
