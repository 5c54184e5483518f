# Sourced by the other scripts: finds out what a machine lacks, says what and why, asks once, installs it.
# shellcheck shell=bash

RUST_NEEDED="1.95"
# What is installed where there is none: the version everything here is checked with.
RUST_CHECKED="1.95.0"
export HOME="${HOME:-$(cd ~ && pwd)}"
ASSUME_YES="${ASSUME_YES:-no}"
DRY_RUN="${DRY_RUN:-no}"

# What is missing, one per index: the Debian package and the reason. Rust is no package and stands apart.
MISSING_PACKAGES=()
MISSING_REASONS=()
RUST_MISSING=""
RUST_PARTS_MISSING=no

say() { printf '%s\n' "$*"; }
heading() { printf '\n== %s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Runs a command, or only shows it.
act() {
    if [ "$DRY_RUN" = yes ]; then
        printf 'would run: %s\n' "$*"
    else
        "$@"
    fi
}

# Runs a command as root, or only shows it.
act_as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        act "$@"
    elif command -v sudo >/dev/null 2>&1; then
        act sudo "$@"
    else
        fail "This needs root, and there is no sudo: $*"
    fi
}

# lacks PACKAGE REASON: notes it once.
lacks() {
    local known
    for known in "${MISSING_PACKAGES[@]}"; do
        [ "$known" = "$1" ] && return 0
    done
    MISSING_PACKAGES+=("$1")
    MISSING_REASONS+=("$2")
}

# Whether the dynamic linker finds a library.
has_library() {
    local ldconfig folder
    ldconfig="$(command -v ldconfig || true)"
    [ -z "$ldconfig" ] && [ -x /sbin/ldconfig ] && ldconfig=/sbin/ldconfig
    if [ -n "$ldconfig" ]; then
        [[ "$("$ldconfig" -p 2>/dev/null)" == *"$1 "* ]] && return 0
    fi
    for folder in /usr/lib /usr/lib64 /usr/local/lib /usr/lib/*-linux-gnu; do
        [ -e "$folder/$1" ] && return 0
    done
    return 1
}

has_vulkan_driver() {
    local file
    [ -n "${VK_ICD_FILENAMES:-}${VK_DRIVER_FILES:-}" ] && return 0
    for file in /usr/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json /usr/local/share/vulkan/icd.d/*.json; do
        [ -e "$file" ] && return 0
    done
    return 1
}

# What the window needs at run time. The libraries are opened by name, so no -dev package is needed to build; only the
# sound card's is linked.
look_for_window_libraries() {
    has_library libX11.so.6 || lacks libx11-6 "to open a window"
    has_library libX11-xcb.so.1 || lacks libx11-xcb1 "to open a window"
    has_library libXcursor.so.1 || lacks libxcursor1 "the pointer in the window"
    has_library libXi.so.6 || lacks libxi6 "mouse and keyboard in the window"
    has_library libXrandr.so.2 || lacks libxrandr2 "to know the screens"
    has_library libxkbcommon-x11.so.0 || lacks libxkbcommon-x11-0 "keyboard layouts"
    has_library libvulkan.so.1 || lacks libvulkan1 "to reach the graphics driver"
    has_vulkan_driver || lacks mesa-vulkan-drivers "a graphics driver, which also draws without a graphics card"
    [ -e /usr/include/alsa/asoundlib.h ] || lacks libasound2-dev "to build what reaches the sound card"
    command -v pkg-config >/dev/null 2>&1 || lacks pkg-config "to find it while building"
}

look_for_linker() {
    command -v cc >/dev/null 2>&1 || lacks gcc "the linker that Rust calls"
    # A compiler without the C library's headers cannot link either.
    [ -e /usr/include/stdio.h ] || lacks libc6-dev "the C library to link with"
}

# Version NUMBER of a Rust tool is at least $RUST_NEEDED.
recent_enough() {
    local major minor need_major need_minor
    IFS=. read -r major minor _ <<<"$1"
    IFS=. read -r need_major need_minor _ <<<"$RUST_NEEDED"
    [[ "$major" =~ ^[0-9]+$ && "$minor" =~ ^[0-9]+$ ]] || return 1
    ((major > need_major || (major == need_major && minor >= need_minor)))
}

look_for_rust() {
    local version
    # A Rust installed by rustup may not be on the path of this shell yet.
    if [ -d "${CARGO_HOME:-$HOME/.cargo}/bin" ]; then
        PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
    fi
    if ! command -v cargo >/dev/null 2>&1 || ! command -v rustc >/dev/null 2>&1; then
        RUST_MISSING="there is none"
    else
        version="$(rustc --version 2>/dev/null | cut -d' ' -f2)"
        recent_enough "$version" || RUST_MISSING="version ${version:-unknown} is older than $RUST_NEEDED"
    fi
    if [ -n "$RUST_MISSING" ] && ! command -v rustup >/dev/null 2>&1; then
        if ! command -v curl >/dev/null 2>&1; then
            lacks curl "to fetch Rust"
            lacks ca-certificates "to fetch Rust safely"
        fi
    fi
    return 0
}

# The lints and the formatter come apart from the compiler.
look_for_lints() {
    [ -z "$RUST_MISSING" ] || return 0
    cargo clippy --version >/dev/null 2>&1 && cargo fmt --version >/dev/null 2>&1 && return 0
    if command -v rustup >/dev/null 2>&1; then
        RUST_PARTS_MISSING=yes
    else
        lacks rust-clippy "the lints"
        lacks rustfmt "the formatter"
    fi
}

# The version a package of the distribution would have, or nothing.
candidate_of() {
    apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *\([0-9][^ ]*\).*/\1/p'
}

install_rust() {
    local offered installer_at="${RUSTUP_UPDATE_ROOT:-https://static.rust-lang.org/rustup}/rustup-init.sh"
    if command -v rustup >/dev/null 2>&1; then
        # Only for what these scripts run: the default of the machine stays as it is.
        act rustup toolchain install "$RUST_CHECKED" --profile minimal --component clippy --component rustfmt ||
            fail "Rust could not be installed."
        export RUSTUP_TOOLCHAIN="$RUST_CHECKED"
        return
    fi
    offered="$(candidate_of rustc)"
    if [ -n "$offered" ] && recent_enough "$offered"; then
        act_as_root apt-get install -y --no-install-recommends rustc cargo rust-clippy rustfmt ||
            fail "Rust could not be installed."
        return
    fi
    if [ "$DRY_RUN" = yes ]; then
        say "would run: rustup's installer, from $installer_at (your shell's files stay as they are)"
        return
    fi
    local installer
    installer="$(mktemp)"
    curl --proto '=https' --tlsv1.2 -sSf "$installer_at" -o "$installer" || fail "Rust could not be fetched."
    sh "$installer" -y --no-modify-path --default-toolchain "$RUST_CHECKED" --profile minimal \
        --component clippy,rustfmt || fail "Rust could not be installed."
    rm -f "$installer"
    PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
}

# Says everything that is missing, asks once, installs it.
fit_out() {
    local i answer
    if [ "${#MISSING_PACKAGES[@]}" -eq 0 ] && [ -z "$RUST_MISSING" ] && [ "$RUST_PARTS_MISSING" = no ]; then
        say "Nothing is missing on this machine."
        return 0
    fi
    say "This machine lacks:"
    for i in "${!MISSING_PACKAGES[@]}"; do
        printf '  %-22s %s\n' "${MISSING_PACKAGES[$i]}" "${MISSING_REASONS[$i]}"
    done
    if [ -n "$RUST_MISSING" ]; then
        printf '  %-22s %s\n' "Rust $RUST_NEEDED or newer" "to build the program ($RUST_MISSING)"
    fi
    if [ "$RUST_PARTS_MISSING" = yes ]; then
        printf '  %-22s %s\n' "clippy, rustfmt" "the lints and the formatter of Rust"
    fi
    if [ "${#MISSING_PACKAGES[@]}" -gt 0 ] && ! command -v apt-get >/dev/null 2>&1; then
        fail "There is no apt-get here: please install what corresponds to these packages, then start again."
    fi
    if [ "$DRY_RUN" != yes ] && [ "$ASSUME_YES" != yes ]; then
        [ -t 0 ] || fail "Nobody is there to ask. Start again with --yes to install all of it."
        read -r -p "Install all of it now? [y/N] " answer
        case "$answer" in
        [yY]*) ;;
        *) fail "Nothing was installed." ;;
        esac
    fi
    if [ "${#MISSING_PACKAGES[@]}" -gt 0 ]; then
        act_as_root apt-get update -qq || say "The lists of packages could not be renewed; trying with those at hand."
        act_as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${MISSING_PACKAGES[@]}" ||
            fail "Not everything could be installed."
    fi
    [ -z "$RUST_MISSING" ] || install_rust
    if [ "$RUST_PARTS_MISSING" = yes ]; then
        act rustup component add clippy rustfmt || fail "clippy and rustfmt could not be installed."
    fi
}

# Chooses the build folder: the one the environment names, else a shared one beside the clone where it is there,
# else the clone's own. With "make" (not with "keep") the shared one is made where it can be.
choose_build_folder() {
    local shared="../weather-gage-target" here
    if [ -z "${CARGO_TARGET_DIR:-}" ]; then
        if [ "$1" = make ] && [ ! -e "$shared" ]; then
            mkdir "$shared" 2>/dev/null || true
        fi
        if [ -d "$shared" ] && [ -w "$shared" ]; then
            CARGO_TARGET_DIR="$(cd "$shared" && pwd)"
        else
            CARGO_TARGET_DIR="$PWD/target"
        fi
    fi
    export CARGO_TARGET_DIR
    # Cargo knows our own crate by its name alone: after another clone has built here, it might take that one's
    # results for ours. Newer dates on the roots make it look again.
    here="$CARGO_TARGET_DIR/weather-gage-last-clone"
    if [ "$DRY_RUN" != yes ] && mkdir -p "$CARGO_TARGET_DIR" 2>/dev/null; then
        if [ -e "$here" ] && [ "$(cat "$here")" != "$PWD" ]; then
            touch build.rs src/lib.rs src/main.rs tests/*/main.rs
        fi
        printf '%s\n' "$PWD" >"$here"
    fi
}
