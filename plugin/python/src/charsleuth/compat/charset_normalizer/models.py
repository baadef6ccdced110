"""charset_normalizer.models: the texts that bytes may be."""

from __future__ import annotations

import codecs
import hashlib
from encodings.aliases import aliases as _aliases
from typing import Iterator, List, Optional, Sequence, Union

from ..._encodings import encodings
from ..._text import decoded
from ..._verdict import Candidate, Verdict
from .._names import language_name


class CharsetMatch:
    """One text of the bytes."""

    def __init__(self, payload: bytes, verdict: Verdict, candidate: Candidate, codec: str) -> None:
        self._candidate = candidate
        self._payload = payload
        self.bom = self.byte_order_mark = verdict.bom == candidate.encoding
        self._skipped = verdict.bom_size if self.bom else 0
        self.encoding = "utf_8" if codec == "utf_8_sig" else codec
        self._text: Optional[str] = None

    @property
    def raw(self) -> bytes:
        """The bytes, without a byte order mark."""
        return self._payload[self._skipped:]

    @property
    def encoding_aliases(self) -> List[str]:
        """Other names that Python has for the codec."""
        name = codecs.lookup(self.encoding).name.replace("-", "_")
        return sorted(alias for alias, of in _aliases.items() if of.replace("-", "_") == name and alias != self.encoding)

    @property
    def could_be_from_charset(self) -> List[str]:
        """All codecs of Python that give the same text."""
        codec_of = {e.name: e.python_codec for e in encodings()}
        others = [codec_of[name] for name in self._candidate.same_text]
        return [self.encoding, *(codec for codec in others if codec is not None)]

    @property
    def language(self) -> str:
        """The language in English, or "Unknown"."""
        return language_name(self._candidate.language) or "Unknown"

    @property
    def languages(self) -> List[str]:
        """The language, if it is known."""
        return [self.language] if self.language != "Unknown" else []

    @property
    def chaos(self) -> float:
        """The probability that the text is wrong."""
        return round(1 - self._candidate.confidence, 4)

    @property
    def coherence(self) -> float:
        """The probability that the text is right."""
        return round(self._candidate.confidence, 4)

    @property
    def percent_chaos(self) -> float:
        """`chaos` in per cent."""
        return round(self.chaos * 100, 3)

    @property
    def percent_coherence(self) -> float:
        """`coherence` in per cent."""
        return round(self.coherence * 100, 3)

    @property
    def submatch(self) -> List["CharsetMatch"]:
        """None: encodings of the same text are in `could_be_from_charset`."""
        return []

    @property
    def has_submatch(self) -> bool:
        """False, see `submatch`."""
        return False

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the text in UTF-8."""
        return hashlib.sha256(self.output()).hexdigest()

    @property
    def multi_byte_usage(self) -> float:
        """How much shorter the text is than its bytes, 0..1."""
        return 1.0 - len(str(self)) / max(len(self.raw), 1)

    def output(self, encoding: str = "utf_8") -> bytes:
        """The text in another encoding."""
        return str(self).encode(encoding, "replace")

    def __str__(self) -> str:
        if self._text is None:
            self._text = decoded(memoryview(self.raw), self._candidate.encoding, "replace")
        return self._text

    def __repr__(self) -> str:
        return f"<CharsetMatch '{self.encoding}' bytes({self.fingerprint})>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return _same_codec(other, self.encoding)
        return isinstance(other, CharsetMatch) and (self.encoding, self._payload) == (other.encoding, other._payload)

    __hash__ = None  # type: ignore[assignment]


class CharsetMatches:
    """All texts that the bytes may be, the likeliest one first."""

    def __init__(self, results: Optional[Sequence[CharsetMatch]] = None) -> None:
        self._results = list(results or ())

    def best(self) -> Optional[CharsetMatch]:
        """The likeliest text; None where the bytes are no text."""
        return self._results[0] if self._results else None

    first = best

    def __getitem__(self, item: Union[int, str]) -> CharsetMatch:
        if isinstance(item, int):
            return self._results[item]
        for match in self._results:
            if any(_same_codec(item, codec) for codec in match.could_be_from_charset):
                return match
        raise KeyError(item)

    def __iter__(self) -> Iterator[CharsetMatch]:
        return iter(self._results)

    def __len__(self) -> int:
        return len(self._results)


def _same_codec(first: str, second: str) -> bool:
    try:
        return codecs.lookup(first).name == codecs.lookup(second).name
    except LookupError:
        return False
