"""charset_normalizer.legacy: chardet's function."""

from __future__ import annotations

from typing import Any, Dict, Union

from ..._detect import detect as _detect
from .._names import language_name, name_of


def detect(byte_str: Union[bytes, bytearray], should_rename_legacy: bool = False, **kwargs: Any) -> Dict[str, Any]:
    """chardet's function as charset_normalizer has it."""
    if not isinstance(byte_str, (bytes, bytearray)):
        raise TypeError(f"Expected object of type bytes or bytearray, got: {type(byte_str)}")
    verdict = _detect(byte_str, explained=0)
    name = name_of(verdict) if verdict.size else "utf-8"
    return {"encoding": name, "language": language_name(verdict.language), "confidence": verdict.confidence if name else None}
