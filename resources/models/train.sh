#!/usr/bin/env bash
# Makes the program's tables again, from the counts and numbers that are committed, and says which of them are no longer what was there.
# What learns wants numpy and LightGBM of PyPI, in an environment of its own, and in these versions for the same table byte for byte.
. "$(dirname "$0")/../setup/setup.sh"

environment=build/train/environment
packages=(numpy==2.4.6 lightgbm==4.7.0)

need python
tables() { git ls-files -z '*/generated/*' resources/models/built | xargs -0 sha256sum | sort; }
before=$(tables)
[ -x "$environment/bin/python" ] || /usr/bin/python3 -m venv "$environment"
"$environment/bin/python" -m pip install -q --disable-pip-version-check "${packages[@]}" || stop "pip cannot install ${packages[*]}." "$(again)"

step() {
    say "$1"
    "$environment/bin/python" "$2" || stop "$2 failed." "$(again)"
}
step "Encodings" resources/encodings/generate.py
step "Languages" resources/models/train.py
step "The language's probability" tests/accuracy/train_language.py
step "The judgement of candidates" tests/accuracy/train_judgement.py

after=$(tables)
if [ "$before" = "$after" ]; then
    say "All tables are what they were."
else
    say "These are not what they were: $(comm -13 <(echo "$before") <(echo "$after") | cut -c67- | paste -sd ' ')"
fi
