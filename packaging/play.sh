#!/usr/bin/env bash
# Makes everything ready, then opens the table; arguments go to cardavia.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
prepare ""
exec "$VENV/bin/cardavia" "$@"
