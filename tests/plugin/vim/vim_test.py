#!/usr/bin/env python3
"""Drives a real Vim or Neovim with the plugin over files in many encodings, and over everything that can go wrong.

Usage: vim_test.py EDITOR CHARSLEUTH PLUGIN_FOLDER [TEST...]
"""

import gzip
import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from editor_case import EDITOR_SECONDS, EditorCase, TroubleRows, print_table  # noqa: E402
from texts import TEXTS, encoded, write_samples  # noqa: E402

EDITOR, PROGRAM, PLUGIN = sys.argv[1:4]
IS_NEOVIM = "nvim" in Path(EDITOR).name
START = ["--headless"] if IS_NEOVIM else ["-N", "-T", "dumb", "--not-a-term"]

# glibc's iconv has no converter for these, so neither editor can read them.
NOT_IN_VIM = {"hz"}

SETUP = """
set encoding=utf-8 fileencodings=ucs-bom,utf-8,default,latin1 nomore nomodeline
let g:seen = []
function! See(...) abort
  let text = join(getline(1, '$'), "\\n") . "\\n"
  try
    call json_encode(text)
  catch
    let text = 'not UTF-8, ' . len(text) . ' bytes'
  endtry
  call add(g:seen, {'text': text, 'fenc': &fileencoding, 'bomb': &bomb, 'ro': &readonly,
        \\ 'modified': &modified, 'fencs': &fileencodings, 'more': a:0 ? a:1 : ''})
endfunction
"""


class Editor(EditorCase):
    PROGRAM = PROGRAM

    def run_editor(self, steps, arguments=(), stdin=None, plugin=True, program=PROGRAM, pipe=None, prefix=()):
        """Runs the steps, which call See(); what was seen and the messages."""
        out, messages = self.folder / "out.json", self.folder / "messages"
        setup = SETUP
        if plugin:
            setup += f"let g:charsleuth_program = '{program}'\nlet &runtimepath = '{PLUGIN},' . &runtimepath\nruntime plugin/charsleuth.vim\n"
        self.write("setup.vim", setup.encode())
        self.write("steps.vim", "\n".join([
            *steps, f"redir! > {messages}", "silent messages", "redir END",
            f"call writefile([json_encode(g:seen)], '{out}')", "qa!"]).encode())
        out.unlink(missing_ok=True)
        done = subprocess.run(
            [*prefix, EDITOR, *START, "-u", "NONE", "-i", "NONE", "-n", "--cmd", f"source {self.folder}/setup.vim",
             "-S", f"{self.folder}/steps.vim", *map(str, arguments)],
            input=stdin, stdin=subprocess.DEVNULL if stdin is None else None, capture_output=True, timeout=EDITOR_SECONDS,
            pass_fds=() if pipe is None else (pipe,), env={**os.environ, "LC_ALL": "C.UTF-8"})
        self.assertTrue(out.exists(), (done.stdout + done.stderr).decode(errors="replace")[-2000:])
        self.own_messages = [line for line in messages.read_text(errors="replace").splitlines() if "charsleuth:" in line]
        return json.loads(out.read_text(errors="replace"))

    def opened(self, path, **options):
        """What is seen when a file is opened."""
        return self.run_editor(self.steps_for([path]), **options)[0]

    def opened_each(self, paths):
        return [seen["text"] for seen in self.run_editor(self.steps_for(paths))]

    def steps_for(self, paths):
        """The names are in files: those of a script are read in the encoding of the editor."""
        names = [self.write(f"name{number}", os.fsencode(path)) for number, path in enumerate(paths)]
        return [step for name in names for step in (f"execute 'edit' fnameescape(join(readfile('{name}', 'b'), \"\\n\"))", "call See()")]


class Repairs(Editor):
    def test_mojibake_is_offered_and_undone_as_one_change(self):
        text = "déjà vu\ncafÃ© et thÃ©\nÃ©tÃ©, voilà\n"
        path = self.write("menu.txt", text.encode())
        opened, repaired, undone = self.run_editor(
            [f"edit {path}", "call See()", "CharsleuthRepair", "call See()", "undo", "call See()"])
        self.assertEqual((opened["text"], opened["modified"]), (text, 0))
        self.assertEqual((repaired["text"], repaired["modified"]), ("déjà vu\ncafé et thé\nété, voilà\n", 1))
        self.assertEqual((undone["text"], undone["modified"]), (text, 0))
        self.assertIn(":CharsleuthRepair", self.own_messages[0])
        self.assertEqual(path.read_bytes(), text.encode())

    def test_sound_text_is_not_changed(self):
        path = self.write("sound.txt", TEXTS["ru"].encode())
        seen = self.run_editor([f"edit {path}", "CharsleuthRepair", "call See()"])[0]
        self.assertEqual((seen["text"], seen["modified"]), (TEXTS["ru"], 0))
        self.assertEqual(self.own_messages, ["charsleuth: no mojibake was found"])

    def test_each_part_is_read_in_its_own_encoding(self):
        path = self.write("mixed.txt", TEXTS["ru"].encode() + encoded("ru", "cp1251"))
        seen = self.run_editor([f"edit {path}", "CharsleuthParts", "call See(bufname('%'))"])[0]
        self.assertEqual((seen["text"], seen["modified"], seen["more"]), (TEXTS["ru"] * 2, 0, ""))
        self.assertIn(":CharsleuthParts", self.own_messages[0])

    def test_bodies_of_a_mail_are_decoded(self):
        seen = self.run_editor([f"edit {self.mail('ru', 'koi8-r')}", "CharsleuthParts", "call See(bufname('%'))"])[0]
        self.assertIn("\n\n" + TEXTS["ru"], seen["text"])
        self.assertEqual(self.own_messages, ["charsleuth: text in base64 or quoted-printable: :CharsleuthParts decodes it"])


class Samples(Editor):
    def test_every_sample_reads_right_and_is_saved_as_it_was(self):
        samples = list(write_samples(self.folder))
        steps = []
        for path, _, _ in samples:
            steps += [f"edit {path}", "call See()", f"write! {path}.copy"]
        with_plugin = self.run_editor(steps)
        copies = [Path(f"{path}.copy").read_bytes() for path, _, _ in samples]
        without = self.run_editor(steps, plugin=False)
        table = []
        for (path, language, codec), seen, before, copy in zip(samples, with_plugin, without, copies):
            right, right_before = seen["text"] == TEXTS[language], before["text"] == TEXTS[language]
            table.append((f"{language} {codec}", seen["fenc"], right, before["fenc"], right_before))
            with self.subTest(codec, language=language):
                if codec in NOT_IN_VIM:
                    self.assertEqual(seen, before)
                else:
                    self.assertEqual(seen["text"], TEXTS[language])
                self.assertEqual(seen["bomb"], int("bom" in codec))
                self.assertEqual((seen["ro"], seen["modified"]), (0, 0))
                self.assertEqual(seen["fencs"], before["fencs"])
                self.assertEqual(copy, path.read_bytes())
        wrong, wrong_before = print_table(table)
        self.assertEqual(wrong, len(NOT_IN_VIM))
        self.assertGreater(wrong_before, 30)

    def test_gbk_text_is_opened_as_gb18030(self):
        path = self.write("a.txt", encoded("zh-Hans", "gbk"))
        self.assertEqual(self.opened(path)["fenc"], "gb18030")

    def test_pure_ascii_stays_what_it_was(self):
        path = self.write("a.txt", b"nothing but ASCII\n")
        self.assertEqual(self.assert_as_without(path, PROGRAM), [])

    def test_damage_does_not_send_a_file_to_another_encoding(self):
        path = self.write("a.txt", encoded("ja", "cp932").replace("木".encode("cp932"), b"\x96\xff"))
        seen = self.opened(path)
        self.assertEqual((seen["fenc"], seen["ro"]), ("cp932", 1))
        self.assertTrue(seen["text"].startswith(TEXTS["ja"].splitlines()[0]))

    def test_damaged_utf_8_is_saved_with_its_damage(self):
        path = self.write("a.txt", encoded("el", "utf-8") + b"caf\xe9\n" + encoded("el", "utf-8"))
        self.run_editor([f"edit {path}", "call See()", f"write! {path}.copy"])
        self.assertEqual(Path(f"{path}.copy").read_bytes(), path.read_bytes())


class Choice(Editor):
    def setUp(self):
        super().setUp()
        self.path = self.write("russian.txt", encoded("ru", "koi8-r"))

    def steps(self, *steps):
        return self.run_editor([f"edit {self.path}", *steps])

    def test_plus_plus_enc_wins(self):
        self.assertEqual(self.run_editor([f"edit ++enc=cp866 {self.path}", "call See()"])[0]["fenc"], "cp866")

    def test_binary_wins(self):
        seen = self.run_editor(["call See()"], arguments=["-b", self.path])[0]
        self.assertEqual(seen, self.run_editor(["call See()"], arguments=["-b", self.path], plugin=False)[0])

    def test_a_modeline_changes_what_is_written_and_that_is_said(self):
        self.path.write_bytes(encoded("ru", "cp1251") + b"# vim: set fileencoding=koi8-u :\n")
        seen = self.run_editor(["set modeline", f"edit {self.path}", "call See()"])[0]
        self.assertEqual(seen["fenc"], "koi8-u")
        self.assertTrue(seen["text"].startswith(TEXTS["ru"]))
        self.assertIn("will be written as koi8-u", "".join(self.own_messages))

    def test_reopening_outlives_edit(self):
        first, again = self.steps("CharsleuthReopen cp866", "call See()", "edit!", "call See()")
        self.assertEqual((first["fenc"], again["fenc"]), ("cp866", "cp866"))
        self.assertEqual(first["text"], encoded("ru", "koi8-r").decode("cp866"))
        self.assertEqual(again["text"], first["text"])

    def test_undo_after_reopening_brings_back_nothing(self):
        before, after = self.steps("CharsleuthReopen cp866", "call See()", "silent! undo", "silent! undo", "call See()")
        self.assertEqual(after, before)

    def test_a_choice_that_does_not_fit_is_a_choice_still(self):
        seen = self.steps("CharsleuthReopen utf-8", "edit!", "call See()")[0]
        self.assertEqual(seen["fenc"], "utf-8")

    def test_auto_goes_back_to_what_was_found(self):
        seen = self.steps("CharsleuthReopen cp866", "CharsleuthReopen auto", "call See()")[0]
        self.assertEqual((seen["fenc"], seen["text"]), ("koi8-r", TEXTS["ru"]))

    def test_names_of_the_registry_and_of_the_editor(self):
        for name, expected in {"x-mac-cyrillic": "mac-cyrillic", "windows-1251": "cp1251", "CP1251": "cp1251",
                               "EUC-KR": "cp949", "latin1": "latin1", "ms-cyrl": "ms-cyrl"}.items():
            with self.subTest(name):
                seen = self.steps(f"CharsleuthReopen {name}", "call See(charsleuth#statusline())")[0]
                self.assertEqual(seen["more"], expected)

    def test_an_unknown_name_changes_nothing(self):
        before, after = self.steps("call See()", "CharsleuthReopen klingon", "call See()")
        self.assertEqual(after, before)
        self.assertIn("klingon", "".join(self.own_messages))

    def test_a_changed_buffer_is_refused_without_a_bang(self):
        changed, refused, forced = self.steps(
            "call setline(1, 'mine')", "call See()", "CharsleuthReopen cp866", "call See()",
            "CharsleuthReopen! cp866", "call See()")
        self.assertEqual(refused, changed)
        self.assertEqual((forced["fenc"], forced["modified"]), ("cp866", 0))

    def test_why_names_the_encoding_and_reasons(self):
        text = self.steps("call See(execute('CharsleuthWhy'))")[0]["more"]
        self.assertIn("KOI8-R", text)
        self.assertRegex(text, r"\+\d+  \w+")

    def test_the_statusline_names_the_encoding(self):
        self.assertRegex(self.steps("call See(charsleuth#statusline())")[0]["more"], r"^KOI8-R \d+ %$")

    def test_completion_begins_with_the_candidates(self):
        names = self.steps("call See(getcompletion('CharsleuthReopen ', 'cmdline'))")[0]["more"]
        self.assertEqual(names[0], "KOI8-R")
        self.assertIn("Shift_JIS", names)
        some = self.steps("call See(getcompletion('CharsleuthReopen koi8', 'cmdline'))")[0]["more"]
        self.assertTrue(some and all(name.lower().startswith("koi8") for name in some))

    def test_the_menu_opens_in_what_is_picked(self):
        steps = ["let second = b:charsleuth.candidates[1].encoding"]
        if IS_NEOVIM:
            steps += ["lua vim.ui.select = function(items, _, choose) choose(items[2], 2) end", "CharsleuthReopen"]
        else:
            steps += ["CharsleuthReopen", "call feedkeys(\"j\\<CR>\", 'xt')"]
        seen = self.steps(*steps, "call See([charsleuth#statusline(), second])")[0]
        chosen, second = seen["more"]
        with_name = self.steps(f"CharsleuthReopen {second}", "call See(charsleuth#statusline())")[0]
        self.assertEqual(chosen, with_name["more"])


class OtherSources(Editor):
    def test_standard_input(self):
        for language, codec in [("ru", "cp1251"), ("ja", "cp932"), ("ja", "iso2022-jp"), ("ja", "utf-16-le"),
                                ("de", "utf-16-le-bom"), ("el", "utf-8"), ("el", "utf-8-bom")]:
            with self.subTest(codec):
                seen, undone = self.run_editor(["call See()", "silent! undo", "call See()"], arguments=["-"],
                                               stdin=encoded(language, codec))
                self.assertEqual(seen["text"], TEXTS[language])
                self.assertEqual(undone, seen)

    def test_standard_input_can_be_reopened(self):
        seen = self.run_editor(["CharsleuthReopen koi8-r", "call See()"], arguments=["-"],
                               stdin=encoded("ru", "cp1251"))[0]
        self.assertEqual(seen["text"], encoded("ru", "cp1251").decode("koi8-r"))

    def test_what_was_standard_input_is_a_file_once_it_is_saved(self):
        path = self.folder / "saved.txt"
        seen = self.run_editor(["CharsleuthReopen cp1251", "call setline(1, 'новое')", f"write {path}", f"file {path}",
                                "set nomodified", "CharsleuthReopen koi8-r", "call See()"], arguments=["-"],
                               stdin=encoded("ru", "cp1251"))[0]
        self.assertEqual(seen["text"], path.read_bytes().decode("koi8-r"))

    def test_a_changed_compressed_file_is_reopened_as_it_was_saved(self):
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        seen = self.run_editor(["runtime plugin/gzip.vim", f"edit {path}", "call setline(1, 'новое')", "write",
                                "CharsleuthReopen koi8-r", "call See()"])[0]
        self.assertEqual(seen["text"].splitlines()[0], "новое".encode("cp866").decode("koi8-r"))

    def test_standard_input_without_a_program(self):
        seen = self.run_editor(["call See()"], arguments=["-"], stdin=TEXTS["el"].encode(), program="/nonexistent")[0]
        self.assertEqual((seen["text"], seen["fenc"]), (TEXTS["el"], "utf-8"))

    def test_crlf_from_standard_input(self):
        seen = self.run_editor(["call See(&fileformat)"], arguments=["-"],
                               stdin=encoded("ru", "cp1251").replace(b"\n", b"\r\n"))[0]
        self.assertEqual((seen["text"], seen["more"]), (TEXTS["ru"], "dos"))

    def test_a_pipe_is_left_to_be_read_once(self):
        # As a shell's <(command) hands it over. A named pipe would not do: Vim itself opens that twice.
        reading, writing = os.pipe()
        os.write(writing, TEXTS["el"].encode())
        os.close(writing)
        self.addCleanup(os.close, reading)
        seen = self.run_editor(["call See()"], arguments=[f"/dev/fd/{reading}"], pipe=reading)[0]
        self.assertEqual(seen["text"], TEXTS["el"])

    def test_compressed_files(self):
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        seen = self.run_editor(["runtime plugin/gzip.vim", f"edit {path}", "call See()",
                                "call setline(1, getline(1))", "write"])[0]
        self.assertEqual((seen["text"], seen["fenc"], seen["modified"]), (TEXTS["ru"], "cp866", 0))
        self.assertEqual(gzip.decompress(path.read_bytes()), encoded("ru", "cp866"))

    def test_a_choice_for_a_compressed_file_outlives_edit(self):
        path = self.write("russian.txt.gz", gzip.compress(encoded("ru", "cp866")))
        first, again = self.run_editor(["runtime plugin/gzip.vim", f"edit {path}", "CharsleuthReopen koi8-r",
                                        "call See()", "edit!", "call See()"])
        self.assertEqual(first["text"], encoded("ru", "cp866").decode("koi8-r"))
        self.assertEqual(again, first)


class Trouble(TroubleRows, Editor):
    def open_both(self, first, second, **options):
        self.run_editor([f"edit {first}", f"edit {second}"], **options)

    def test_a_file_that_changes_after_it_was_examined(self):
        answer = self.answer()
        self.fake(f"cat {self.folder}/answer.json\nprintf 'grüß Gott\\n' > {self.path}\n")
        seen = self.opened(self.path, program=answer)
        self.assertEqual((seen["text"], seen["fenc"]), ("grüß Gott\n", "utf-8"))
        self.assertEqual(len(self.own_messages), 1)

    def view(self, path, line, viewer):
        self.run_editor([f"let g:charsleuth_viewer = '{viewer}'", str(line), "CharsleuthView"], arguments=["--", path])

    def test_a_gigabyte(self):
        # Asked about, not loaded: Vim would hold it in memory.
        seen = self.run_editor([f"call charsleuth#before_read('{self.big_file()}')", "call See(b:charsleuth.encoding)"])[0]
        self.assertEqual(seen["more"], "KOI8-R")
        self.assertEqual(self.own_messages, [])

    def extent(self, path):
        """The first line of a file as it is opened, and how many lines and characters it has."""
        steps = [f"edit {path}", "let g:seen = [{'line': getline(1), 'lines': line('$'), 'characters': wordcount().chars}]"]
        seen = self.run_editor(steps)[0]
        return seen["line"], seen["lines"], seen["characters"]

    def test_a_read_that_died_leaves_the_list_as_it_was(self):
        seen = self.run_editor([
            "autocmd BufReadPre * throw 'died'", f"silent! edit {self.path}", "autocmd! BufReadPre", "enew!", "call See()"])
        self.assertEqual(seen[-1]["fencs"], "ucs-bom,utf-8,default,latin1")


unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
