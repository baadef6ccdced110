"""chardet.universaldetector: input that comes in pieces."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Union

from ... import _detect
from ..._encodings import encodings
from ..._verdict import Verdict
from .._names import language_name, name_of, spelled
from .enums import LanguageFilter

ResultDict = Dict[str, Union[None, float, str]]

_NOTHING: ResultDict = {"encoding": None, "confidence": 0.0, "language": None}

_REGIONS = {
    "Chinese Simplified": LanguageFilter.CHINESE_SIMPLIFIED,
    "Chinese Traditional": LanguageFilter.CHINESE_TRADITIONAL,
    "Japanese": LanguageFilter.JAPANESE,
    "Korean": LanguageFilter.KOREAN,
}


def checked(data: Any) -> Any:
    """Bytes as chardet takes them; raises TypeError for a str and whatever else is none."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"Expected object of type bytes or bytearray, got: {type(data)}")
    return data


def result_of(verdict: Verdict) -> ResultDict:
    """A verdict as chardet says it."""
    name = name_of(verdict)
    if name is None:
        return dict(_NOTHING)
    return {"encoding": name, "confidence": verdict.confidence, "language": language_name(verdict.language)}


def results_of(verdict: Verdict, least: float) -> List[ResultDict]:
    """All candidates that Python can decode and that are at least as probable; the best one in any case."""
    results = [result_of(verdict)]
    if results[0]["encoding"] is None:
        return results
    for candidate in verdict.candidates[1:]:
        codec = candidate.python_codec
        if codec is not None and candidate.confidence >= least and not candidate.excluded:
            results.append({"encoding": spelled(candidate.encoding, codec), "confidence": candidate.confidence,
                            "language": language_name(candidate.language)})
    return results


class UniversalDetector:
    """Feed it bytes, close it, read `result`. It looks at all that it is fed: `done` is true after `close` only."""

    def __init__(self, lang_filter: LanguageFilter = LanguageFilter.ALL, should_rename_legacy: bool = False) -> None:
        self._excluded = [e.name for e in encodings()
                          if not lang_filter & _REGIONS.get(e.region, LanguageFilter.NON_CJK) and e.region != "Unicode"]
        self.done: bool
        self.result: ResultDict
        self.reset()

    def reset(self) -> None:
        """Forgets what it was fed, for the next input."""
        self.done = False
        self.result = dict(_NOTHING)
        self._detector: Optional[_detect.Detector] = None

    def feed(self, byte_str: Union[bytes, bytearray]) -> None:
        """The next bytes; after `close` they are left out, as chardet does."""
        if self.done:
            return
        if self._detector is None:
            self._detector = _detect.Detector(exclude=self._excluded)
        self._detector.feed(checked(byte_str))

    def close(self) -> ResultDict:
        """Sets and returns `result`."""
        if not self.done:
            self.done = True
            if self._detector is not None:
                self.result = result_of(self._detector.close())
        return self.result
