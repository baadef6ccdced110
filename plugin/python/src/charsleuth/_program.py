"""What the programs `charsleuth` and `chardetect` share: output that is not read to its end, or that cannot hold a name."""

from __future__ import annotations

import io
import os
import sys
from typing import Callable


def printing(program: Callable[[], int]) -> int:
    """The exit status of a program that prints."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = program()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has enough; Python would complain once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
