"""Reads encodings.tsv, aliases.tsv and tables/, and says which label means which row."""

import os
import re
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))

# In the order of Namespace in core/registry/registry.h.
NAMESPACES = ["Iana", "Whatwg", "Emacs", "Vim", "Python", "Iconv", "Windows", "Java", "Latex", "VsCode", "Qt", "Common"]

# Whose meaning wins where two namespaces disagree about a label.
PRECEDENCE = ["Whatwg", "Iana", "Common", "Windows", "Iconv", "Java", "Python", "Vim", "Emacs", "Qt", "VsCode", "Latex"]

# Asked for by exactly these names one gets the pages themselves, not what WHATWG reads them as.
OWN_PAGES = ["ISO-8859-1", "ISO-8859-9", "ISO-8859-11", "TIS-620"]


@dataclass
class Row:
    id: str
    name: str
    region: str
    languages: list
    era: str
    platform: str
    superset: str
    edit_as: str
    decoder: str
    ascii: bool
    usual: dict  # role -> rank, from 1 on
    aliases: dict = field(default_factory=dict)  # namespace -> names

    @property
    def label(self):
        return f"{self.region} ({self.name})"

    @property
    def table(self):
        return self.decoder.removeprefix("single:") if self.decoder.startswith("single:") else None


def tsv(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def read_rows(collected=True):
    """The rows with their names: aliases.tsv's first, then what collect_aliases.py found."""
    rows = []
    for id_, name, region, languages, era, platform, superset, edit_as, decoder, ascii_, usual in tsv("encodings.tsv"):
        ranks = {role: int(rank) for role, rank in (cell.split(":") for cell in usual.split())}
        rows.append(Row(id_, name, region, languages.split(), era, platform, superset, edit_as, decoder, ascii_ == "yes", ranks))
    by_id = {row.id: row for row in rows}
    spaces = {space.lower(): space for space in NAMESPACES}
    for file in ["aliases.tsv", "aliases_collected.tsv"] if collected else ["aliases.tsv"]:
        for id_, space, names in tsv(file):
            add_names(by_id[id_].aliases.setdefault(spaces[space], []), names.split(), spaces[space])
    for row in rows:
        for names in row.aliases.values():
            names[:] = [name for name in names if not name.startswith("!")]
    return rows


def add_names(names, more, space):
    """Names that differ only in what the namespace's own rules ignore are one name."""
    known = {fold_in(name.removeprefix("!"), space) for name in names}
    for name in more:
        folded = fold_in(name.removeprefix("!"), space)
        if folded not in known:
            known.add(folded)
            names.append(name)


def read_table(name):
    """256 code points, 0xFFFF where the byte means nothing."""
    with open(os.path.join(HERE, "tables", name + ".txt"), encoding="ascii") as lines:
        codes = [int(cell, 16) for line in lines if not line.startswith("#") for cell in line.split()]
    if len(codes) != 256:
        raise ValueError(f"tables/{name}.txt has {len(codes)} cells")
    return codes


def fold(label):
    """What findEncoding() does with a label before it looks it up: foldLabel() in registry.cpp."""
    return label.lower()


def fold_in(label, space):
    """Python takes '-' and ' ' for '_', Vim takes '_' for '-': foldLabel(label, space) in registry.cpp."""
    folded = fold(label)
    if space == "Python":
        return folded.replace("-", "_").replace(" ", "_")
    return folded.replace("_", "-") if space == "Vim" else folded


def reduce(label):
    """Charset alias matching of Unicode Technical Standard 22, section 1.4: reduceLabel() in registry.cpp."""
    kept = re.sub(r"[^a-z0-9]", "", label.lower())
    return re.sub(r"(?<![0-9])0+", "", kept)


def labels_of(rows, space):
    return {fold_in(name, space): row.id for row in rows for name in row.aliases.get(space, [])}


def _in_order_of_precedence(rows):
    """(label, row id), the one that wins first."""
    for row in rows:
        if row.name in OWN_PAGES:
            yield row.name, row.id
    for space in PRECEDENCE:
        for row in rows:
            for name in row.aliases.get(space, []):
                yield name, row.id
        if space == "Whatwg":
            for row in rows:
                yield row.name, row.id


def all_labels(rows):
    found = {}
    for name, id_ in _in_order_of_precedence(rows):
        found.setdefault(fold(name), id_)
    return found


def reduced_labels(rows):
    """Without the four own pages: they are for exactly those spellings."""
    found = {}
    for name, id_ in list(_in_order_of_precedence(rows))[len(OWN_PAGES) :]:
        found.setdefault(reduce(name), id_)
    return found


def find(rows, label):
    found = all_labels(rows)[fold(label)]
    return next(row for row in rows if row.id == found)
