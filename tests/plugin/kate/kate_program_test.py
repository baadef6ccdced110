#!/usr/bin/env python3
"""Runs Kate itself over files in many encodings, with the plugin from an install prefix and without it.

Usage: kate_program_test.py KATE CHARSLEUTH BUILD_FOLDER PROBE_FOLDER QT
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import TEXTS, encoded, write_samples  # noqa: E402

KATE, PROGRAM, BUILD, PROBE, QT = sys.argv[1:6]

# KTextEditor has no such encoding, and says so.
LACKING = {"johab"} | ({"cp737"} if QT == "Qt5" else set())


class Kate(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        self.prefix = self.folder / "prefix"
        subprocess.run(["cmake", "--install", BUILD, "--prefix", self.prefix], check=True, capture_output=True)
        modules = list(self.prefix.rglob("charsleuthplugin.so"))
        self.assertEqual(len(modules), 1)
        self.plugins = modules[0].parent.parent
        if QT == "Qt6":
            self.plugins = self.plugins.parent   # plugins/kf6/ktexteditor

    def run_kate(self, files, plugin, options=()):
        """What the probe saw of each file, by its name."""
        home = self.folder / ("with" if plugin else "without")
        session = home / "data" / "kate" / "sessions" / "test.katesession"
        session.parent.mkdir(parents=True, exist_ok=True)
        config = home / "config"
        config.mkdir(parents=True, exist_ok=True)
        runtime = home / "runtime"
        runtime.mkdir(mode=0o700, exist_ok=True)
        session.write_text(f"[Kate Plugins]\ncharsleuthprobe=true\ncharsleuthplugin={str(plugin).lower()}\n")
        (config / "katerc").write_text(f"[Charsleuth]\nProgram={PROGRAM}\n")
        out = home / "out.json"
        out.unlink(missing_ok=True)
        done = subprocess.run(
            [KATE, "--new", "--start", "test", *options, *map(str, files)],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
            env={**os.environ, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "HOME": str(home),
                 "XDG_CONFIG_HOME": str(config), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache"),
                 "XDG_RUNTIME_DIR": str(runtime), "QT_PLUGIN_PATH": f"{self.plugins}:{PROBE}",
                 "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "PROBE_FILES": str(len(files)), "PROBE_OUT": str(out)})
        self.assertEqual(done.returncode, 0)
        self.assertTrue(out.exists(), (done.stdout + done.stderr).decode(errors="replace")[-2000:])
        return {row["file"]: row for row in json.loads(out.read_text())}

    def test_every_sample_reads_right_and_is_saved_as_it_was(self):
        samples = list(write_samples(self.folder))
        paths = [path for path, _, _ in samples]
        with_plugin = self.run_kate(paths, plugin=True)
        copies = {path.name: Path(f"{path}.copy").read_bytes() for path in paths}
        without = self.run_kate(paths, plugin=False)
        wrong = wrong_before = 0
        for path, language, codec in samples:
            seen, before = with_plugin[path.name], without[path.name]
            right, right_before = seen["text"] == TEXTS[language], before["text"] == TEXTS[language]
            wrong += not right
            wrong_before += not right_before
            print(f"  {path.name:24} {seen['encoding']:14} {'right' if right else 'WRONG'}"
                  f"    without: {before['encoding']:14} {'right' if right_before else 'wrong'}")
            with self.subTest(path.name):
                self.assertEqual(copies[path.name], path.read_bytes())
                self.assertEqual((seen["writable"], seen["modified"]), (True, False))
                self.assertEqual((before["messages"], before["candidates"]), ([], []))
                if codec in LACKING:
                    self.assertEqual(seen["text"], before["text"])
                else:
                    self.assertEqual(seen["text"], TEXTS[language])
                    self.assertRegex(seen["messages"][-1], r"<b>.*</b>, \d+ %")   # why
                    self.assertRegex(seen["candidates"][0], r"\d+ %  ")
        print(f"{len(samples)} files: {wrong} read wrong with the plugin, {wrong_before} without")
        self.assertEqual(wrong, len(LACKING))
        self.assertGreater(wrong_before, len(samples) // 3)

    def test_the_encoding_of_the_command_line_wins(self):
        path = self.folder / "a.txt"
        path.write_bytes(encoded("ru", "koi8-r"))
        seen = self.run_kate([path], plugin=True, options=["--encoding", "IBM866"])["a.txt"]
        self.assertEqual((seen["encoding"], seen["text"]), ("IBM866", path.read_bytes().decode("cp866")))

    def test_damage_is_shown_and_not_saved(self):
        path = self.folder / "a.txt"
        path.write_bytes(encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))
        seen = self.run_kate([path], plugin=True)["a.txt"]
        self.assertEqual((seen["encoding"], seen["writable"]), ("UTF-8", False))
        self.assertTrue(seen["text"].startswith(TEXTS["el"]))


unittest.main(argv=sys.argv[:1])
