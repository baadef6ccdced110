#!/usr/bin/env python3
"""Runs the snippets of plugin/shell/README.md as they stand there, with the real git, less, ripgrep and fzf; hooks of coding agents with the JSON that these write.

Usage: shell_test.py FOLDER_OF_CHARSLEUTH PLUGIN_SHELL
"""

import fcntl
import gzip
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tarfile
import tempfile
import termios
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.append(str(Path(__file__).resolve().parents[2] / "hostile"))
from odd_names import ODD_NAMES  # noqa: E402
from texts import TEXTS, encoded, write_samples  # noqa: E402

BIN, SHARE = sys.argv[1:3]
SNIPPETS = dict(re.findall(r"^```(?:sh|json|yaml) (\S+)\n(.*?)^```$", (Path(SHARE) / "README.md").read_text(), re.MULTILINE | re.DOTALL))
HOOKS = {"claude": SNIPPETS["claude"], "gemini": SNIPPETS["gemini"], "cursor": SNIPPETS["cursor"]}
RIVER = next(line for line in TEXTS["ru"].splitlines() if "реки" in line)
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "LESS"))},
    "PATH": f"{BIN}:{os.environ['PATH']}", "SHARE": SHARE, "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
}


class Shell(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def run_sh(self, script, status=0, stdin=None, **variables):
        given = {"stdin": subprocess.DEVNULL} if stdin is None else {"input": stdin}
        done = subprocess.run(["sh", "-c", script], cwd=self.folder, capture_output=True, **given, timeout=60,
                              env={**ENVIRONMENT, **variables})
        out = done.stdout.decode(errors="replace")
        self.assertEqual(done.returncode, status, (script, out, done.stderr.decode(errors="replace")))
        self.errors = done.stderr.decode(errors="replace")
        return out

    def on_a_terminal(self, script, until, keys, **variables):
        """What the script draws on a terminal of 40 by 200 until some text is there; then the keys are pressed."""
        pid, terminal = pty.fork()
        if pid == 0:
            os.chdir(self.folder)
            os.execvpe("sh", ["sh", "-c", script], {**ENVIRONMENT, "TERM": "xterm", **variables})
        self.addCleanup(os.close, terminal)
        self.addCleanup(os.waitpid, pid, 0)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 200, 0, 0))
        screen = b""
        while until not in screen.decode(errors="replace"):
            ready, _, _ = select.select([terminal], [], [], 30)
            if not ready:
                break
            screen += os.read(terminal, 65536)
        os.write(terminal, keys)
        return screen.decode(errors="replace")

    def write(self, name, content):
        (self.folder / name).write_bytes(content)

    def test_every_snippet_is_run_here(self):
        tested = set(re.findall(r'SNIPPETS\["([^"]+)"\]', Path(__file__).read_text()))
        self.assertEqual(set(SNIPPETS), tested)

    def repository(self):
        self.run_sh("git init -q .\n" + SNIPPETS["git"])
        self.write("river.txt", encoded("ru", "koi8-r"))
        self.write("wide.txt", encoded("ja", "utf-16-le"))
        self.run_sh("git add . && git commit -qm first")
        self.write("river.txt", encoded("ru", "koi8-r").replace("рыбаки".encode("koi8-r"), "рыбачки".encode("koi8-r")))
        self.write("wide.txt", encoded("ja", "utf-16-le").replace("朝".encode("utf-16-le"), "昼".encode("utf-16-le")))

    def test_git_diff(self):
        self.repository()
        out = self.run_sh("git diff")
        self.assertRegex(out, r"\n\+.*рыбачки")
        self.assertRegex(out, r"\n\+昼")
        self.assertNotIn("Binary files", out)

    def test_git_log_and_show_and_blame(self):
        self.repository()
        self.run_sh("git commit -qam second")
        for command in ["git log -p -1", "git show --textconv HEAD", "git blame river.txt"]:
            with self.subTest(command):
                self.assertIn("рыбачки", self.run_sh(command))

    def test_git_grep(self):
        self.repository()
        self.assertIn(RIVER, self.run_sh("git grep --textconv реки"))

    def test_a_binary_file_does_not_stop_git_diff(self):
        self.repository()
        self.write("program.txt", bytes(range(256)) * 20)
        self.run_sh("git add program.txt && git commit -qm binary program.txt")
        self.write("program.txt", bytes(range(255, -1, -1)) * 20)
        self.assertIn("рыбачки", self.run_sh("git diff"))

    def test_a_damaged_compressed_file_does_not_stop_git_diff(self):
        self.repository()
        self.write("packed.txt", gzip.compress(TEXTS["ru"].encode())[:-9])
        self.run_sh("git add packed.txt && git commit -qm packed packed.txt")
        self.write("packed.txt", gzip.compress(TEXTS["el"].encode())[:-9])
        self.assertIn("рыбачки", self.run_sh("git diff"))

    def test_the_configuration_is_readable_by_git(self):
        self.assertIn("charsleuth show", self.run_sh(f"git config -f '{SHARE}/gitconfig' diff.charsleuth.textconv"))

    def test_attributes_of_a_tree(self):
        self.write("river.txt", encoded("ru", "koi8-r"))
        self.run_sh(SNIPPETS["git-attributes"])
        self.assertIn("river.txt", (self.folder / "attributes.new").read_text())
        self.assertIn("KOI8-R", (self.folder / "attributes.new").read_text())

    def test_a_tree_is_checked_out_by_the_attributes_as_it_was(self):
        samples = [path for path, _, _ in write_samples(self.folder)]
        self.write("crlf.txt", encoded("ru", "cp866").replace(b"\n", b"\r\n"))
        self.write("mixed.txt", encoded("ru", "cp866").replace(b"\n", b"\r\n", 1))
        self.write('odd "name" *.txt', encoded("ru", "koi8-r"))
        self.run_sh("git init -q .\n" + SNIPPETS["git-attributes"] + "mv attributes.new .gitattributes")
        self.run_sh("git add . && git commit -qm all && git clone -q . copy")
        for path in self.folder.glob("*.txt"):
            with self.subTest(path.name):
                self.assertEqual((self.folder / "copy" / path.name).read_bytes(), path.read_bytes())
        converted = sum(self.run_sh(f"git show HEAD:{path.name}") != path.read_bytes().decode(errors="replace") for path in samples)
        self.assertGreater(converted, 30)

    def test_the_hook_refuses_legacy_text_only(self):
        self.run_sh("git init -q .\n" + SNIPPETS["hook"])
        self.write("new.txt", TEXTS["ru"].encode())
        self.write("plain.txt", b"plain\n")
        self.write("program", bytes(range(256)) * 20)
        self.write("packed.gz", gzip.compress(encoded("ru", "cp866")))
        self.run_sh("git add . && git commit -qm good")
        self.write("old one.txt", encoded("ru", "cp866"))
        self.run_sh("git add . && git commit -qm bad", status=1)
        self.assertIn("old one.txt:1: is IBM866, not UTF-8", self.errors)
        self.assertNotIn("new.txt", self.errors)

    def jobs_of(self, snippet):
        """The commands of a file of continuous integration, with what each prints and its status."""
        commands = re.findall(r"^ *- (?:run: )?(charsleuth .*)$", snippet, re.MULTILINE)
        self.assertTrue(commands)
        done = [subprocess.run(["sh", "-c", command], cwd=self.folder, capture_output=True, timeout=60,
                               env={**ENVIRONMENT, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"}) for command in commands]
        return [(one.stdout.decode(), one.returncode) for one in done]

    def test_continuous_integration(self):
        self.run_sh("git init -q -b main .")
        self.write("river.txt", TEXTS["ru"].encode())
        self.run_sh("git add . && git commit -qm first && git update-ref refs/remotes/origin/main HEAD")
        self.assertEqual(self.jobs_of(SNIPPETS["github"]), [("", 0)])
        self.assertEqual(self.jobs_of(SNIPPETS["gitlab"]), [("", 0), ("", 0)])
        self.write("river.txt", encoded("ru", "koi8-r"))
        self.run_sh("git commit -qam second")
        (github, status), = self.jobs_of(SNIPPETS["github"])
        self.assertRegex(github, r"^::error file=river.txt,line=1,.*is KOI8-R, not UTF-8\n$")
        self.assertEqual(status, 1)
        (now, first), (since, second) = self.jobs_of(SNIPPETS["gitlab"])
        self.assertEqual((first, second), (1, 1))
        self.assertIn("is KOI8-R, not UTF-8", now)
        self.assertIn("was UTF-8, is KOI8-R", since)

    def hook_of(self, agent, event, **asked):
        """Runs an agent's hook as the agent does: the command by a shell, the JSON on its standard input."""
        settings = json.loads(HOOKS[agent])["hooks"][event]
        command = settings[0].get("command") or settings[0]["hooks"][0]["command"]
        told = {"session_id": "1", "cwd": str(self.folder), "hook_event_name": event, **asked}
        return subprocess.run(["sh", "-c", command], cwd=self.folder, capture_output=True, timeout=60, env=ENVIRONMENT,
                              input=json.dumps(told, ensure_ascii=False, indent=1 if agent == "gemini" else None).encode())

    def work_tree(self, name):
        self.run_sh("git init -q .")
        self.write(name, encoded("ru", "koi8-r"))
        self.write("new.txt", TEXTS["ru"].encode())
        self.run_sh("git add . && git commit -qm first")
        return str(self.folder / name)

    def test_agents_are_kept_from_files_in_other_encodings(self):
        old = self.work_tree('old "река" \\ 1.txt')
        for agent, event, tool in [("claude", "PreToolUse", "Edit"), ("gemini", "BeforeTool", "replace")]:
            with self.subTest(agent):
                refused = self.hook_of(agent, event, tool_name=tool, tool_input={"file_path": old, "old_string": "a", "new_string": "b"})
                self.assertEqual((refused.returncode, refused.stdout), (2, b""), refused)
                self.assertIn(f"{old} is in KOI8-R, not UTF-8", refused.stderr.decode())
                for name in ["new.txt", "none.txt"]:
                    done = self.hook_of(agent, event, tool_name=tool, tool_input={"file_path": str(self.folder / name)})
                    self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))

    def test_agents_are_told_what_they_destroyed(self):
        old = self.work_tree("old one.txt")
        tools = [("claude", "PostToolUse", {"tool_name": "Write", "tool_input": {"file_path": old, "content": "x"}}),
                 ("gemini", "AfterTool", {"tool_name": "write_file", "tool_input": {"file_path": old}}), ("cursor", "stop", {"status": "completed"})]
        for agent, event, asked in tools:
            done = self.hook_of(agent, event, **asked)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""), agent)
        self.write("old one.txt", encoded("ru", "koi8-r").decode("utf-8", "replace").encode())
        for agent, event, asked in tools:
            with self.subTest(agent):
                done = self.hook_of(agent, event, **asked)
                told = json.loads(done.stdout)["followup_message"] if agent == "cursor" else done.stderr.decode()
                self.assertRegex(told, r"old one.txt:1: was KOI8-R, is UTF-8 with \d+ U\+FFFD: .* restore with git show 'HEAD:old one.txt'")
                self.assertEqual(done.returncode, 0 if agent == "cursor" else 2)

    def test_the_hook_names_mojibake(self):
        self.run_sh("git init -q .\n" + SNIPPETS["hook"])
        self.write("menu.txt", "déjà vu\ncafÃ© et thÃ©\n".encode())
        self.run_sh("git add . && git commit -qm bad", status=1)
        self.assertIn("menu.txt:2: has 2 runs of mojibake, the first by UTF-8 read as windows-1252", self.errors)

    def test_the_hook_looks_at_what_is_staged(self):
        self.run_sh("git init -q .\n" + SNIPPETS["hook"])
        self.write("a.txt", encoded("ru", "cp866"))
        self.run_sh("git add .")
        self.write("a.txt", TEXTS["ru"].encode())
        self.run_sh("git commit -qm bad", status=1)

    def test_the_hook_believes_gitattributes(self):
        self.run_sh("git init -q .\n" + SNIPPETS["hook"])
        self.write("old.txt", encoded("ru", "cp866"))
        self.write(".gitattributes", b"old.txt working-tree-encoding=CP866\n")
        self.run_sh("git add . && git commit -qm good")

    def test_what_an_editor_destroyed_is_told(self):
        self.repository()
        self.run_sh("git commit -qam second\n" + SNIPPETS["against"])
        self.write("river.txt", encoded("ru", "koi8-r").decode("utf-8", "replace").encode())
        out = self.run_sh(SNIPPETS["against"], status=1)
        self.assertRegex(out, r"river.txt:\d+: was KOI8-R, is UTF-8 with \d+ U\+FFFD: \d+ characters are gone; restore with git show HEAD:river.txt\n")
        self.assertNotIn("wide.txt", out)

    def test_less_shows_text(self):
        self.write("river.txt", encoded("ru", "cp866"))
        self.assertEqual(self.run_sh(SNIPPETS["less"] + "less river.txt"), TEXTS["ru"])

    def mixed(self):
        """The Russian text in UTF-8, then in windows-1251, and what is to be seen of it."""
        self.write("mixed.txt", TEXTS["ru"].encode() + encoded("ru", "cp1251"))
        return TEXTS["ru"] * 2

    def test_less_shows_each_part_in_its_own_encoding(self):
        seen = self.mixed()
        self.assertEqual(self.run_sh(SNIPPETS["less"] + "less mixed.txt"), seen)

    def test_git_diff_shows_each_part_in_its_own_encoding(self):
        self.run_sh("git init -q .\n" + SNIPPETS["git"])
        self.mixed()
        self.run_sh("git add .")
        out = self.run_sh("git diff --cached mixed.txt")
        self.assertEqual(out.count("+" + RIVER), 2)

    def test_less_leaves_a_long_archive_of_text_to_lesspipe(self):
        self.write("numbers.txt", "".join(f"{i}\n" for i in range(3000)).encode())
        with tarfile.open(self.folder / "a.tar", "w") as archive:
            archive.add(self.folder / "numbers.txt", "numbers.txt")
        self.assertNotIn("2999", self.run_sh(SNIPPETS["less"] + "less a.tar"))

    def test_less_shows_a_pipe(self):
        self.assertEqual(self.run_sh(SNIPPETS["less"] + "cat | less", stdin=encoded("ru", "cp1251")), TEXTS["ru"])

    def test_less_leaves_archives_to_lesspipe(self):
        self.write("river.txt", TEXTS["ru"].encode())
        with tarfile.open(self.folder / "a.tar", "w") as archive:
            archive.add(self.folder / "river.txt", "river.txt")
        self.assertIn("river.txt", self.run_sh(SNIPPETS["less"] + "less a.tar"))

    def test_ripgrep_finds_in_every_encoding(self):
        codecs = ["cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso8859-5", "utf-8"]
        for codec in codecs:
            self.write(f"{codec}.txt", encoded("ru", codec).replace("реки".encode(codec), "река".encode(codec)))
        out = self.run_sh(SNIPPETS["ripgrep"])
        self.assertEqual(len(out.splitlines()), len(codecs))
        self.assertEqual(len(self.run_sh("rg река").splitlines()), 1)

    def test_ripgrep_still_knows_binary(self):
        self.write("program", b"\0\1\2\3" * 2000 + "река".encode() + b"\0\1\2\3" * 2000)
        self.assertNotIn("\0", self.run_sh(SNIPPETS["ripgrep"] + "true"))

    def test_the_preview_of_fzf(self):
        lines = TEXTS["ru"].splitlines()
        for name in (name for name in ["-river it's.txt", *ODD_NAMES] if not re.search("[\n\udc80-\udcff]", name)):  # fzf hands on lines of UTF-8
            with self.subTest(name):
                self.write(name, encoded("ru", "cp866"))
                screen = self.on_a_terminal(SNIPPETS["fzf-preview"], until=lines[-1], keys=b"\x1b", NAME=name, FZF_DEFAULT_COMMAND="printf '%s\\n' \"$NAME\"")
                self.assertEqual([line for line in lines if line not in screen], [])
        self.assertFalse((self.folder / "pwned").exists())

    def test_no_name_is_obeyed(self):
        """Each way in, for files of odd names."""
        for name in ODD_NAMES:
            self.write(name, encoded("ru", "cp866"))
        for name in ODD_NAMES:
            with self.subTest(name):
                self.assertEqual(self.run_sh(SNIPPETS["less"] + 'less -- "$NAME"', NAME=name), TEXTS["ru"])
        self.assertEqual(self.run_sh(f"rg --pre '{SHARE}/rg-pre' --null --files-with-matches {RIVER.split()[0]} .").count("\0"), len(ODD_NAMES))
        self.run_sh("git init -q .\n" + SNIPPETS["git"] + "echo '* diff=charsleuth' > .gitattributes\n" + SNIPPETS["hook"] + "git add . ")
        self.assertEqual(self.run_sh("git diff --cached").count("+" + RIVER), len(ODD_NAMES))
        self.run_sh("git commit -qm bad", status=1)
        self.assertEqual(self.errors.count("is IBM866, not UTF-8"), len(ODD_NAMES))
        self.assertFalse((self.folder / "pwned").exists())

    def test_diff_of_two_encodings(self):
        self.write("old.txt", encoded("ru", "cp866"))
        self.write("new.txt", encoded("ru", "koi8-r"))
        self.assertEqual(self.run_sh(SNIPPETS["diff"]), "")


unittest.main(argv=sys.argv[:1])
