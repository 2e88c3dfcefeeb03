#!/usr/bin/env bash
# Makes everything ready, then runs the tests; arguments go to pytest.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
prepare test
cd "$ROOT"
export QT_QPA_PLATFORM=offscreen
# One more than there are cores: tests of the window wait now and then.
workers="$("$VENV/bin/python" -c 'import os; print((os.cpu_count() or 1) + 1)')"
exec "$VENV/bin/python" -m pytest -n "$workers" "$@"
