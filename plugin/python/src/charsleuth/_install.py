"""Puts a compatibility module in the place of the package whose interface it has."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

_SUBMODULES = {
    "chardet": ("cli", "enums", "universaldetector", "version"),
    "charset_normalizer": ("api", "legacy", "models", "utils", "version"),
    "cchardet": (),
}


def install(name: str = "chardet") -> ModuleType:
    """From now on `import chardet` (or charset_normalizer, cchardet) gives `charsleuth.compat`'s module of that name.

    Programs that imported the original before keep it, so this goes before `import requests` and the like. Returns the module.

    >>> import charsleuth
    >>> _ = charsleuth.install("chardet")
    >>> import chardet
    >>> chardet.detect("Добрый день, коллеги!".encode("cp1251"))["encoding"]
    'windows-1251'
    """
    if name not in _SUBMODULES:
        raise ValueError(f"{name!r} is none of {', '.join(map(repr, _SUBMODULES))}")
    for old in [module for module in sys.modules if module == name or module.startswith(name + ".")]:
        del sys.modules[old]
    compat = f"charsleuth.compat.{name}"
    module = importlib.import_module(compat)
    sys.modules[name] = module
    for part in _SUBMODULES[name]:
        sys.modules[f"{name}.{part}"] = importlib.import_module(f"{compat}.{part}")
    return module
