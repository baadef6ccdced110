#!/usr/bin/env python3
"""That what one system does otherwise stands in app/files/posix and app/files/windows: no other file of app/ includes a header of POSIX or of
Windows, or asks which system it is compiled for.

    one_system.py ROOT | --self-test
"""

import re
import sys
import tempfile
from pathlib import Path

OWN = ["app/files/posix", "app/files/windows"]
LEFT_OUT = {"app/archive/utf8_locale.h": "locales of threads, for libarchive; included where that is linked"}

HEADERS = re.compile(r"#\s*include <(unistd|fcntl|dirent|poll|termios|spawn|pwd|grp|sched|malloc|dlfcn|langinfo|fnmatch|glob|pthread|io|windows|"
                     r"sys/\w+|linux/\w+)\.h>")
SYSTEMS = re.compile(r"^\s*#\s*(el)?if.*(__linux__|__unix__|__APPLE__|_WIN32|__MINGW|__GLIBC__|Q_OS_)", re.MULTILINE)


def findings(root):
    """Path and line of each place that is wrong."""
    for path in sorted((root / "app").rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".cpp", ".h") or any(name.startswith(folder) for folder in [*OWN, *LEFT_OUT]):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if HEADERS.search(line) or SYSTEMS.search(line):
                yield f"{name}:{number}: {line.strip()}"


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in [("app/cli/a.cpp", "#include <unistd.h>\n"), ("app/viewer/b.h", "#ifdef _WIN32\n"), ("app/cli/c.cpp", "#include <cerrno>\n#if QT_VERSION\n"),
                           ("app/files/posix/d.cpp", "#include <sys/stat.h>\n"), ("core/e.cpp", "#ifdef _WIN32\n")]:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        found = list(findings(root))
        assert found == ["app/cli/a.cpp:1: #include <unistd.h>", "app/viewer/b.h:1: #ifdef _WIN32"], found


if sys.argv[1:] == ["--self-test"]:
    self_test()
    sys.exit(0)
wrong = list(findings(Path(sys.argv[1])))
print("\n".join(wrong) or "what one system does otherwise stands in app/files")
sys.exit(1 if wrong else 0)
