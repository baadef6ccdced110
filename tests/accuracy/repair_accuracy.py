#!/usr/bin/env python3
"""How often mojibake is undone and sound text left alone, beside ftfy.

    repair_accuracy.py CHARSLEUTH CORPUS [--share P] [--seed WORD] [--misses GROUP]

CORPUS is a folder of LANG.txt (UTF-8, a sentence a line); only lines that no model is trained on are used (FNV-1a-64 divisible by
ten). Prints per cent of the files that are the original again, to the last character; for sound text, of those that change.
ftfy (Debian: python3-ftfy) is asked line by line, with its entities step.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

import repair_texts

try:
    import ftfy
except ImportError:
    ftfy = None


def repaired(program, cases, folder):
    """What the program writes for each case, and its repairs."""
    names = [folder / f"{i:06}" for i in range(len(cases))]
    for name, case in zip(names, cases):
        name.write_bytes(case.text)
    reports = {}
    for at in range(0, len(names), 500):
        command = [program, "repair", "--json", "--no-sidecar", "--from", "UTF-8", "--out-dir", str(folder / "out"), "--"]
        result = subprocess.run(command + [str(n) for n in names[at:at + 500]], capture_output=True, text=True, encoding="utf-8", check=False)
        for line in result.stdout.splitlines():
            report = json.loads(line)
            reports[report["file"]] = report
    for name in names:
        out = folder / "out" / name.name
        yield (out.read_bytes().decode() if out.exists() else None), reports.get(str(name))


def by_ftfy(case):
    config = ftfy.TextFixerConfig(explain=False, normalization=None, uncurl_quotes=False, fix_latin_ligatures=False,
                                  fix_character_width=False, fix_line_breaks=False, remove_control_chars=False,
                                  remove_terminal_escapes=False, fix_surrogates=False)
    return "\n".join(ftfy.fix_text_segment(line, config) for line in case.text.decode().split("\n"))


def share_right(meant, got):
    """For lossy text: the part of the words outside ASCII that are right."""
    words, found = meant.split(), (got or "").split()
    wanted = [i for i, w in enumerate(words) if any(ord(c) > 0x7F for c in w)]
    if len(words) != len(found):
        counts = collections.Counter(found)
        return sum(min(n, counts[w]) for w, n in collections.Counter(words[i] for i in wanted).items()) / max(1, len(wanted))
    return sum(words[i] == found[i] for i in wanted) / max(1, len(wanted))


def show_miss(case, text):
    """The words that are not as they were meant, and as they stood."""
    print(case.language, case.detail, end=":")
    triples = list(zip(case.text.decode().split(" "), text.split(" "), case.meant.split(" ")))
    for stood, got, meant in [t for t in triples if t[1] != t[2]][:6]:
        print("", repr(stood[:40]), "->", repr(got[:40]), "not", repr(meant[:30]), end=";")
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("corpus")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seed", default="", help="other texts of the same kinds: what was mended by the misses of one seed is measured by another")
    parser.add_argument("--misses", metavar="GROUP", action="append", default=[], help="tells the words that are wrong; may be given more than once")
    parser.add_argument("--no-ftfy", action="store_true")
    args = parser.parse_args()
    cases = list(repair_texts.made(args.corpus, args.share, args.seed))
    right, theirs, total = collections.Counter(), collections.Counter(), collections.Counter()
    parts, chains = collections.Counter(), collections.Counter()
    by_language = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as folder:
        for case, (text, report) in zip(cases, repaired(args.program, cases, pathlib.Path(folder))):
            total[case.group] += 1
            good = text == case.meant
            right[case.group] += good
            if not case.group.startswith("sound"):
                by_language[case.language][good] += 1
            if case.group == "lossy":
                parts[case.group] += share_right(case.meant, text)
            if case.chain and report and report["repairs"]:
                named = collections.Counter(" + ".join(r["chain"]) for r in report["repairs"]).most_common(1)[0][0]
                chains[case.group] += named == " + ".join(case.chain)
            if case.group in args.misses and not good:
                show_miss(case, text or "")
            if ftfy and not args.no_ftfy:
                theirs[case.group] += by_ftfy(case) == case.meant
    print(f"{'what happened':44}{'files':>7}{'exactly':>9}{'chain':>7}{'ftfy':>7}   per cent; sound: files that change")
    for group, count in total.items():
        sound = group.startswith("sound")
        ours = count - right[group] if sound else 100 * right[group] / count
        other = "-" if not theirs else str(count - theirs[group]) if sound else f"{100 * theirs[group] / count:.1f}"
        extra = f"   words {100 * parts[group] / count:.1f}" if parts[group] else ""
        named = f"{100 * chains[group] / count:.1f}" if chains[group] else "-"
        print(f"{group:44}{count:7}{ours if sound else f'{ours:.1f}':>9}{named:>7}{other:>7}{extra}")
    print("by language: " + " ".join(f"{lang} {100 * c[True] / (c[True] + c[False]):.0f}" for lang, c in by_language.items()))


if __name__ == "__main__":
    sys.exit(main())
