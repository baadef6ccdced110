#!/usr/bin/env python3
"""Nothing is written, by `charsleuth mcp` or a walk over a folder, where git, an editor or an agent would run what stands there.

Usage: mcp_guard_test.py PROGRAM [unittest's arguments]
"""

import os
import subprocess
import unittest

from mcp_case import PROGRAM, McpCase, tokens_of

RUSSIAN = "Паром отходит от пристани в семь часов утра. Никто не просил второго ключа от сарая.\n".encode("cp1251")


class Guard(McpCase):
    def setUp(self):
        super().setUp()
        subprocess.run(["git", "init", "-q", str(self.root)], check=True)
        subprocess.run(["git", "init", "-q", "--bare", str(self.root / "bare")], check=True)
        self.write("run.sh", b"#!/bin/sh\ntouch pwned\n")
        (self.root / "run.sh").chmod(0o755)
        for folder in [".vscode", "objects", "refs"]:
            (self.root / folder).mkdir(exist_ok=True)
        (self.root / "alias").symlink_to(".git")
        (self.root / "conf").symlink_to(".git/config")

    def snapshot(self):
        return {str(path): path.read_bytes() for path in self.root.rglob("*") if path.is_file()}

    def test_no_tool_writes_what_git_an_editor_or_an_agent_runs(self):
        client = self.started()
        before = self.snapshot()
        for path in [".git/config", "alias/config", "conf", "bare/config", str(self.root / ".git/config"), "./.git/../.git/config"]:
            self.assertRegex(client.refused("edit_text_file", path=path, old_text="[core]", new_text="[core]\n\tfsmonitor = ./run.sh"),
                             "repository of git")
        for path in [".git/hooks/pre-commit", ".git/config", "alias/hooks/pre-commit", "bare/hooks/post-update", "bare/new", "conf",
                     "bare/objects/new", ".vscode/tasks.json", ".vscode/settings.json", ".exrc", ".mcp.json", ".envrc",
                     "bare/.git", "HEAD", "Head"]:
            self.assertRegex(client.refused("write_text_file", path=path, text="x\n"), "repository of git|obey")
            self.assertRegex(client.refused("convert_file", path="run.sh", to="UTF-8", out=path), "repository of git|obey|there already")
        self.assertRegex(client.refused("convert_file", path=".git/config", to="UTF-16LE"), "repository of git")
        self.assertEqual(self.snapshot(), before)
        client.call("write_text_file", path=".gitattributes", text="*.txt text\n")  # says nothing that would run

    def test_hooks_that_lie_where_the_configuration_says_are_not_written(self):
        """Git itself is asked where it would look."""
        subprocess.run(["git", "config", "core.hooksPath", "scripts/hooks"], cwd=self.root, check=True)
        (self.root / "scripts/hooks").mkdir(parents=True)
        self.write("scripts/hooks/commit-msg", b"#!/bin/sh\n")
        path = subprocess.run(["git", "rev-parse", "--git-path", "hooks/pre-commit"], cwd=self.root, check=True, capture_output=True,
                              text=True).stdout.strip()
        client = self.started()
        before = self.snapshot()
        for tool, arguments in [("write_text_file", {"path": path, "text": "#!/bin/sh\n"}),
                                ("convert_file", {"path": "run.sh", "to": "UTF-8", "out": path}),
                                ("edit_text_file", {"path": "scripts/hooks/commit-msg", "old_text": "sh", "new_text": "bash"})]:
            self.assertRegex(client.refused(tool, **arguments), "core.hooksPath")
        self.assertEqual(self.snapshot(), before)
        client.call("write_text_file", path="scripts/new.txt", text="x\n")

    def test_a_new_file_can_be_run_only_where_its_source_could(self):
        self.write("plain.txt", b"#!/bin/sh\n")
        client = self.started()
        client.call("convert_file", path="plain.txt", to="UTF-8", out="copy.txt")
        client.call("write_text_file", path="new.sh", text="#!/bin/sh\n")
        client.call("write_text_file", path="plain.txt", text="#!/bin/sh -e\n", token=tokens_of(client, "plain.txt"))
        for name in ["copy.txt", "new.sh", "plain.txt"]:
            self.assertEqual((self.root / name).stat().st_mode & 0o111, 0, name)

    def test_a_file_of_several_names_is_not_parted(self):
        self.write("one.txt", RUSSIAN)
        os.link(self.root / "one.txt", self.root / "other.txt")
        client = self.started()
        token = tokens_of(client, "one.txt")
        for tool, arguments in [("edit_text_file", {"old_text": "Паром", "new_text": "Пароход"}), ("convert_file", {"to": "UTF-8"}),
                                ("write_text_file", {"text": "Пароход\n", "token": token})]:
            self.assertRegex(client.refused(tool, path="one.txt", **arguments), "has 2 names")
        for name in ["one.txt", "other.txt"]:
            self.assertEqual(self.read(name), RUSSIAN)
        self.assertTrue((self.root / "one.txt").samefile(self.root / "other.txt"))

    def test_a_walk_refuses_and_says_so_and_leaves_git_out(self):
        for name in [".git/note.txt", "bare/note.txt", ".vscode/note.txt", "note.txt"]:
            self.write(name, RUSSIAN)
        before = self.snapshot()
        outcome = subprocess.run([PROGRAM, "convert", "-r", "--to", "UTF-8", "--from", "windows-1251", "--no-ignore", "--in-place",
                                  "--journal", str(self.outside / "journal"), str(self.root)], capture_output=True, text=True)
        after = self.snapshot()
        changed = {path for path in before if after[path] != before[path]}
        self.assertEqual(changed, {str(self.root / "note.txt")}, outcome.stdout + outcome.stderr)
        self.assertNotEqual(outcome.returncode, 0)
        told = outcome.stdout + outcome.stderr
        for name in ["bare/note.txt", ".vscode/note.txt"]:
            self.assertRegex(told, f"{name}.*(repository of git|obey)")

    def test_no_name_becomes_gits(self):
        client_names = {os.fsencode(self.root) + b"/bare/" + "дом.txt".encode("cp1251"): b"x",
                        os.fsencode(self.root) + b"/" + "дождь и крыша.txt".encode("cp1251"): b"x"}
        for path, content in client_names.items():
            with open(path, "wb") as file:
                file.write(content)
        outcome = subprocess.run([PROGRAM, "names", "-r", "--apply", "--as", "windows-1251", "--journal", str(self.outside / "j"), str(self.root)],
                                 capture_output=True, text=True)
        self.assertIn("repository of git", outcome.stdout + outcome.stderr)
        self.assertTrue((self.root / "дождь и крыша.txt").exists(), outcome.stdout + outcome.stderr)
        self.assertFalse((self.root / "bare/дом.txt").exists())


if __name__ == "__main__":
    unittest.main()
