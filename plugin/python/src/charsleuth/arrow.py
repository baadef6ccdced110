"""Columns of bytes: the answers about many texts in one call, without a copy, while other threads of Python go on.

    import charsleuth.arrow
    charsleuth.arrow.detect(table["content"])           # pyarrow: a column of structs, chunk by chunk
    charsleuth.arrow.decode(frame["content"])           # polars, pandas: a Series of structs, a DataFrame
    charsleuth.arrow.detect([b"one", None, b"three"])   # lists, numpy: Answers

A column is whatever has `__arrow_c_array__` or `__arrow_c_stream__` and holds binary or text, whose bytes are read as they are; or a list
of objects with the buffer interface, None among them. No library is needed but the one that the column is of.

A row is never an error: null rows have null answers, rows that are no text have no encoding, and a `reason`. The fields of an answer:
encoding, confidence, certainty, language, declared, malformed, mojibake, mixed, reason, bodies; and after decoding text, replaced. What they mean
stands in charsleuth_column.h, what `python_codec` is, in `charsleuth.find_encoding`.

>>> import charsleuth.arrow
>>> answers = charsleuth.arrow.decode(["Привет, как дела?".encode("koi8-r"), None, b"plain"])
>>> [row and (row["encoding"], row["text"]) for row in answers.to_pylist()]
[('KOI8-R', 'Привет, как дела?'), None, ('US-ASCII', 'plain')]
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _native
from ._detect import Hints, options

__all__ = ["Answers", "decode", "detect", "with_answers"]

Row = Dict[str, Union[None, str, float, int, bool]]

FIELDS = ("encoding", "confidence", "certainty", "language", "declared", "malformed", "mojibake", "mixed", "reason", "bodies")
"""Of what `detect` says of a row; `decode` adds "text" and "replaced"."""

_AT_ONCE = 1024
"""The most rows that a thread works on before it looks for more."""
_SHARES = 16
"""The pieces for each thread, at least, so that all end at about the same time. Lists are not cut so finely: their answers are to stay `Answers`."""


class Answers:
    """The answers about a column, an array of structs. Other libraries take it as it is, once: `pyarrow.array(answers)`,
    `polars.Series(answers)`. Afterwards it is theirs."""

    def __init__(self, capsules: Tuple[_native.ArrowType, _native.ArrowArray]) -> None:
        self._type, self._array = capsules

    def __len__(self) -> int:
        return _native.column_length(self._array)

    def __arrow_c_array__(self, requested_schema: object = None) -> Tuple[object, object]:
        return self._type, self._array

    def to_pylist(self) -> List[Optional[Row]]:
        """A dict for each row, None for null rows."""
        return _native.column_rows(self._type, self._array)


class _Rows(List[Optional[Row]]):
    """The answers that several threads have found about a list: they are not one array, but are read as `Answers` are."""

    def to_pylist(self) -> List[Optional[Row]]:
        return list(self)


class _Wishes(NamedTuple):
    hints: _native.Hints
    only: _native.Names
    exclude: _native.Names
    longest: int
    brief: bool
    text: bool


Chunk = Tuple[Any, Any]
"""A type and an array of Arrow, or None and a list of buffers."""


def _answer(chunk: Chunk, row_hints: Chunk, first: int, count: int, wishes: _Wishes) -> Answers:
    return Answers(_native.column(chunk[0], chunk[1], row_hints[0], row_hints[1], wishes.hints, wishes.only, wishes.exclude, first, count,
                                  wishes.longest, wishes.brief, wishes.text))


def _chunks(column: Any) -> Iterable[Chunk]:
    """A column as Arrow shows it, or as a list."""
    if isinstance(column, (bytes, bytearray, memoryview, str)):
        raise TypeError(f"a column is required, not one text ({type(column).__name__}); see charsleuth.detect")
    if hasattr(column, "__arrow_c_array__"):
        return [column.__arrow_c_array__()]
    if hasattr(column, "__arrow_c_stream__"):
        kind, arrays = _native.chunks(column.__arrow_c_stream__())
        return [(kind, array) for array in arrays]
    return [(None, list(column))]


def _length(chunk: Chunk) -> int:
    return len(chunk[1]) if chunk[0] is None else _native.column_length(chunk[1])


def _whole(column: Any, what: str) -> Chunk:
    """A column that has to be in one chunk."""
    chunks = list(_chunks(column.combine_chunks() if hasattr(column, "combine_chunks") else column))
    if len(chunks) != 1:
        raise ValueError(f"{what} in several chunks; rechunk first")
    return chunks[0]


def _answers(column: Any, row_hints: Any, threads: Optional[int], wishes: _Wishes) -> List[Answers]:
    """One or more for each chunk, in order."""
    threads = threads if threads is not None else os.cpu_count() or 1
    if threads < 1:
        raise ValueError("`threads` is 1 or more")
    chunks, hints = list(_chunks(column)), (None, None)
    if row_hints is not None:
        chunks, hints = [_whole(column, "a column with hints by row is")], _whole(row_hints, "the hints by row are")
        if hints[0] is None:
            raise TypeError("hints by row are a struct array or record batch of Arrow, whose fields are called by kinds of hints")
    if threads == 1:
        return [_answer(chunk, hints, 0, 0, wishes) for chunk in chunks]
    lengths = [_length(chunk) for chunk in chunks]
    is_list = any(kind is None for kind, _ in chunks)
    step = _AT_ONCE if is_list else min(_AT_ONCE, sum(lengths) // (_SHARES * threads) + 1)
    with ThreadPoolExecutor(threads) as pool:
        work = [pool.submit(_answer, chunk, hints, first, min(step, length - first), wishes)
                for chunk, length in zip(chunks, lengths) for first in range(0, max(length, 1), step)]
        return [done.result() for done in work]


def _as(column: Any, answers: List[Answers], wishes: _Wishes) -> Any:
    """The answers as the column's library has them."""
    library = type(column).__module__.partition(".")[0]
    if library == "pyarrow":
        pyarrow = sys.modules["pyarrow"]
        arrays = [pyarrow.array(chunk) for chunk in answers]
        if hasattr(column, "chunks"):
            return pyarrow.chunked_array(arrays, None if arrays else pyarrow.array(_none(wishes)).type)
        return arrays[0] if len(arrays) == 1 else pyarrow.concat_arrays(arrays)
    if library == "polars":
        polars = sys.modules["polars"]
        series = [polars.Series(chunk) for chunk in answers or [_none(wishes)]]
        return polars.concat(series).alias(column.name)
    rows = _Rows(row for chunk in answers for row in chunk.to_pylist()) if library == "pandas" or len(answers) != 1 else _Rows()
    if library == "pandas":
        pandas = sys.modules["pandas"]
        fields = FIELDS + ("text", "replaced") * wishes.text
        return pandas.DataFrame({field: [row and row[field] for row in rows] for field in fields}, index=column.index)
    return answers[0] if len(answers) == 1 else rows


def _none(wishes: _Wishes) -> Answers:
    return _answer((None, []), (None, None), 0, 0, wishes)


def detect(column: Any, *, row_hints: Any = None, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = (),
           longest: int = 0, brief: bool = False, threads: Optional[int] = 1) -> Any:
    """The encoding of each text of a column, as `charsleuth.detect` finds it; as a column of the same library.

    row_hints: what is known of each row besides: a struct array or record batch of the same length, whose fields are called by kinds
        of hints, e.g. "url", "content_type"; see `charsleuth.detect`.
    hints, only, exclude: hold for all rows.
    longest: longer texts are not worked on, bytes; 0: none is too long.
    brief: `mojibake`, `mixed` and `bodies` are not asked for.
    threads: of the caller's process that work on the column; None: as many as there are processors.

    Raises TypeError for a column of a type that has no bytes.
    """
    wishes = _Wishes(*options(hints, only, exclude, 1)[:3], longest, brief, False)
    return _as(column, _answers(column, row_hints, threads, wishes), wishes)


def decode(column: Any, *, row_hints: Any = None, hints: Hints = None, only: Iterable[str] = (), exclude: Iterable[str] = (),
           longest: int = 0, brief: bool = False, threads: Optional[int] = 1) -> Any:
    """As `detect`, and the text of each row in the encoding found. A byte order mark is left out, and malformed sequences become U+FFFD;
    `replaced` counts them.

    >>> import charsleuth.arrow
    >>> [answer] = charsleuth.arrow.decode([b"na\\xefve caf\\xe9"]).to_pylist()
    >>> answer["text"], answer["replaced"]
    ('naïve café', 0)
    """
    wishes = _Wishes(*options(hints, only, exclude, 1)[:3], longest, brief, True)
    return _as(column, _answers(column, row_hints, threads, wishes), wishes)


def with_answers(batch: Any, column: str, *, text: bool = False, into: str = "charsleuth", keep: bool = False, hint_fields: Sequence[str] = (),
                 **wishes: Any) -> Any:
    """A record batch or table of pyarrow with one more field, the answers about one of its columns: what `map_batches` of Ray and Dask
    and `mapInArrow` of Spark call.

    text: as `decode`; else as `detect`, which also say what `wishes` are.
    into: the name of the field.
    keep: whether the column of bytes stays.
    hint_fields: the fields with what is known of each row besides; they are called by kinds of hints, e.g. "filename".
    """
    index = batch.schema.get_field_index(column)
    if index < 0:
        raise ValueError(f"there is no column {column!r}, or more than one; there are {', '.join(map(repr, batch.schema.names))}")
    if hint_fields and batch.num_rows > 0:
        wishes["row_hints"] = batch.select(list(hint_fields))
    answers = (decode if text else detect)(batch.column(index), **wishes)
    rest = batch if keep else batch.remove_column(index)
    return rest.append_column(into, answers)
