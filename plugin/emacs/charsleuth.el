;;; charsleuth.el --- Open every file in the encoding it is in  -*- lexical-binding: t; -*-

;; Copyright (c) 2026 the Charsleuth authors

;; Author: The Charsleuth authors <charsleuth@localhost>
;; Version: 0.2.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: i18n, files, convenience
;; URL: https://charsleuth.localhost/
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `charsleuth-mode' opens every file in the encoding that it is in.  The
;; command line program `charsleuth' is asked before the text is decoded, so
;; there is no second read and no flicker.
;;
;; It comes last: `C-x RET c', literal visits, byte order marks, coding tags
;; and your `file-coding-system-alist' all win, but for tags that the bytes
;; refute or that name what Emacs does not know.  What XML and HTML declare wins
;; where the program is not sure of something else.
;;
;;     (require 'charsleuth)
;;     (charsleuth-mode 1)
;;
;; `charsleuth-why' gives the reasons, `charsleuth-reopen' another encoding,
;; `charsleuth-view' the file in the viewer, `charsleuth-repair' undoes mojibake,
;; `charsleuth-read-by-parts' reads a file in several encodings.
;;
;; The order of a read: Emacs reads the bytes and calls
;; `set-auto-coding-function'; where that has nothing but XML's or HTML's word to
;; say, or bytes refute it, `charsleuth--auto-coding' asks the program and returns Emacs' name for its
;; answer, or nil, and then Emacs goes on as if this package were not there.

;;; Code:

(require 'cl-lib)
(require 'json)
(require 'seq)
(require 'subr-x)

(defgroup charsleuth nil
  "Open every file in the encoding it is in."
  :group 'i18n
  :group 'files)

(defcustom charsleuth-program "charsleuth"
  "The command line program, looked for in variable `exec-path'."
  :type 'string)

(defcustom charsleuth-viewer-program "charsleuth-viewer"
  "The viewer that `charsleuth-view' starts."
  :type 'string)

(defcustom charsleuth-max-bytes 16777216
  "How many bytes of a file are examined at most."
  :type 'integer)

(defconst charsleuth--seconds 2
  "After this time the program is ended.")

(defconst charsleuth--most 8388608
  "Bytes of output that are no rubbish.")

(defvar charsleuth--registry nil
  "Rows of `charsleuth list --json', asked for once.")

(defvar charsleuth--told nil
  "Messages given; each is given once.")

(defvar charsleuth--pending nil
  "Files and answers of the last reads, the last one first.
They are for the buffer that visits a file; its mode may have read others.")

(defvar-local charsleuth-answer nil
  "The program's answer about the text of this buffer, as an alist.")
(put 'charsleuth-answer 'permanent-local t)

;;;; Asking the program

(defun charsleuth--tell (format &rest arguments)
  "Give the message made of FORMAT and ARGUMENTS, once for each kind of trouble."
  (let ((text (apply #'format-message format arguments)))
    (unless (member text charsleuth--told)
      (push text charsleuth--told)
      (message "charsleuth: %s" text))))

(defun charsleuth--file-argument (file)
  "The bytes of FILE's name."
  (encode-coding-string
   (expand-file-name file)
   (or file-name-coding-system default-file-name-coding-system 'utf-8)))

(defun charsleuth--read-json ()
  "The JSON value in this buffer, nil where there is none."
  (goto-char (point-min))
  (let ((json-object-type 'alist)
        (json-array-type 'list)
        (json-key-type 'symbol)
        (json-false nil))
    (ignore-errors (json-read)))) ; `json-parse-buffer' refuses \\u0000

(defun charsleuth--read-text ()
  "The text in this buffer, nil where it is cut off."
  (let ((end (1- (point-max))))
    (when (and (eq (char-after end) ?.) ; the mark of success
               (< (position-bytes end) charsleuth--most))
      (delete-region end (point-max))
      (goto-char (point-min))
      (while (search-forward "\r\n" nil t)
        (replace-match "\n" t t))
      (buffer-string))))

(defun charsleuth--run (input &rest arguments)
  "What the program prints when run with ARGUMENTS, read as JSON.
INPUT and failure are as in `charsleuth--output'."
  (apply #'charsleuth--output #'charsleuth--read-json input arguments))

(defvar charsleuth--shell (and (file-executable-p "/bin/sh") "/bin/sh")
  "The shell that runs the program, nil where there is none (Windows).")

(defun charsleuth--output (reader input &rest arguments)
  "The value of READER in a buffer with the program's output for ARGUMENTS.
INPUT is a cons of positions in this buffer whose bytes it gets.
Nil where it fails, is too slow or too talkative; it does not
outlive this call."
  (let ((timeout (or (executable-find "timeout") (executable-find "gtimeout")))
        (program (executable-find charsleuth-program))
        (output (generate-new-buffer " *charsleuth*")))
    (unwind-protect
        (cond
         ((not program)
          (charsleuth--tell "there is no program \"%s\"" charsleuth-program)
          nil)
         ((and charsleuth--shell (not timeout))
          (charsleuth--tell "the program \"timeout\" of coreutils is missing")
          nil)
         (t
          (if charsleuth--shell
              (charsleuth--call
               input output
               (append
                ;; `with-timeout' does not interrupt `call-process'.
                (list (format "{ \"$@\" && printf .; } | head -c %d" charsleuth--most)
                      "charsleuth" timeout "-s" "KILL"
                      (number-to-string charsleuth--seconds) program)
                arguments))
            (ignore-errors
              (charsleuth--call-alone input output (cons program arguments))))
          (or (with-current-buffer output (funcall reader))
              (progn (charsleuth--tell "\"%s\" gave no answer"
                                       charsleuth-program)
                     nil))))
      (kill-buffer output))))

(defun charsleuth--call (input output arguments)
  "Run a shell script, the first of ARGUMENTS; the others are its parameters.
INPUT is nil or a cons of positions in this buffer, OUTPUT a buffer."
  (let ((default-directory temporary-file-directory) ; this one is there and local
        (process-environment (cons "LC_ALL=C" process-environment))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'no-conversion))
    (ignore-errors
      (if input
          (apply #'call-process-region (car input) (cdr input) charsleuth--shell
                 nil (list output nil) nil "-c" arguments)
        (apply #'call-process charsleuth--shell nil (list output nil) nil
               "-c" arguments)))))

(defun charsleuth--call-alone (input output command)
  "Run COMMAND, a program and its arguments, without a shell.
INPUT and OUTPUT are as in `charsleuth--call'.  As there, a dot
follows where it succeeds, and it has neither more time nor more
to say."
  (let* ((default-directory temporary-file-directory)
         (end (+ (float-time) charsleuth--seconds))
         (errors (generate-new-buffer " *charsleuth errors*"))
         (process (make-process :name "charsleuth" :buffer output :command command
                                :coding '(utf-8-unix . no-conversion)
                                :connection-type 'pipe :noquery t :stderr errors
                                :sentinel #'ignore)))
    (set-process-query-on-exit-flag (get-buffer-process errors) nil)
    (unwind-protect
        (progn
          (ignore-errors ; a program that has ended already is sent nothing
            (when input
              (process-send-region process (car input) (cdr input)))
            (process-send-eof process))
          (while (and (< (float-time) end)
                      (< (buffer-size output) charsleuth--most)
                      (or (process-live-p process)
                          (accept-process-output process 0)))
            (accept-process-output process 0.05))
          (when (and (not (process-live-p process))
                     (eql (process-exit-status process) 0))
            (with-current-buffer output
              (goto-char (point-max))
              (insert "."))))
      (delete-process process)
      (kill-buffer errors))))

(defun charsleuth--ask (input &rest arguments)
  "The answer to `detect' with ARGUMENTS, nil where there is none.
INPUT is as in `charsleuth--run'."
  (let ((answer (apply #'charsleuth--run input "detect" "--json" "--raw" "--max-bytes"
                       (number-to-string charsleuth-max-bytes) arguments)))
    (cond
     ((ignore-errors (and (alist-get 'schema answer) (assq 'candidates answer)))
      answer)
     (answer
      (charsleuth--tell "\"%s\" printed something else than an answer"
                        charsleuth-program)
      nil))))

(defun charsleuth--ask-about-bytes (file start end)
  "The answer about the bytes between START and END, which belong to FILE."
  (charsleuth--ask (cons start (min end (+ start charsleuth-max-bytes)))
                   "--hint"
                   (concat "filename="
                           (encode-coding-string (file-name-nondirectory file)
                                                 'utf-8))
                   "-"))

(defun charsleuth--stamp (file)
  "Size and time of FILE."
  (let ((attributes (file-attributes file)))
    (list (file-attribute-size attributes)
          (file-attribute-modification-time attributes))))

(defun charsleuth--is-plain (file)
  "Whether the program can read FILE by its name."
  (and (not (find-file-name-handler file 'insert-file-contents))
       (file-regular-p file)
       (file-readable-p file)))

(defun charsleuth--ask-about-read (file size)
  "The answer about the SIZE bytes after point, which were read from FILE.
The file is named to the program, which knows more then; the
bytes are handed over where they are not what the file holds."
  (let ((stamp (charsleuth--stamp file))
        (end (min (point-max) (+ (point) size))))
    (if (not (and (charsleuth--is-plain file)
                  (or (= size (car stamp))
                      (charsleuth--holds-a-part))))
        (charsleuth--ask-about-bytes file (point) end)
      (let ((answer (charsleuth--ask nil "--" (charsleuth--file-argument file))))
        (if (or (equal stamp (charsleuth--stamp file)) (null answer))
            answer
          (charsleuth--tell "a file changed while it was opened")
          (charsleuth--ask-about-bytes file (point) end))))))

(defmacro charsleuth--with-bytes-of (file &rest body)
  "Evaluate BODY in a buffer of the bytes of FILE, unpacked and from afar."
  (declare (indent 1) (debug t))
  `(with-temp-buffer
     (set-buffer-multibyte nil)
     (let ((coding-system-for-read 'no-conversion))
       (insert-file-contents ,file))
     ,@body))

(defun charsleuth--holds-a-part ()
  "Whether this is where Emacs puts beginning and end of a file to decide by."
  (equal (buffer-name) " *code-converting-work*"))

(defun charsleuth--known (name)
  "The coding system called NAME, nil where Emacs has none."
  (and (stringp name)
       (let ((coding (intern (downcase name))))
         (and (coding-system-p coding) coding))))

(defun charsleuth--wanted (answer)
  "The coding system to open a file in by ANSWER, nil for none."
  (unless (or (alist-get 'binary answer) (alist-get 'ascii_only answer))
    (let ((best (car (alist-get 'candidates answer))))
      (or (charsleuth--known (alist-get 'emacs (alist-get 'edit_as_names answer)))
          (charsleuth--known (alist-get 'emacs (alist-get 'names best)))
          (when-let ((encoding (alist-get 'encoding answer)))
            (charsleuth--tell "Emacs has no coding system for %s" encoding)
            nil)))))

;;;; Reading

(defun charsleuth--of-alist (file)
  "The coding system of `file-coding-system-alist' for FILE, or `undecided'.
Emacs' entry for XML is no choice of the user: it guesses."
  (let* ((file-coding-system-alist
          (seq-remove (lambda (row) (eq (cdr row) 'xml-find-file-coding-system))
                      file-coding-system-alist))
         (found (find-operation-coding-system
                 'insert-file-contents (cons file (current-buffer)))))
    (or (car-safe found) 'undecided)))

(defun charsleuth--auto-coding (original file size)
  "Call ORIGINAL with FILE and SIZE; for a nil, ask the program.
It is asked, too, where the bytes refute what ORIGINAL found, where
that is the word of XML or HTML alone, and where Emacs does not know
what they declare.
For `set-auto-coding-function': the SIZE bytes after point were
read from FILE."
  (let* ((found (save-excursion (funcall original file size)))
         (unknown (charsleuth--unknown-declaration size))
         (refuted (and found (charsleuth--has-raw-bytes found size)))
         (tagged (and found (save-excursion
                              (let ((auto-coding-functions nil))
                                (funcall original file size))))))
    (or (and (not unknown) (not refuted) tagged)
        (condition-case trouble
            (let* ((detected (save-excursion (charsleuth--detected file size)))
                   (answer (cdar charsleuth--pending)))
              (and (or (not found) unknown
                       (and (alist-get 'conflicts answer)
                            (or refuted (charsleuth--sure answer))))
                   detected))
          (error (charsleuth--tell "%s" (error-message-string trouble))
                 nil))
        found)))

(defun charsleuth--sure (answer)
  "Whether ANSWER is certain by 95 percent."
  (member (alist-get 'certainty answer) '("decided" "strong")))

(defun charsleuth--has-raw-bytes (coding size)
  "Whether some of the SIZE bytes after point are no text in CODING."
  (let ((bytes (buffer-substring-no-properties
                (point) (min (point-max) (+ (point) (min size charsleuth-max-bytes))))))
    (and (coding-system-p coding)
         (memq 'eight-bit
               (find-charset-string (decode-coding-string bytes coding t))))))

(defun charsleuth--unknown-declaration (size)
  "Whether the SIZE bytes after point are XML in what Emacs has no name for.
Emacs guesses then."
  (let* ((head (buffer-substring-no-properties
                (point) (min (point-max) (+ (point) (min size 1024)))))
         (case-fold-search t))
    (and (string-match
          "\\`\\s-*<\\?xml[^>]*\\_<encoding\\s-*=\\s-*[\"']\\([^\"'>]+\\)" head)
         (not (charsleuth--known (match-string 1 head))))))

(defun charsleuth--detected (file size)
  "The coding system that the SIZE bytes after point, read from FILE, are in."
  (let ((of-alist (charsleuth--of-alist file)))
    (unless (or (zerop size)
                (equal file load-file-name) ; a library, not something to edit
                (not (eq (coding-system-type of-alist) 'undecided))
                ;; The bytes of a secret would go through a temporary file.
                (eq (find-file-name-handler file 'insert-file-contents)
                    'epa-file-handler))
      (let* ((answer (charsleuth--ask-about-read file size))
             (wanted (charsleuth--wanted answer))
             (eol (coding-system-eol-type of-alist)))
        (setq charsleuth--pending
              (cons (cons file answer) (seq-take charsleuth--pending 9)))
        (if (and wanted (integerp eol))
            (coding-system-change-eol-conversion wanted eol)
          wanted)))))

(defun charsleuth--attach ()
  "Take over the answer about this buffer, which was just read."
  (let ((read (and buffer-file-name
                   (or (assoc buffer-file-name charsleuth--pending)
                       ;; Unpacked, or read from a local copy.
                       (and (find-file-name-handler buffer-file-name
                                                    'insert-file-contents)
                            (car charsleuth--pending))))))
    (when read
      (setq charsleuth-answer (cdr read)))
    (setq charsleuth--pending nil)
    (ignore-errors ; whatever was answered
      (dolist (line (append (charsleuth--refuted charsleuth-answer)
                            (charsleuth--noticed charsleuth-answer)))
        (message "charsleuth: %s" line)))
    (unless buffer-file-coding-system-explicit
      (ignore-errors (charsleuth--guard-damage))
      (when (charsleuth--refuted charsleuth-answer)
        (setq-local select-safe-coding-system-function
                    #'charsleuth--declared-or-not)))))

(defun charsleuth--declared-or-not (from to coding &rest arguments)
  "Call `select-safe-coding-system' with FROM, TO, CODING and ARGUMENTS.
CODING is taken where it is safe, whatever the text declares; Emacs
would save in what is declared."
  (apply #'select-safe-coding-system from to (list t coding) arguments))

(defun charsleuth--refuted (answer)
  "Lines for people about declarations that lost to ANSWER in this buffer."
  (when-let ((wanted (charsleuth--wanted answer)))
    (when (eq (coding-system-base wanted)
              (coding-system-base buffer-file-coding-system))
      (mapcar (lambda (conflict)
                (format "the file declares itself %s, which its bytes contradict; it is read as %s"
                        (alist-get 'declared conflict)
                        (alist-get 'encoding answer)))
              (alist-get 'conflicts answer)))))

(defun charsleuth--guard-damage ()
  "Make sure that saving does not change what does not fit the encoding."
  (let ((malformed (or (alist-get 'malformed charsleuth-answer) 0))
        (coding (coding-system-base buffer-file-coding-system)))
    (when (and (> malformed 0)
               (eq coding (coding-system-base
                           (or (charsleuth--wanted charsleuth-answer)
                               'undecided))))
      (if (eq (coding-system-type coding) 'utf-8)
          (setq-local select-safe-coding-system-function
                      #'charsleuth--safe-coding-system)
        (setq buffer-read-only t)
        (message "charsleuth: %d places are no %s; the buffer is read-only"
                 malformed (alist-get 'encoding charsleuth-answer))))))

(defun charsleuth--safe-coding-system (from to coding &rest arguments)
  "Call `select-safe-coding-system' with FROM, TO, CODING and ARGUMENTS.
But UTF-8 is safe for bytes that are not UTF-8: they stay what they are."
  (if (and (symbolp coding) (eq (coding-system-type coding) 'utf-8))
      coding
    (apply #'select-safe-coding-system from to coding arguments)))

;;;; What the user sees

(defun charsleuth--percent (confidence)
  "CONFIDENCE as people write it."
  (if (< confidence 0.01) "<1%" (format "%d%%" (floor (* 100 confidence)))))

(defun charsleuth--choice ()
  "The coding system that the user asked for in this buffer."
  (car buffer-file-coding-system-explicit))

(defun charsleuth-mode-line ()
  "For the mode line: \"KOI8-R 98%\", with \"!\" for bytes that do not fit.
The user's choice is named alone."
  (let ((encoding (alist-get 'encoding charsleuth-answer)))
    (cond
     ((charsleuth--choice) (symbol-name (charsleuth--choice)))
     (encoding
      (concat encoding
              (if (> (alist-get 'malformed charsleuth-answer) 0) "!")
              " " (charsleuth--percent (alist-get 'confidence charsleuth-answer))))
     (t ""))))

(defun charsleuth--lighter ()
  "The mode-line mark of `charsleuth-mode'."
  (let ((text (charsleuth-mode-line)))
    (if (string-empty-p text) "" (concat " " (replace-regexp-in-string "%" "%%" text)))))

(defun charsleuth--file ()
  "The file of this buffer, or an error."
  (or buffer-file-name (user-error "This buffer has no file")))

(defun charsleuth--answer ()
  "The answer about this buffer, asked for where it is not there."
  (or charsleuth-answer
      (let ((file (charsleuth--file)))
        (if (charsleuth--is-plain file)
            (charsleuth--ask nil "--" (charsleuth--file-argument file))
          (charsleuth--with-bytes-of file
            (charsleuth--ask-about-bytes file (point-min) (point-max)))))))

(defun charsleuth--reasons (answer)
  "ANSWER and its reasons as lines for people."
  (let ((best (car (alist-get 'candidates answer)))
        (rest (cdr (alist-get 'candidates answer))))
    (append
     (list (concat (alist-get 'encoding best) ", "
                   (charsleuth--percent (alist-get 'confidence best))
                   (if-let ((language (alist-get 'language best)))
                       (concat ", language " language))))
     (mapcar (lambda (evidence)
               (format "  %+6d  %s" (alist-get 'decibans evidence)
                       (alist-get 'detail evidence)))
             (alist-get 'evidence best))
     (if (> (alist-get 'malformed best) 0)
         (list (format "  %d malformed, the first at byte %d"
                       (alist-get 'malformed best)
                       (alist-get 'first_malformed best))))
     (mapcar (lambda (conflict)
               (format "  It declares itself %s (%s), which the bytes contradict."
                       (alist-get 'declared conflict)
                       (alist-get 'rule conflict)))
             (alist-get 'conflicts answer))
     (mapcar (lambda (line) (concat "  It has " line ".")) (charsleuth--noticed answer))
     (if rest
         (list (concat "Next: " (mapconcat #'charsleuth--name-and-percent
                                           rest ", ")))))))

(defun charsleuth--name-and-percent (candidate)
  "CANDIDATE in short."
  (concat (alist-get 'encoding candidate) " "
          (charsleuth--percent (alist-get 'confidence candidate))))

(defun charsleuth--noticed (answer)
  "Lines for people about mojibake, parts and bodies of mails, by ANSWER."
  (let* ((mojibake (alist-get 'mojibake answer))
         (runs (alist-get 'runs mojibake)))
    (append
     (if mojibake
         (list (format "%d %s of mojibake (%s): M-x charsleuth-repair undoes it"
                       runs (if (= runs 1) "run" "runs")
                       (mapconcat #'identity (alist-get 'chain mojibake) ", then "))))
     (if (alist-get 'mixed answer)
         (list "several encodings: M-x charsleuth-read-by-parts reads each part in its own"))
     (if (alist-get 'bodies answer)
         (list "text in base64 or quoted-printable: M-x charsleuth-read-by-parts decodes it")))))

;;;###autoload
(defun charsleuth-why ()
  "Show which encoding the file is in, and the reasons."
  (interactive)
  (let* ((answer (charsleuth--answer))
         (lines (cond ((alist-get 'candidates answer)
                       (charsleuth--reasons answer))
                      ((alist-get 'binary answer) (list "This is binary."))
                      (t (list "There is no answer for this buffer.")))))
    (if (charsleuth--choice)
        (push (format "You chose %s.  Without that:" (charsleuth--choice)) lines))
    (with-help-window "*Charsleuth*"
      (princ (mapconcat #'identity lines "\n")))))

;;;; Overruling

(defun charsleuth--registry ()
  "Rows of the registry, nil where there is no answer."
  (or charsleuth--registry
      (setq charsleuth--registry (charsleuth--run nil "list" "--json"))))

(defun charsleuth--resolve (label)
  "Emacs' coding system for what somebody typed as LABEL, nil where none.
Names of the registry come first, then Emacs' own, then aliases."
  (let ((registry (charsleuth--registry))
        (label (downcase label)))
    (cl-flet ((coding (is-row) (charsleuth--known
                                (alist-get 'emacs (alist-get 'names (seq-find is-row registry))))))
      (or (coding (lambda (row) (equal (downcase (alist-get 'encoding row)) label)))
          (charsleuth--known label)
          (coding (lambda (row) (member label (mapcar #'downcase (alist-get 'aliases row)))))))))

(defun charsleuth--names ()
  "Names for `charsleuth-reopen', candidates first."
  (delete-dups
   (append
    (mapcar (lambda (candidate) (alist-get 'encoding candidate))
            (alist-get 'candidates charsleuth-answer))
    (delq nil (mapcar (lambda (row)
                        (and (alist-get 'emacs (alist-get 'names row))
                             (alist-get 'encoding row)))
                      (charsleuth--registry)))
    (list "auto"))))

(defun charsleuth--annotation (name)
  "Probability and preview of the candidate called NAME."
  (when-let ((candidate (seq-find
                         (lambda (it) (equal (alist-get 'encoding it) name))
                         (alist-get 'candidates charsleuth-answer))))
    (format "  %4s  %s"
            (charsleuth--percent (alist-get 'confidence candidate))
            (replace-regexp-in-string "[[:cntrl:]]+" " "
                                      (alist-get 'preview candidate)))))

(defun charsleuth--completions (names annotate)
  "A completion table of NAMES in their order, with ANNOTATE."
  (lambda (text predicate action)
    (if (eq action 'metadata)
        `(metadata (annotation-function . ,annotate)
                   (display-sort-function . identity)
                   (cycle-sort-function . identity))
      (complete-with-action action names text predicate))))

(defun charsleuth--read-name ()
  "Let the user pick an encoding."
  (let* ((buffer (current-buffer))
         (completion-ignore-case t)
         (annotate (lambda (name)
                     (with-current-buffer buffer
                       (charsleuth--annotation name)))))
    (completing-read "Open in encoding: "
                     (charsleuth--completions (charsleuth--names) annotate)
                     nil nil nil nil (car (charsleuth--names)))))

;;;###autoload
(defun charsleuth-reopen (label &optional discard)
  "Open the buffer's file in the encoding LABEL; \"auto\" is the one found.
The choice outlives `revert-buffer'.  A modified buffer is
refused unless DISCARD, the prefix argument."
  (interactive (list (charsleuth--read-name) current-prefix-arg))
  (charsleuth--file)
  (if (and (buffer-modified-p) (not discard))
      (user-error "The buffer is modified; save it, or use a prefix argument to discard the changes"))
  (let ((coding (unless (equal label "auto")
                  (or (charsleuth--resolve label)
                      (user-error "Emacs has no encoding \"%s\"" label)))))
    (setq buffer-file-coding-system-explicit nil)
    (let ((coding-system-for-read coding))
      (revert-buffer t t))
    ;; Undo must not bring back text of the other encoding.
    (unless (eq buffer-undo-list t)
      (setq buffer-undo-list nil))
    (force-mode-line-update)))

;;;; Mojibake, and files in several encodings

(defun charsleuth--repairs (bytes)
  "All mojibake in BYTES, a string of UTF-8; `failed' without an answer."
  (let ((answer (with-temp-buffer
                  (set-buffer-multibyte nil)
                  (insert bytes)
                  (charsleuth--run (cons (point-min) (point-max)) "repair" "--json"
                                   "--no-sidecar" "--from" "UTF-8" "-"))))
    (if (ignore-errors (assq 'repairs answer))
        (alist-get 'repairs answer)
      'failed)))

(defun charsleuth--places (bytes repairs)
  "REPAIRS of BYTES, the accessible text, as (POSITION BEFORE AFTER), last first."
  (let ((byte 0) (position (point-min)) places)
    (dolist (repair repairs places)
      (let ((before (alist-get 'before repair))
            (range (alist-get 'range repair)))
        (setq position (+ position (length (decode-coding-string
                                            (substring bytes byte (car range)) 'utf-8-unix))))
        (push (list position before (alist-get 'after repair)) places)
        (setq byte (cadr range)
              position (+ position (length before)))))))

;;;###autoload
(defun charsleuth-repair ()
  "Put what was meant in place of mojibake (\"cafÃ©\") in the buffer.
Sound text stays as it is.  One `undo' brings the text back."
  (interactive "*")
  (let* ((bytes (encode-coding-region (point-min) (point-max) 'utf-8-unix t))
         (repairs (charsleuth--repairs bytes)))
    (cond
     ((eq repairs 'failed) (user-error "The program gave no answer"))
     ((null repairs) (message "charsleuth: no mojibake was found"))
     (t
      (undo-boundary)
      (save-excursion
        (atomic-change-group
          (pcase-dolist (`(,position ,before ,after) (charsleuth--places bytes repairs))
            (goto-char position)
            (unless (looking-at-p (regexp-quote before))
              (user-error "The buffer has characters that UTF-8 has not"))
            (delete-char (length before))
            (insert after))))
      (message "charsleuth: %d %s of mojibake undone" (length repairs)
               (if (cdr repairs) "runs" "run"))))))

;;;###autoload
(defun charsleuth-read-by-parts ()
  "Open the buffer's file, as it is saved, in a new buffer.
Each of its parts is read in its own encoding."
  (interactive)
  (let* ((file (charsleuth--file))
         (text (if (charsleuth--is-plain file)
                   (charsleuth--output #'charsleuth--read-text nil "show" "--segments" "--"
                                       (charsleuth--file-argument file))
                 (charsleuth--with-bytes-of file
                   (charsleuth--output #'charsleuth--read-text (cons (point-min) (point-max))
                                       "show" "--segments" "-")))))
    (unless text
      (user-error "The program gave no text"))
    (pop-to-buffer (generate-new-buffer
                    (concat (file-name-nondirectory file) " by parts")))
    (insert text)
    (setq buffer-file-coding-system 'utf-8-unix)
    (setq buffer-undo-list nil)
    (set-buffer-modified-p nil)
    (goto-char (point-min))))

;;;###autoload
(defun charsleuth-view ()
  "Open the buffer's file in the viewer, at the line of point."
  (interactive)
  (let ((file (charsleuth--file)))
    (if (file-remote-p file)
        (user-error "The viewer reads local files only"))
    (unless (executable-find charsleuth-viewer-program)
      (user-error "There is no program \"%s\"" charsleuth-viewer-program))
    (let ((default-directory temporary-file-directory))
      (call-process charsleuth-viewer-program nil 0 nil
                    "--goto" (number-to-string (line-number-at-pos nil t))
                    "--" (charsleuth--file-argument file)))))

;;;###autoload
(define-minor-mode charsleuth-mode
  "Open every file in the encoding it is in."
  :global t
  :group 'charsleuth
  :require 'charsleuth
  :lighter (:eval (charsleuth--lighter))
  (if charsleuth-mode
      (progn
        (add-function :around set-auto-coding-function
                      #'charsleuth--auto-coding)
        (add-hook 'find-file-hook #'charsleuth--attach)
        (add-hook 'after-revert-hook #'charsleuth--attach))
    (remove-function set-auto-coding-function #'charsleuth--auto-coding)
    (remove-hook 'find-file-hook #'charsleuth--attach)
    (remove-hook 'after-revert-hook #'charsleuth--attach)))

(provide 'charsleuth)
;;; charsleuth.el ends here
