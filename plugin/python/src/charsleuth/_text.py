"""The text of bytes and files."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Iterable, List, Optional, TextIO, Tuple

from . import _native
from ._detect import Hints, Path, detect, detect_stream, with_name
from ._encodings import find_encoding
from ._verdict import Verdict

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

_PIECE = 1 << 24
"""Decoded in one step, bytes: a text has up to three times its bytes twice in memory."""

_KINDS = ("malformed bytes", "no character is assigned to these bytes", "the input ends inside a character")


class BinaryDataError(ValueError):
    """The bytes are no text. `verdict.binary_reason` says why."""

    def __init__(self, verdict: Verdict, name: str = "") -> None:
        super().__init__(f"{name + ': ' if name else ''}this is no text: {verdict.binary_reason}")
        self.verdict = verdict


def decoded(data: memoryview, encoding: str, errors: str) -> str:
    """Without the byte order mark."""
    decoder = _native.decoder(encoding)
    pieces: List[str] = []
    for begin in range(0, max(len(data), 1), _PIECE):
        piece = data[begin:begin + _PIECE]
        text, malformed, first = _native.decode(decoder, piece, begin + len(piece) == len(data))
        if malformed and errors == "strict" and first is not None:
            raise UnicodeDecodeError(encoding, bytes(data), first[0], first[1], _KINDS[first[2]])
        pieces.append(text)
    pieces[0] = pieces[0][1:] if pieces[0].startswith("\ufeff") else pieces[0]
    return "".join(pieces)


def _text_of(data: memoryview, verdict: Verdict, encoding: Optional[str], errors: str, name: str = "") -> str:
    if errors not in ("strict", "replace"):
        raise ValueError(f"errors is 'strict' or 'replace', not {errors!r}")
    found = find_encoding(encoding).name if encoding is not None else verdict.encoding
    if found is None:
        raise BinaryDataError(verdict, name)
    return decoded(data, found, errors)


def decode(data: Buffer, *, encoding: Optional[str] = None, errors: str = "replace", hints: Hints = None,
           only: Iterable[str] = (), exclude: Iterable[str] = (), explained: Optional[int] = 1) -> Tuple[str, Verdict]:
    """The text of bytes in the encoding found, and the verdict. A byte order mark is left out.

    Where bytes are malformed, the text has U+FFFD and `verdict.damage` says so; errors="strict" raises UnicodeDecodeError. Raises
    BinaryDataError where the bytes are no text. encoding: decodes in this one, whatever was found.

    >>> import charsleuth
    >>> text, verdict = charsleuth.decode("Καλημέρα σας, τι κάνετε;".encode("iso8859-7"))
    >>> text, verdict.damage.malformed
    ('Καλημέρα σας, τι κάνετε;', 0)
    """
    view = memoryview(data).cast("B")
    verdict = detect(view, hints=hints, only=only, exclude=exclude, explained=explained)
    return _text_of(view, verdict, encoding, errors), verdict


def read_text(path: Path, *, errors: str = "strict", hints: Hints = None, only: Iterable[str] = (),
              exclude: Iterable[str] = ()) -> str:
    """The text of a file in the encoding found, line ends as they are.

    Raises UnicodeDecodeError where the file is damaged (errors="replace": U+FFFD instead), BinaryDataError where it is no text.

    >>> import charsleuth, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "song.txt")
    >>> _ = path.write_bytes("사랑은 아름다운 것입니다\\n".encode("euc-kr"))
    >>> charsleuth.read_text(path)
    '사랑은 아름다운 것입니다\\n'
    """
    with io.open(path, "rb") as file:
        data = memoryview(file.read())
    verdict = detect(data, hints=with_name(hints, path), only=only, exclude=exclude)
    return _text_of(data, verdict, None, errors, repr(path))


def open(path: Path, mode: str = "r", *, errors: str = "strict", newline: Optional[str] = None, hints: Hints = None,
         only: Iterable[str] = (), exclude: Iterable[str] = ()) -> TextIO:
    """A file opened for reading in the encoding found, as the built-in `open` would with `encoding=verdict.python_codec`.

    Where Python has no codec for the encoding, or UTF-8's byte order mark is above text in another one, the whole text is in memory. Raises BinaryDataError where the file is no text.

    >>> import charsleuth, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "list.csv")
    >>> _ = path.write_bytes("姓名,城市\\n王小明,上海\\n".encode("gbk"))
    >>> with charsleuth.open(path) as file:
    ...     print(file.readline(), end="")
    姓名,城市
    """
    if mode not in ("r", "rt"):
        raise ValueError(f"mode is 'r' or 'rt', not {mode!r}: the encoding is found by reading")
    file = io.open(path, "rb")
    try:
        verdict = detect_stream(file.raw, path, hints=hints, only=only, exclude=exclude)
        file.seek(0)
        if verdict.encoding is None:
            raise BinaryDataError(verdict, repr(path))
        foreign_mark = verdict.bom == "UTF-8" != verdict.encoding  # letters, to Python's codec
        if verdict.python_codec is not None and not foreign_mark:
            return io.TextIOWrapper(file, encoding=verdict.python_codec, errors=errors, newline=newline)
        with file:
            text: Any = _text_of(memoryview(file.read()), verdict, None, errors, repr(path))
        return io.StringIO(text, newline=newline)
    except BaseException:
        file.close()
        raise
