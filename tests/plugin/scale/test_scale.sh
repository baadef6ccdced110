#!/usr/bin/env bash
# Installs the wheel and the engines of PyPI into an environment of its own and tries columns in them:
# test_scale.sh [--quick [WHEEL] | --report]
#
#   --quick    without Spark, Ray, trafilatura and datatrove; with a WHEEL nothing is built: continuous integration has one, and CHARSLEUTH, a program
#   --report   writes plugin/scale/report.md, speed beside other detectors and tables of many rows and files, and nothing else
. "$(dirname "$0")/../../../resources/setup/setup.sh"

case ${1:-} in
--quick | --report | "") ;;
*) stop "$1 is no option of this test." "./dev test-scale [--quick [WHEEL] | --report]" ;;
esac

folder=build/scale
environment=$folder/environment
tests=tests/plugin/scale
wheel=${2:-}
program=${CHARSLEUTH:-build/release/bin/charsleuth}
packages=(pyarrow polars pandas numpy duckdb fastwarc resiliparse)
if [ "${1:-}" = --report ]; then packages+=(faust-cchardet 'chardet>=7.7' 'charset-normalizer>=3.5'); fi
if [ -z "${1:-}" ]; then packages+=('pyspark>=4.1' 'ray[data]' trafilatura lxml_html_clean datatrove warcio python-magic); fi

need programs python
if [ -z "${1:-}" ]; then need spark; fi
if [ -z "${CHARSLEUTH:-}" ]; then build release charsleuth; fi
mkdir -p "$folder"
[ -x "$environment/bin/python" ] || /usr/bin/python3 -m venv "$environment"
if [ -z "$wheel" ]; then
    say "Building the wheel"
    rm -rf "$folder/dist"
    "$environment/bin/python" -m pip wheel -q --disable-pip-version-check --no-deps --wheel-dir "$folder/dist" plugin/python
    rm -rf plugin/python/build plugin/python/src/charsleuth.egg-info
    wheel=$(echo "$folder"/dist/*.whl)
fi
say "Installing the engines from PyPI into $environment"
"$environment/bin/python" -m pip install -q --disable-pip-version-check --no-cache-dir "${packages[@]}"
"$environment/bin/python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall "$wheel"

python() { "$environment/bin/python" "$@" || stop "$1 failed." "$(again)"; }
if [ "${1:-}" = --report ]; then
    python $tests/speed.py --report plugin/scale/report.md
    python $tests/many_rows.py --report plugin/scale/report.md
    python $tests/many_files.py --report plugin/scale/report.md
    exit
fi
say "The answers of every way beside those of the program"
python $tests/same_answer_test.py "$program" "$([ -n "${1:-}" ] && echo 900 || echo 5000)"
python $tests/bad_input_test.py
python $tests/files_test.py "$program"
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
    say "200,000 rows, batch by batch"
    python $tests/many_rows.py 200000
    say "A table of 20,000 files, killed half-way and gone on with"
    python $tests/many_files.py 20000
    say "Spark: in one process, then in two, one of which is killed"
    python $tests/spark_test.py 'local[2]'
    python $tests/spark_test.py 'local-cluster[2,1,1024]'
    say "Ray: two workers, one of which is killed"
    python $tests/ray_test.py
    say "One survey of a folder by the package's program, by Spark and by Ray"
    python $tests/survey_test.py
fi
say "Columns work in every engine."
