;;; charsleuth-tests.el --- What needs no program  -*- lexical-binding: t; -*-

(require 'ert)
(require 'charsleuth)

(defun charsleuth-tests--answer (&rest fields)
  "An answer with FIELDS, an alist."
  (append fields '((encoding . "KOI8-R") (malformed . 0) (confidence . 0.987)
                   (edit_as_names . ((emacs . "koi8-r")))
                   (candidates . (((encoding . "KOI8-R") (names . ((emacs . "koi8-r"))))
                                  ((encoding . "IBM866") (names . ((emacs . "cp866")))))))))

(ert-deftest charsleuth-the-name-to-edit-in-is-taken ()
  (should (eq (charsleuth--wanted (charsleuth-tests--answer)) 'koi8-r))
  (should (eq (charsleuth--wanted (charsleuth-tests--answer '(edit_as_names . ((emacs . "koi8-u"))))) 'koi8-u)))

(ert-deftest charsleuth-ascii-and-binary-are-no-answers ()
  (should-not (charsleuth--wanted (charsleuth-tests--answer '(ascii_only . t))))
  (should-not (charsleuth--wanted (charsleuth-tests--answer '(binary . t)))))

(ert-deftest charsleuth-an-unknown-coding-system-is-no-answer ()
  (let ((charsleuth--told nil))
    (should-not (charsleuth--wanted '((encoding . "x-klingon") (edit_as_names . ((emacs . "klingon"))) (candidates))))
    (should (equal charsleuth--told '("Emacs has no coding system for x-klingon")))))

(ert-deftest charsleuth-the-mode-line-marks-damage ()
  (with-temp-buffer
    (should (equal (charsleuth-mode-line) ""))
    (setq charsleuth-answer (charsleuth-tests--answer))
    (should (equal (charsleuth-mode-line) "KOI8-R 98%"))
    (setq charsleuth-answer (charsleuth-tests--answer '(malformed . 2)))
    (should (equal (charsleuth-mode-line) "KOI8-R! 98%"))
    (setq buffer-file-coding-system-explicit '(cp866 . nil))
    (should (equal (charsleuth-mode-line) "cp866"))))

(ert-deftest charsleuth-a-message-is-given-once ()
  (let ((charsleuth--told nil))
    (charsleuth--tell "one %d" 1)
    (charsleuth--tell "one %d" 1)
    (should (equal charsleuth--told '("one 1")))))

(ert-deftest charsleuth-names-are-found-in-the-registry-first ()
  (let ((charsleuth--registry '(((encoding . "Foo") (aliases . ("bar")) (names . ((emacs . "cp866")))))))
    (should (eq (charsleuth--resolve "foo") 'cp866))
    (should (eq (charsleuth--resolve "BAR") 'cp866))
    (should (eq (charsleuth--resolve "koi8-r") 'koi8-r))
    (should-not (charsleuth--resolve "klingon"))))

(ert-deftest charsleuth-switching-off-leaves-nothing ()
  (let ((before set-auto-coding-function))
    (charsleuth-mode 1)
    (should-not (eq set-auto-coding-function before))
    (charsleuth-mode -1)
    (should (eq set-auto-coding-function before))
    (should-not (memq #'charsleuth--attach find-file-hook))))
