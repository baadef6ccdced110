"""chardet's interface.

>>> from charsleuth.compat import chardet
>>> chardet.detect("日本語の文章を読みます。".encode("euc-jp"))["encoding"]
'EUC-JP'
"""

from __future__ import annotations

from typing import Any, Iterable, List, Optional, Union

from ..._detect import detect as _detect
from ..._verdict import Verdict
from . import universaldetector as _universaldetector
from .enums import LanguageFilter
from .universaldetector import ResultDict, UniversalDetector
from .version import VERSION, __version__

__all__ = ["MINIMUM_THRESHOLD", "LanguageFilter", "UniversalDetector", "detect", "detect_all", "__version__", "VERSION"]

MINIMUM_THRESHOLD = 0.2
"""The least confidence of a candidate that `detect_all` lists."""


def detect(byte_str: Union[bytes, bytearray], should_rename_legacy: bool = False, *, include_encodings: Optional[Iterable[str]] = None,
           exclude_encodings: Optional[Iterable[str]] = None, **options: Any) -> ResultDict:
    """The encoding, with confidence and language. should_rename_legacy and chardet 7's other options: taken, without effect; names are of the
    widest form, and all of the bytes are looked at."""
    return _universaldetector.result_of(_verdict(byte_str, include_encodings, exclude_encodings))


def detect_all(byte_str: Union[bytes, bytearray], ignore_threshold: bool = False, should_rename_legacy: bool = False, *,
               include_encodings: Optional[Iterable[str]] = None, exclude_encodings: Optional[Iterable[str]] = None,
               **options: Any) -> List[ResultDict]:
    """All encodings that the bytes may be in, the likeliest one first."""
    verdict = _verdict(byte_str, include_encodings, exclude_encodings)
    return _universaldetector.results_of(verdict, 0.0 if ignore_threshold else MINIMUM_THRESHOLD)


def _verdict(data: Any, only: Optional[Iterable[str]], exclude: Optional[Iterable[str]]) -> Verdict:
    return _detect(_universaldetector.checked(data), only=only or (), exclude=exclude or (), explained=0)
