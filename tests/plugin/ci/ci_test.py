#!/usr/bin/env python3
"""Does what the YAML for GitHub and GitLab says, in a repository of its own: ci_test.py CHARSLEUTH PLUGIN_FOLDER"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

PROGRAM, FOLDER = sys.argv[1], Path(sys.argv[2])
TEXT = "".join(f"Größe {i}: schön, Übung, Straße\n" for i in range(20))


class Ci(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.origin, self.clone = Path(self.temporary.name, "origin"), Path(self.temporary.name, "clone")
        Path(self.temporary.name, "bin").mkdir()
        Path(self.temporary.name, "bin/charsleuth").symlink_to(PROGRAM)
        self.origin.mkdir()
        self.git(self.origin, "init", "-q", "-b", "main")
        self.commit("a.txt", TEXT)
        self.git(self.origin, "checkout", "-q", "-b", "change")

    def git(self, folder, *words):
        return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@localhost", *words], cwd=folder, check=True, capture_output=True,
                              text=True).stdout.strip()

    def commit(self, name, text):
        Path(self.origin, name).write_bytes(text.encode())
        self.git(self.origin, "add", "-A")
        self.git(self.origin, "commit", "-q", "-m", name)

    def run_in_clone(self, words, path=None, **variables):
        found = f"{self.temporary.name}/bin:{os.environ['PATH']}" if path is None else path
        done = subprocess.run(words, cwd=self.clone, capture_output=True, text=True, env={**os.environ, "PATH": found, **variables})
        return done.returncode, done.stdout + done.stderr

    def action(self, path=None, given=None, **variables):
        """The action's step on a checkout of one commit, as a runner does it."""
        self.git(self.origin.parent, "clone", "-q", "--depth=1", "-b", "change", f"file://{self.origin}", str(self.clone))
        action = yaml.safe_load(Path(FOLDER, "action.yml").read_text())
        inputs = {name: str((given or {}).get(name, row["default"])) for name, row in action["inputs"].items()}
        [step] = action["runs"]["steps"]
        env = {name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda found: inputs[found[1]], value) for name, value in step["env"].items()}
        return self.run_in_clone([step["shell"], "-e", "-c", step["run"]], path, GITHUB_ACTION_PATH=str(FOLDER), **env, **variables)

    def test_an_edit_that_loses_letters_is_an_annotation_at_its_line(self):
        self.commit("a.txt", TEXT.replace("Größe 7", "Gr??e 7"))
        status, said = self.action(GITHUB_BASE_REF="main")
        self.assertEqual(status, 1, said)
        self.assertRegex(said, r"(?m)^::(error|warning) file=a\.txt,line=8\b")

    def test_a_sound_edit_is_silent(self):
        self.commit("a.txt", TEXT + "Noch eine Zeile für später\n")
        self.assertEqual(self.action(GITHUB_BASE_REF="main"), (0, ""))

    def test_on_a_push_files_are_looked_at_by_themselves_and_paths_limit_them(self):
        self.commit("b.txt", "Gr\ufffd\ufffde\n")
        self.assertEqual(self.action(given={"paths": "a.txt"}), (0, ""))

    def test_a_revision_can_be_named(self):
        first = self.git(self.origin, "rev-parse", "main")
        self.commit("a.txt", TEXT.replace("Größe 7", "Gr??e 7"))
        status, said = self.action(given={"against": first}, GITHUB_BASE_REF="")
        self.assertEqual(status, 1, said)
        self.assertIn("file=a.txt,line=8", said)

    def test_a_missing_program_is_told(self):
        status, said = self.action(given={"program": "klingon"})
        self.assertEqual((status, said.split(".")[0]), (2, "::error::There is no program klingon"))

    def test_gitlab_tells_the_same(self):
        self.commit("a.txt", TEXT.replace("Größe 7", "Gr??e 7"))
        self.git(self.origin.parent, "clone", "-q", "-b", "change", f"file://{self.origin}", str(self.clone))
        [line] = yaml.safe_load(Path(FOLDER, "gitlab.yml").read_text())["charsleuth"]["script"]
        status, said = self.run_in_clone(["bash", "-c", line], CI_MERGE_REQUEST_DIFF_BASE_SHA=self.git(self.origin, "rev-parse", "main"))
        self.assertEqual(status, 1)
        self.assertIn("a.txt", said)


unittest.main(argv=sys.argv[:1])
