#!/usr/bin/env python3
"""Drives a real Emacs with the plugin over files in many encodings, and over everything that can go wrong.

Usage: emacs_test.py EMACS CHARSLEUTH PLUGIN_FOLDER [TEST...]
"""

import gzip
import os
import subprocess
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from editor_case import EditorCase, TroubleRows, print_table  # noqa: E402
from emacs_editor import EDITOR, PLUGIN, PROGRAM, Editor, quoted  # noqa: E402
from texts import TEXTS, encoded, write_samples  # noqa: E402

# Emacs has no coding system for these.
NOT_IN_EMACS = {"mac-cyrillic", "johab"}


class Samples(Editor):
    def test_every_sample_reads_right_and_is_saved_as_it_was(self):
        samples = list(write_samples(self.folder))
        steps = []
        for path, _, _ in samples:
            steps += [f"(find-file {quoted(path)})", "(see)", f"(write-file {quoted(str(path) + '.copy')})"]
        with_plugin = self.run_editor(steps)
        copies = [Path(f"{path}.copy").read_bytes() for path, _, _ in samples]
        without = self.run_editor(steps, plugin=False)
        table = []
        for (path, language, codec), seen, before, copy in zip(samples, with_plugin, without, copies):
            right, right_before = (it["text"] == TEXTS[language] for it in (seen, before))
            table.append((f"{language} {codec}", seen["coding"], right, before["coding"], right_before))
            with self.subTest(codec, language=language):
                if codec in NOT_IN_EMACS:
                    self.assertEqual(seen, before)
                else:
                    self.assertEqual(seen["text"], TEXTS[language])
                self.assertEqual((seen["ro"], seen["modified"]), (None, None))
                self.assertEqual(copy, path.read_bytes())
        wrong, wrong_before = print_table(table)
        self.assertEqual(wrong, sum(codec in NOT_IN_EMACS for _, _, codec in samples))
        self.assertGreater(wrong_before, 20)

    def test_pure_ascii_stays_what_it_was(self):
        path = self.write("a.txt", b"nothing but ASCII\n")
        self.assertEqual(self.assert_as_without(path, PROGRAM), [])

    def test_an_empty_file_stays_what_it_was(self):
        path = self.write("a.txt", b"")
        self.assertEqual(self.assert_as_without(path, PROGRAM), [])

    def test_line_endings_are_found(self):
        path = self.write("a.txt", encoded("ru", "cp866").replace(b"\n", b"\r\n"))
        seen = self.opened(path)
        self.assertEqual((seen["text"], seen["eol"]), (TEXTS["ru"], "1"))

    def test_damage_does_not_send_a_file_to_another_encoding(self):
        damaged = encoded("ja", "cp932").replace("木".encode("cp932"), b"\x96\xff")
        path = self.write("a.txt", damaged)
        seen = self.opened(path)
        self.assertEqual((seen["coding"], seen["ro"]), ("japanese-cp932", True))
        self.assertTrue(seen["text"].startswith(TEXTS["ja"].splitlines()[0]))

    def test_damaged_utf_8_is_saved_with_its_damage(self):
        path = self.write("a.txt", encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))
        seen = self.run_editor([f"(find-file {quoted(path)})", "(see)", '(insert "α")', "(save-buffer)"])[0]
        self.assertEqual((seen["coding"], seen["ro"]), ("utf-8", None))
        self.assertEqual(path.read_bytes(), "α".encode() + encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))


class Choice(Editor):
    def setUp(self):
        super().setUp()
        self.path = self.write("russian.txt", encoded("ru", "koi8-r"))

    def steps(self, *steps, **options):
        return self.run_editor([f"(find-file {quoted(self.path)})", *steps], **options)

    def as_cp866(self):
        return encoded("ru", "koi8-r").decode("cp866")

    def test_a_coding_system_for_reading_wins(self):
        seen = self.run_editor([f"(let ((coding-system-for-read 'cp866)) (find-file {quoted(self.path)}))",
                                "(see (charsleuth-mode-line))"])[0]
        self.assertEqual((seen["text"], seen["more"]), (self.as_cp866(), "cp866"))

    def test_a_literal_visit_wins(self):
        steps = [f"(find-file-literally {quoted(self.path)})", "(see)"]
        self.assertEqual(self.run_editor(steps), self.run_editor(steps, plugin=False))

    def test_a_coding_tag_wins(self):
        self.path.write_bytes(b"-*- coding: cp866 -*-\n" + encoded("ru", "koi8-r"))
        self.assertEqual(self.opened(self.path)["text"], "-*- coding: cp866 -*-\n" + self.as_cp866())

    def test_local_variables_win(self):
        self.path.write_bytes(encoded("ru", "koi8-r") + b"Local Variables:\ncoding: cp866\nEnd:\n")
        self.assertTrue(self.opened(self.path)["text"].startswith(self.as_cp866()))

    def test_file_coding_system_alist_wins(self):
        seen = self.run_editor(["(modify-coding-system-alist 'file \"russian\" 'cp866)",
                                f"(find-file {quoted(self.path)})", "(see)"])[0]
        self.assertEqual(seen["text"], self.as_cp866())

    def test_line_endings_in_the_alist_are_kept(self):
        seen = self.run_editor(["(modify-coding-system-alist 'file \"russian\" 'undecided-unix)",
                                f"(find-file {quoted(self.path)})", "(see)"])[0]
        self.assertEqual((seen["coding"], seen["eol"]), ("cyrillic-koi8", "0"))

    def test_what_html_declares_wins_where_the_program_is_not_sure(self):
        path = self.write("a.html", b'<!DOCTYPE html><html><head><meta charset="iso-8859-2"></head>\n\xb3\n')
        self.assertEqual(self.opened(path)["coding"], "iso-latin-2")

    def test_a_declaration_that_is_false_or_nobody_knows_does_not_win(self):
        text = TEXTS["ru"]
        for name, head, tail, codec, declared in [
                ("meta.html", '<html><head><meta charset="utf-8"></head><body>\n', "</body></html>\n", "cp1251", "utf-8"),
                ("false.xml", '<?xml version="1.0" encoding="utf-8"?>\n<a>\n', "</a>\n", "cp1251", "utf-8"),
                ("latin.html", '<html><head><meta charset="iso-8859-1"></head><body>\n', "</body></html>\n", "cp1251", "iso-8859-1"),
                ("utf8.html", '<html><head><meta charset="iso-8859-1"></head><body>\n', "</body></html>\n", "utf-8", "iso-8859-1"),
                ("dos.xml", '<?xml version="1.0" encoding="cp866"?>\n<a>\n', "</a>\n", "koi8-r", "cp866"),
                ("tag.txt", "-*- coding: utf-8 -*-\n", "", "cp1251", "utf-8"),
                ("variables.txt", "", "Local Variables:\ncoding: utf-8\nEnd:\n", "koi8-r", "utf-8"),
                ("tag.py", "# -*- coding: euc-jp -*-\n# ", "", "cp1251", "euc-jp"),
                ("ibm.xml", '<?xml version="1.0" encoding="IBM866"?>\n<a>\n', "</a>\n", "cp866", None),
                ("ibm.html", '<html><head><meta charset="IBM866"></head><body>\n', "</body></html>\n", "cp866", None),
                ("ibm.txt", "-*- coding: IBM866 -*-\n", "", "cp866", None),
                ("unknown.xml", '<?xml version="1.0" encoding="klingon"?>\n<a>\n', "</a>\n", "cp1251", None)]:
            with self.subTest(name):
                path = self.write(name, (head + text + tail).encode(codec))
                seen, why = self.run_editor(["(require 'nxml-mode)", "(defalias 'yes-or-no-p #'always)", f"(find-file {quoted(path)})", "(see)",
                                             "(set-buffer-modified-p t)", "(save-buffer)", "(charsleuth-why)", '(with-current-buffer "*Charsleuth*" (see))'])
                self.assertEqual((seen["text"], seen["ro"]), (head + text + tail, None))
                self.assertEqual(path.read_bytes(), (head + text + tail).encode(codec))
                if declared:
                    self.assertIn(f"It declares itself {declared}", why["text"])
                    self.assertEqual([line for line in self.own_messages if "declares itself" in line],
                                     [f"charsleuth: the file declares itself {declared}, which its bytes contradict; it is read as {'windows-1251' if codec == 'cp1251' else codec.upper()}"])

    def test_a_declaration_of_a_damaged_file_wins(self):
        path = self.write("tag.txt", b"-*- coding: utf-8 -*-\n" + encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))
        self.assertEqual(self.opened(path)["coding"], "utf-8")

    def test_no_mode_no_answer(self):
        seen = self.run_editor(["(charsleuth-mode -1)", f"(find-file {quoted(self.path)})", "(see)"])[0]
        self.assertEqual(seen, self.opened(self.path, plugin=False))

    def test_reopening_outlives_revert_buffer(self):
        first, again = self.steps('(charsleuth-reopen "IBM866")', "(see)", "(revert-buffer t t)", "(see)")
        self.assertEqual(first["text"], self.as_cp866())
        self.assertEqual(again, first)

    def test_undo_after_reopening_brings_back_nothing(self):
        before, after = self.steps('(charsleuth-reopen "IBM866")', "(see)", "(ignore-errors (undo-only))", "(see)")
        self.assertEqual(after, before)

    def test_reopening_and_saving_changes_no_byte(self):
        self.steps('(charsleuth-reopen "IBM866")', "(set-buffer-modified-p t)", "(save-buffer)")
        self.assertEqual(self.path.read_bytes(), encoded("ru", "koi8-r"))

    def test_auto_goes_back_to_what_was_found(self):
        seen = self.steps('(charsleuth-reopen "IBM866")', '(charsleuth-reopen "auto")', "(see (charsleuth-mode-line))")[0]
        self.assertEqual((seen["text"], seen["coding"]), (TEXTS["ru"], "cyrillic-koi8"))
        self.assertIn("KOI8-R ", seen["more"])

    def test_names_of_the_registry_and_of_the_editor(self):
        for name, expected in {"windows-1251": "windows-1251", "CP1251": "windows-1251", "EUC-KR": "cp949",
                               "latin-1": "iso-latin-1", "csIBM866": "cp866"}.items():
            with self.subTest(name):
                seen = self.steps(f'(charsleuth-reopen "{name}")', "(see)")[0]
                self.assertEqual(seen["coding"], self.base(expected))

    def base(self, coding):
        return self.run_editor([f"(see (format \"%s\" (coding-system-base '{coding})))"])[0]["more"]

    def test_an_unknown_name_changes_nothing(self):
        before, after = self.steps("(see)", "(condition-case e (charsleuth-reopen \"klingon\") (user-error (message \"%s\" e)))",
                                   "(see)")
        self.assertEqual(after, before)

    def test_a_changed_buffer_is_refused_without_a_prefix(self):
        changed, refused, forced = self.steps(
            '(insert "mine")', "(see)", '(condition-case e (charsleuth-reopen "IBM866") (user-error nil))', "(see)",
            '(charsleuth-reopen "IBM866" t)', "(see)")
        self.assertEqual(refused, changed)
        self.assertEqual((forced["text"], forced["modified"]), (self.as_cp866(), None))

    def test_why_names_the_encoding_and_reasons(self):
        text = self.steps("(charsleuth-why)", '(with-current-buffer "*Charsleuth*" (see))')[0]["text"]
        self.assertIn("KOI8-R", text)
        self.assertRegex(text, r"\+\d+  \w+")

    def test_why_answers_for_a_file_with_a_tag(self):
        self.path.write_bytes(b"-*- coding: cp866 -*-\n" + encoded("ru", "koi8-r"))
        text = self.steps("(charsleuth-why)", '(with-current-buffer "*Charsleuth*" (see))')[0]["text"]
        self.assertIn("declares itself cp866", text)

    def test_the_mode_line_names_the_encoding(self):
        seen = self.steps("(see (list (charsleuth-mode-line) (charsleuth--lighter)))")[0]["more"]
        self.assertRegex(seen[0], r"^KOI8-R \d+%$")
        self.assertRegex(seen[1], r"^ KOI8-R \d+%%$")

    def test_completion_begins_with_the_candidates(self):
        names, annotation = self.steps(
            "(let (it) (cl-letf (((symbol-function 'completing-read) (lambda (_ table &rest _) "
            "(setq it (list (all-completions \"\" table) (funcall (completion-metadata-get "
            "(completion-metadata \"\" table nil) 'annotation-function) \"KOI8-R\"))) \"auto\"))) "
            "(call-interactively #'charsleuth-reopen)) (see (vconcat it)))")[0]["more"]
        self.assertEqual(names[0], "KOI8-R")
        self.assertIn("Shift_JIS", names)
        self.assertIn("Утром", annotation)


class Repairs(Editor):
    MOJIBAKE = "déjà vu\ncafÃ© et thÃ©\nÃ©tÃ©, voilà\n"
    MEANT = "déjà vu\ncafé et thé\nété, voilà\n"

    def test_mojibake_is_offered_and_undone_as_one_change(self):
        path = self.write("menu.txt", self.MOJIBAKE.encode())
        opened, repaired, undone = self.run_editor(
            [f"(find-file {quoted(path)})", "(see)", "(charsleuth-repair)", "(see)", "(undo-boundary)", "(undo)", "(see)"])
        self.assertEqual((opened["text"], opened["modified"]), (self.MOJIBAKE, None))
        self.assertEqual((repaired["text"], repaired["modified"]), (self.MEANT, True))
        self.assertEqual((undone["text"], undone["modified"]), (self.MOJIBAKE, None))
        self.assertIn("M-x charsleuth-repair", self.own_messages[0])
        self.assertIn("of mojibake undone", self.own_messages[1])
        self.assertEqual(path.read_bytes(), self.MOJIBAKE.encode())

    def test_what_is_not_accessible_stays(self):
        first = self.MOJIBAKE.index("Ã©tÃ©") + 1
        path = self.write("menu.txt", self.MOJIBAKE.encode())
        seen = self.run_editor([f"(find-file {quoted(path)})", f"(narrow-to-region {first} (point-max))", "(charsleuth-repair)",
                                "(widen)", "(see)"])[0]
        self.assertEqual(seen["text"], self.MOJIBAKE[:first - 1] + self.MEANT[self.MEANT.index("été"):])

    def test_bytes_that_are_no_text_move_nothing(self):
        path = self.write("menu.txt", b"\xff\xfe caf\xe9 " + self.MOJIBAKE.encode())
        self.run_editor([f"(let ((coding-system-for-read 'utf-8-unix)) (find-file {quoted(path)}))", "(charsleuth-repair)",
                         "(let ((coding-system-for-write 'utf-8-unix)) (save-buffer))"])
        self.assertEqual(path.read_bytes(), b"\xff\xfe caf\xe9 " + self.MEANT.encode())

    def test_sound_text_is_not_changed(self):
        path = self.write("sound.txt", TEXTS["ru"].encode())
        seen = self.run_editor([f"(find-file {quoted(path)})", "(charsleuth-repair)", "(see)"])[0]
        self.assertEqual((seen["text"], seen["modified"]), (TEXTS["ru"], None))
        self.assertEqual(self.own_messages, ["charsleuth: no mojibake was found"])

    def test_a_program_that_fails_changes_nothing(self):
        path = self.write("menu.txt", self.MOJIBAKE.encode())
        seen = self.run_editor([f"(find-file {quoted(path)})",
                                f'(setq charsleuth-program "{self.fake("exit 3")}")',
                                "(condition-case e (charsleuth-repair) (user-error nil))", "(see)",
                                "(see (condition-case e (charsleuth-read-by-parts) (user-error (cadr e))))"])
        self.assertEqual((seen[0]["text"], seen[0]["modified"]), (self.MOJIBAKE, None))
        self.assertEqual(seen[1]["more"], "The program gave no text")

    def parts(self, path):
        """What is seen when a file is read by parts."""
        seen = self.run_editor([f"(find-file {quoted(path)})", "(charsleuth-read-by-parts)", "(see buffer-file-name)"])[0]
        self.assertIn("M-x charsleuth-read-by-parts", self.own_messages[0])
        return seen

    def test_each_part_is_read_in_its_own_encoding(self):
        seen = self.parts(self.write("mixed.txt", TEXTS["ru"].encode() + encoded("ru", "cp1251")))
        self.assertEqual((seen["text"], seen["modified"], seen["more"]), (TEXTS["ru"] * 2, None, None))

    def test_bodies_of_a_mail_are_decoded(self):
        self.assertIn("\n\n" + TEXTS["ru"], self.parts(self.mail("ru", "koi8-r"))["text"])

    def test_parts_of_a_compressed_file(self):
        seen = self.parts(self.write("mixed.gz", gzip.compress(TEXTS["ru"].encode() + encoded("ru", "cp1251"))))
        self.assertEqual(seen["text"], TEXTS["ru"] * 2)

    def test_text_that_is_cut_off_is_not_shown(self):
        path = self.write("mixed.txt", TEXTS["ru"].encode() + encoded("ru", "cp1251"))
        seen = self.run_editor([f"(find-file {quoted(path)})", f'(setq charsleuth-program "{self.fake("echo half; exit 3")}")',
                                "(see (condition-case e (charsleuth-read-by-parts) (user-error (cadr e))))"])[0]
        self.assertEqual(seen["more"], "The program gave no text")


class OtherSources(Editor):
    def test_compressed_files(self):
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        seen = self.run_editor([f"(find-file {quoted(path)})", "(see (charsleuth-mode-line))", '(insert "я")', "(save-buffer)"])[0]
        self.assertEqual((seen["text"], seen["coding"]), (TEXTS["ru"], "cp866"))
        self.assertIn("IBM866 ", seen["more"])
        self.assertEqual(gzip.decompress(path.read_bytes()), "я".encode("cp866") + encoded("ru", "cp866"))

    def test_compressed_files_can_be_reopened(self):
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        first, again = self.run_editor([f"(find-file {quoted(path)})", '(charsleuth-reopen "KOI8-R")', "(see)",
                                        "(revert-buffer t t)", "(see)"])
        self.assertEqual(first["text"], encoded("ru", "cp866").decode("koi8-r"))
        self.assertEqual(again, first)

    def test_a_file_named_like_what_is_unpacked_is_not_asked_about(self):
        self.write("russian.txt", TEXTS["el"].encode())
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        self.assertEqual(self.opened(path)["text"], TEXTS["ru"])

    def test_remote_files(self):
        path = self.write("russian.txt", encoded("ru", "cp866"))
        steps = ["(require 'tramp)",
                 "(add-to-list 'tramp-methods '(\"mock\" (tramp-login-program \"sh\") (tramp-login-args ((\"-i\")))"
                 " (tramp-remote-shell \"/bin/sh\") (tramp-remote-shell-args (\"-c\")) (tramp-connection-timeout 10)))",
                 "(add-to-list 'tramp-default-host-alist `(\"\\\\`mock\\\\'\" nil ,(system-name)))",
                 f"(find-file (concat \"/mock::\" {quoted(path)}))", "(see (charsleuth-mode-line))",
                 '(charsleuth-reopen "KOI8-R")', "(see)", '(charsleuth-reopen "auto")', '(insert "я")', "(save-buffer)"]
        seen, reopened = self.run_editor(steps)
        self.assertEqual((seen["text"], seen["coding"]), (TEXTS["ru"], "cp866"))
        self.assertIn("IBM866 ", seen["more"])
        self.assertEqual(reopened["text"], encoded("ru", "cp866").decode("koi8-r"))
        self.assertEqual(path.read_bytes(), "я".encode("cp866") + encoded("ru", "cp866"))

    def test_inserting_a_file_into_another(self):
        other = self.write("other.txt", TEXTS["el"].encode())
        path = self.write("russian.txt", encoded("ru", "cp866"))
        seen = self.run_editor([f"(find-file {quoted(other)})", "(goto-char (point-max))", f"(insert-file-contents {quoted(path)})",
                                "(see)"])[0]
        self.assertEqual(seen["text"], TEXTS["el"] + TEXTS["ru"])


class Trouble(TroubleRows, Editor):
    def open_both(self, first, second, **options):
        self.run_editor([f"(find-file {quoted(first)})", f"(find-file {quoted(second)})"], **options)

    def test_a_file_that_changes_after_it_was_read(self):
        answer = self.answer()
        self.fake(f"cat {self.folder}/answer.json\nprintf 'grüß Gott\\n' > {self.path}\n")
        seen = self.opened(self.path, program=answer)
        self.assertEqual((seen["text"], seen["coding"]), (TEXTS["ru"], "cyrillic-koi8"))
        self.assertEqual(len(self.own_messages), 1)

    def view(self, path, line, viewer):
        self.run_editor([f"(setq charsleuth-viewer-program {quoted(viewer)})", f"(find-file {quoted(path)})",
                         f"(forward-line {line - 1})", "(charsleuth-view)"])

    def test_a_gigabyte(self):
        # The beginning is loaded, and the whole asked about: Emacs would hold it in memory.
        seen = self.run_editor([f"(insert-file-contents {quoted(self.big_file())} nil 0 {len(encoded('ru', 'koi8-r'))})", "(see)"])[0]
        self.assertEqual(seen["text"], TEXTS["ru"])
        self.assertEqual(self.own_messages, [])

    def extent(self, path):
        """The first line of a file as it is opened, and how many lines and characters it has."""
        seen = self.run_editor([f"(find-file {quoted(path)})",
                                "(push `((line . ,(buffer-substring (point-min) (line-end-position)))"
                                " (lines . ,(1- (line-number-at-pos (point-max)))) (characters . ,(buffer-size))) seen)"])[0]
        return seen["line"], seen["lines"], seen["characters"]

    def test_libraries_are_no_business_of_ours(self):
        library = self.write("library.el", TEXTS["ru"].encode())
        self.run_editor([f"(ignore-errors (load {quoted(library)} nil t t))"], program=self.fake(f"touch {self.folder}/asked\n"))
        self.assertFalse((self.folder / "asked").exists())


class WithoutShell:
    """Runs the program by itself, as on Windows, where there is no shell."""

    def run_editor(self, steps, **options):
        return super().run_editor(["(setq charsleuth--shell nil)", *steps], **options)


class RepairsWithoutShell(WithoutShell, Repairs):
    pass


class TroubleWithoutShell(WithoutShell, Trouble):
    pass


class Lint(EditorCase):
    def lint(self, source):
        done = subprocess.run([EDITOR, "-q", "--batch", "-l", HERE / "lint.el", source], stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=120, env={**os.environ, "HOME": str(self.folder)})
        return [line for line in done.stderr.decode(errors="replace").splitlines() if not line.startswith("Loading /etc/")]

    def copy(self, old="", new=""):
        return self.write("charsleuth.el", (Path(PLUGIN) / "charsleuth.el").read_text().replace(old, new).encode())

    def test_it_compiles_without_a_warning_and_is_documented(self):
        self.assertEqual(self.lint(self.copy()), [])

    def test_the_checks_can_fail(self):
        self.assertIn("not known", "".join(self.lint(self.copy("(revert-buffer t t)", "(revert-klingon t t)"))))
        self.assertIn("documentation", "".join(self.lint(self.copy('  "CONFIDENCE as people write it."\n'))))


class Ert(unittest.TestCase):
    def test_the_tests_in_lisp_pass(self):
        done = subprocess.run([EDITOR, "-Q", "--batch", "-L", PLUGIN, "-l", HERE / "charsleuth-tests.el",
                               "-f", "ert-run-tests-batch-and-exit"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr.decode(errors="replace"))
        self.assertRegex(done.stderr.decode(), r"Ran [1-9]\d* tests, .* 0 unexpected")


unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
