#!/bin/sh
# Draws every state of the window into a folder, to be looked at.
#
#   shots.sh OUTDIR          VIEWER names the program (default: build/release/bin/charsleuth-viewer)
#
# Those in resources/screenshots are a choice of these: shots.sh resources/screenshots readme
# The moving picture is made by moving_picture.py.

set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
viewer=${VIEWER:-$root/build/release/bin/charsleuth-viewer}
samples=$root/resources/samples/files
out=$1
only=${2:-}
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
mkdir -p "$out"

shot() { # NAME OPTIONS... FILE
    name=$1
    shift
    "$viewer" --shot "$out/$name.png" --size 1120x700 "$@"
}

shot shift_jis --theme light --panel why "$samples/menu.txt"
shot damaged_euc_kr --theme light --panel why "$samples/walk.txt"
shot arabic --theme light "$samples/letter.txt"
shot dark --theme dark --panel why --panel bytes "$samples/film.srt"
shot folder --theme light "$samples"
[ -z "$only" ] || exit 0

for theme in light dark; do
    shot "empty_$theme" --theme $theme
    shot "conflict_$theme" --theme $theme --panel why "$samples/lighthouse.html"
    shot "search_$theme" --theme $theme --panel encodings "$samples/club.eml"
    shot "convert_$theme" --theme $theme --panel convert "$samples/menu.txt"
    shot "hints_$theme" --theme $theme --panel hints "$samples/przepis.txt"
    shot "preferences_$theme" --theme $theme --panel preferences "$samples/menu.txt"
    shot "keys_$theme" --theme $theme --panel keys "$samples/menu.txt"
    shot "help_$theme" --theme $theme --panel help "$samples/menu.txt"
    shot "bytes_$theme" --theme $theme --panel bytes --goto @235 "$samples/walk.txt"
    shot "tabs_$theme" --theme $theme "$samples/menu.txt" "$samples/film.srt" "$samples/walk.txt"
done
for language in ja zh_CN pseudo; do
    shot "keys_in_$language" --theme light --language $language --panel keys "$samples/menu.txt"
    shot "hints_in_$language" --theme dark --language $language --panel hints "$samples/przepis.txt"
    shot "in_$language" --theme light --language $language --panel why "$samples/lighthouse.html"
    shot "convert_in_$language" --theme light --language $language --panel convert "$samples/menu.txt"
done
shot box_drawing --theme light "$samples/phone.txt"
shot utf16 --theme light "$samples/cafe.log"
shot ebcdic --theme light --panel bytes "$samples/stock.csv"
shot thai --theme light "$samples/bookshop.txt"
shot chinese --theme dark "$samples/map.txt"
shot compare --theme light --compare ISO-8859-2,windows-1250 "$samples/przepis.txt"
shot compare_dark --theme dark --compare koi8-r "$samples/film.srt"
shot wrong_choice --theme light --as windows-1252 "$samples/menu.txt"
shot very_wrong_choice --theme dark --as UTF-8 "$samples/menu.txt"
shot binary --theme light "$out/arabic.png"
QT_SCALE_FACTOR=2 shot twice_light --theme light --panel why --panel bytes "$samples/walk.txt"
QT_SCALE_FACTOR=2 shot twice_dark --theme dark --panel convert "$samples/menu.txt"
printf '1 \244 a day\n' > "$made/short.txt"
for theme in light dark; do
    shot "undecided_$theme" --theme $theme --panel why "$made/short.txt"
done
"$viewer" --shot "$out/narrow.png" --size 640x480 --theme light "$samples/garden.txt"

awk 'BEGIN { for (i = 0; i < 4000; ++i) printf "one line that does not end, word %d; ", i }' > "$made/long line.txt"
shot long_line --theme light --goto @60000 "$made/long line.txt"
printf 'a\tb\033[31mred\033[0m \342\200\256reversed\342\200\254 nul\000 zero\342\200\213width bell\007\n' > "$made/controls.txt"
shot controls --theme light --as UTF-8 "$made/controls.txt"
for theme in light dark; do
    shot "invisibles_$theme" --theme $theme --as UTF-8 --panel invisibles "$made/controls.txt"
    shot "find_$theme" --theme $theme --find na "$samples/przepis.txt"
    shot "differences_$theme" --theme $theme --panel only-different --compare windows-1250,ISO-8859-2 "$samples/przepis.txt"
done
printf '\342\201\247%s\n' 'שלום עולם, this is 1 line' 'हिन्दी में लिखा हुआ' 'ภาษาไทย ไม่มีช่องว่าง' '日本語と中文한국어' 'Ἑλληνικά Русский Հայերեն ქართული' 'العربية مع English و 123' > "$made/scripts.txt"
shot scripts --theme dark --as UTF-8 "$made/scripts.txt"
: > "$made/empty file"
shot empty_file --theme light "$made/empty file"
PYTHONPATH=$(dirname "$0")/../archive python3 -c '
import sys, zip_writer
names = ["Река течет медленно.txt", "Берег реки/рыбаки.txt", "Берег реки/лодка.txt", "plain.txt"]
sys.stdout.buffer.write(zip_writer.archive([zip_writer.member(name.encode("cp866"), "Рыбаки сидят на берегу реки.\n".encode("koi8-r")) for name in names]))
' > "$made/old.zip"
shot folder_dark --theme dark "$samples"
for theme in light dark; do
    shot "folder_plan_$theme" --theme $theme --panel convert "$samples"
    shot "archive_$theme" --theme $theme "$made/old.zip"
done
