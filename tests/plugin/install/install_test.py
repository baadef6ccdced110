#!/usr/bin/env python3
"""Installs the build into a folder and uses what is there as a stranger would.

Usage: install_test.py CMAKE BUILD SOURCE

The build folder must hold the finished build. Its own install_manifest.txt is put back afterwards.
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CMAKE, BUILD, SOURCE = sys.argv[1:4]
RUSSIAN = "Привет, мир! Это обычный русский текст, в котором хватает букв.\n"


def run(*command, stdin=b"", environment=None):
    done = subprocess.run([str(word) for word in command], input=stdin, capture_output=True,
                          env={**os.environ, **(environment or {})})
    if done.returncode:
        raise AssertionError(f"{command}: {done.returncode}\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.stdout.decode()


def files_under(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.prefix = Path(cls.scratch.name) / "prefix"
        cls.russian = Path(cls.scratch.name) / "russian.txt"
        cls.russian.write_bytes(RUSSIAN.encode("cp1251"))
        run(CMAKE, "--install", BUILD, "--prefix", cls.prefix)
        cls.library_folder = next(cls.prefix.rglob("libcharsleuth.so")).parent

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def answer(self):
        """What the core says of the Russian file; the same program that was built here."""
        out = run(Path(BUILD) / "bin/charsleuth", "detect", "--json", "--no-sidecar", self.russian)
        import json
        return json.loads(out)["encoding"]

    def check_detect(self, program):
        environment = {"LD_LIBRARY_PATH": str(self.library_folder)}
        self.assertIn(f": {self.answer()} (", run(program, self.russian, environment=environment))

    def test_cmake_finds_both_libraries_and_the_examples_run(self):
        build = Path(self.scratch.name) / "examples"
        run(CMAKE, "-G", "Ninja", "-S", Path(SOURCE) / "plugin/c/examples", "-B", build,
            f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run(CMAKE, "--build", build)
        self.check_detect(build / "detect")
        text = run(build / "to_utf8", stdin="grüß Gott\n".encode())
        self.assertEqual(text, "grüß Gott\n")
        self.assertEqual(run(build / "core_detect", stdin=self.russian.read_bytes()), self.answer() + "\n")

    def test_pkg_config_is_enough_for_a_c_compiler(self):
        environment = {"PKG_CONFIG_PATH": str(self.library_folder / "pkgconfig")}
        flags = run("pkg-config", "--cflags", "--libs", "charsleuth", environment=environment).split()
        program = Path(self.scratch.name) / "with_pkg_config"
        run("cc", "-std=c99", "-Wall", "-Wextra", "-pedantic-errors", "-Werror",
            Path(SOURCE) / "plugin/c/examples/detect.c", *flags, "-o", program)
        self.check_detect(program)

    def test_the_prefix_may_be_moved(self):
        moved = Path(self.scratch.name) / "moved"
        run("cp", "-a", self.prefix, moved)
        environment = {"PKG_CONFIG_PATH": str(moved / self.library_folder.relative_to(self.prefix) / "pkgconfig")}
        self.assertIn(str(moved), run("pkg-config", "--cflags", "charsleuth", environment=environment))
        self.assertNotIn(str(self.prefix), run("pkg-config", "--libs", "charsleuth", environment=environment))

    def test_no_file_names_a_path_of_the_build_machine(self):
        own = {os.fsencode(Path(BUILD).resolve()), os.fsencode(Path(SOURCE).resolve()), os.fsencode(self.prefix)}
        for path in files_under(self.prefix):
            for folder in own:
                self.assertNotIn(folder, path.read_bytes(), path)

    def test_uninstalling_leaves_nothing(self):
        prefix = Path(self.scratch.name) / "shared"
        prefix.mkdir()
        (prefix / "lib").mkdir()
        other = prefix / "lib" / "somebody-elses"
        other.write_text("")
        manifest = Path(self.scratch.name) / "manifest.txt"
        run(CMAKE, "--install", BUILD, "--prefix", prefix)
        manifest.write_text((Path(BUILD) / "install_manifest.txt").read_text())
        self.assertGreater(len(files_under(prefix)), 10)
        run(CMAKE, f"-DMANIFEST={manifest}", "-P", Path(SOURCE) / "resources/uninstall.cmake")
        self.assertEqual(sorted(prefix.rglob("*")), [prefix / "lib", other])


manifest_path = Path(BUILD) / "install_manifest.txt"
before = manifest_path.read_bytes() if manifest_path.exists() else None
result = unittest.main(argv=sys.argv[:1], exit=False).result
if before is not None:
    manifest_path.write_bytes(before)
else:
    manifest_path.unlink(missing_ok=True)
sys.exit(not result.wasSuccessful())
