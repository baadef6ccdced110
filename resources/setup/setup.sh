# What ./dev and the scripts behind it share. Sourced by each as its first line; goes to the top of the checkout.
set -euo pipefail
typed_in=$PWD
top=$(readlink -f "$(dirname "${BASH_SOURCE[0]}")/../..")
cd "$top"
for part in messages packages building testing; do
    # shellcheck source=/dev/null
    . "resources/setup/$part.sh"
done

# Where the training text and sample files lie beside a checkout, they are used.
use_data_beside() {
    local folder name
    for folder in corpus samples wild tables/whatwg; do
        name=CHARSLEUTH_${folder%%/*}
        name=${name^^}
        if [ -z "${!name:-}" ] && [ -d "../shared/$folder" ]; then
            export "$name=$(readlink -f "../shared/$folder")"
        fi
    done
}
use_data_beside
