"""Text that is broken in more than one way: mojibake, and input in several encodings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable, NamedTuple, Optional, Tuple, Union

from . import _native
from ._detect import Hints, detect, options
from ._encodings import find_encoding, python_codec
from ._text import BinaryDataError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer


class Repair(NamedTuple):
    """A run of text that was read in a wrong encoding and saved, and what it was before."""

    begin: int
    end: int
    """Its bytes, half-open."""
    line: int
    column: int
    """Of its first character, from 1 on."""
    before: str
    """As it stands."""
    after: str
    """As it was meant."""
    chain: Tuple[str, ...]
    """What happened, in this order: "UTF-8 read as windows-1252"."""
    confidence: float
    lossy: bool
    """The chain does not make `before` of `after` again: something is gone for good."""


class Segment(NamedTuple):
    """A run of bytes in one encoding."""

    begin: int
    end: int
    """Its bytes, half-open."""
    first_line: int
    last_line: int
    """From 1 on, both inclusive; a segment may end inside a line."""
    encoding: Optional[str]
    """None: no text."""
    same_text: Tuple[str, ...]
    """The other encodings that decode the segment to the same text."""
    language: Optional[str]
    confidence: float
    malformed: int
    """Sequences that do not fit."""

    @property
    def python_codec(self) -> Optional[str]:
        """Python's codec for it, or None."""
        return python_codec(self.encoding, None)


class Body(NamedTuple):
    """A body of a mail in base64 or quoted-printable."""

    begin: int
    end: int
    """Its encoded bytes, half-open."""
    first_line: int
    last_line: int
    """From 1 on, both inclusive."""
    encoding: Optional[str]
    """Of what it decodes to; None: no text."""
    same_text: Tuple[str, ...]
    """The other encodings that decode it to the same text."""
    language: Optional[str]
    confidence: float
    malformed: int
    """Sequences that do not fit."""
    transfer: str
    """"base64" or "quoted-printable"."""
    contradicted: Optional[str]
    """The charset in its header, where its bytes contradict it."""

    @property
    def python_codec(self) -> Optional[str]:
        """Python's codec for it, or None."""
        return python_codec(self.encoding, None)


class Segments(Tuple[Segment, ...]):
    """All segments of an input, in order and without a gap; neighbours differ."""

    mixed: bool
    """More than one encoding is needed to read them."""
    bodies: Tuple[Body, ...]
    """The bodies of text in base64 or quoted-printable, of a mail, its parts, a mailbox (mbox) or an MHTML page, and the values in quoted-printable of a vCard 2.1; the segments count them as ASCII."""

    def __new__(cls, items: Iterable[Segment], mixed: bool, bodies: Iterable[Body] = ()) -> Segments:
        made = tuple.__new__(cls, items)
        made.mixed = mixed
        made.bodies = tuple(bodies)
        return made

    def __getnewargs__(self) -> Tuple[Tuple[Segment, ...], bool, Tuple[Body, ...]]:
        return tuple(self), self.mixed, self.bodies


def repair(data: Union[Buffer, str], *, encoding: Optional[str] = None, chain: Union[str, Iterable[str], None] = None,
           least_confidence: float = 0.0, hints: Hints = None, only: Iterable[str] = (),
           exclude: Iterable[str] = ()) -> Tuple[str, Tuple[Repair, ...]]:
    """The text of bytes with mojibake undone, and what was undone, run by run. Sound text stays as it is.

    A str is taken as it stands; `begin` and `end` of its repairs count the bytes that it has in UTF-8, and a lone surrogate is malformed.

    encoding: reads the bytes in this one, whatever would be found.
    chain: undoes this one alone, wherever it can be; its steps in the order in which they happened, as `Repair.chain` has them.
    least_confidence: leaves runs that are less certain as they are.

    A malformed sequence becomes U+FFFD. Raises BinaryDataError where the bytes are no text.

    >>> import charsleuth
    >>> text, repairs = charsleuth.repair("Le cafÃ© est fermÃ©, déjà.".encode())
    >>> text
    'Le café est fermé, déjà.'
    >>> repairs[0].before, repairs[0].after, repairs[0].chain
    ('cafÃ©', 'café', ('UTF-8 read as windows-1252',))
    >>> charsleuth.repair("naÃ¯ve cafÃ©")[0]
    'naïve café'
    """
    if not 0 <= least_confidence <= 1:
        raise ValueError("`least_confidence` is a probability, 0 to 1")
    if isinstance(data, str):
        if encoding is not None:
            raise TypeError("`encoding` is what bytes are in; a str is in none")
        data, encoding = data.encode("utf-8", "surrogatepass"), "UTF-8"
    if encoding is None:
        verdict = detect(data, hints=hints, only=only, exclude=exclude)
        if verdict.encoding is None:
            raise BinaryDataError(verdict)
        name = verdict.encoding
    else:
        name = find_encoding(encoding).name
    steps = chain if chain is None or isinstance(chain, str) else "; ".join(chain)
    text, rows = _native.repair(data, name, steps, least_confidence)
    return text, tuple(Repair._make((*row[:-1], bool(row[-1]))) for row in rows)


def segments(data: Buffer, *, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = ()) -> Segments:
    """The parts of bytes that are in different encodings; input in one encoding has one.

    only: no other encodings are those of segments. Raises ValueError for more than 256 MiB.

    >>> import charsleuth
    >>> data = "Größe und Länge der Straße für überall.\\nHeute fällt der Schnee über die Dächer.\\n".encode()
    >>> data += "Съешь же ещё этих мягких булок.\\nСегодня утром в саду было тихо.\\n".encode("koi8-r")
    >>> [(part.begin, part.end, part.encoding) for part in charsleuth.segments(data)]
    [(0, 89, 'UTF-8'), (89, 153, 'KOI8-R')]
    >>> mail = b"Content-Type: text/plain\\nContent-Transfer-Encoding: base64\\n\\n8+/l+Nggyc8g3dTJyCDN0cfLycgg2vXMz8vM\\n"
    >>> [(body.transfer, body.encoding) for body in charsleuth.segments(mail).bodies]
    [('base64', 'KOI8-R')]
    """
    mixed, rows, bodies = _native.segments(data, *options(hints, only, exclude, 1))
    return Segments(map(Segment._make, rows), mixed, map(Body._make, bodies))
