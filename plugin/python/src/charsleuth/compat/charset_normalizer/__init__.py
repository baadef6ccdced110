"""charset_normalizer's interface.

>>> from charsleuth.compat import charset_normalizer
>>> best = charset_normalizer.from_bytes("Всеки човек има право на образование.".encode("cp1251")).best()
>>> best.encoding, str(best)
('cp1251', 'Всеки човек има право на образование.')
"""

from .api import from_bytes, from_fp, from_path, is_binary
from .legacy import detect
from .models import CharsetMatch, CharsetMatches
from .utils import set_logging_handler
from .version import VERSION, __version__

__all__ = [
    "CharsetMatch", "CharsetMatches", "VERSION", "__version__", "detect", "from_bytes", "from_fp", "from_path", "is_binary", "set_logging_handler",
]
