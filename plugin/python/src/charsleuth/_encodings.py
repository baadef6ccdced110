"""The table of encodings."""

from __future__ import annotations

import codecs
from functools import lru_cache
from typing import Mapping, NamedTuple, Optional, Tuple

from . import _native


class Encoding(NamedTuple):
    """An encoding and what everybody calls it."""

    name: str
    """The WHATWG's name where there is one, else IANA's, else the one in widest use."""
    label: str
    """As a menu shows it: "Japanese (Shift_JIS)"."""
    region: str
    edit_as: str
    """The name to open a file by so that it can be edited on: UTF-8 for pure ASCII, CP949 for EUC-KR."""
    superset: Optional[str]
    era: Optional[str]
    platform: Optional[str]
    ascii_compatible: bool
    names: Mapping[str, Tuple[str, ...]]
    """Its names by whose they are: "iana", "whatwg", "python", "java", "iconv", ... The preferred one goes first."""
    languages: Tuple[str, ...]
    """BCP 47, the most usual first."""

    @property
    def python_codec(self) -> Optional[str]:
        """The name of Python's codec, or None where this Python has none."""
        return _python_codec(self.name)


@lru_cache(maxsize=None)
def encodings() -> Tuple[Encoding, ...]:
    """All encodings, in the order of a menu.

    >>> import charsleuth
    >>> [e.name for e in charsleuth.encodings() if e.region == "Korean"]
    ['EUC-KR', 'Johab', 'ISO-2022-KR']
    """
    return tuple(Encoding(*row[:7], bool(row[7]), *row[8:]) for row in _native.encodings())


@lru_cache(maxsize=None)
def _by_name() -> Mapping[str, Encoding]:
    return {encoding.name: encoding for encoding in encodings()}


def find_encoding(label: str) -> Encoding:
    """The encoding that a label means, as the WHATWG reads labels; raises LookupError for a label that nobody knows.

    >>> import charsleuth
    >>> charsleuth.find_encoding("sjis").name
    'Shift_JIS'
    """
    return _by_name()[_native.find(label)]


# The Encoding Standard reads GBK with the characters of four bytes that gb18030 has; Python's gbk ends at them.
_WIDER_CODECS = {"GBK": "gb18030"}


@lru_cache(maxsize=None)
def _python_codec(name: str) -> Optional[str]:
    codec = _WIDER_CODECS.get(name) or next(iter(_by_name()[name].names["python"]), None)
    try:
        return codec if codec is not None and codecs.lookup(codec) else None
    except LookupError:
        return None


# A byte order mark is no text, but only these codecs leave it out.
_CODECS_FOR_BOM = {"UTF-8": "utf_8_sig", "UTF-16LE": "utf_16", "UTF-16BE": "utf_16", "UTF-32LE": "utf_32", "UTF-32BE": "utf_32"}


def python_codec(encoding: Optional[str], bom: Optional[str]) -> Optional[str]:
    """The codec for input in an encoding, with a byte order mark or without."""
    if encoding is None:
        return None
    if bom == encoding and encoding in _CODECS_FOR_BOM:
        return _CODECS_FOR_BOM[encoding]
    return _python_codec(encoding)
