"""Columns of DuckDB: `charsleuth.duckdb.register(connection)` gives its SQL three functions of BLOBs.

    detect_encoding(blob)    the encoding's name; NULL where the bytes are no text
    to_utf8(blob)            the text in that encoding; NULL where the bytes are no text
    charsleuth(blob)         both, and how sure that is: a STRUCT with the fields that `charsleuth.arrow.decode` has

They work on a vector of rows at a time. A NULL is NULL.

>>> import charsleuth.duckdb, duckdb
>>> connection = charsleuth.duckdb.register(duckdb.connect())
>>> connection.execute("SELECT detect_encoding(b), to_utf8(b) FROM (SELECT ?::BLOB AS b)", ["Где мои очки?".encode("cp866")]).fetchall()
[('IBM866', 'Где мои очки?')]
"""

from __future__ import annotations

from typing import Any

from . import arrow
from ._extra import extra

with extra("duckdb"):
    import duckdb  # type: ignore
    import pyarrow.compute  # type: ignore

_STRUCT = ("STRUCT(encoding VARCHAR, confidence DOUBLE, certainty VARCHAR, language VARCHAR, declared VARCHAR, malformed BIGINT, "
           "mojibake VARCHAR, mixed BOOLEAN, reason VARCHAR, bodies VARCHAR, text VARCHAR, replaced BIGINT)")


def _encodings(blobs: Any) -> Any:
    return pyarrow.compute.struct_field(arrow.detect(blobs, brief=True), ["encoding"])


def _texts(blobs: Any) -> Any:
    return pyarrow.compute.struct_field(arrow.decode(blobs, brief=True), ["text"])


def _all(blobs: Any) -> Any:
    return arrow.decode(blobs)


def register(connection: duckdb.DuckDBPyConnection) -> duckdb.DuckDBPyConnection:
    """Registers the functions; returns the connection. They need pyarrow."""
    for name, function, gives in (("detect_encoding", _encodings, "VARCHAR"), ("to_utf8", _texts, "VARCHAR"),
                                  ("charsleuth", _all, _STRUCT)):
        connection.create_function(name, function, ["BLOB"], gives, type="arrow", null_handling="special")
    return connection
