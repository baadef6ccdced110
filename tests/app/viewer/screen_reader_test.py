#!/usr/bin/python3
"""What a screen reader gets of the window, through AT-SPI on a screen and a session bus of its own.

  dbus-run-session -- screen_reader_test.py VIEWER

Needs Xvfb, at-spi2-core and GObject's bindings of AT-SPI (gir1.2-atspi-2.0, python3-gi).
"""

import os
import subprocess
import sys
import tempfile
import time
import unittest
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402
from screen import Screen  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)

GERMAN = "Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\nSchöne Grüße aus München!\n"
TEXT = b"one \xff two\nthree words here\n" + b"<meta charset=koi8-r>\n" * 3
SECONDS = 20  # until something that must come is given up
NO_CONTROL = {"unknown", "filler", "panel", "invalid", ""}


def pump(seconds):
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


def wait_for(what):
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        pump(0.05)
    raise AssertionError("it did not come")


def is_in(node, state):
    return node.get_state_set().contains(state)


def name_of(node):
    """Its own, or that of the label beside it; the text in a combo box has the box's."""
    if node.get_role_name() == "text" and node.get_parent().get_role_name() == "combo box":
        return name_of(node.get_parent())
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return relation.get_target(0).get_name()
    return node.get_name()


def below(node, skip=("menu bar",)):
    """All showing accessibles, each before its children; lists and tables are not looked into."""
    yield node
    if node.get_role_name() in skip + ("list", "table"):
        return
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None and is_in(child, Atspi.StateType.SHOWING):
            yield from below(child, skip)


def press(button):
    """As a screen reader does on request. It waits for no dialog that opens."""
    try:
        button.get_action_iface().do_action(0)
    except GLib.GError:
        pass


class Program(unittest.TestCase):
    """The viewer with a file of some content, or with the folder that the file is in."""

    content = b""
    options = ()
    operand = "a.txt"

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        cls.addClassCleanup(cls.folder.cleanup)
        path = os.path.join(cls.folder.name, "a.txt")
        with open(path, "wb") as file:
            file.write(cls.content)
        cls.screen = Screen()
        cls.addClassCleanup(cls.screen.close)
        os.environ.update(DISPLAY=cls.screen.name)
        environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8",
                           HOME=cls.folder.name, XDG_RUNTIME_DIR=cls.folder.name)
        cls.program = subprocess.Popen([sys.argv[1], "--new-window", *cls.options, os.path.join(cls.folder.name, cls.operand)], env=environment)
        cls.addClassCleanup(cls.program.wait)
        cls.addClassCleanup(cls.program.kill)
        Atspi.init()
        cls.application = wait_for(cls.find_application)

    @staticmethod
    def find_application():
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application is not None and application.get_name() == "charsleuth-viewer":
                return application

    @classmethod
    def find(cls, role, name):
        try:
            return next((node for node in below(cls.application) if node.get_role_name() == role and name_of(node) == name), None)
        except GLib.GError: # something went away while it was looked at
            return None

    def controls(self):
        return [node for node in below(self.application) if is_in(node, Atspi.StateType.FOCUSABLE)]

    def assert_all_are_named(self):
        nameless = [node.get_role_name() for node in self.controls() if not name_of(node)]
        self.assertEqual(nameless, [])
        roleless = [node.get_name() for node in self.controls() if node.get_role_name() in NO_CONTROL]
        self.assertEqual(roleless, [])

    def named(self, role, name):
        """What of that role and name is there within some seconds."""
        return wait_for(lambda: self.find(role, name))

    def button(self, name):
        return wait_for(lambda: self.find("push button", name) or self.find("button", name))

    def press_button(self, name):
        press(self.button(name))

    def press_keys(self, *names):
        """In the document's text."""
        text = wait_for(lambda: next((node for node in below(self.application) if node.get_role_name() == "text"
                                      and node.get_name().startswith("Text")), None))
        wait_for(lambda: self.screen.focus_window() or text.grab_focus() and is_in(text, Atspi.StateType.FOCUSED))
        self.screen.press(*names)


class ScreenReader(Program):
    content = TEXT
    options = ("--as", "UTF-8", "--compare", "koi8-r", "--panel", "why", "--panel", "bytes", "--find", "two")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.text = wait_for(lambda: cls.find("text", "Text as Unicode (UTF-8)"))
        wait_for(lambda: cls.screen.focus_window() or is_in(cls.text, Atspi.StateType.FOCUSED))
        cls.events = []
        cls.listener = Atspi.EventListener.new(lambda event: cls.events.append((event.type, event.source.get_name())))
        for kind in ("object:text-caret-moved", "object:text-selection-changed", "object:state-changed:focused"):
            cls.listener.register(kind)

    def setUp(self):
        self.text.grab_focus()
        wait_for(lambda: is_in(self.text, Atspi.StateType.FOCUSED))
        self.text.set_caret_offset(0)
        wait_for(lambda: self.text.get_caret_offset() == 0)
        self.events.clear()

    def told(self, kind):
        return wait_for(lambda: any(event == (kind, self.text.get_name()) for event in self.events))

    def test_the_text_is_offered_with_its_damage(self):
        text = Atspi.Text.get_text(self.text, 0, -1)
        self.assertTrue(text.startswith("one ⟦FF⟧ two\nthree words here\n"), text)
        attributes, begin, end = Atspi.Text.get_text_attributes(self.text, 5)
        self.assertEqual((attributes.get("invalid"), begin, end), ("true", 4, 8))
        attributes, *_ = Atspi.Text.get_text_attributes(self.text, 0)
        self.assertNotIn("invalid", attributes)

    def test_the_caret_is_told(self):
        self.screen.press("Right")
        self.told("object:text-caret-moved")
        self.assertEqual(Atspi.Text.get_caret_offset(self.text), 1)

    def test_what_f3_finds_is_told(self):  # "two", as the find bar is open
        self.screen.press("F3")
        self.told("object:text-selection-changed")
        self.assertEqual(Atspi.Text.get_n_selections(self.text), 1)
        selected = Atspi.Text.get_selection(self.text, 0)
        self.assertEqual((selected.start_offset, selected.end_offset), (9, 12))

    def test_a_reader_may_move_the_caret_and_select(self):
        self.text.set_caret_offset(15)
        wait_for(lambda: Atspi.Text.get_caret_offset(self.text) == 15)
        Atspi.Text.set_selection(self.text, 0, 13, 18)
        wait_for(lambda: Atspi.Text.get_n_selections(self.text) == 1)
        self.assertEqual(Atspi.Text.get_selection(self.text, 0).end_offset, 18)

    def test_all_controls_have_names_and_roles(self):
        self.assert_all_are_named()
        self.assertGreater(len(self.controls()), 20)

    def test_candidates_are_read_with_what_they_say(self):
        names = [self.find("list", "Candidates").get_child_at_index(i).get_name() for i in range(2)]
        for name in names:
            self.assertRegex(name, r"^\S.*\(.*\), .*\d.%")
            self.assertNotRegex(name, r", (,|$)")

    def test_the_keyboard_reaches_all_and_comes_back(self):
        wanted = [node for node in self.controls() if is_in(node, Atspi.StateType.ENABLED)]
        reached = set()
        for _ in range(2 * len(wanted)):
            self.screen.press("Tab")
            pump(0.05)
            reached.update(node.get_name() for node in wanted if is_in(node, Atspi.StateType.FOCUSED))
            if is_in(self.text, Atspi.StateType.FOCUSED) and len(reached) > 1:
                break
        self.assertTrue(is_in(self.text, Atspi.StateType.FOCUSED))
        self.assertEqual({node.get_name() for node in wanted} - reached, set())


class TextThatWasMeant(Program):
    content = ("Le déjà vu à la crème brûlée\n" * 3 + "Elle a mangÃƒÂ© une crÃƒÂªpe\n").encode()

    def test_it_is_a_candidate_with_a_name(self):
        def card():
            cards = self.find("list", "Candidates")
            return cards and cards.get_child_count() > 1 and cards.get_child_at_index(0).get_name()

        self.assertRegex(wait_for(lambda: (card() or "").startswith("UTF-8") and card()),
                         r"^UTF-8, read as windows-1252 and saved twice, .*%, .* places put right$")
        self.assert_all_are_named()
        buttons = [node.get_name() for node in self.controls() if node.get_role_name() in ("push button", "button")]
        self.assertIn("Show what was meant", buttons)


    def test_its_list_has_names(self):
        self.press_button("List")
        table = self.named("table", "Runs of mojibake")
        self.assert_all_are_named()
        self.assertIn("becomes", " ".join(table.get_child_at_index(i).get_name() for i in range(table.get_child_count())))


class SeveralEncodings(Program):
    content = GERMAN.encode() + b"-- plain\n" + GERMAN.encode("latin1")

    def test_the_notice_and_its_ways_have_names(self):
        self.button("Show part by part")
        self.assert_all_are_named()


class WhatOneKnows(Program):
    content = "żółw\n".encode("cp1250")

    def test_a_hint_is_said_with_the_way_back(self):
        self.press_keys("Control", "k")
        field = self.named("combo box", "Its language:")
        self.assert_all_are_named()
        texts = [node for node in below(field) if node.get_role_name() == "text"]
        texts[0].get_editable_text_iface().set_text_contents("Polish")
        self.button("Hint: Polish")
        self.button("Take the hint back")
        self.assert_all_are_named()


class FilesOfAFolder(Program):
    content = TEXT
    operand = ""

    def test_the_table_and_its_controls_have_names(self):
        self.named("table", "Files")
        self.assert_all_are_named()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
