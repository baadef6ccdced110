"""Finds out which character encoding bytes are in, says why, and decodes them.

>>> import charsleuth
>>> verdict = charsleuth.detect("Привет, как дела?".encode("koi8-r"))
>>> verdict.encoding, verdict.python_codec, verdict.language
('KOI8-R', 'koi8_r', 'ru')
>>> text, verdict = charsleuth.decode("Où est la bibliothèque ?".encode("latin-1"))
>>> text
'Où est la bibliothèque ?'

Where an encoding is not enough: `detect_file`, `open`, `read_text`, `Detector` for input that comes in pieces,
`encodings` for all that are known, `repair` for mojibake, `segments` for input in several encodings, `losses` for what an edit destroyed. `charsleuth.compat` has the interfaces of chardet, charset_normalizer and cchardet, and
`install` puts one of these in the place of the original.

Every byte string has an answer. Nothing is read but the bytes and what the caller says: no locale, no environment, no network.
"""

from ._detect import Detector, detect, detect_file
from ._encodings import Encoding, encodings, find_encoding
from ._install import install
from ._losses import Loss, losses
from ._repair import Body, Repair, Segment, Segments, repair, segments
from ._text import BinaryDataError, decode, open, read_text
from ._verdict import Candidate, Damage, Declaration, Reason, Verdict
from ._native import version as _version

__version__: str = _version()
__all__ = [
    "BinaryDataError", "Body", "Candidate", "Damage", "Declaration", "Detector", "Encoding", "Loss", "Reason", "Repair",
    "Segment", "Segments", "Verdict",
    "decode", "detect", "detect_file", "encodings", "find_encoding", "install", "losses", "open", "read_text", "repair", "segments",
]
