"""chardet's interface.

>>> from charsleuth.compat import chardet
>>> chardet.detect("日本語の文章を読みます。".encode("euc-jp"))["encoding"]
'EUC-JP'
"""

from __future__ import annotations

from typing import List, Union

from ..._detect import detect as _detect
from . import universaldetector as _universaldetector
from .enums import LanguageFilter
from .universaldetector import ResultDict, UniversalDetector
from .version import VERSION, __version__

__all__ = ["LanguageFilter", "UniversalDetector", "detect", "detect_all", "__version__", "VERSION"]

_THRESHOLD = 0.2
"""The least confidence of a candidate that `detect_all` lists, as chardet's MINIMUM_THRESHOLD."""


def detect(byte_str: Union[bytes, bytearray], should_rename_legacy: bool = False) -> ResultDict:
    """The encoding, with confidence and language. should_rename_legacy: taken, without effect; names are of the widest form."""
    return _universaldetector.result_of(_detect(_universaldetector.checked(byte_str), explained=0))


def detect_all(byte_str: Union[bytes, bytearray], ignore_threshold: bool = False,
               should_rename_legacy: bool = False) -> List[ResultDict]:
    """All encodings that the bytes may be in, the likeliest one first."""
    verdict = _detect(_universaldetector.checked(byte_str), explained=0)
    return _universaldetector.results_of(verdict, 0.0 if ignore_threshold else _THRESHOLD)
