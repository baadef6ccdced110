"""For GNOME's Files (with python3-nautilus, the interface 3.0 or 4.0): "Open in Charsleuth" in the menu of files."""

import subprocess

from gi.repository import GObject, Nautilus


class CharsleuthMenu(GObject.GObject, Nautilus.MenuProvider):
    def get_file_items(self, *arguments):
        # 3.0 hands over the window before the files.
        paths = [file.get_location().get_path() for file in arguments[-1] if not file.is_directory()]
        if not paths or None in paths:  # None: a file that is not here
            return []
        item = Nautilus.MenuItem(name="Charsleuth::open", label="Open in Charsleuth", tip="Which encoding is it in?")
        item.connect("activate", lambda _: subprocess.Popen(["charsleuth-viewer", "--", *paths]))
        return [item]
