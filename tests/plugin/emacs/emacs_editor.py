"""Runs a real Emacs with the plugin and tells what a user would see."""

import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from editor_case import EDITOR_SECONDS, EditorCase  # noqa: E402

EDITOR, PROGRAM, PLUGIN = sys.argv[1:4]

SETUP = """
(setq large-file-warning-threshold nil make-backup-files nil create-lockfiles nil vc-handled-backends nil
      auto-save-default nil)
; The free space that a folder's list shows is the machine's, and changes between two runs.
(advice-add 'file-system-info :override #'ignore)
(defvar seen nil)
(defun see (&optional more)
  (push `((text . ,(replace-regexp-in-string "[^\\u0000-\\U0010FFFF]" "\\uFFFD" (buffer-string)))
          (coding . ,(format "%s" (coding-system-base buffer-file-coding-system)))
          (eol . ,(format "%s" (coding-system-eol-type buffer-file-coding-system)))
          (ro . ,buffer-read-only) (modified . ,(buffer-modified-p)) (more . ,more))
        seen))
"""


def quoted(text):
    """A Lisp string; bytes of a name that are no UTF-8 become octal escapes."""
    raw = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in os.fsencode(text))
    return f'(decode-coding-string "{raw}" \'utf-8-unix)'


class Editor(EditorCase):
    PROGRAM = PROGRAM

    def run_editor(self, steps, plugin=True, program=PROGRAM, prefix=()):
        """Runs the steps, Lisp that calls (see); what was seen and the messages."""
        out = self.folder / "out.json"
        setup = SETUP
        if plugin:
            setup += f'(setq charsleuth-program "{program}")\n(require \'charsleuth)\n(charsleuth-mode 1)\n'
        self.write("setup.el", setup.encode())
        self.write("steps.el", "\n".join([
            *steps, "(require 'json)", "(let ((coding-system-for-write 'utf-8-unix))",
            f"  (write-region (json-encode (vconcat (nreverse seen))) nil \"{out}\" nil 'quiet))"]).encode())
        out.unlink(missing_ok=True)
        done = subprocess.run(
            [*prefix, EDITOR, "-Q", "--batch", "-L", PLUGIN, "-l", self.folder / "setup.el", "-l", self.folder / "steps.el"],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=EDITOR_SECONDS,
            env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(self.folder)})
        messages = done.stderr.decode(errors="replace")
        self.assertTrue(out.exists(), messages[-2000:])
        self.own_messages = [line for line in messages.splitlines() if line.startswith("charsleuth:")]
        return json.loads(out.read_text())

    def opened(self, path, **options):
        """What is seen when a file is opened."""
        return self.run_editor([f"(condition-case e (progn (find-file {quoted(path)}) (see)) (error (see (format \"%s\" e))))"],
                               **options)[0]

    def opened_each(self, paths):
        return [seen["text"] for seen in self.run_editor([f"(find-file {quoted(path)})\n(see)" for path in paths])]
