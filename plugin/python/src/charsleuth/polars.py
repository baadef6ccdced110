"""Columns of polars: `import charsleuth.polars` gives expressions and Series `.charsleuth`.

    import polars as pl, charsleuth.polars
    frame.with_columns(pl.col("content").charsleuth.decode()).unnest("content")
    pl.scan_parquet("pages.parquet").select("url", pl.col("body").charsleuth.detect().struct.field("encoding"))

The columns are of binary or of strings. `charsleuth.arrow` says what the fields of an answer are, and which arguments there are.

>>> import charsleuth.polars, polars
>>> frame = polars.DataFrame({"content": ["Dziękuję, cóż za piękny dzień".encode("cp1250")]})
>>> frame.select(polars.col("content").charsleuth.decode().struct.field("encoding", "text")).row(0)
('windows-1250', 'Dziękuję, cóż za piękny dzień')
"""

from __future__ import annotations

from typing import Any

from . import arrow
from ._extra import extra

with extra("polars"):
    import polars  # type: ignore

_DETECTED = polars.Series(arrow.detect([])).dtype
_DECODED = polars.Series(arrow.decode([])).dtype


@polars.api.register_expr_namespace("charsleuth")
class CharsleuthOfExpression:
    """What `pl.col(...).charsleuth` has."""

    def __init__(self, expression: polars.Expr) -> None:
        self._expression = expression

    def detect(self, **wishes: Any) -> polars.Expr:
        """Structs: see `charsleuth.arrow.detect`."""
        return self._expression.map_batches(lambda series: arrow.detect(series, **wishes), return_dtype=_DETECTED, is_elementwise=True)

    def decode(self, **wishes: Any) -> polars.Expr:
        """Structs with the text: see `charsleuth.arrow.decode`."""
        return self._expression.map_batches(lambda series: arrow.decode(series, **wishes), return_dtype=_DECODED, is_elementwise=True)


@polars.api.register_series_namespace("charsleuth")
class CharsleuthOfSeries:
    """What a Series' `.charsleuth` has."""

    def __init__(self, series: polars.Series) -> None:
        self._series = series

    def detect(self, **wishes: Any) -> polars.Series:
        """Structs: see `charsleuth.arrow.detect`."""
        return arrow.detect(self._series, **wishes)

    def decode(self, **wishes: Any) -> polars.Series:
        """Structs with the text: see `charsleuth.arrow.decode`."""
        return arrow.decode(self._series, **wishes)
