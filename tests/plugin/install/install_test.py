#!/usr/bin/env python3
"""Installs the build into a folder and uses what is there as a stranger would.

Usage: install_test.py CMAKE BUILD SOURCE

The build folder must hold the finished build. Its own install_manifest.txt is put back afterwards.
"""

import configparser
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CMAKE, BUILD, SOURCE = sys.argv[1:4]
RUSSIAN = "Привет, мир! Это обычный русский текст, в котором хватает букв.\n"


CORE_PROGRAM = """
int main() {
    using namespace charsleuth;
    const Bytes bytes = bytesOf("text");
    DetectOptions options;
    options.hints = {{HintKind::Language, "de", ""}};
    options.listed = 3;
    const Detection detection = detect(bytes, options);
    const EncodingId encoding = detection.ranked.front().encoding;
    const MappedText text = decodeMapped(bytes, encoding);
    Decoder decoder(encoding);
    TextTally tally;
    decoder.feed(bytes, tally);
    decoder.finish(tally);
    std::size_t names = 0;
    for (const EncodingInfo& row : allEncodings())
        names += row.name.size();
    return encode(text.text, encoding).lacking.empty() && !bomAt(bytes) && names > 0 ? 0 : 1;
}
"""

# The extension between stand-ins for Nautilus: its menu for two files, for a folder, and for a file that is elsewhere.
NAUTILUS = """
import runpy, sys, types
from unittest.mock import Mock
gi, started = types.ModuleType("gi.repository"), []
gi.GObject = types.SimpleNamespace(GObject=type("GObject", (), {}))
gi.Nautilus = types.SimpleNamespace(MenuProvider=type("MenuProvider", (), {}), MenuItem=Mock())
sys.modules["gi"], sys.modules["gi.repository"] = types.ModuleType("gi"), gi
import subprocess
real = subprocess.Popen
subprocess.Popen = lambda *a, **k: started.append(real(*a, **k))
def file(path, folder=False):
    return Mock(**{"is_directory.return_value": folder, "get_location.return_value.get_path.return_value": path})
menu = runpy.run_path(sys.argv[1])["CharsleuthMenu"]()
menu.get_file_items([file("/a.txt"), file("/-b.txt"), file("/c", True)])
label = gi.Nautilus.MenuItem.call_args.kwargs["label"]
gi.Nautilus.MenuItem.return_value.connect.call_args.args[1](None)
started[0].wait()
print(label, len(menu.get_file_items("window", [file("/c", True)])), len(menu.get_file_items([file(None)])))
"""


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
        lines = self.russian.read_bytes().rstrip(b"\n") + b"\n\nplain\n" + bytes(range(1, 9)) * 9
        answers = run(build / "columns", stdin=lines).splitlines()
        self.assertEqual((answers[0], answers[-3:-1]), (self.answer(), ["US-ASCII", "US-ASCII"]))
        self.assertIn("control", answers[-1])
        text = run(build / "to_utf8", stdin="grüß Gott\n".encode())
        self.assertEqual(text, "grüß Gott\n")
        self.assertEqual(run(build / "core_detect", stdin=self.russian.read_bytes()), self.answer() + "\n")

    def test_the_installed_headers_of_the_core_are_few_and_enough(self):
        """A program that detects, decodes, encodes and lists encodings sees nothing of the source tree; each header stands alone."""
        include = next(self.prefix.rglob("core/detect.h")).parent.parent
        headers = [path.relative_to(include).as_posix() for path in files_under(include / "core")]
        self.assertLessEqual(len(headers), 20, headers)
        program = Path(self.scratch.name) / "with_core_headers.cpp"
        program.write_text("".join(f"#include <{header}>\n" for header in headers) + CORE_PROGRAM)
        run("c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", include, program)
        for header in headers:
            run("c++", "-std=c++20", "-fsyntax-only", "-x", "c++", "-I", include, "-", stdin=f"#include <{header}>\n".encode())
        linked = Path(self.scratch.name) / "with_core"
        run("c++", "-std=c++20", "-I", include, program, f"-L{self.library_folder}", "-lcharsleuth", "-o", linked)
        run(linked, environment={"LD_LIBRARY_PATH": str(self.library_folder)})

    def test_what_is_installed_runs_from_where_it_was_moved(self):
        moved = Path(self.scratch.name) / "a moved folder"
        run("cp", "-a", self.prefix, moved)
        libraries = run("ldd", moved / "bin/charsleuth")
        self.assertIn(str(moved), next(line for line in libraries.splitlines() if "libcharsleuth.so" in line))
        self.assertIn(f": {self.answer()} (", run(moved / "bin/charsleuth", "detect", "--no-sidecar", self.russian))

    def test_the_models_are_there_once(self):
        models = (Path(SOURCE) / "resources/models/built/cyrl.bin").read_bytes()
        self.assertEqual([path.name for path in files_under(self.prefix) if not path.is_symlink() and models in path.read_bytes()],
                         [next(self.library_folder.glob("libcharsleuth.so.0.*")).name])

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

    def test_the_desktop_entry_is_valid(self):
        self.assertEqual(run("desktop-file-validate", self.prefix / "share/applications/charsleuth.desktop"), "")

    def test_the_file_managers_open_files_in_the_viewer(self):
        menu = configparser.RawConfigParser(strict=True)
        menu.optionxform = str
        menu.read(self.prefix / "share/kio/servicemenus/charsleuth.desktop", encoding="utf-8")
        actions = menu["Desktop Entry"]["Actions"].rstrip(";").split(";")
        self.assertEqual([menu[f"Desktop Action {name}"]["Exec"] for name in actions], ["charsleuth-viewer -- %F"])
        self.assertEqual(set(menu), {"DEFAULT", "Desktop Entry", *(f"Desktop Action {name}" for name in actions)})

    def test_gnomes_files_opens_what_is_selected(self):
        out = Path(self.scratch.name) / "arguments"
        viewer = Path(self.scratch.name) / "fake" / "charsleuth-viewer"
        viewer.parent.mkdir()
        viewer.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\" > {out}\n")
        viewer.chmod(0o755)
        extension = self.prefix / "share/nautilus-python/extensions/charsleuth.py"
        path = {"PATH": f"{viewer.parent}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"}
        self.assertEqual(run(sys.executable, "-c", NAUTILUS, extension, environment=path), "Open in Charsleuth 0 0\n")
        self.assertEqual(out.read_text().splitlines(), ["--", "/a.txt", "/-b.txt"])

    def test_every_plugin_is_where_its_program_looks(self):
        for name in ["share/vim/vimfiles/pack/charsleuth/start/charsleuth/plugin/charsleuth.vim",
                     "share/nvim/site/pack/charsleuth/start/charsleuth/plugin/charsleuth.vim",
                     "share/emacs/site-lisp/charsleuth.el", "share/charsleuth/gitconfig", "share/charsleuth/lessopen",
                     "share/charsleuth/charsleuth.vsix", "share/charsleuth/rg-pre", "share/charsleuth/pre-commit"]:
            with self.subTest(name):
                self.assertTrue((self.prefix / name).is_file())

    def with_prefix(self):
        """The environment of somebody who has the prefix on the path, and the editors' own folders below it."""
        return {"PATH": f"{self.prefix}/bin:{os.environ['PATH']}", "XDG_DATA_DIRS": f"{self.prefix}/share:/usr/share",
                "LC_ALL": "C.UTF-8", "HOME": self.scratch.name, "XDG_CONFIG_HOME": self.scratch.name}

    def test_vim_and_neovim_open_a_file_with_the_package(self):
        # Vim looks below its own prefix only, so that it is told of this one; Neovim finds it by XDG_DATA_DIRS.
        for editor in (["vim", "-T", "dumb", "--not-a-term", "--cmd", f"set packpath^={self.prefix}/share/vim/vimfiles"],
                       ["nvim", "--headless"]):
            with self.subTest(editor[0]):
                out = Path(self.scratch.name) / f"{editor[0]}.txt"
                run(*editor, "-u", "NORC", "-i", "NONE", "-n", "--cmd", "set nocompatible encoding=utf-8 fileencodings=ucs-bom,utf-8,latin1",
                    self.russian, "-c", f"call writefile(getline(1, '$') + [&fileencoding, charsleuth#statusline()], '{out}')",
                    "-c", "CharsleuthReopen koi8-r", "-c", f"call writefile([&fileencoding], '{out}', 'a')", "-c", "qa!",
                    environment=self.with_prefix())
                text, found, statusline, chosen = out.read_text().splitlines()
                self.assertEqual((text + "\n", found, chosen), (RUSSIAN, "cp1251", "koi8-r"))
                self.assertTrue(statusline.startswith("windows-1251 "))

    def test_emacs_opens_a_file_with_the_package(self):
        out = run("emacs", "-Q", "--batch", "-L", self.prefix / "share/emacs/site-lisp", "--eval",
                  f"(progn (require 'charsleuth) (charsleuth-mode 1) (find-file \"{self.russian}\")"
                  " (princ (format \"%s%s\" (buffer-string) (coding-system-base buffer-file-coding-system))))",
                  environment=self.with_prefix())
        self.assertEqual(out, RUSSIAN + "windows-1251")

    def test_git_reads_the_configuration(self):
        self.assertIn("charsleuth show", run("git", "config", "-f", self.prefix / "share/charsleuth/gitconfig", "diff.charsleuth.textconv"))

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
        run(CMAKE, f"-DMANIFEST={manifest}", "-P", Path(SOURCE) / "resources/cmake/uninstall.cmake")
        self.assertEqual(sorted(prefix.rglob("*")), [prefix / "lib", other])


manifest_path = Path(BUILD) / "install_manifest.txt"
before = manifest_path.read_bytes() if manifest_path.exists() else None
result = unittest.main(argv=sys.argv[:1], exit=False).result
if before is not None:
    manifest_path.write_bytes(before)
else:
    manifest_path.unlink(missing_ok=True)
sys.exit(not result.wasSuccessful())
