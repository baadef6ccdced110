"""Names of files that a shell, an option parser or an editor's command line would obey: each has to be given to a program as it is."""

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

# One a line, as in a URL; bytes are no UTF-8 in some.
NAMES = [unquote_to_bytes(line) for line in (Path(__file__).parent / "odd_names.txt").read_text(encoding="ascii").splitlines()]
ODD_NAMES = list(map(os.fsdecode, NAMES))
