#!/usr/bin/env bash
# The shell of the action: builds the program out of the checkout that the action came with, and runs it.
set -euo pipefail
package=$(cd "${GITHUB_ACTION_PATH:-$(dirname "$0")}/../../.." && pwd)
build=(swift build -c "${A11YSIM_CONFIGURATION:-release}" --package-path "$package" --product a11ysim)

"${build[@]}" >&2
program=$("${build[@]}" --show-bin-path)/a11ysim

cd "${A11YSIM_FOLDER:-.}"
# Words of the command line, not patterns of files.
set -f
# shellcheck disable=SC2086
exec "$program" ${A11YSIM_ARGUMENTS:-test}
