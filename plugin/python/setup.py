"""Builds the compiled module by CMake, from the checkout that this folder lies in or from the copy of it in the source archive."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from sysconfig import get_platform

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # before setuptools 70.1 it was in the package wheel
    from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
COPY = HERE / "project"  # in a source archive
PROJECT = COPY if COPY.is_dir() else HERE.parents[1]

# What the module is made of; the source archive has it in the folder `project`.
PARTS = ["CMakeLists.txt", "LICENSE", "app/edit/line_changes.cpp", "app/edit/line_changes.h", "app/edit/shown_text.h", "app/edit/text_change.cpp",
         "app/edit/text_change.h", "app/files/digits.cpp",
         "app/files/digits.h", "app/files/printable.cpp", "app/files/printable.h", "app/losses", "core", "plugin/c",
         "plugin/python/CMakeLists.txt", "plugin/python/exports.map", "plugin/python/native", "resources/models/built"]


def version():
    """The project's, which CMakeLists.txt has."""
    text = (PROJECT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(charsleuth VERSION ([0-9.]+)", text).group(1)


def pack_smaller(wheel):
    """Compresses at zlib's highest level, which saves 28 of 4,967 KB."""
    tighter = wheel.with_suffix(".part")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(tighter, "w", zipfile.ZIP_DEFLATED) as new:
        for item in old.infolist():
            new.writestr(item, old.read(item), compresslevel=9)
    tighter.replace(wheel)


class BuildByCMake(build_ext):
    """Configures, builds and puts the module where setuptools wants it."""

    def build_extension(self, ext):
        folder = Path(self.build_temp).resolve() / "cmake"
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        off = ["BUILD_CLI", "BUILD_APP", "BUILD_PLUGINS", "BUILD_TESTS", "WITH_ICU", "WITH_UCHARDET", "ONE_LIBRARY"]
        subprocess.run(["cmake", "-S", PROJECT, "-B", folder, *generator, "-DCMAKE_BUILD_TYPE=Release", "-DCHARSLEUTH_PYTHON=ON",
                        f"-DPython3_EXECUTABLE={sys.executable}", *(f"-DCHARSLEUTH_{option}=OFF" for option in off)], check=True)
        subprocess.run(["cmake", "--build", folder, "--target", "charsleuth_python", "--parallel"], check=True)
        built = next((folder / "lib").glob("_native.*"))
        target = Path(self.get_ext_fullpath(ext.name)).with_name(built.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built, target)


class SourcesOfAll(sdist):
    """A source archive that builds without the checkout."""

    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for part in PARTS:
            source, target = PROJECT / part, Path(base_dir, "project", part)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
            else:
                shutil.copyfile(source, target)
        shutil.copyfile(PROJECT / "LICENSE", Path(base_dir, "LICENSE"))


class WheelForMany(bdist_wheel):
    """A wheel named for the oldest C library that has what the module asks for (PEP 600), packed as small as can be."""

    def run(self):
        super().run()
        for _, _, name in self.distribution.dist_files:
            if name.endswith(".whl"):
                pack_smaller(Path(name))

    def get_tag(self):
        python, abi, own = super().get_tag()
        if not own.startswith("linux_"):
            return python, abi, own
        module = next(Path(self.bdist_dir, "charsleuth").glob("_native.*.so")).read_bytes()
        wanted = [int(minor) for minor in re.findall(rb"\0GLIBC_2\.(\d+)", module)]
        machine = own[len("linux_"):]
        return python, abi, f"manylinux_2_{max(wanted)}_{machine}" if wanted else own


setup(
    version=version(),
    ext_modules=[Extension("charsleuth._native", [], py_limited_api=True)],
    cmdclass={"build_ext": BuildByCMake, "sdist": SourcesOfAll, "bdist_wheel": WheelForMany},
    options={"bdist_wheel": {"py_limited_api": "cp311" if get_platform().startswith("win") else "cp39"}},
)
