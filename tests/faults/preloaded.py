"""A library as LD_PRELOAD takes it."""
import atexit
import os
import shutil
import tempfile


def preloaded(library):
    """The library's path; where it has a space or a colon, at which LD_PRELOAD ends a name, that of a copy, which goes when the program ends."""
    library = os.path.abspath(library)
    if not set(library) & set(" :"):
        return library
    folder = tempfile.mkdtemp(prefix="charsleuth-preloaded-")
    atexit.register(shutil.rmtree, folder)
    return shutil.copy(library, folder)
