"""charset_normalizer.version: of the interface; requests asks for 2.0 to 2.x, and later for 2.0 to 3.x."""

__version__ = "2.1.1"
VERSION = __version__.split(".")
