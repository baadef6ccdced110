#!/usr/bin/env python3
"""Writes the table of what chardet and charset_normalizer offer and what the stand-ins have of it: interfaces.py OUT.md

Needs the real packages and charsleuth. Names without a leading underscore of the modules below, and the options of the functions.
"""

import importlib
import inspect
import sys
from importlib.metadata import version
from pathlib import Path

MODULES = {"chardet": ("", "cli", "enums", "universaldetector"), "charset_normalizer": ("", "api", "legacy", "models", "utils", "version")}


def public(module):
    """Names that a module itself makes, or names in __all__."""
    own = [name for name, it in vars(module).items() if not name.startswith("_") and getattr(it, "__module__", "") == module.__name__]
    return sorted({*own, *getattr(module, "__all__", ())})


def options(function):
    try:
        return list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return []


def lacking(theirs, ours):
    """The options and, of classes, the methods that ours has not."""
    known = options(ours)
    takes_all = any(option.kind is option.VAR_KEYWORD for option in known)
    missing = [] if takes_all else [o.name for o in options(theirs) if o.name not in {k.name for k in known} and not inspect.isclass(theirs)]
    if inspect.isclass(theirs):
        missing += [name for name in vars(theirs) if not name.startswith("_") and not hasattr(ours, name)]
    return ", ".join(f"`{name}`" for name in missing)


def rows(package):
    for part in MODULES[package]:
        name = f"{package}.{part}" if part else package
        module = importlib.import_module(name)
        try:
            ours = importlib.import_module(f"charsleuth.compat.{name}")
        except ImportError:
            yield f"| `{name}` | no | |"
            continue
        for member in public(module):
            has = hasattr(ours, member)
            without = lacking(getattr(module, member), getattr(ours, member)) if has else ""
            yield f"| `{name}.{member}` | {'yes' if has else 'no'} | {without} |"


def main():
    lines = ["# What the stand-ins have of the packages' interfaces", "",
             "Written by `tests/plugin/python/interfaces.py` from the packages themselves: every public name, and the options or methods that are not there.", ""]
    for package in MODULES:
        lines += [f"## {package} {version(package)}", "", "| name | there | without |", "|---|---|---|", *rows(package), ""]
    Path(sys.argv[1]).write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
