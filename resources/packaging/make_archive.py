#!/usr/bin/env python3
"""Makes charsleuth-VERSION-linux-MACHINE.tar.xz: both programs with the libraries that a bare system lacks, to be unpacked and run anywhere.

    make_archive.py BUILD VERSION OUT      BUILD: a build by the preset `package`; OUT: the folder that the archive goes into

Wants patchelf, and Debian's packages of what is bundled, since their licences are put beside.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMMON_LICENSES = Path("/usr/share/common-licenses")

# Every system has these, and its own must be used: the C library talks to the kernel and the loader, and what is loaded from
# the system (drivers of graphics cards) may want a newer C++ library than ours.
OF_THE_SYSTEM = re.compile(r"(ld-linux.*|libc|libm|libdl|libpthread|librt|libresolv|libutil|libstdc\+\+|libgcc_s)\.so.*")

# What the viewer makes use of; none of it is linked. It paints without OpenGL, so that no graphics driver is needed.
PLUGINS = ["platforms/libqxcb.so", "platforms/libqoffscreen.so", "platforms/libqwayland-generic.so",
           "wayland-shell-integration/libxdg-shell.so", "wayland-decoration-client/*.so",
           "platforminputcontexts/*.so", "sqldrivers/libqsqlite.so"]
TRANSLATIONS = [f"qtbase_{language}.qm" for language in ("de", "es", "fr", "ja", "ko", "pl", "ru", "zh_CN")]


def output(*command, **environment):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True, env=os.environ | environment).stdout


def qt(name):
    """A folder of Qt, as its own tool says."""
    return Path(output("qtpaths6", "--query", name).strip())


def libraries_of(file, own):
    """Paths of all libraries that the loader takes for a file, but the system's own. `own`: the folder that is looked in first."""
    found = {}
    said = output("ldd", file, LD_LIBRARY_PATH=str(own))
    for name, path in re.findall(r"^\s*(\S+) => (\S+) \(", said, re.MULTILINE):
        if not OF_THE_SYSTEM.fullmatch(name):
            found[name] = Path(path)
    missing = re.findall(r"^\s*(\S+) => not found", said, re.MULTILINE)
    if missing:
        sys.exit(f"make_archive.py: {file} needs {', '.join(missing)}, not to be found here")
    return found


def copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o755 if os.access(source, os.X_OK) else 0o644)


class Archive:
    def __init__(self, root):
        self.root = root
        self.bundled = set()  # where the files came from

    def install(self, build):
        """Programs, library and what belongs to them, by the build's own rules; the library where the others will be."""
        stage = self.root / "stage"
        for component in ["cli", "viewer", "library", "plugins"]:
            output("cmake", "--install", build, "--strip", "--prefix", stage, "--component", component)
        shutil.move(stage / "bin", self.root / "bin")
        shutil.move(stage / "share", self.root / "share")
        (self.root / "lib").mkdir()
        for library in stage.glob("lib/**/libcharsleuth.so.*"):
            shutil.move(library, self.root / "lib" / library.name)
        for drop_in in stage.glob("lib/**/uchardet"):
            shutil.move(drop_in, self.root / "lib/charsleuth/uchardet")
        shutil.rmtree(stage)

    def bundle(self, source, target):
        copy(source, self.root / target)
        self.bundled.add(source.resolve())

    def bundle_qt(self):
        for pattern in PLUGINS:
            plugins = sorted(qt("QT_INSTALL_PLUGINS").glob(pattern))
            if not plugins:
                sys.exit(f"make_archive.py: Qt has no {pattern} here (wayland: Debian's qt6-wayland)")
            for plugin in plugins:
                self.bundle(plugin, Path("lib/plugins") / plugin.relative_to(qt("QT_INSTALL_PLUGINS")))
        for name in TRANSLATIONS:
            self.bundle(qt("QT_INSTALL_TRANSLATIONS") / name, Path("share/qt6/translations") / name)
        (self.root / "bin/qt.conf").write_text("[Paths]\nPrefix=..\nPlugins=lib/plugins\nTranslations=share/qt6/translations\n")

    def bundle_libraries(self):
        own = {path.name for path in self.root.glob("lib/libcharsleuth.so.*")}
        needed = {}
        for file in self.binaries():
            needed.update(libraries_of(file, self.root / "lib"))
        for name, path in needed.items():
            if name not in own:
                self.bundle(path, Path("lib") / name)

    def binaries(self):
        return [path for path in sorted(self.root.rglob("*"))
                if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF"]

    def set_paths(self):
        """Every file finds its libraries from where it lies."""
        for file in self.binaries():
            place = os.path.relpath(self.root / "lib", file.parent)
            output("patchelf", "--set-rpath", "$ORIGIN" + ("" if place == "." else f"/{place}"), file)

    def add_licences(self):
        """What Debian says of the packages that the files came from, and the licences that it refers to."""
        folder = self.root / "share/doc/charsleuth/licences"
        folder.mkdir(parents=True)
        shutil.copyfile(HERE / "copyright", folder.parent / "copyright")
        for package in sorted({package_of(path) for path in self.bundled}):
            shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / package)
        words = "".join(path.read_text(encoding="utf-8", errors="replace") for path in folder.parent.rglob("*") if path.is_file())
        for name in sorted(set(re.findall(r"common-licenses/([\w.-]*\w)", words))):
            if (COMMON_LICENSES / name).exists():
                shutil.copyfile(COMMON_LICENSES / name, folder / name)


def package_of(path):
    """Debian's package that holds a file; below /usr/lib or, as packages of before the merge have it, below /lib."""
    for name in [str(path), str(path).removeprefix("/usr")]:
        done = subprocess.run(["dpkg-query", "--search", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    sys.exit(f"make_archive.py: no package holds {path}")


def main():
    build, version, out = sys.argv[1:]
    name = f"charsleuth-{version}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / name
        root.mkdir()
        archive = Archive(root)
        archive.install(build)
        archive.bundle_qt()
        archive.bundle_libraries()
        archive.bundle(Path("/usr/lib/file/magic.mgc"), Path("share/charsleuth/magic.mgc"))
        archive.set_paths()
        archive.add_licences()
        shutil.copyfile(HERE / "README.archive", root / "README")
        target = Path(out).resolve() / f"{name}.tar.xz"
        subprocess.run(["tar", "--create", "--file", target, "--use-compress-program", "xz -T0 -6", "--owner=0", "--group=0",
                        "--numeric-owner", "--sort=name", "--directory", folder, name], check=True)
        print(target)


main()
