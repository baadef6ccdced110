"""Columns of Spark: the encodings of a DataFrame's binary or string column, or its texts, without a copy into Python's objects.

    import charsleuth.spark
    files = spark.read.format("binaryFile").load("folder")
    charsleuth.spark.detect(files, "content").select("path", "charsleuth.encoding", "charsleuth.confidence").show()
    charsleuth.spark.register(spark)
    spark.sql("SELECT path, detect_encoding(content), to_utf8(content) FROM files")

The package has to be installed where the executors run, with pyarrow. `charsleuth.arrow` says what the fields of an answer are.
"""

from __future__ import annotations

from typing import Any, Iterable, Iterator

from . import arrow
from ._extra import extra

with extra("spark"):
    import pyarrow  # type: ignore
    import pyarrow.compute  # type: ignore
    import pyspark.sql.functions  # type: ignore
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.pandas.types import from_arrow_schema  # type: ignore
    from pyspark.sql.types import StructType  # type: ignore

_MOST_BYTES = 1 << 28
"""Of texts that are decoded in one step: those of one batch of Spark may have 2 GiB at most, and a text up to three times its bytes."""

_LONGEST = ((1 << 31) - 1) // 3
"""Of a text that is decoded, bytes, for the same reason."""


def _with_strings(answers: pyarrow.StructArray) -> pyarrow.StructArray:
    """Spark's strings have offsets of 32 bits."""
    narrow = [pyarrow.field(field.name, pyarrow.string() if pyarrow.types.is_large_string(field.type) else field.type)
              for field in answers.type]
    return answers.cast(pyarrow.struct(narrow))


def _pieces(batch: pyarrow.RecordBatch, column: str) -> Iterator[pyarrow.RecordBatch]:
    if batch.num_rows <= 1 or batch.column(column).nbytes <= _MOST_BYTES:
        yield batch
        return
    half = batch.num_rows // 2
    yield from _pieces(batch.slice(0, half), column)
    yield from _pieces(batch.slice(half), column)


def _answered(batch: pyarrow.RecordBatch, column: str, into: str, wishes: Any) -> pyarrow.RecordBatch:
    made = arrow.with_answers(batch, column, into=into, **wishes)
    index = made.schema.get_field_index(into)
    return made.set_column(index, into, _with_strings(made.column(index)))


def _mapped(frame: DataFrame, column: str, into: str, wishes: Any) -> DataFrame:
    answers = _with_strings(pyarrow.array((arrow.decode if wishes["text"] else arrow.detect)([])))
    kept = [field for field in frame.schema.fields if wishes["keep"] or field.name != column]
    if len(kept) + (not wishes["keep"]) != len(frame.schema.fields) or column not in frame.columns:
        raise ValueError(f"there is no column {column!r}, or more than one; there are {', '.join(map(repr, frame.columns))}")
    field = from_arrow_schema(pyarrow.schema([pyarrow.field(into, answers.type)])).fields[0]

    def work(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        for batch in batches:
            for piece in _pieces(batch, column):
                yield _answered(piece, column, into, wishes)

    return frame.mapInArrow(work, StructType([*kept, field]))


def detect(frame: DataFrame, column: str = "content", *, into: str = "charsleuth", keep: bool = False, **wishes: Any) -> DataFrame:
    """The rows of a DataFrame with one more column, of structs: the answers about a column of binary or strings.

    keep: whether the column of bytes stays. wishes: those of `charsleuth.arrow.detect`."""
    return _mapped(frame, column, into, {**wishes, "keep": keep, "text": False})


def decode(frame: DataFrame, column: str = "content", *, into: str = "charsleuth", keep: bool = False, **wishes: Any) -> DataFrame:
    """As `detect`, and the structs have the text. Texts of more than 682 MiB are not worked on: decoded, they may be too long for Spark."""
    wishes["longest"] = min(wishes.get("longest") or _LONGEST, _LONGEST)
    return _mapped(frame, column, into, {**wishes, "keep": keep, "text": True})


def _encodings(texts: pyarrow.Array) -> pyarrow.Array:
    return pyarrow.compute.struct_field(arrow.detect(texts, brief=True), ["encoding"])


def _texts(texts: pyarrow.Array) -> pyarrow.Array:
    return pyarrow.compute.struct_field(arrow.decode(texts, brief=True), ["text"]).cast(pyarrow.string())


def register(spark: SparkSession) -> None:
    """Gives a session's SQL `detect_encoding(binary)` and `to_utf8(binary)`, which are NULL for what is no text. Needs Spark 4.1."""
    arrow_udf = pyspark.sql.functions.arrow_udf
    spark.udf.register("detect_encoding", arrow_udf(_encodings, "string"))
    spark.udf.register("to_utf8", arrow_udf(_texts, "string"))
