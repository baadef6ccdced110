#!/usr/bin/env python3
"""Checks that a folder includes only what lies to its left, that the core knows no Qt, files, clock or threads, and that no two headers
define types of one name: a program with both has two types that the linker takes for one.

Usage: check_layers.py ROOT        prints each offence and exits with 1 where there is one.
       check_layers.py --self-test  shows that the check can fail.
"""

import re
import sys
import tempfile
from pathlib import Path

# Each row may include itself, its own row's neighbours and all rows above it.
LAYERS = [
    ["core/bytes", "core/registry"],
    ["core/evidence", "core/decode"],
    ["core/declared", "core/structure/input", "core/structure/findings"],
    ["core/structure/validate"],
    ["core/structure/escaped", "core/structure/wide"],
    ["core/structure/verdict"],
    ["core/structure"],
    ["core/statistics/model"],
    ["core/statistics/text"],
    ["core/statistics/score"],
    ["core/statistics"],
    ["core/repair"],
    ["core/ranking"],
    ["core/detect.h", "core/detect.cpp"],
    ["core/parts"],
    ["core/opinions"],
    ["app/files", "app/sidecar", "plugin/c"],
    ["app/answer"],
    ["app/detect"],
    ["app/convert"],
    ["app/archive", "app/edit"],
    ["app/losses"],
    ["app/mcp"],
    ["app/tree"],
    ["app/names"],
    ["app/viewer/document"],
    ["app/viewer/words"],
    ["app/viewer/session"],
    ["app/viewer/models"],
    ["app/viewer/folder/folder_row", "app/viewer/folder/folder_model", "app/viewer/folder/folder_conversion"],
    ["app/viewer/views"],
    ["app/viewer/folder", "app/viewer/archive"],
    ["app/viewer/window"],
    ["app/cli", "app/viewer", "plugin"],
]

# What the core must not reach for, with the reason.
FORBIDDEN_IN_CORE = {
    r"^(Q[A-Z]\w*|Qt\w+/.*)$": "Qt",
    r"^(fstream|filesystem|cstdio|stdio\.h|unistd\.h|fcntl\.h|sys/.*)$": "files",
    r"^(chrono|ctime|time\.h)$": "a clock",
    r"^(thread|stop_token|mutex|future|condition_variable|pthread\.h)$": "threads",
    r"^(cstdlib|stdlib\.h)$": "the environment",
}

# Models know no widgets.
FORBIDDEN_IN_MODELS = {
    r"^(QtWidgets/.*|Q\w*(Widget|Window|Dialog|Label|Button|Menu|LineEdit|ListView|TreeView|ScrollArea|ScrollBar))$": "widgets"
}

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]', re.MULTILINE)

NAMESPACE = re.compile(r"^namespace ([\w:]+) \{", re.MULTILINE)
DEFINED_TYPE = re.compile(r"^(?:struct|class|enum class) (\w+)(?: final)?(?: : [^;{]*)?\s*\{", re.MULTILINE)


def layer_of(path):
    """The row of LAYERS that a path belongs to; the most specific name wins."""
    best = None
    for row, names in enumerate(LAYERS):
        for name in names:
            if (path == name or path.startswith(name + "/")) and (best is None or len(name) > len(best[1])):
                best = (row, name)
    return best


def offences(root):
    found = []
    for path in sorted(root.glob("*/**/*")):
        relative = path.relative_to(root).as_posix()
        own = layer_of(relative)
        if path.suffix not in {".h", ".cpp"} or own is None:
            continue
        text = path.read_text(encoding="utf-8")
        if relative.startswith("core/") and "getenv" in text:
            found.append(f"{relative}: reaches for the environment (getenv)")
        for include in INCLUDE.findall(text):
            other = layer_of(include)
            if other and other[0] > own[0]:
                found.append(f"{relative}: includes {include}, which lies to its right")
            rules = {}
            if relative.startswith("core/"):
                rules |= FORBIDDEN_IN_CORE
            if relative.startswith("app/viewer/models/"):
                rules |= FORBIDDEN_IN_MODELS
            found += [f"{relative}: reaches for {what} ({include})" for rule, what in rules.items() if re.match(rule, include)]
    return found


def defined_twice(root):
    headers = {}
    for path in sorted(root.glob("*/**/*.h")):
        relative = path.relative_to(root).as_posix()
        if layer_of(relative) is None:  # what others wrote, in the build folder
            continue
        text = path.read_text(encoding="utf-8")
        namespace = NAMESPACE.search(text)
        if namespace is None:
            continue
        for name in DEFINED_TYPE.findall(text):
            headers.setdefault(f"{namespace[1]}::{name}", []).append(relative)
    return [f"{name} is defined in {' and '.join(where)}" for name, where in headers.items() if len(where) > 1]


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "core/bytes").mkdir(parents=True)
        (root / "core/bytes/a.h").write_text('#include "core/detect.h"\n#include <QString>\n')
        assert len(offences(root)) == 2, "a wrong include and Qt in the core are both found"
        (root / "core/bytes/a.h").write_text('#include "core/registry/registry.h"\n#include <vector>\n')
        assert offences(root) == [], "a neighbour may be included"
        (root / "core/bytes/a.h").write_text('bool a() { return getenv("A") != nullptr; }\n')
        assert len(offences(root)) == 1, "the core asks no environment"
        (root / "core/bytes/a.h").write_text("namespace charsleuth {\nclass One;\nclass Two final : public One {\n};\n}\n")
        (root / "core/bytes/b.h").write_text("namespace charsleuth {\nstruct Two {\n};\n}\n")
        assert len(defined_twice(root)) == 1, "two definitions are found, a declaration is none"
        (root / "core/bytes/b.h").write_text("namespace charsleuth::cli {\nstruct Two {\n};\n}\n")
        assert defined_twice(root) == [], "another namespace has types of its own"


def main():
    if sys.argv[1:] == ["--self-test"]:
        self_test()
        return 0
    root = Path(sys.argv[1])
    found = offences(root) + defined_twice(root)
    print("\n".join(found) or "every include points to the left, every type has one header")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
