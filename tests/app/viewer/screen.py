"""A screen of its own (Xvfb) for a program under test: focus and keys, without a window manager."""

import ctypes
import os
import subprocess

_X = ctypes.CDLL("libX11.so.6")
_XTST = ctypes.CDLL("libXtst.so.6")
_DISPLAY, _WINDOW = ctypes.c_void_p, ctypes.c_ulong
_X.XOpenDisplay.restype = _DISPLAY
_X.XOpenDisplay.argtypes = [ctypes.c_char_p]
_X.XDefaultRootWindow.restype = _WINDOW
_X.XDefaultRootWindow.argtypes = [_DISPLAY]
_X.XQueryTree.argtypes = [_DISPLAY, _WINDOW] + [ctypes.c_void_p] * 4
_X.XSetInputFocus.argtypes = [_DISPLAY, _WINDOW, ctypes.c_int, ctypes.c_ulong]
_X.XSync.argtypes = [_DISPLAY, ctypes.c_int]
_X.XKeysymToKeycode.argtypes = [_DISPLAY, ctypes.c_ulong]
_XTST.XTestFakeKeyEvent.argtypes = [_DISPLAY, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
_REVERT_TO_PARENT = 2

KEYS = {"Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "Home": 0xFF50, "Left": 0xFF51, "Right": 0xFF53,
        "F3": 0xFFC0, "Alt": 0xFFE9, "Control": 0xFFE3, "Shift": 0xFFE1}


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
def _ignore(_display, _error):
    return 0  # windows that cannot have the focus are tried, too


class Screen:
    def __init__(self):
        read, write = os.pipe()
        self._server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
                                        pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        self._display = _X.XOpenDisplay(self.name.encode())
        _X.XSetErrorHandler(_ignore)

    def close(self):
        self._server.terminate()
        self._server.wait()

    def focus_window(self):
        """What a window manager does: the topmost window that takes the keyboard gets it."""
        root, parent, count = _WINDOW(), _WINDOW(), ctypes.c_uint()
        windows = ctypes.POINTER(_WINDOW)()
        _X.XQueryTree(self._display, _X.XDefaultRootWindow(self._display), ctypes.byref(root), ctypes.byref(parent),
                      ctypes.byref(windows), ctypes.byref(count))
        for window in windows[:count.value]:
            _X.XSetInputFocus(self._display, window, _REVERT_TO_PARENT, 0)
        _X.XSync(self._display, 0)

    def press(self, *names):
        """One key with those held down before it: press("Control", "d")."""
        codes = [_X.XKeysymToKeycode(self._display, KEYS.get(name) or ord(name)) for name in names]
        for code in codes:
            _XTST.XTestFakeKeyEvent(self._display, code, 1, 0)
        for code in reversed(codes):
            _XTST.XTestFakeKeyEvent(self._display, code, 0, 0)
        _X.XSync(self._display, 0)
