#!/usr/bin/python3
"""Writes aliases_collected.tsv: the names that programs and registries give the encodings.

    collect_aliases.py [WHATWG_FOLDER]     default: $CHARSLEUTH_TABLES/whatwg or ../shared/tables/whatwg

IANA's registry is taken from Debian's libi18n-charset-perl, Emacs is asked (emacs-nox), glibc's names
come from its gconv-modules, Java's from openjdk-17-jdk-headless, Python's from its alias table.
"""

import collections
import encodings.aliases
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

import collect_tables
import registry_data as data
import table_sources as sources

IANA = "/usr/share/perl5/I18N/Charset.pm"
GCONV = "/usr/lib/*-linux-gnu/gconv/gconv-modules"
EMACS = """(dolist (c (coding-system-list t))
  (princ (format "%s %s\\n" (coding-system-get c :mime-charset) (mapconcat #'symbol-name (coding-system-aliases c) " "))))"""
JAVA = """public class Names { public static void main(String[] a) {
  for (java.nio.charset.Charset c : java.nio.charset.Charset.availableCharsets().values())
    System.out.println(c.name() + " " + String.join(" ", new java.util.TreeSet<>(c.aliases()))); } }"""


def whatwg(rows, folder):
    with open(os.path.join(folder, "encodings.json"), encoding="utf-8") as file:
        standard = {e["name"]: e["labels"] for section in json.load(file) for e in section["encodings"]}
    for row in rows:
        labels = standard.get(row.name, [])
        first = row.name.lower()
        yield row.id, [label for label in [first] if label in labels] + [label for label in labels if label != first]


def iana(rows, labels):
    """A record belongs to the row whose canonical name it holds, else to whom WHATWG gives its names."""
    canonical = {data.fold(row.name): row.id for row in rows}
    found = collections.defaultdict(list)
    with open(IANA, encoding="latin-1") as file:
        for record in re.findall(r"<record.*?>(.*?)</record>", file.read(), re.S):
            names = re.findall(r"<(?:preferred_alias|name|alias)>(.*?)</", record)
            mime = re.search(r"<preferred_alias>(.*?)</", record)
            names = list(dict.fromkeys(([mime[1]] if mime else []) + names))
            ids = [canonical.get(data.fold(n)) for n in names] + [labels.get(data.fold(n)) for n in names]
            owner = next((id_ for id_ in ids if id_), None)
            if owner:
                own = any(canonical.get(data.fold(n)) == owner for n in names)
                found[owner].insert(0 if own else len(found[owner]), names)
    return {id_: [name for names in records for name in names] for id_, records in found.items()}.items()


def glibc():
    """{module: its names}, without the numbers of the OSF registry."""
    names = collections.defaultdict(list)
    for path in glob.glob(GCONV) + glob.glob(GCONV + ".d/*.conf"):
        with open(path, encoding="ascii") as lines:
            for line in lines:
                fields = line.split()
                if fields[:1] == ["alias"] and not fields[1].startswith("OSF"):
                    names[fields[2].rstrip("/")].append(fields[1].rstrip("/"))
    return names


def iconv(programs):
    modules = glibc()
    module_of = {name: module for module, names in modules.items() for name in names}
    for row, converters in programs.items():
        names = []
        for name in converters.get("iconv", "").split():
            module = module_of.get(name, name)
            names += [name, module, *modules.get(module, [])]
        yield row, names


def python(programs):
    aliases = collections.defaultdict(list)
    for alias, codec in encodings.aliases.aliases.items():
        aliases[codec].append(alias)
    for row, converters in programs.items():
        yield row, [n for codec in converters.get("python", "").split() for n in [codec, *aliases[codec]]]


def java(programs):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Names.java")
        with open(path, "w", encoding="ascii") as file:
            file.write(JAVA)
        run = subprocess.run(["java", path], capture_output=True, text=True, check=True)
    names = {line.split()[0]: line.split() for line in run.stdout.splitlines()}
    for row, converters in programs.items():
        yield row, [n for charset in converters.get("java", "").split() for n in names[charset]]


def emacs(labels):
    run = subprocess.run(["emacs", "--batch", "--eval", f"(progn {EMACS})"], capture_output=True, text=True, check=True)
    found = collections.defaultdict(list)
    for line in run.stdout.splitlines():
        mime, *names = line.split()
        names = ([mime] if mime in names else []) + names
        owner = next((labels[n] for n in names if n in labels), None)
        if owner and "with-signature" not in line:
            found[owner] += names
    return found.items()


def icu_opens(icu, name, row):
    """Whether ICU, asked by that name, decodes the page as we do (controls and holes aside)."""
    try:
        theirs = icu.table(name)
    except ValueError:
        return False
    ours = data.read_table(row.table)
    codes = [collect_tables.code_points(text) for text in theirs]
    return sum(a != b for a, b in zip(codes, ours) if collect_tables.HOLE not in (a, b) and a not in collect_tables.SWAPPED) < 4


def qt(rows, programs):
    """Qt 6 opens what ICU does: the row's own name where that gives our table, else ICU's exact name."""
    icu = sources.Icu()
    for row in rows:
        exact = programs.get(row.id, {}).get("icu")
        if row.table and exact:
            names = [row.name, *row.aliases.get("Iana", [])]
            yield row.id, [next((name for name in names if icu_opens(icu, name, row)), exact)]
        elif exact and "," not in exact:
            yield row.id, [exact]


def vim(programs):
    """Vim hands names that it does not know to iconv."""
    for row, converters in programs.items():
        yield row, [name.lower().replace("_", "-") for name in converters.get("iconv", "").split()[:1]]


def labels_of_programs(collected):
    found = {}
    for space in ("whatwg", "iana", "iconv", "python"):
        for id_, names in collected[space].items():
            for name in names:
                found.setdefault(data.fold(name), id_)
    return found


def collect(folder):
    rows = data.read_rows(collected=False)
    programs = sources.read_sources()
    collected = {"whatwg": dict(whatwg(rows, folder))}
    labels = {data.fold(n): id_ for id_, names in collected["whatwg"].items() for n in names}
    labels.update((data.fold(row.name), row.id) for row in rows if row.name in data.OWN_PAGES)
    collected["iana"] = dict(iana(rows, labels))
    for row in rows:
        row.aliases["Iana"] = collected["iana"].get(row.id, [])
    collected["iconv"] = dict(iconv(programs))
    collected["python"] = dict(python(programs))
    collected["java"] = dict(java(programs))
    canonical = {data.fold(row.name): row.id for row in rows}
    collected["emacs"] = dict(emacs({**labels_of_programs(collected), **canonical}))
    collected["vim"] = dict(vim(programs))
    collected["qt"] = dict(qt(rows, programs))
    return rows, collected


def main():
    rows, collected = collect(sys.argv[1] if len(sys.argv) > 1 else collect_tables.default_folder())
    with open(os.path.join(data.HERE, "aliases_collected.tsv"), "w", encoding="ascii") as file:
        file.write("# GENERATED by collect_aliases.py. Do not edit; aliases.tsv comes before it and can take names out.\n")
        file.write("#id\tnamespace\tnames\n")
        for row in rows:
            for space, by_id in collected.items():
                names = list(dict.fromkeys(by_id.get(row.id, [])))
                if names:
                    file.write(f"{row.id}\t{space}\t{' '.join(names)}\n")


if __name__ == "__main__":
    main()
