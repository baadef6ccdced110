#!/bin/sh
# Takes over into the .ts files what the viewer's sources say now; new strings are "unfinished" until
# somebody translates them, and a test fails as long as there are any.
#
#   update.sh [FOLDER]      where the .ts files are (default: beside this script); LUPDATE names the program

set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$here}
"${LUPDATE:-/usr/lib/qt6/bin/lupdate}" -silent -no-obsolete -locations none -I "$root" -recursive "$root/app/viewer" \
    -ts "$folder"/charsleuth_*.ts
