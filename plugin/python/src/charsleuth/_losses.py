"""What an edit did to characters that it did not mean to change."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple, Tuple

from . import _native
from ._detect import detect
from ._text import decode, decoded
from ._verdict import Verdict

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

_UNITS = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"


class Loss(NamedTuple):
    """One kind of damage."""

    rule: str
    """As `charsleuth check` calls it: "text-lost", "mojibake", "normalization", "control-characters"."""
    line: int
    """Of the first place, in the text now, from 1 on."""
    words: str
    """The damage in words: `"déjà" became "deja", in letters of ASCII (5 words)`."""
    before: str
    """The first word as it was."""
    now: str
    """The first word as it is."""
    places: int
    """Words."""


def _reads_as(verdict: Verdict, encoding: str) -> bool:
    """Whether the bytes are sound in this encoding, by one of the candidates."""
    return any(encoding in (found.encoding, *found.same_text) and found.malformed == 0 for found in verdict.candidates)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def losses(before: Buffer, now: Buffer) -> Tuple[Loss, ...]:
    """The characters that an edit destroyed: one of each kind of damage, the gravest first. Bytes that are no text have none.

    A word counts where it stands in the place of another one and damage alone lies between them; an edit that means what it does has none.

    >>> import charsleuth
    >>> [loss.words for loss in charsleuth.losses("Er wohnt in Köln, ganz oben.".encode(), "Er wohnt in K?ln, ganz oben.".encode())]
    ['"Köln" became "K?ln"']
    """
    is_now = detect(now, explained=0)
    was = detect(before, explained=0)
    if was.encoding is None or is_now.encoding is None or was.ascii_only:
        return ()
    text = _lines(decode(before, encoding=was.encoding)[0])
    with memoryview(now) as view:
        encoding = was.encoding if _reads_as(is_now, was.encoding) else is_now.encoding
        changed = _lines(decoded(view.cast("B"), encoding, "replace"))
    rows = [Loss._make(row) for row in _native.losses(text.encode(_UNITS, "surrogatepass"), changed.encode(_UNITS, "surrogatepass"), was.encoding)]
    more = changed.count("\ufffd") - text.count("\ufffd")
    if not rows and more > 0:
        line = changed[:changed.index("\ufffd")].count("\n") + 1
        rows = [Loss("text-lost", line, f"has {more} more U+FFFD or malformed sequence{'' if more == 1 else 's'}", "", "\ufffd", more)]
    return tuple(rows)
