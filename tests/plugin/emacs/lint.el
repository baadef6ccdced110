;;; lint.el --- What MELPA asks of a package  -*- lexical-binding: t; -*-

;; emacs -q --batch -l lint.el FILE prints what is wrong with FILE; nothing where all is well.
;; package-lint is asked where it is installed.

(let ((file (car command-line-args-left)))
  (setq command-line-args-left nil)
  (byte-compile-file file)
  (require 'checkdoc)
  (checkdoc-file file)
  (require 'package)
  (package-initialize)
  (when (require 'package-lint nil t)
    (with-current-buffer (find-file-noselect file)
      (dolist (complaint (package-lint-buffer))
        (message "%S" complaint)))))
