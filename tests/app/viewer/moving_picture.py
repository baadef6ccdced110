#!/usr/bin/python3
"""Records the moving picture of the README from the real window, as people use it: a file is dropped, reads right, is overruled,
compared and saved.

    moving_picture.py OUT.gif [FRAMES]      VIEWER names the program (default: build/release/bin/charsleuth-viewer)

FRAMES is a folder for every frame as a PNG, to be looked at. Needs Debian's xvfb openbox xdotool gifsicle dmz-cursor-theme fonts-noto-core
python3-xlib python3-pil python3-numpy python3-pyqt6. A frame is taken when the window has come to rest, so that a busy machine gives the same picture.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFont
from Xlib import X, display
from Xlib.ext import xfixes, xtest  # noqa: F401 (they add methods to the display)

ROOT = Path(__file__).resolve().parents[3]
SAMPLE = ROOT / "resources/samples/files/przepis.txt"
FOLDER = Path("/tmp/recipes")  # its name is in the picture
WIDTH, HEIGHT = 1000, 640
DESKTOP = (223, 228, 236)
INK = (45, 52, 64)
CAPTION_AT = 615  # the middle of the line below the window
STEP = 40  # milliseconds a frame, where something moves
STROKE = 130  # milliseconds a key
QUIET = 40  # pixels: a caret that blinks is no change
BUTTONS = {"compare": (662, 82), "save": (895, 82), "save the copy": (642, 416)}  # on the screen


class Screen:
    """What stands on it, pointer included, and the pointer."""

    def __init__(self, name):
        self.name = name
        self.display = display.Display(name)
        self.root = self.display.screen().root
        self.display.xfixes_query_version()
        red, green, blue = DESKTOP
        self.root.change_attributes(background_pixel=red << 16 | green << 8 | blue)
        self.root.clear_area(0, 0, WIDTH, HEIGHT)
        self.at = (0, 0)
        self.put(WIDTH // 2, HEIGHT - 80)

    def put(self, x, y):
        self.at = (x, y)
        self.display.xtest_fake_input(X.MotionNotify, x=round(x), y=round(y))
        self.display.sync()

    def button(self, kind):
        self.display.xtest_fake_input(kind, 1)
        self.display.sync()

    def pixels(self):
        raw = self.root.get_image(0, 0, WIDTH, HEIGHT, X.ZPixmap, 0xFFFFFFFF).data
        return Image.frombuffer("RGB", (WIDTH, HEIGHT), raw, "raw", "BGRX", 0, 1).copy()

    def with_pointer(self):
        image = self.pixels()
        pointer = self.display.xfixes_get_cursor_image(self.root)
        size = (pointer.width, pointer.height)
        raw = b"".join((value & 0xFFFFFFFF).to_bytes(4, "little") for value in pointer.cursor_image)
        colours = Image.frombuffer("RGBA", size, raw, "raw", "BGRa", 0, 1)  # the colours hold their share already
        image.paste(colours, (pointer.x - pointer.xhot, pointer.y - pointer.yhot), colours)
        return image

    def rest(self):
        """Waits until nothing changes any more, for a few seconds at most."""
        before = self.pixels()
        for _ in range(40):
            time.sleep(0.15)
            now = self.pixels()
            if sum(ImageChops.difference(before, now).convert("L").point(lambda v: v > 8 and 1).getdata()) < QUIET:
                return
            before = now


class Film:
    def __init__(self, screen):
        self.screen = screen
        self.caption = ""
        self.frames = []  # (picture, milliseconds)
        path = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans:medium"], capture_output=True, text=True, check=True).stdout
        self.font = ImageFont.truetype(path, 19)

    def take(self, milliseconds):
        image = self.screen.with_pointer()
        ImageDraw.Draw(image).text((WIDTH // 2, CAPTION_AT), self.caption, INK, self.font, "mm")
        if self.frames and not ImageChops.difference(self.frames[-1][0], image).getbbox():
            self.frames[-1] = (image, self.frames[-1][1] + milliseconds)
        else:
            self.frames.append((image, milliseconds))

    def say(self, caption):
        self.caption = caption

    def hold(self, seconds):
        self.screen.rest()
        self.take(round(seconds * 1000))

    def move(self, x, y, seconds=0.7):
        """Begins and ends slowly, as a hand does."""
        x0, y0 = self.screen.at
        steps = max(2, round(seconds * 1000 / STEP))
        for step in range(1, steps + 1):
            part = step / steps
            part = part * part * (3 - 2 * part)
            self.screen.put(x0 + (x - x0) * part, y0 + (y - y0) * part)
            self.screen.rest()
            self.take(STEP)

    def click(self):
        self.screen.button(X.ButtonPress)
        self.screen.button(X.ButtonRelease)
        self.screen.rest()
        self.take(STEP)

    def keys(self, *names):
        for name in names:
            subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True)
            self.screen.rest()
            self.take(STROKE)


def packed(image):
    """A number for the colour of each pixel."""
    parts = numpy.asarray(image, dtype=numpy.int32)
    return parts[..., 0] << 16 | parts[..., 1] << 8 | parts[..., 2]


def unpacked(colours):
    return numpy.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=-1)


def write(frames, out):
    """One palette for all frames, so that nothing flickers: the most frequent colours as they are, all others as the nearest of these."""
    colours, counts = numpy.unique(numpy.stack([packed(image) for image, _ in frames]), return_counts=True)
    palette = unpacked(colours[numpy.argsort(-counts)[:255]])
    nearest = numpy.array([((palette - colour) ** 2).sum(axis=-1).argmin() for colour in unpacked(colours)], dtype=numpy.uint8)
    pictures = []
    for image, _ in frames:
        picture = Image.fromarray(nearest[numpy.searchsorted(colours, packed(image))], "P")
        picture.putpalette(palette.flatten().tolist())
        pictures.append(picture)
    durations = [milliseconds for _, milliseconds in frames]
    pictures[0].save(out, save_all=True, append_images=pictures[1:], duration=durations, loop=0, optimize=False, disposal=1)
    subprocess.run(["gifsicle", "-b", "-O3", str(out)], check=True)


# Decorations without ornament.
THEME = """
border.width: 1
padding.width: 6
padding.height: 4
window.handle.width: 0
window.client.padding.width: 0
window.label.text.justify: center
window.*.border.color: #a9b1bf
window.*.title.bg: flat solid
window.*.title.bg.color: #ffffff
window.*.title.separator.color: #e3e7ee
window.*.label.bg: parentrelative
window.active.label.text.color: #2d3440
window.inactive.label.text.color: #8a92a0
window.*.button.*.bg: parentrelative
window.*.button.*.image.color: #6b7382
"""
SETTINGS = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <theme><name>Plain</name><titleLayout>LC</titleLayout>
    <font place="ActiveWindow"><name>Noto Sans</name><size>10</size></font>
    <font place="InactiveWindow"><name>Noto Sans</name><size>10</size></font>
  </theme>
</openbox_config>
"""

# The window from which the file is dragged: what other programs make of it.
SOURCE = """
import sys
from PyQt6.QtCore import QMimeData, QPoint, QRectF, Qt, QTimer, QUrl
from PyQt6.QtGui import QColor, QDrag, QFont, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import QApplication, QWidget

path = sys.argv[1]
ICON = QPoint(28, 30)

def draw_icon(painter, at):
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(120, 130, 145), 1.5))
    painter.setBrush(QColor(255, 255, 255))
    painter.drawRoundedRect(QRectF(at.x() + 1, at.y() + 1, 46, 58), 5, 5)
    painter.setPen(QPen(QColor(160, 170, 185), 2))
    for line, width in enumerate((28, 22, 30, 25, 14)):
        painter.drawLine(at.x() + 9, at.y() + 14 + 9 * line, at.x() + 9 + width, at.y() + 14 + 9 * line)

class Source(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(250, 250, 252))
        draw_icon(painter, ICON)
        font = QFont("Noto Sans")
        font.setPixelSize(15)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(30, 34, 42))
        painter.drawText(96, 44, "przepis.txt")
        font = QFont("DejaVu Sans Mono")
        font.setPixelSize(14)
        painter.setFont(font)
        painter.setPen(QColor(110, 118, 132))
        lines = open(path, encoding="cp1252").read().split("\\n")[2:4]
        for i, line in enumerate(lines):
            painter.drawText(96, 70 + 22 * i, line[:26] + "\\u2026")

    def mouseMoveEvent(self, event):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(path)])
        pixmap = QPixmap(50, 62)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        draw_icon(painter, QPoint(0, 0))
        painter.end()
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(pixmap)
        drag.setHotSpot(QPoint(24, 30))
        drag.exec(Qt.DropAction.CopyAction)
        self.hide()
        QTimer.singleShot(2000, QApplication.quit)  # the other side asks for the file's name after the drop

app = QApplication(sys.argv)
window = Source()
window.setWindowTitle("recipes")
window.setFixedSize(350, 122)
window.show()
app.exec()
"""


def window_named(title):
    """The window's number, when it is there."""
    found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", title], capture_output=True, text=True, check=True)
    return found.stdout.split()[0]


def place(title, x, y):
    number = window_named(title)
    subprocess.run(["xdotool", "windowmove", "--sync", number, str(x), str(y)], check=True)
    return number


def record(film, start):
    screen = film.screen
    start([os.environ.get("VIEWER", str(ROOT / "build/release/bin/charsleuth-viewer")), "--theme", "light", "--language", "en", "--size", "960x548"])
    place("Charsleuth", 20, 36)
    source = start(["/usr/bin/python3", "-c", SOURCE, str(FOLDER / SAMPLE.name)])
    place("^recipes$", 600, 432)
    film.say("A recipe that came out garbled …")
    screen.put(840, 560)
    film.hold(1.6)
    film.move(652, 514, 0.6)
    film.say("… is dropped on the window")
    screen.button(X.ButtonPress)
    film.move(480, 330, 1.1)
    screen.rest()
    screen.button(X.ButtonRelease)
    source.wait(10)
    film.say("It reads right: Polish, in ISO-8859-2")
    film.hold(2.4)
    film.say("Ctrl+E: what would it be in another encoding?")
    film.keys("ctrl+e")
    film.hold(0.6)
    film.keys("1", "2", "5", "0")
    film.hold(0.7)
    film.keys("Return")
    film.say("Overruled: windows-1250")
    film.hold(1.8)
    film.say("Compare: where the two differ")
    film.move(*BUTTONS["compare"])
    film.click()
    film.hold(2.2)
    film.say("Key 1: back to the right one")
    film.keys("1")
    film.hold(0.4)
    film.click()
    film.hold(1.0)
    film.say("Save a copy in UTF-8; the file itself stays as it is")
    film.move(*BUTTONS["save"])
    film.click()
    film.hold(1.0)
    film.move(*BUTTONS["save the copy"])
    film.click()
    film.hold(2.6)


def main():
    out = Path(sys.argv[1]).resolve()
    frames = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    FOLDER.mkdir()
    running = []
    with tempfile.TemporaryDirectory() as home:
        number_read, number_written = os.pipe()
        running.append(subprocess.Popen(["Xvfb", "-displayfd", str(number_written), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
                                        pass_fds=[number_written], stderr=subprocess.DEVNULL))
        name = ":" + os.read(number_read, 20).decode().strip()
        os.environ.update(DISPLAY=name, HOME=home, XDG_RUNTIME_DIR=home, XCURSOR_THEME="DMZ-White", XCURSOR_SIZE="24", QT_QPA_PLATFORM="xcb",
                          LC_ALL="C.UTF-8")
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "WAYLAND_DISPLAY"):
            os.environ.pop(variable, None)

        def start(words):
            running.append(subprocess.Popen(words))
            return running[-1]

        try:
            shutil.copy(SAMPLE, FOLDER)
            theme = Path(home) / ".themes/Plain/openbox-3/themerc"
            theme.parent.mkdir(parents=True)
            theme.write_text(THEME)
            settings = Path(home) / "rc.xml"
            settings.write_text(SETTINGS)
            start(["openbox", "--config-file", str(settings)])
            film = Film(Screen(name))
            record(film, start)
        finally:
            for program in reversed(running):
                program.terminate()
                program.wait()
            shutil.rmtree(FOLDER)
    if frames:
        frames.mkdir(parents=True, exist_ok=True)
        for i, (image, milliseconds) in enumerate(film.frames):
            image.save(frames / f"{i:03}_{milliseconds}.png")
    write(film.frames, out)
    print(f"{len(film.frames)} frames, {sum(length for _, length in film.frames) / 1000:.1f} s, {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
