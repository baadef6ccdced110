"""charset_normalizer.utils: what its callers use of it. What it asks about characters is not there."""

from __future__ import annotations

import codecs
import logging
from typing import Optional, Tuple, Union

from ..._detect import detect as _detect
from ..._encodings import python_codec as _python_codec


def iana_name(cp_name: str, strict: bool = True) -> str:
    """Python's name of a codec, with underscores; ValueError for an unknown one, unless strict is false."""
    try:
        return codecs.lookup(cp_name).name.replace("-", "_")
    except LookupError:
        if strict:
            raise ValueError(f"Unable to retrieve IANA for '{cp_name}'") from None
        return cp_name.lower().replace("-", "_")


def is_multi_byte_encoding(name: str) -> bool:
    """Whether a codec has characters of more than one byte."""
    return any(len(character.encode(name, "ignore")) > 1 for character in "éя中あ한😀")


def any_specified_encoding(sequence: Union[bytes, bytearray], search_zone: int = 8192) -> Optional[str]:
    """The codec that the bytes declare for themselves; None where they declare none."""
    declared = (declaration.encoding for declaration in _detect(bytes(sequence[:search_zone])).declarations)
    return next((codec for codec in (_python_codec(name, None) for name in declared) if codec is not None), None)


def identify_sig_or_bom(sequence: Union[bytes, bytearray]) -> Tuple[Optional[str], bytes]:
    """The codec that a byte order mark stands for, and the mark; None and no bytes where there is none."""
    verdict = _detect(bytes(sequence[:16]), explained=0)
    name = (verdict.bom or "").lower().replace("-", "_")
    codec = next((short for short in ("utf_16", "utf_32") if name.startswith(short)), name)
    return (codec, bytes(sequence[:verdict.bom_size])) if name else (None, b"")


def should_strip_sig_or_bom(iana_encoding: str) -> bool:
    """Whether the codec leaves a byte order mark in the text."""
    return iana_encoding not in {"utf_16", "utf_32"}


def set_logging_handler(name: str = "charset_normalizer", level: int = logging.INFO,
                        format_string: str = "%(asctime)s | %(levelname)s | %(message)s") -> None:
    """Taken, and sets a handler; nothing is logged here."""
    logger = logging.getLogger(name)
    logger.setLevel(level)
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(format_string))
    logger.addHandler(handler)
