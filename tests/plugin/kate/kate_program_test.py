#!/usr/bin/env python3
"""Runs Kate itself, with the plugin from an install prefix and without it, over files in many encodings and over
everything that can go wrong.

Usage: kate_program_test.py KATE CHARSLEUTH BUILD_FOLDER PROBE_FOLDER QT [TEST...]

CHARSLEUTH_LONG=1 opens a file of 1 GiB, too.
"""

import gzip
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from editor_case import EDITOR_SECONDS, ODD_NAMES, EditorCase, TroubleRows, print_table  # noqa: E402
from texts import TEXTS, encoded, write_samples  # noqa: E402

KATE, PROGRAM, BUILD, PROBE, QT = sys.argv[1:6]

# KTextEditor has no such encoding, and says so.
LACKING = {"johab", "cp737"} | ({"cp874"} if QT == "Qt6" else set())


def installed_plugins(prefix):
    """The folder for QT_PLUGIN_PATH below a prefix that the plugin was installed to."""
    subprocess.run(["cmake", "--install", BUILD, "--prefix", prefix], check=True, capture_output=True)
    module, = Path(prefix).rglob("charsleuthplugin.so")
    return module.parents[2] if QT == "Qt6" else module.parents[1]   # plugins/kf6/ktexteditor


def is_ours(message):
    return message.startswith("Charsleuth: ") or "an encoding that this editor does not have" in message


class Kate(EditorCase):
    PROGRAM = PROGRAM

    @classmethod
    def setUpClass(cls):
        cls.prefix = tempfile.TemporaryDirectory()
        cls.plugins = installed_plugins(cls.prefix.name)

    @classmethod
    def tearDownClass(cls):
        cls.prefix.cleanup()

    def run_kate(self, files, plugin=True, options=(), steps=(), program=PROGRAM, prefix=(), path=None, timeout=2 * EDITOR_SECONDS):
        """What the probe saw of each file, by its name; see probe.cpp for the steps."""
        home = Path(tempfile.mkdtemp(dir=self.folder))
        session = home / "data" / "kate" / "sessions" / "test.katesession"
        session.parent.mkdir(parents=True)
        config = home / "config"
        config.mkdir()
        runtime = home / "runtime"
        runtime.mkdir(mode=0o700)
        session.write_text(f"[Kate Plugins]\ncharsleuthprobe=true\ncharsleuthplugin={str(plugin).lower()}\n")
        (config / "katerc").write_text(f"[Charsleuth]\nProgram={program}\n")
        out = home / "out.json"
        done = subprocess.run(
            [*prefix, KATE, "--block", "--new", "--start", "test", *options, *files],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=timeout,
            env={**os.environ, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "HOME": str(home),
                 "XDG_CONFIG_HOME": str(config), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache"),
                 "XDG_RUNTIME_DIR": str(runtime), "QT_PLUGIN_PATH": f"{self.plugins}:{PROBE}",
                 "PATH": path or os.environ["PATH"], "PROBE_STEPS": ";".join(steps),
                 "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "PROBE_FILES": str(len(files)), "PROBE_OUT": str(out)})
        self.assertEqual(done.returncode, 0, done.stderr.decode(errors="replace")[-2000:])
        self.assertTrue(out.exists(), (done.stdout + done.stderr).decode(errors="replace")[-2000:])
        rows = json.loads(out.read_text())
        self.own_messages = [message for row in rows for message in row["messages"] if is_ours(message)]
        return {row["file"]: row for row in rows}

    def opened(self, path, **options):
        """What is seen when a file is opened; None where it becomes no document."""
        rows = list(self.run_kate([path], **options).values())
        return {name: rows[0][name] for name in ("text", "encoding", "writable", "modified")} if rows else None

    def opened_each(self, paths):
        seen = self.run_kate(paths)
        return [seen[path.name]["text"] for path in paths]


class Samples(Kate):
    def test_every_sample_reads_right_and_is_saved_as_it_was(self):
        samples = list(write_samples(self.folder))
        paths = [path for path, _, _ in samples]
        with_plugin = self.run_kate(paths, steps=["why"])
        copies = {path.name: Path(f"{path}.copy").read_bytes() for path in paths}
        without = self.run_kate(paths, plugin=False)
        table = []
        for path, language, codec in samples:
            seen, before = with_plugin[path.name], without[path.name]
            right, right_before = seen["text"] == TEXTS[language], before["text"] == TEXTS[language]
            table.append((f"{language} {codec}", seen["encoding"], right, before["encoding"], right_before))
            with self.subTest(codec, language=language):
                self.assertEqual(copies[path.name], path.read_bytes())
                self.assertEqual((seen["writable"], seen["modified"]), (True, False))
                self.assertEqual((before["messages"], before["candidates"]), ([], []))
                if codec in LACKING:
                    self.assertEqual(seen["text"], before["text"])
                else:
                    self.assertEqual(seen["text"], TEXTS[language])
                    self.assertRegex(seen["after"][0]["messages"][-1], r"<b>.*</b>, \d+ %")
                    self.assertRegex(seen["candidates"][0], r"\d+ %  ")
        wrong, wrong_before = print_table(table)
        self.assertEqual(wrong, len(LACKING))
        self.assertGreater(wrong_before, len(samples) // 3)

    def test_compressed_files(self):
        path = self.write("a.txt.gz", gzip.compress(encoded("ru", "cp866")))
        seen = self.run_kate([path])["a.txt.gz"]
        self.assertEqual((seen["text"], seen["encoding"]), (TEXTS["ru"], "IBM866"))

    def test_damage_is_shown_and_not_saved(self):
        path = self.write("a.txt", encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))
        seen = self.run_kate([path])["a.txt"]
        self.assertEqual((seen["encoding"], seen["writable"]), ("UTF-8", False))
        self.assertTrue(seen["text"].startswith(TEXTS["el"]))


class Install(unittest.TestCase):
    def test_uninstalling_leaves_nothing(self):
        with tempfile.TemporaryDirectory() as prefix:
            installed_plugins(prefix)
            script = Path(__file__).resolve().parents[3] / "resources/cmake/uninstall.cmake"
            subprocess.run(["cmake", f"-DMANIFEST={BUILD}/install_manifest.txt", f"-DPREFIX={prefix}", "-P", script], check=True, capture_output=True)
            self.assertEqual(list(Path(prefix).iterdir()), [])


class Choice(Kate):
    def setUp(self):
        super().setUp()
        self.path = self.write("russian.txt", encoded("ru", "koi8-r"))

    def steps(self, *steps):
        """What is seen at first and after each step."""
        seen = self.run_kate([self.path], steps=steps)["russian.txt"]
        return [{name: row[name] for name in ("text", "encoding", "modified", "candidates")} for row in [seen, *seen["after"]]]

    def test_the_encoding_of_the_command_line_wins(self):
        seen = self.run_kate([self.path], options=["--encoding", "IBM866"])["russian.txt"]
        self.assertEqual((seen["encoding"], seen["text"]), ("IBM866", self.path.read_bytes().decode("cp866")))

    def test_a_candidate_of_the_menu_outlives_reloading(self):
        found, chosen, again = self.steps("candidate 1", "reload")
        self.assertEqual((found["encoding"], found["text"]), ("KOI8-R", TEXTS["ru"]))
        self.assertEqual(chosen["encoding"].lower(), found["candidates"][1].split()[0].lower())
        self.assertNotEqual(chosen["text"], found["text"])
        self.assertEqual(again, chosen)

    def test_undo_after_overriding_brings_back_nothing(self):
        _, chosen, undone = self.steps("candidate 1", "undo")
        self.assertEqual(undone, chosen)
        self.assertEqual(Path(f"{self.path}.copy").read_bytes(), self.path.read_bytes())

    def test_a_changed_document_is_not_overridden_and_undo_brings_its_text_back(self):
        found, changed, refused, undone = self.steps("insert mine ", "candidate 1", "undo")
        self.assertEqual(changed["text"], "mine " + TEXTS["ru"])
        self.assertEqual(refused, changed)
        self.assertEqual((undone["text"], undone["encoding"]), (found["text"], found["encoding"]))

    def test_detect_again_goes_back_to_what_was_found(self):
        found, chosen, again = self.steps("candidate 1", "forget")
        self.assertNotEqual(chosen, found)
        self.assertEqual(again, found)


class Repairs(Kate):
    def test_mojibake_is_undone_and_brought_back(self):
        text = "déjà vu\ncafÃ© et thÃ©\n"
        path = self.write("menu.txt", text.encode())
        seen = self.run_kate([path], steps=["mojibake", "undo"])["menu.txt"]
        self.assertEqual([it["text"] for it in (seen, *seen["after"])], [text, "déjà vu\ncafé et thé\n", text])
        self.assertIn("Undo Mojibake", "".join(seen["messages"]))

    def test_parts_are_read_in_a_new_document(self):
        mixed = TEXTS["ru"].encode() + encoded("ru", "koi8-r")
        path = self.write("mixed.txt", mixed)
        seen = self.run_kate([path], steps=["parts"])["mixed.txt"]
        self.assertEqual(seen["after"][0]["active"], TEXTS["ru"] * 2)
        self.assertEqual(seen["after"][0]["text"], seen["text"])
        self.assertEqual(path.read_bytes(), mixed)


class Trouble(TroubleRows, Kate):
    ODD_NAMES = [name for name in ODD_NAMES if name.isascii() or name.isprintable()]   # Qt cannot say what is no UTF-8

    def open_both(self, first, second, **options):
        self.run_kate([first, second], **options)

    def view(self, path, line, viewer):
        (self.folder / "charsleuth-viewer").symlink_to(viewer)
        self.run_kate([path], steps=[f"line {line}", "open"], path=f"{self.folder}:{os.environ['PATH']}")

    def test_a_file_that_changes_after_it_was_examined(self):
        answer = self.answer()
        self.fake(f"cat {self.folder}/answer.json\nprintf 'grüß Gott\\n' > {self.path}\n")
        seen = self.run_kate([self.path], program=answer)["russian.txt"]
        self.assertEqual((seen["text"], seen["encoding"]), ("grüß Gott\n", "UTF-8"))
        self.assertIn("changed while", "".join(seen["messages"]))

    def extent(self, path):
        """The first line of a file as it is opened, and how many lines and characters it has."""
        seen = self.run_kate([path])["big.txt"]
        return seen["text"].splitlines()[0], seen["lines"], seen["characters"]


unittest.main(argv=[sys.argv[0], *sys.argv[6:]])
