"""The libraries that only a part of the package asks for: extras."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Iterator


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: one that is not there says what to type."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error}; it comes with: pip install 'charsleuth[{name}]'", name=error.name) from None
