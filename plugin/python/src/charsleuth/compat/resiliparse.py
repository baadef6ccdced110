"""The interface of `resiliparse.parse.encoding`, with Charsleuth's answers instead of uchardet's.

>>> from charsleuth.compat.resiliparse import bytes_to_str, detect_encoding
>>> data = "Привіт, як ваші справи?".encode("koi8-u")
>>> detect_encoding(data), bytes_to_str(data, detect_encoding(data))
('koi8-u', 'Привіт, як ваші справи?')

Names are those of Python's codecs, as resiliparse spells them: cp1251, iso8859-2, shift_jis. `html5_compatible` maps names as the WHATWG
reads them; where the WHATWG has no such encoding (DOS pages, UTF-32) the name stays what it is, since "utf-8" would lose the text. All of
`max_len` bytes are looked at, the two ends of longer input, as resiliparse does. `detect_mime` is not here.
"""

from __future__ import annotations

import codecs
import sys
from functools import lru_cache
from typing import Iterable, Mapping, Optional

from .._detect import detect
from .._encodings import Encoding, encodings, find_encoding
from .._verdict import Verdict

__all__ = ["EncodingDetector", "bytes_to_str", "detect_encoding", "install", "map_encoding_to_html5"]


def _named(codec: Optional[str]) -> Optional[str]:
    """Python's own spelling; a byte order mark is left to bytes_to_str."""
    if codec is None:
        return None
    name = codecs.lookup(codec).name
    return "utf-8" if name == "utf-8-sig" else name


def _name_of(verdict: Verdict, html5_compatible: bool) -> Optional[str]:
    name = _named(verdict.python_codec) if verdict.size > 0 else None
    if not html5_compatible:
        return name
    return (map_encoding_to_html5(name, fallback_utf8=False) or name) if name else "utf-8"


def detect_encoding(data: bytes, max_len: int = 131072, html5_compatible: bool = True, from_html_meta: bool = False) -> Optional[str]:
    """The codec of bytes. What a page's meta element says is weighed in any case; `from_html_meta` changes nothing."""
    if 0 < max_len < len(data):
        half = (max_len + 1) // 2
        data = data[:half] + data[-half:]
    return _name_of(detect(data, explained=0), html5_compatible)


@lru_cache(maxsize=None)
def _labels() -> Mapping[str, Encoding]:
    """The labels of the Encoding Standard."""
    return {label: encoding for encoding in encodings() for label in encoding.names["whatwg"]}


def map_encoding_to_html5(encoding: str, fallback_utf8: bool = True) -> Optional[str]:
    """What the WHATWG takes a label for, as a codec of Python.

    >>> from charsleuth.compat.resiliparse import map_encoding_to_html5
    >>> map_encoding_to_html5("ISO-8859-1"), map_encoding_to_html5("no such label")
    ('cp1252', 'utf-8')
    """
    found = _labels().get(encoding.strip().lower())
    if found is None:
        try:
            found = find_encoding(encoding)
        except LookupError:
            pass
    name = _named(found.python_codec) if found is not None and found.names["whatwg"] else None
    return name or ("utf-8" if fallback_utf8 else None)


def bytes_to_str(data: bytes, encoding: str = "utf-8", errors: str = "ignore", fallback_encodings: Iterable[str] = ("utf-8", "cp1252"),
                 strip_bom: bool = True) -> str:
    """The text of bytes in the first of these encodings that all of them fit, else with `errors` in `encoding`."""
    for name in (encoding, *fallback_encodings):
        try:
            return _stripped(data.decode(name), strip_bom)
        except UnicodeError:
            continue
    text = data.decode(encoding, errors)
    return _stripped(text.encode("utf-8", errors).decode("utf-8", errors), strip_bom)


def _stripped(text: str, strip_bom: bool) -> str:
    return text[1:] if strip_bom and text.startswith("\ufeff") else text


class EncodingDetector:
    """Feed it bytes, ask for the encoding; asking begins anew."""

    def __init__(self) -> None:
        self.reset()

    def update(self, data: bytes) -> None:
        """The next bytes."""
        self._data += data

    def encoding(self, html5_compatible: bool = True) -> Optional[str]:
        """The codec of what was fed since the last answer."""
        name = _name_of(detect(self._data, explained=0), html5_compatible)
        self.reset()
        return name

    def reset(self) -> None:
        """Forgets what was fed."""
        self._data = bytearray()


def install() -> None:
    """From now on `from resiliparse.parse.encoding import ...` gives these functions. Programs that imported them before keep theirs."""
    import importlib

    parent = importlib.import_module("resiliparse.parse")
    ours = sys.modules[__name__]
    for name in ("detect_mime",):  # what is not about encodings
        theirs = getattr(getattr(parent, "encoding", None), name, None)
        if theirs is not None:
            setattr(ours, name, theirs)
    setattr(parent, "encoding", ours)
    sys.modules["resiliparse.parse.encoding"] = ours
