"""cchardet's interface: chardet's in capitals, without languages.

>>> from charsleuth.compat import cchardet
>>> cchardet.detect("Бүгін ауа райы жақсы болады".encode("utf-8"))["encoding"]
'UTF-8'
"""

from __future__ import annotations

from typing import Any, Dict, Union

from . import chardet as _chardet
from .chardet.universaldetector import ResultDict

__version__ = "2.1.7"
__all__ = ["UniversalDetector", "detect"]

Result = Dict[str, Union[None, float, str]]


def _result(of_chardet: ResultDict) -> Result:
    name = of_chardet["encoding"]
    if not isinstance(name, str):
        return {"encoding": None, "confidence": None}
    return {"encoding": name.upper(), "confidence": of_chardet["confidence"]}


def detect(msg: Union[bytes, bytearray]) -> Result:
    """The encoding and the confidence."""
    return _result(_chardet.detect(msg))


class UniversalDetector:
    """Feed it bytes, close it, read `result`; or use it in a `with`."""

    def __init__(self) -> None:
        self._detector = _chardet.UniversalDetector()

    @property
    def done(self) -> bool:
        """Whether it was closed."""
        return self._detector.done

    @property
    def result(self) -> Result:
        """The encoding and the confidence, after `close`."""
        return _result(self._detector.result)

    def feed(self, msg: Union[bytes, bytearray]) -> None:
        """The next bytes."""
        self._detector.feed(msg)

    def close(self) -> None:
        """Ends the input."""
        self._detector.close()

    def reset(self) -> None:
        """Forgets what it was fed."""
        self._detector.reset()

    def __enter__(self) -> "UniversalDetector":
        return self

    def __exit__(self, *exception: Any) -> None:
        self.close()
