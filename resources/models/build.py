"""counts -> built/*.bin: the tables that the program uses in place, without parsing them.

All numbers are little-endian. Costs are as in costs.py, the formulas in core/statistics/README.md.
"""
import collections

import alphabet
import count
from alphabet_table import alphabet_file, class_sizes
from language import Language, letters_of, shared_rows
from script_table import ScriptTable, script_file


def built(folder):
    """(path, contents) of every file of built/."""
    languages = collections.defaultdict(list)
    for row in count.Languages(folder).rows:
        languages[row[1]].append(Language(row, folder))
    letters = {script: letters_of(script, languages[script]) for script in alphabet.SCRIPTS}
    sizes = class_sizes()
    yield folder / "built" / "alphabet.bin", alphabet_file(letters)
    tables = [ScriptTable(script, languages[script], letters[script]) for script in alphabet.SCRIPTS]
    shared = shared_rows([model for table in tables for language, model in zip(table.languages, table.models) if not language.pooled])
    for table in tables:
        for model in table.models:
            model.share(shared)
        yield folder / "built" / (table.script.lower() + ".bin"), script_file(table, sizes)
