# shellcheck shell=bash
# Sourced by play.sh, test.sh and .ci/run: makes the system libraries, .venv and the package ready.
# `prepare EXTRA` does it all and costs next to nothing when everything is ready already.

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
VENV="$ROOT/.venv"
STAMP="$VENV/cardavia-setup"

# What Qt's platform plugins load on Debian and its relatives, and a font to write with.
SYSTEM_PACKAGES=(
    libgl1 libegl1 libglib2.0-0 libfontconfig1 libfreetype6 libdbus-1-3 libgssapi-krb5-2 libxkbcommon0
    libx11-6 libx11-xcb1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1
    libxcb-randr0 libxcb-render0 libxcb-render-util0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1
    libxcb-xfixes0 libxcb-xkb1 libwayland-client0 libwayland-cursor0 fontconfig fonts-dejavu-core
)
# What compiles the native solver.
BUILD_PACKAGES=(g++ python3-dev)

die() {
    echo "$*" >&2
    exit 1
}

# step SENTENCE COMMAND...: runs quietly; a failure shows the command's last lines and the sentence.
step() {
    local sentence="$1" log
    shift
    log="$(mktemp)"
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "$sentence"
    fi
    rm -f "$log"
}

# --- system packages -------------------------------------------------------------------------------

is_debian() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Debian 13 and Ubuntu 24.04 renamed some libraries to NAMEt64; either name will do.
missing_packages() {
    local installed package
    installed=" $(dpkg-query -W -f='${db:Status-Status}:${Package} ' "${@/%/*}" 2>/dev/null || true)"
    for package in "$@"; do
        case "$installed" in
            *" installed:$package "* | *" installed:${package}t64 "*) ;;
            *) echo "$package" ;;
        esac
    done
}

# The names this system's archive has for the packages, given after `apt-get update`.
archive_names() {
    local package
    for package in "$@"; do
        if apt-cache show "${package}t64" >/dev/null 2>&1; then
            echo "${package}t64"
        else
            echo "$package"
        fi
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

may_be_root() {
    [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

# Waiting for the lock matters on a fresh machine, where unattended upgrades often hold it.
apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 "$@"
}

install_packages() {
    local line="apt-get install -y --no-install-recommends $*" names
    may_be_root || die "System packages are missing. Type this line, then start again: sudo $line"
    echo "Installing system packages ..."
    # A stale list is no reason to stop yet: the packages may still be there.
    apt_get update >/dev/null 2>&1 </dev/null || true
    mapfile -t names < <(archive_names "$@")
    step "The system packages could not be installed. The line that failed: $line" \
        apt_get install --no-install-recommends "${names[@]}"
}

ensure_packages() {
    local missing
    is_debian || return 0
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" -eq 0 ] || install_packages "${missing[@]}"
}

# A compiler is wanted, not needed: whoever may not install one still plays, against weaker opponents.
ensure_compiler() {
    is_debian && [ -n "$(missing_packages "${BUILD_PACKAGES[@]}")" ] || return 0
    if may_be_root; then
        install_packages "${BUILD_PACKAGES[@]}"
    else
        echo "No C++ compiler: the native solver is left out, and the computer plays weaker."
    fi
}

# --- Python and .venv ------------------------------------------------------------------------------

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11 python3.14 python; do
        if command -v "$name" >/dev/null && is_new_enough "$name"; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}

# Debian's Python comes without what `python -m venv` needs.
ensure_venv_module() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return 0
    is_debian && ensure_packages "python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    "$1" -c 'import ensurepip, venv' 2>/dev/null || die "$1 has no venv module: install it, then start again."
}

# A moved or copied project has scripts in .venv that point to the old place.
venv_is_sound() {
    [ -x "$VENV/bin/pip" ] && is_new_enough "$VENV/bin/python" && grep -qF "$VENV/bin/python" "$VENV/bin/pip"
}

ensure_venv() {
    local python
    venv_is_sound && return 0
    python="$(find_python)" || die "Python 3.11 or newer is needed: install it, then start again."
    ensure_venv_module "$python"
    step "The virtual environment .venv could not be created." "$python" -m venv --clear "$VENV"
}

# --- the package -----------------------------------------------------------------------------------

sha() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# Python files are left out: an editable install sees their changes by itself.
fingerprint() (
    cd "$ROOT" || exit
    shopt -s nullglob
    { pwd -P && sha pyproject.toml CMakeLists.txt packaging/setup.sh i18n/*.ts cardavia/ai/kernel/*.{h,hpp,cpp}; } | sha
)

rank() {
    case "$1" in
        dev) echo 2 ;;
        test) echo 1 ;;
        *) echo 0 ;;
    esac
}

installed_extra() {
    [ -r "$STAMP" ] && sed -n 2p "$STAMP"
}

# The greater of what is asked for and what is there: playing must not cost a developer the tools.
wanted_extra() {
    local present
    present="$(installed_extra || true)"
    if [ "$(rank "$present")" -gt "$(rank "$1")" ]; then echo "$present"; else echo "$1"; fi
}

stamp_text() {
    printf '%s\n%s\n' "$(fingerprint)" "$1"
}

is_ready() {
    [ -x "$VENV/bin/cardavia" ] && [ -r "$STAMP" ] && [ "$(cat "$STAMP")" = "$(stamp_text "$1")" ]
}

build_requirements() {
    "$VENV/bin/python" -c 'import sys, tomllib
print(*tomllib.load(open(sys.argv[1], "rb"))["build-system"]["requires"], sep="\n")' "$ROOT/pyproject.toml"
}

pip_install() {
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

# Without build isolation: .venv holds PySide6 anyway, a second copy for the build would cost a download.
install_package() {
    local extra="$1" requirements
    mapfile -t requirements < <(build_requirements)
    step "The build tools could not be installed: is the network there?" \
        pip_install cmake ninja "${requirements[@]}"
    step "Cardavia could not be installed into .venv: the lines above say why." \
        pip_install --no-build-isolation --editable "$ROOT${extra:+[$extra]}"
}

# Where there is no apt nobody has checked the libraries yet.
check_qt() {
    "$VENV/bin/python" -c 'from PySide6 import QtWidgets' 2>/dev/null && return 0
    "$VENV/bin/python" -c 'from PySide6 import QtWidgets' 2>&1 | tail -n 1 >&2
    die "Qt does not start: install the library named above with your system's package manager."
}

install_all() {
    local extra
    extra="$(wanted_extra "$1")"
    is_ready "$extra" && return 0
    echo "Setting up .venv; the first time takes a minute or two ..."
    ensure_venv
    rm -f "$STAMP"
    install_package "$extra"
    check_qt
    stamp_text "$extra" >"$STAMP"
}

# Two set-ups at once (play.sh in one terminal, test.sh in another) would spoil each other.
prepare() {
    ensure_packages "${SYSTEM_PACKAGES[@]}"
    ensure_compiler
    {
        ! command -v flock >/dev/null || flock 9
        install_all "$1" 9<&-
    } 9<"$ROOT"
}
