"""The answer: an encoding with its reasons."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional, Tuple

from . import _native
from ._encodings import python_codec

_NEWLINES = {"LF": "\n", "CRLF": "\r\n", "CR": "\r", "NEL": "\x85"}


def two_digits(confidence: float) -> str:
    """A confidence as it is printed: rounded down, so that nothing is shown as certain that is not."""
    return f"{int(100 * confidence + 1e-9) / 100:.2f}"


class Reason(NamedTuple):
    """One reason for or against a candidate."""

    kind: str
    """"declared", "structure", "statistics", "opinion" or "hint"."""
    source: Optional[str]
    """Who says so: "html-meta", "language-model:ja"."""
    encoding: str
    effect: str
    """"decides", "supports", "weakens" or "excludes"."""
    decibans: float
    """10·log10 of the likelihood ratio; those of a candidate add up."""
    begin: int
    end: int
    """The bytes that it speaks of, half-open; 0 and 0 are all of them."""
    detail: Optional[str]
    """One plain sentence."""


class Declaration(NamedTuple):
    """What the input or the caller states about the encoding."""

    rule: Optional[str]
    """Which reader found it: "html-meta"."""
    encoding: Optional[str]
    """What it names; None where the bytes contradict it, whose `label` says what is written."""
    label: Optional[str]
    """As written, where the bytes contradict it; else None, see `begin` and `end`."""
    begin: int
    end: int
    """The bytes of the label, or of the whole declaration where the bytes bear it out."""
    contradicted: bool


class Damage(NamedTuple):
    """The malformed sequences of the input under its encoding."""

    malformed: int
    """Sequences."""
    first: Optional[int]
    """The offset of the first one, bytes; None where there is none, or where the place is not known."""

    def __bool__(self) -> bool:
        return self.malformed != 0


class Candidate(NamedTuple):
    """One text of the input, with every encoding that gives it."""

    encoding: str
    same_text: Tuple[str, ...]
    """The other encodings that decode the input to the same text."""
    edit_as: str
    language: Optional[str]
    confidence: float
    malformed: int
    first_malformed: int
    """The offset of the first malformed sequence; the input's size where there is none."""
    c1: int
    """C1 control characters in the text, which text hardly ever has."""
    telling_byte: int
    """Where it first differs from its next rival; 0 for a candidate without reasons."""
    excluded: bool
    reasons: Tuple[Reason, ...]
    language_confidence: float
    """The probability that the text is in the language, 0..1; 0 without one."""

    @property
    def python_codec(self) -> Optional[str]:
        """Python's codec for it, or None."""
        return python_codec(self.encoding, None)


def _candidate(detection: _native.Detection, index: int) -> Candidate:
    row: Any = _native.candidate(detection, index)
    *facts, count, excluded, language_confidence = row
    reasons = tuple(Reason(*_native.evidence(detection, index, i)) for i in range(count))
    return Candidate._make((*facts, bool(excluded), reasons, language_confidence))


class Verdict:
    """Which encoding the input is in, how sure that is, and why.

    >>> import charsleuth
    >>> verdict = charsleuth.detect("日本語の文章です。".encode("euc-jp"))
    >>> verdict
    <Verdict EUC-JP, 0.99 strong, ja>
    >>> verdict.reasons[0].source
    'language-model:ja'
    """

    size: int
    """Bytes of the input."""
    encoding: Optional[str]
    """Of the best candidate; None where the input is binary."""
    python_codec: Optional[str]
    """Python's codec that decodes the input, a byte order mark left out. None: the input is binary, or Python has none for this
    encoding; `charsleuth.decode` decodes it all the same."""
    edit_as: Optional[str]
    """What an editor should open it as so that it can be edited on: UTF-8 for pure ASCII, CP949 for EUC-KR."""
    confidence: float
    """The probability that the text is right, 0..1."""
    certainty: Optional[str]
    """"decided", "strong", "plausible", "tied"; None without an answer."""
    language: Optional[str]
    """BCP 47; None where none has an even chance, as for code, numbers and names."""
    language_confidence: float
    """The probability that the text is in that language, 0..1; 0 without one."""
    line_ending: str
    """"LF", "CRLF", "CR", "NEL", "mixed", "none"."""
    bom: Optional[str]
    """The encoding whose byte order mark stands at the start."""
    bom_size: int
    """Bytes of the mark."""
    binary: bool
    binary_reason: Optional[str]
    ascii_only: bool
    """Any ASCII-compatible encoding gives this text."""
    encoded_twice: Optional[str]
    """UTF-8 that was taken for this encoding and encoded again: encode the text in it to get what was meant, in UTF-8."""

    def __init__(self, detection: _native.Detection) -> None:
        (self.size, self.encoding, self.edit_as, self.confidence, self.certainty, self.language, self.line_ending, self.bom,
         self.bom_size, self.binary_reason, binary, ascii_only, self._listed, self._excluded, _, self.encoded_twice,
         self.language_confidence) = _native.verdict(detection)
        self.binary = bool(binary)
        self.ascii_only = bool(ascii_only)
        self._detection: Any = detection
        self._candidates: Optional[Tuple[Candidate, ...]] = None
        self._declarations: Optional[Tuple[Declaration, ...]] = None
        self.python_codec = python_codec(self.encoding, self.bom) or self._codec_of_same_text()

    def _codec_of_same_text(self) -> Optional[str]:
        best = self.best
        names = best.same_text if best is not None else ()
        return next((codec for codec in (python_codec(name, None) for name in names) if codec is not None), None)

    @property
    def newline(self) -> Optional[str]:
        """The line ending as `open(..., newline=...)` takes it; None where there is none or more than one kind."""
        return _NEWLINES.get(self.line_ending)

    @property
    def candidates(self) -> Tuple[Candidate, ...]:
        """Best first. Those that were ruled out follow where all were to be explained."""
        if self._candidates is None:
            self._candidates = tuple(_candidate(self._detection, i) for i in range(self._listed + self._excluded))
        return self._candidates

    @property
    def best(self) -> Optional[Candidate]:
        """The candidate that the verdict is about; None where the input is binary."""
        if self.encoding is None:
            return None
        return self._candidates[0] if self._candidates is not None else _candidate(self._detection, 0)

    @property
    def reasons(self) -> Tuple[Reason, ...]:
        """Of the best candidate, the strongest first."""
        best = self.best
        return best.reasons if best is not None else ()

    @property
    def damage(self) -> Damage:
        """What is malformed under the encoding of the verdict."""
        best = self.best
        if best is None or best.malformed == 0:
            return Damage(0, None)
        return Damage(best.malformed, best.first_malformed if best.first_malformed < self.size else None)

    @property
    def declarations(self) -> Tuple[Declaration, ...]:
        """What the input and the caller's hints state about the encoding, and what of it the bytes contradict."""
        if self._declarations is None:
            borne_out = (Declaration(r.source, r.encoding, None, r.begin, r.end, False) for r in self.reasons if r.kind == "declared")
            contradicted = (Declaration(rule, None, label, begin, end, True)
                            for label, rule, begin, end in _native.conflicts(self._detection))
            self._declarations = (*borne_out, *contradicted)
        return self._declarations

    def __repr__(self) -> str:
        if self.encoding is None:
            return f"<Verdict binary: {self.binary_reason}>"
        language = f", {self.language}" if self.language else ""
        return f"<Verdict {self.encoding}, {two_digits(self.confidence)} {self.certainty}{language}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Verdict) and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        return hash((self.size, self.encoding, self.confidence, self.language))

    def __getstate__(self) -> Any:
        state = dict(self.__dict__, _candidates=self.candidates, _declarations=self.declarations)
        state.pop("_detection", None)
        return state

    def __setstate__(self, state: Any) -> None:
        self.__dict__.update(state)
