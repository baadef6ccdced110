"""charset_normalizer.api: from bytes, an open file or a path to the texts."""

from __future__ import annotations

import io
from typing import Any, BinaryIO, List, Optional, Union

from ..._detect import Path
from ..._detect import detect as _detect
from .models import CharsetMatch, CharsetMatches

_LEAST = 0.01
"""The least confidence of a candidate that is listed behind the best one."""


def from_bytes(sequences: Union[bytes, bytearray], steps: int = 5, chunk_size: int = 512, threshold: float = 0.2,
               cp_isolation: Optional[List[str]] = None, cp_exclusion: Optional[List[str]] = None,
               preemptive_behaviour: bool = True, explain: bool = False, language_threshold: float = 0.1,
               enable_fallback: bool = True) -> CharsetMatches:
    """All texts that the bytes may be. Of the options `cp_isolation` and `cp_exclusion` have an effect."""
    if not isinstance(sequences, (bytes, bytearray)):
        raise TypeError(f"Expected object of type bytes or bytearray, got: {type(sequences)}")
    payload = bytes(sequences)
    verdict = _detect(payload, only=cp_isolation or (), exclude=cp_exclusion or (), explained=0)
    best = verdict.best
    if best is None or verdict.python_codec is None:
        return CharsetMatches()
    matches = [CharsetMatch(payload, verdict, best, verdict.python_codec)]
    for candidate in verdict.candidates[1:]:
        codec = candidate.python_codec
        if codec is not None and candidate.confidence >= _LEAST and candidate.malformed == 0:
            matches.append(CharsetMatch(payload, verdict, candidate, codec))
    return CharsetMatches(matches)


def from_fp(fp: BinaryIO, *options: Any, **named: Any) -> CharsetMatches:
    """The same of a file that is open."""
    return from_bytes(fp.read(), *options, **named)


def from_path(path: Path, *options: Any, **named: Any) -> CharsetMatches:
    """The same of a file."""
    with io.open(path, "rb") as file:
        return from_fp(file, *options, **named)


def is_binary(fp_or_path_or_payload: Union[Path, BinaryIO, bytes], *options: Any, **named: Any) -> bool:
    """Whether it is no text; bytes are the content itself."""
    if isinstance(fp_or_path_or_payload, (bytes, bytearray)):
        data = fp_or_path_or_payload
    elif hasattr(fp_or_path_or_payload, "read"):
        data = fp_or_path_or_payload.read()
    else:
        with io.open(fp_or_path_or_payload, "rb") as file:
            data = file.read()
    return _detect(data, explained=0).binary
