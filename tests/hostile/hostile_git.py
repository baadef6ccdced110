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

PROGRAM = os.path.abspath(sys.argv.pop(1))
KOREAN = "나룻배는 아침 일곱 시에 항구를 떠납니다. 우리는 상자를 두 번 세고 모두 적어 두었다.\n".encode("cp949")
DESTROYED = KOREAN.decode("utf-8", "replace").encode()


def git(folder, *words):
    return subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always", *words], cwd=folder, check=True,
                          capture_output=True, text=True).stdout.strip()


def config(folder, *settings):
    """Appends to the configuration by hand: `git config` itself would obey some of it."""
    with open(folder / ".git/config", "a", encoding="utf-8") as file:
        for section, line in settings:
            file.write(f"[{section}]\n\t{line}\n")


class Kinds:
    """Each method makes a repository hostile; `evil` leaves the mark."""

    def fsmonitor(self, root, evil):
        config(root, ("core", f"fsmonitor = {evil}"))

    def hooks(self, root, evil):
        for folder in [root / ".git/hooks", root / "hooks"]:
            folder.mkdir(exist_ok=True)
            for name in ["post-index-change", "fsmonitor-watchman", "reference-transaction", "post-checkout", "pre-commit", "query-watchman"]:
                shutil.copy(evil, folder / name)

    def hooks_path(self, root, evil):
        self.hooks(root, evil)
        config(root, ("core", "hooksPath = hooks"))

    def filter_clean_and_smudge(self, root, evil):
        (root / ".gitattributes").write_text("*.txt filter=x\n")
        config(root, ('filter "x"', f"clean = {evil}"), ('filter "x"', f"smudge = {evil}"), ('filter "x"', "required = true"))

    def filter_process(self, root, evil):
        (root / ".gitattributes").write_text("* filter=x\n")
        config(root, ('filter "x"', f"process = {evil}"))

    def filter_of_the_repositorys_attributes(self, root, evil):
        (root / ".git/info/attributes").write_text("*.txt filter=x diff=x\n")
        config(root, ('filter "x"', f"clean = {evil}"), ('filter "x"', f"smudge = {evil}"), ('diff "x"', f"textconv = {evil}"))

    def textconv_and_external_diff(self, root, evil):
        (root / ".gitattributes").write_text("*.txt diff=x\n")
        config(root, ('diff "x"', f"textconv = {evil}"), ('diff "x"', f"command = {evil}"), ("diff", f"external = {evil}"))

    def partial(self, root, url, *settings):
        blob = git(root, "rev-parse", "HEAD:a.txt")
        (root / ".git/objects" / blob[:2] / blob[2:]).unlink()
        config(root, ("core", "repositoryformatversion = 1"), ("extensions", "partialClone = origin"), ('remote "origin"', f"url = {url}"),
               ('remote "origin"', "promisor = true"), ('remote "origin"', "partialclonefilter = blob:none"), *settings)

    def partial_clone_by_ssh(self, root, evil):
        self.partial(root, "ssh://nowhere.invalid/x", ("core", f"sshCommand = {evil}"))

    def partial_clone_by_any_command(self, root, evil):
        self.partial(root, f"ext::{evil}", ("protocol", "allow = always"), ('protocol "ext"', "allow = always"))

    def partial_clone_by_upload_pack(self, root, evil):
        self.partial(root, str(root), ('remote "origin"', f"uploadpack = {evil}"))

    def partial_clone_by_credentials(self, root, evil):
        self.partial(root, "http://127.0.0.1:1/x", ("credential", f"helper = !{evil}"), ("core", f"askPass = {evil}"), ("core", f"gitProxy = {evil}"))

    def pagers_editors_and_aliases(self, root, evil):
        config(root, ("core", f"pager = {evil}"), ("pager", f"diff = {evil}"), ("core", f"editor = {evil}"), ("gpg", f"program = {evil}"),
               ("alias", f"ls-files = !{evil}"), ("core", f"alternateRefsCommand = {evil}"), ("interactive", f"diffFilter = {evil}"))

    def included(self, root, evil):
        (root / "more").write_text(f"[core]\n\tfsmonitor = {evil}\n")
        config(root, ("include", "path = ../more"), ('includeIf "gitdir:**"', "path = ../more"))

    def configuration_of_the_work_tree(self, root, evil):
        config(root, ("core", "repositoryformatversion = 1"), ("extensions", "worktreeConfig = true"))
        (root / ".git/config.worktree").write_text(f"[core]\n\tfsmonitor = {evil}\n")

    def submodule(self, root, evil):
        inner = root / "inner"
        inner.mkdir()
        git(inner, "init", "-q")
        (inner / "b.txt").write_bytes(b"plain\n")
        git(inner, "add", ".")
        git(inner, "commit", "-qm", "x")
        git(root, "add", "inner")
        config(inner, ("core", f"fsmonitor = {evil}"))
        (inner / "b.txt").write_bytes(b"other\n")
        config(root, ("diff", "ignoreSubmodules = none"), ("status", "submoduleSummary = true"))

    def git_folder_elsewhere(self, root, evil):
        (root / ".git").rename(root / "real")
        (root / ".git").write_text("gitdir: real\n")
        with open(root / "real/config", "a", encoding="utf-8") as file:
            file.write(f"[core]\n\tfsmonitor = {evil}\n")

    def user_s_own_filter(self, root, evil):
        """No program of the user's configuration is started, either."""
        (root / ".gitattributes").write_text("*.txt filter=mine\n")
        home = root.parent / "home"
        (home / ".gitconfig").write_text(f'[filter "mine"]\n\tclean = {evil}\n\tsmudge = {evil}\n[core]\n\tfsmonitor = {evil}\n')

    def a_git_of_its_own(self, root, evil):
        shutil.copy(evil, root / "git")
        (root / "bin").mkdir()
        shutil.copy(evil, root / "bin/git")
        return {"PATH": f".::{root}/bin:{os.environ['PATH']}"}

    def variables(self, root, evil):
        return {"GIT_EXTERNAL_DIFF": evil, "GIT_SSH_COMMAND": evil, "GIT_PAGER": evil, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
                "GIT_CONFIG_VALUE_0": evil}


FILTERED = {"filter_clean_and_smudge", "filter_process", "filter_of_the_repositorys_attributes", "user_s_own_filter"}
LACKING = {name for name in dir(Kinds) if name.startswith("partial_clone")}


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
        folder = self.place / (name or kind)
        folder.mkdir()
        root = folder / "root"
        shutil.copytree(self.base, root, symlinks=True)
        (folder / "home").mkdir()
        evil = folder / "evil"
        evil.write_text(f"#!/bin/sh\necho \"$0 $*\" >>'{folder}/pwned'\n")
        evil.chmod(0o755)
        more = getattr(Kinds(), kind)(root, str(evil)) or {}
        (root / "a.txt").write_bytes(DESTROYED)  # and so git looks into it
        return root, {**os.environ, "HOME": str(folder / "home"), **more}

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
        for kind in [name for name in dir(Kinds) if name[0] != "_" and name != "partial"]:
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

    def test_nothing_but_git_is_started_and_nothing_outside_opened(self):
        evil = self.place / "evil"
        evil.write_text(f"#!/bin/sh\ntouch '{self.place}/pwned'\n")
        evil.chmod(0o755)
        kinds = Kinds()
        for kind in ["fsmonitor", "hooks_path", "textconv_and_external_diff", "pagers_editors_and_aliases", "included"]:
            getattr(kinds, kind)(self.root, str(evil))
        (self.root / "link.txt").symlink_to(self.secret / "a.txt")
        (self.root / "folder").symlink_to(self.secret)
        (self.root / ".editorconfig").symlink_to(self.place / "outside.editorconfig")
        (self.place / ".editorconfig").write_text("[*]\ncharset = latin1\n")
        (self.place / "home").mkdir()
        trace = self.place / "trace"
        temporary = self.place / "temporary"
        temporary.mkdir()
        environment = {**os.environ, "HOME": str(self.place / "home"), "TMPDIR": str(temporary)}
        under = ["strace", "-f", "-y", "-qq", "-s", "4096", "-o", str(trace), "-e", "trace=open,openat,openat2,creat,execve,execveat"]
        with Client(PROGRAM, "--root", str(self.root), "--read-only", env=environment, under=under) as client:
            client.start()
            for name, arguments in [("check_files", {}), ("check_files", {"against": "HEAD"}), ("read_text_file", {"path": "a.txt"}),
                                    ("detect_encoding", {"path": "a.txt"}), ("read_text_file", {"path": "link.txt"}), ("list_names", {"path": "a.txt"}),
                                    ("check_files", {"paths": ["folder/a.txt"]}), ("detect_encoding", {"path": "../secret/a.txt"})]:
                client.request("tools/call", {"name": name, "arguments": arguments})
        self.assertFalse((self.place / "pwned").exists())
        started, opened = set(), set()
        for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
            if call := re.search(r'execve(?:at)?\("([^"]*)".* = 0$', line):
                started.add(os.path.basename(call[1]))
            elif call := re.search(r" = \d+<([^>]*)>$", line):
                opened.add(call[1])
        self.assertEqual(started, {os.path.basename(PROGRAM), "git"})
        self.assertIn(str(self.root / "a.txt"), opened)
        inside = [str(self.root), str(temporary)]
        systems = ("/usr/", "/lib", "/etc/", "/proc/", "/dev/null", "/dev/urandom", str(Path(PROGRAM).parents[1]))
        outside = {path for path in opened if not any((path + "/").startswith(folder + "/") for folder in inside) and not path.startswith(systems)}
        self.assertEqual(outside, set())
        self.assertEqual(list(temporary.iterdir()), [])


if __name__ == "__main__":
    unittest.main()
