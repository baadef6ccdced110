"""Questions: bytes in memory, a file, input that comes in pieces."""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING, Iterable, Mapping, Optional, Tuple, Union

from . import _native
from ._verdict import Verdict

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

Hints = Union[Mapping[str, str], Iterable[Tuple[str, str]], None]
Path = Union[str, bytes, "os.PathLike[str]", "os.PathLike[bytes]"]

PIECE = 1 << 20
"""Of a file that is read, bytes."""


def with_name(hints: Hints, path: Path) -> Hints:
    """Hints, and the name of the file as one more; "" is no name."""
    pairs = hints.items() if isinstance(hints, Mapping) else hints or ()
    return (*pairs, ("filename", os.fsdecode(path))) if path else tuple(pairs)


def options(hints: Hints, only: Iterable[str], exclude: Iterable[str], explained: Optional[int]) -> Tuple[
        _native.Hints, _native.Names, _native.Names, int]:
    """The options of a question as the compiled module takes them."""
    if isinstance(only, str) or isinstance(exclude, str):
        raise TypeError("`only` and `exclude` are lists of names, not one name")
    if hints is None:
        pairs: _native.Hints = ()
    elif isinstance(hints, Mapping):
        pairs = tuple(hints.items())
    else:
        pairs = tuple((kind, value) for kind, value in hints)
    if explained is not None and explained < 0:
        raise ValueError("`explained` is a number of candidates, or None for all")
    return pairs, tuple(only), tuple(exclude), -1 if explained is None else explained


def detect(data: Buffer, *, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = (),
           explained: Optional[int] = 1) -> Verdict:
    """The encoding of bytes: of bytes, bytearray, memoryview, mmap, array and whatever else has the buffer interface.

    hints: what is known besides, by kind: {"language": "ja"}. Kinds: content-type, declared, language, locale, url, tld,
        filename, disposition, from, newsgroup, platform, era, parent. Hints shift the answer, they never settle it.
    only: no other encodings are candidates, and these are never ruled out.
    exclude: these are no candidates.
    explained: how many candidates have their reasons, the best ones first; None: all, and those ruled out are listed, too.

    Other threads of Python go on meanwhile; they must not change the bytes.

    >>> import charsleuth
    >>> charsleuth.detect(b"\\xef\\xbb\\xbfname;amount\\r\\n").python_codec
    'utf_8_sig'
    >>> charsleuth.detect(bytes.fromhex("cfe8f8e8f2e5"), hints={"language": "ru"}).encoding
    'windows-1251'
    """
    return Verdict(_native.detect(data, *options(hints, only, exclude, explained)))


def detect_file(path: Path, *, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = (),
                explained: Optional[int] = 1) -> Verdict:
    """The encoding of a file of any size, in bounded memory. Its name is one more hint.

    >>> import charsleuth, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "poem.txt")
    >>> _ = path.write_bytes("Çocukların şarkısı güzeldi, biz de dinledik.".encode("cp1254"))
    >>> charsleuth.detect_file(path).encoding
    'windows-1254'
    """
    with io.open(path, "rb", buffering=0) as file:
        return detect_stream(file, path, hints=hints, only=only, exclude=exclude, explained=explained)


def detect_stream(file: io.RawIOBase, path: Path, *, hints: Hints, only: Iterable[str] = (), exclude: Iterable[str] = (),
                  explained: Optional[int] = 1) -> Verdict:
    """The encoding of what a file gives from its current place on."""
    work = _native.examination(*options(with_name(hints, path), only, exclude, explained))
    piece = bytearray(PIECE)
    while (size := file.readinto(piece)):
        _native.feed(work, memoryview(piece)[:size])
    return Verdict(_native.conclude(work))


class Detector:
    """Examines input that comes in pieces, of any length in bounded memory. The answer does not depend on how it was cut.

    >>> import charsleuth
    >>> with charsleuth.Detector() as detector:
    ...     for line in "Žluťoučký kůň\\npěl ďábelské ódy\\n".encode("cp1250").splitlines(True):
    ...         detector.feed(line)
    >>> detector.verdict.encoding
    'windows-1250'
    """

    verdict: Optional[Verdict] = None
    """The answer, after `close`."""

    def __init__(self, *, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = (),
                 explained: Optional[int] = 1) -> None:
        self._work = _native.examination(*options(hints, only, exclude, explained))

    def feed(self, data: Buffer) -> None:
        """The next bytes. Not to be called after `close`, nor by two threads at once."""
        if self.verdict is not None:
            raise ValueError("feed to a closed Detector")
        _native.feed(self._work, data)

    def close(self) -> Verdict:
        """The answer about all that was fed."""
        if self.verdict is None:
            self.verdict = Verdict(_native.conclude(self._work))
        return self.verdict

    def __enter__(self) -> "Detector":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()
