"""chardet.version: of the interface, which callers compare; Charsleuth's own is `charsleuth.__version__`."""

__version__ = "5.2.0"
VERSION = __version__.split(".")
