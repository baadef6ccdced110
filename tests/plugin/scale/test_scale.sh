#!/usr/bin/env bash
# Installs the wheel and the engines of PyPI into an environment of its own and tries columns in them: test_scale.sh [--quick | --report]
#
#   --quick    without Spark, Ray, trafilatura and datatrove: what takes three to six minutes
#   --report   writes plugin/scale/report.md, speed beside other detectors and a table of 100,000 files, and nothing else
. "$(dirname "$0")/../../../resources/setup/setup.sh"

case ${1:-} in
--quick | --report | "") ;;
*) stop "$1 is no option of this test." "./dev test-scale [--quick | --report]" ;;
esac

folder=build/scale
environment=$folder/environment
tests=tests/plugin/scale
packages=(pyarrow polars pandas numpy duckdb fastwarc resiliparse faust-cchardet 'chardet>=7.7' 'charset-normalizer>=3.5')
if [ -z "${1:-}" ]; then packages+=('pyspark>=4.1' 'ray[data]' trafilatura lxml_html_clean datatrove warcio python-magic); fi

need programs python
if [ -z "${1:-}" ]; then need spark; fi
say "Building the wheel and the program"
build release charsleuth
mkdir -p "$folder"
[ -x "$environment/bin/python" ] || /usr/bin/python3 -m venv "$environment"
rm -rf "$folder/dist"
"$environment/bin/python" -m pip wheel -q --disable-pip-version-check --no-deps --wheel-dir "$folder/dist" plugin/python
rm -rf plugin/python/build plugin/python/src/charsleuth.egg-info
say "Installing the engines from PyPI into $environment"
"$environment/bin/python" -m pip install -q --disable-pip-version-check "${packages[@]}"
"$environment/bin/python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall "$folder"/dist/*.whl

python() { "$environment/bin/python" "$@" || stop "$1 failed." "$(again)"; }
if [ "${1:-}" = --report ]; then
    python $tests/speed.py --report plugin/scale/report.md
    python $tests/many_files.py --report plugin/scale/report.md
    exit
fi
say "The answers of every way beside those of the program"
python $tests/same_answer_test.py build/release/bin/charsleuth "$([ -n "${1:-}" ] && echo 900 || echo 5000)"
python $tests/bad_input_test.py
python $tests/files_test.py build/release/bin/charsleuth
python $tests/warc_test.py
python $tests/drop_in_test.py
python -c 'import doctest, importlib, sys
sys.exit(any(doctest.testmod(importlib.import_module("charsleuth." + name)).failed for name in sys.argv[1:]))' \
    arrow polars duckdb compat.resiliparse
if [ -z "${1:-}" ]; then
    if command -v cargo >/dev/null; then
        plugin/scale/duckdb/build.sh
        python $tests/duckdb_extension_test.py build/duckdb/charsleuth.duckdb_extension
    else
        say "DuckDB's extension is not tried: cargo, which fetches DuckDB's header, is not there"
    fi
    python $tests/programs_test.py
    say "A table of 20,000 files, killed half-way and gone on with"
    python $tests/many_files.py 20000
    say "Spark: in one process, then in two, one of which is killed"
    python $tests/spark_test.py 'local[2]'
    python $tests/spark_test.py 'local-cluster[2,1,1024]'
    say "Ray: two workers, one of which is killed"
    python $tests/ray_test.py
fi
say "Columns work in every engine."
