# Installs what Sidera needs on Debian 12, if it is not there yet. Sourced by ./run and ./test.
# Use: need_packages NAME...

need_packages() {
    local missing=()
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "Missing packages, and no way to become root to install them: ${missing[*]}" >&2
            echo "Install them with: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "This is not Debian. Install the equivalents of: ${missing[*]}" >&2
        return 1
    fi
    echo "Installing: ${missing[*]}"
    if ! "${as_root[@]}" apt-get update -qq ||
        ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; then
        echo "Installing failed; missing are: ${missing[*]}" >&2
        return 1
    fi
}

# The compiler and what the program itself is built with.
BUILD_PACKAGES=(clang-19 lld-19 llvm-19 cmake ninja-build ccache libedit-dev libsqlite3-dev libutf8proc-dev
    libboost1.81-dev wasi-libc libc++-19-dev-wasm32
    libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32)
# What the tests need besides.
TEST_PACKAGES=(clang-format-19 libclang-rt-19-dev g++ libgtest-dev librapidcheck-dev python3 git tmux
    chromium-headless-shell curl sqlite3 nginx-light openssl faketime)
# What only the long run needs.
LONG_PACKAGES=(clang-tidy-19)

# Node builds the web client and runs the WebAssembly module. Debian 12 has version 18, the client's
# tools want 20: npm has newer ones, as a package like any other.
need_node() {
    command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 || need_packages nodejs npm || return 1
    node_is_new_enough && return 0
    if [ ! -x build/node/node_modules/.bin/node ] &&
        ! npm install --loglevel=error --no-save --prefix build/node node@20 >/dev/null; then
        echo "The web client needs node 20; Debian has $(node --version), and npm could not install the package 'node'." >&2
        return 1
    fi
    export PATH=$PWD/build/node/node_modules/.bin:$PATH
    node_is_new_enough && return 0
    echo "The web client needs node 20 or newer, there is $(node --version)." >&2
    return 1
}

node_is_new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

# Packages of the web client, again only when the lock file has changed.
need_web_packages() {
    local lock=clients/web/package-lock.json
    cmp -s $lock clients/web/node_modules/.installed-lock && return 0
    if ! (cd clients/web && npm ci --loglevel=error >/dev/null); then
        echo "npm could not install the packages of clients/web/package-lock.json." >&2
        return 1
    fi
    cp $lock clients/web/node_modules/.installed-lock
}

# The client and, for checking dice, the engine as WebAssembly.
build_web() { build_module && need_web_packages && build_pages; }
build_module() { cmake --preset wasm && ninja -C build/wasm sidera_wasm; }
build_pages() { (cd clients/web && npx vite build); }

# is_newest FILE FOLDER...: whether nothing there is newer than the file. (ninja cannot say so: in a dry run it
# always wants to look for new files, and it writes even where nothing is to do.)
is_newest() {
    local made=$1
    shift
    [ -f "$made" ] &&
        [ -z "$(find "$@" \( -name node_modules -o -name vectors \) -prune -o \
            -newer "$made" ! -name '*_test.cpp' -print -quit)" ]
}

CORE_FOLDERS=(games.json engine games bots match server/wire cmake CMakeLists.txt CMakePresets.json)
program_is_current() { is_newest build/release/sidera "${CORE_FOLDERS[@]}" server clients/terminal; }
pages_are_current() { is_newest build/web/index.html games.json clients/web games/*/text games/*/data games/*/lessons; }

module_is_current() {
    cmp -s build/wasm/sidera.wasm build/web/engine.wasm &&
        is_newest build/wasm/sidera.wasm "${CORE_FOLDERS[@]}" bindings
}

# Puts the finished module beside the pages; the server finds it there when it is asked for.
publish_module() {
    gzip -9 -c build/wasm/sidera.wasm >build/web/engine.wasm.gz &&
        cp build/wasm/sidera.wasm build/web/engine.new && rm -f build/web/engine.wasm.br &&
        mv build/web/engine.new build/web/engine.wasm
}
