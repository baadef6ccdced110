#!/usr/bin/env python3
"""Repositories that name programs, given to `check` and to `mcp`: hostile_git.py PROGRAM

Each kind of repository names a program, by another way, that leaves a mark. None may be left, and what was asked for has to be answered all the same.
The last test watches `mcp --read-only` with strace: which programs are started, and which files are opened.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app" / "mcp"))
from mcp_client import Client  # noqa: E402
from hostile_repositories import DESTROYED, FILTERED, KINDS, KOREAN, LACKING, Kinds, config, git, hostile_copy  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))


class HostileGit(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="charsleuth-hostile-")
        cls.addClassCleanup(temporary.cleanup)
        cls.place = Path(temporary.name).resolve()
        base = cls.place / "base"
        base.mkdir()
        (cls.place / "home").mkdir()
        os.environ["HOME"] = str(cls.place / "home")
        git(base, "init", "-q", "-b", "main")
        (base / "a.txt").write_bytes(KOREAN)
        git(base, "add", ".")
        git(base, "commit", "-qm", "x")
        cls.base = base

    def repository(self, kind, name=None):
        root, environment = hostile_copy(self.base, self.place / (name or kind), kind)
        (root / "a.txt").write_bytes(DESTROYED)  # and so git looks into it
        return root, environment

    def answers(self, root, environment):
        """What each way of asking says."""
        told = {}
        for words in (["check"], ["check", "."], ["check", "--cached"], ["check", "--against", "HEAD"], ["check", "--against", "HEAD", "--cached"]):
            done = subprocess.run([PROGRAM, *words], cwd=root, env=environment, capture_output=True, text=True, timeout=60)
            told[" ".join(words)] = done.stdout + done.stderr
        for option in ([], ["--read-only"]):
            with Client(PROGRAM, *option, cwd=root, env=environment) as client:
                client.start()
                for arguments in ({}, {"against": "HEAD"}, {"against": "HEAD", "paths": ["a.txt"]}):
                    answer = client.request("tools/call", {"name": "check_files", "arguments": arguments})
                    told[f"mcp {option} {arguments}"] = answer["content"][0]["text"]
        return told

    def test_no_repository_has_a_program_run(self):
        for kind in KINDS:
            with self.subTest(kind):
                root, environment = self.repository(kind)
                told = self.answers(root, environment)
                mark = root.parent / "pwned"
                self.assertFalse(mark.exists(), mark.exists() and mark.read_text())
                for way, words in told.items():
                    if "against" not in way or "cached" in way:
                        continue
                    expected = "is not run" if kind in FILTERED else "unable to read|cat-file" if kind in LACKING else "U\\+FFFD"
                    self.assertRegex(words, expected, way)
                self.assertIn("a.txt", told["check"])

    def test_a_fifo_in_a_file_s_place_holds_nobody_up(self):
        blob = git(self.base, "rev-parse", "HEAD:a.txt")
        for name in ["index", f"objects/{blob[:2]}/{blob[2:]}"]:
            root, environment = self.repository("hooks", f"fifo-{name[:5]}")
            (root / ".git" / name).unlink()
            os.mkfifo(root / ".git" / name)
            if name == "index":
                done = subprocess.run([PROGRAM, "check", "--against", "HEAD"], cwd=root, env=environment, capture_output=True, text=True, timeout=60)
                self.assertEqual(done.returncode, 3)
                self.assertIn("the index is no file", done.stderr)
            with Client(PROGRAM, cwd=root, env=environment) as client:
                client.start()
                answer = client.request("tools/call", {"name": "check_files", "arguments": {"against": "HEAD"}})
                self.assertRegex(answer["content"][0]["text"], "is no file|are not followed")

    def test_the_repository_may_lie_where_git_puts_it(self):
        """Worktrees, the index of a hook, packed references, another hash, a shallow clone."""
        folder = self.place / "places"
        folder.mkdir()
        root = folder / "root"
        shutil.copytree(self.base, root)
        git(root, "pack-refs", "--all")
        git(root, "tag", "v1")
        git(root, "worktree", "add", "-q", "../tree")
        git(folder, "clone", "-q", "--depth", "1", f"file://{root}", "shallow")
        git(folder, "init", "-q", "--object-format=sha256", "-b", "main", "sha256")
        (folder / "sha256/a.txt").write_bytes(KOREAN)
        git(folder / "sha256", "add", ".")
        git(folder / "sha256", "commit", "-qm", "x")
        for name, revision in [("root", "v1"), ("root", "HEAD@{0}"), ("tree", "main"), ("shallow", "origin/main"), ("shallow", "@{upstream}"), ("sha256", "HEAD")]:
            tree = folder / name
            (tree / "sub").mkdir(exist_ok=True)
            (tree / "a.txt").write_bytes(DESTROYED)
            for place in [tree, tree / "sub"]:
                done = subprocess.run([PROGRAM, "check", "--against", revision], cwd=place, capture_output=True, text=True)
                self.assertRegex(done.stdout, r"a\.txt.*U\+FFFD", (name, revision, done.stderr))
        git(root, "add", ".")  # by a hook, with another index
        shutil.move(root / ".git/index", root / ".git/next-index")
        done = subprocess.run([PROGRAM, "check", "--cached"], cwd=root, capture_output=True, text=True, env={**os.environ, "GIT_INDEX_FILE": ".git/next-index"})
        self.assertIn("a.txt", done.stdout, done.stderr)

    def test_line_ends_of_the_users_configuration_count(self):
        root, environment = self.repository("hooks", "line-ends")
        Path(environment["HOME"], ".gitconfig").write_text("[core]\n\tautocrlf = true\n")
        (root / "a.txt").write_bytes(KOREAN.replace(b"\n", b"\r\n"))
        done = subprocess.run([PROGRAM, "check", "--against", "HEAD"], cwd=root, env=environment, capture_output=True, text=True)
        self.assertEqual(done.stdout + done.stderr, "")


class Outside(unittest.TestCase):
    """What `mcp` does not follow out of its folders."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="charsleuth-hostile-")
        self.addCleanup(temporary.cleanup)
        self.place = Path(temporary.name).resolve()
        self.root = self.place / "root"
        self.secret = self.place / "secret"
        for folder in [self.root, self.secret]:
            folder.mkdir()
            git(folder, "init", "-q", "-b", "main")
            (folder / "a.txt").write_bytes(KOREAN)
            git(folder, "add", ".")
            git(folder, "commit", "-qm", "x")
        (self.root / "a.txt").write_bytes(DESTROYED)

    def asked(self, **arguments):
        with Client(PROGRAM, "--root", str(self.root), "--read-only") as client:
            client.start()
            return client.request("tools/call", {"name": "check_files", "arguments": arguments})["content"][0]["text"]

    def test_a_repository_that_lies_or_leads_out_is_not_used(self):
        self.assertIn("U+FFFD", self.asked(against="HEAD"))
        self.assertIn("no such revision", self.asked(against="HEAD\0x"))
        (self.root / ".git/objects/info").mkdir(exist_ok=True)
        (self.root / ".git/objects/info/alternates").write_text(f"{self.secret}/.git/objects\n")
        self.assertIn("alternates", self.asked(against="HEAD"))
        (self.root / ".git/objects/info/alternates").unlink()
        (self.root / ".git/objects/aa").mkdir(exist_ok=True)
        (self.root / ".git/objects/aa/bb").symlink_to(self.secret / "a.txt")
        self.assertIn("links", self.asked(against="HEAD"))
        shutil.rmtree(self.root / ".git")
        self.assertIn("no repository", self.asked(against="HEAD"))
        for make in [lambda: (self.root / ".git").symlink_to(self.secret / ".git"),
                     lambda: (self.root / ".git").write_text(f"gitdir: {self.secret}/.git\n")]:
            make()
            self.assertIn("outside", self.asked(against="HEAD"))
            (self.root / ".git").unlink()
        git(self.place, "init", "-q")  # a folder of the repository's
        self.assertIn("no repository", self.asked(against="HEAD"))

    def test_settings_above_the_root_and_linked_ones_say_nothing(self):
        shutil.rmtree(self.root / ".git")
        (self.root / "a.txt").write_bytes(KOREAN.decode("cp949").encode())
        (self.place / ".editorconfig").write_text("[*]\ncharset = koi8-r\n")
        self.assertNotIn("koi8-r", self.asked())
        (self.root / ".editorconfig").symlink_to("../.editorconfig")
        self.assertNotIn("koi8-r", self.asked())
        (self.root / ".editorconfig").unlink()
        (self.root / ".editorconfig").write_text("[*]\ncharset = koi8-u\n")
        self.assertIn("koi8-u", self.asked())
        self.assertIn("koi8-u", self.asked(paths=["a.txt"]))
        (self.place / ".gitignore").write_text("a.txt\n")
        git(self.place, "init", "-q")
        self.assertIn("koi8-u", self.asked())

    def made_hostile(self):
        """Makes the root hostile in every way, a part of another repository, and related to a third one. The environment that belongs to it."""
        evil = self.place / "evil"
        evil.write_text(f"#!/bin/sh\ntouch '{self.place}/pwned'\n")
        evil.chmod(0o755)
        home = self.place / "home"
        home.mkdir()
        kinds, environment = Kinds(), {**os.environ}
        first, last = ["submodule", "partial_clone_by_ssh"], ["git_folder_elsewhere"]  # git makes these; that moves the configuration
        for kind in [*first, *(kind for kind in KINDS if kind not in {*first, *last, *LACKING}), *last]:
            environment.update(getattr(kinds, kind)(self.root, str(evil)) or {})
        with open(home / ".gitconfig", "a", encoding="utf-8") as file:
            file.write("[include]\n\tpath = more\n")
        (home / "more").write_text("[core]\n\thooksPath = nowhere\n")
        git(self.place, "init", "-q")  # of which the root is a part
        (self.place / ".editorconfig").write_text("[*]\ncharset = latin1\n")
        (self.place / ".gitattributes").write_text("*.txt working-tree-encoding=koi8-r\n")
        config(self.secret, ("include", "path = ../included"), ("include", f"path = {self.place}/evil"))
        (self.secret / "included").write_text("[core]\n\thooksPath = nowhere\n")
        (self.root / "tree").mkdir()
        (self.root / "tree/.git").write_text(f"gitdir: {self.secret}/.git\n")
        (self.root / "link.txt").symlink_to(self.secret / "a.txt")
        (self.root / "folder").symlink_to(self.secret)
        (self.root / ".editorconfig").symlink_to(self.place / "outside.editorconfig")
        return {**environment, "HOME": str(home)}

    def watched(self, *options):
        """What a server with these options opens outside of its folder and the system's, while it is asked about a hostile repository."""
        home, hostile = self.place / "home", self.made_hostile()
        trace = self.place / "trace"
        temporary = self.place / "temporary"
        temporary.mkdir()
        environment = {**hostile, "TMPDIR": str(temporary)}
        under = ["strace", "-f", "-y", "-qq", "-s", "4096", "-o", str(trace), "-e", "trace=open,openat,openat2,creat,execve,execveat"]
        with Client(PROGRAM, "--root", str(self.root), *options, env=environment, under=under) as client:
            client.start()
            for name, arguments in [("check_files", {}), ("check_files", {"against": "HEAD"}), ("read_text_file", {"path": "a.txt"}),
                                    ("detect_encoding", {"path": "a.txt"}), ("read_text_file", {"path": "link.txt"}), ("list_names", {"path": "a.txt"}),
                                    ("check_files", {"paths": ["folder/a.txt"]}), ("detect_encoding", {"path": "../secret/a.txt"}),
                                    ("write_text_file", {"path": "new.txt", "text": "x"}), ("write_text_file", {"path": "hooks/post-commit", "text": "x"}),
                                    ("write_text_file", {"path": "tree/new.txt", "text": "x"}), ("write_text_file", {"path": "folder/new.txt", "text": "x"}),
                                    ("edit_text_file", {"path": "new.txt", "old_text": "x", "new_text": "y"}), ("convert_file", {"path": "new.txt", "to": "UTF-16LE"}),
                                    ("check_files", {"paths": ["tree/new.txt"], "against": "HEAD"})]:
                client.request("tools/call", {"name": name, "arguments": arguments})
        self.assertFalse((self.place / "pwned").exists())
        programs, opened = {}, {"charsleuth": set(), "git": set()}
        for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
            process = line.split()[0]
            if call := re.search(r'execve(?:at)?\("([^"]*)".* = 0$', line):
                programs[process] = os.path.basename(call[1])
            elif call := re.search(r" = \d+<([^>]*)>$", line):
                opened[programs.get(process, "charsleuth")].add(call[1])
        self.assertEqual(set(programs.values()), {os.path.basename(PROGRAM), "git"})
        self.assertIn(str(self.root / "a.txt"), opened["charsleuth"])
        self.assertEqual(list(temporary.iterdir()), [])
        inside = (f"{self.root}/", f"{temporary}/", "/usr/", "/lib", "/etc/", "/proc/", "/dev/null", "/dev/urandom", str(Path(PROGRAM).parents[1]))

        def outside(paths):
            return {Path(path) for path in paths if not (path + "/").startswith(inside)}

        self.assertEqual(outside(opened["git"]), {home / ".gitconfig", home / "more"})
        return outside(opened["charsleuth"])

    def test_nothing_but_git_is_started_and_nothing_outside_opened(self):
        self.assertEqual(self.watched("--read-only"), set())
        self.assertFalse((self.root / "new.txt").exists())

    def test_a_server_that_writes_opens_git_s_configurations_beside(self):
        """Those that may name a folder of hooks: the user's, and those of the repositories around a file, with what these may include."""
        opened = self.watched()
        configurations = {self.place / "home/.gitconfig", self.place / "home/more", self.place / ".git/config", self.secret / ".git/config", self.secret / "included"}
        self.assertEqual({path for path in opened if not path.is_dir()}, configurations)
        above = {folder for path in [*configurations, self.root] for folder in path.parents}
        self.assertEqual({path for path in opened if path.is_dir()} - above, set())
        for made in ["new.txt", "tree/new.txt"]:
            self.assertTrue((self.root / made).exists())
        for refused in [self.root / "hooks/post-commit", self.secret / "new.txt"]:
            self.assertFalse(refused.exists())


if __name__ == "__main__":
    unittest.main()
