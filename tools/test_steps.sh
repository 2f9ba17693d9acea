# The steps of ./test and how they are counted. Sourced by ./test.

passed=0
failed=0
logs=build/logs
mkdir -p "$logs"
started=$SECONDS
export CCACHE_STATSLOG=$PWD/$logs/compilations
rm -f "$CCACHE_STATSLOG" "$logs"/lane_*

# lane NAME COMMAND...: steps that go beside those of other lanes, so that no core waits. join_lanes waits
# for all lanes and adds up what they counted; a lane that died has failed.
lanes=()
lane() {
    local name=$1
    shift
    lanes+=("$name")
    (
        passed=0 failed=0
        "$@"
        echo "$passed $failed" >"$logs/lane_$name"
    ) &
}

join_lanes() {
    wait
    local name counts
    for name in "${lanes[@]}"; do
        read -ra counts <"$logs/lane_$name" || counts=(0 1)
        passed=$((passed + counts[0]))
        failed=$((failed + counts[1]))
    done
    lanes=()
}

# begin_time, then time_spent: seconds by the clock, and of the processors for what this lane has run. (`times`
# speaks of its own shell only, so it must not stand in a pipe.)
note_cpu() {
    local file=$logs/times_$BASHPID
    times >"$file"
    cpu=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); sum += 60 * t[1] + t[2] } printf "%d", sum }' "$file")
}
begin_time() {
    begin=$SECONDS
    note_cpu
    begin_cpu=$cpu
}
time_spent() {
    note_cpu
    spent="$((SECONDS - begin)) s, $((cpu - begin_cpu)) of processors"
}

# step NAME COMMAND...: one check that passes or fails; its output is shown only when it fails.
step() {
    local name=$1
    shift
    local log="$logs/${name//[^A-Za-z0-9]/_}.log"
    local begin begin_cpu cpu spent
    begin_time
    if "$@" >"$log" 2>&1; then
        time_spent
        passed=$((passed + 1))
        printf 'ok      %s (%s)\n' "$name" "$spent"
    else
        time_spent
        failed=$((failed + 1))
        printf 'FAILED  %s (%s)\n' "$name" "$spent"
        tail -n 60 "$log"
        return 1
    fi
}

lint_steps() {
    step "format" tools/format --check
    step "lint" tools/lint
    step "metrics" tools/metrics
    step "editions that share a folder" cmake -P tests/build/games.cmake
}

# build PRESET [TARGET...]: all of it, or what is named.
build() {
    local preset=$1
    shift
    local targets=("$@")
    configure_and_build() { cmake --preset "$preset" && ninja -C "build/$preset" "${targets[@]}"; }
    step "build $preset" configure_and_build
}

# unit_tests PRESET [FILTER]: GoogleTest, one process a suite (what a suite prepares is prepared once), two
# at a time, the long ones first; every test counts.
unit_tests() {
    local preset=$1 filter=${2:-*}
    local program=build/$preset/sidera_tests
    local begin begin_cpu cpu spent folder=$logs/unit_$preset
    begin_time
    rm -rf "$folder" && mkdir -p "$folder"
    suites() { "$program" --gtest_list_tests --gtest_filter="$filter" | sed -n 's/^\([^ ]*\)\.\( .*\)\?$/\1/p'; }
    local long='Hidden$|Liveness$|^Bots$|Expert$|RandomPlay$|Techs$|Texts$|Sealed$|Edition$|Vectors$'
    local -x RC_PARAMS="seed=1"
    { suites | grep -E "$long"; suites | grep -vE "$long"; } |
        xargs -P 2 -I{} bash tools/unit_suite "$program" "$folder" {} "$filter"
    local good bad
    good=$(cat "$folder"/*.passed | awk '{ sum += $1 } END { print sum + 0 }')
    bad=$(cat "$folder"/*.failed | awk '{ sum += $1 } END { print sum + 0 }')
    [ "$good" -gt 0 ] || bad=$((bad + 1)) # a program that ran nothing has not passed
    passed=$((passed + good))
    failed=$((failed + bad))
    time_spent
    printf '%s  unit tests, %s: %d passed, %d failed (%s)\n' \
        "$([ "$bad" -eq 0 ] && echo 'ok    ' || echo FAILED)" "$preset" "$good" "$bad" "$spent"
    [ "$bad" -eq 0 ] || grep -L '^0$' "$folder"/*.failed | sed 's/failed$/log/' | xargs tail -n 60
}

# counted NAME COMMAND...: a runner that says how many of its tests passed and failed.
counted() {
    local name=$1
    shift
    local log="$logs/${name//[^A-Za-z0-9]/_}.log"
    local begin begin_cpu cpu spent result=0 good bad
    begin_time
    NO_COLOR=1 "$@" >"$log" 2>&1 || result=$?
    good=$(grep -oE '[0-9]+ passed' "$log" | tail -n 1 | grep -oE '[0-9]+')
    bad=$(grep -oE '[0-9]+ failed' "$log" | tail -n 1 | grep -oE '[0-9]+')
    [ $result -eq 0 ] || [ "${bad:-0}" -gt 0 ] || bad=1
    [ "${good:-0}" -gt 0 ] || bad=1 # a runner that ran nothing has not passed
    passed=$((passed + ${good:-0}))
    failed=$((failed + ${bad:-0}))
    time_spent
    printf '%s  %s: %d passed, %d failed (%s)\n' \
        "$([ "${bad:-0}" -eq 0 ] && echo 'ok    ' || echo FAILED)" "$name" "${good:-0}" "${bad:-0}" "$spent"
    [ "${bad:-0}" -eq 0 ] || { tail -n 80 "$log"; return 1; }
}

in_web() { (cd clients/web && "$@"); }

# The web client: its types are those of the C++ description, it is clean, its units work.
web_checks() {
    need_web_packages || return 1
    types_are_current() { build/release/sidera_types | diff - clients/web/src/wire/types.ts; }
    step "web: types are current (else: build/release/sidera_types > clients/web/src/wire/types.ts)" \
        types_are_current
    step "web: svelte-check" in_web npx svelte-check --fail-on-warnings
    step "web: eslint" in_web npx eslint .
    step "web: prettier" in_web npx prettier --check .
    counted "web: units" in_web npx vitest run --no-color
    step "web: build" build_web
}

# The real thing: the server with the built client, in a browser.
browser_tests() {
    counted "web: in a browser" in_web npx playwright test --reporter=line
}

terminal_tests() {
    local script
    for script in tests/terminal/*.sh; do
        step "terminal: $(basename "$script" .sh)" bash "$script" build/release/sidera
    done
}

# server_tests CRASHES: real processes and sockets; backup and restore, the proxy in front. The leak test
# plays many games, so it runs in the release.
server_tests() {
    local script
    for script in tests/server/*.sh; do
        step "server: $(basename "$script" .sh)" timeout 300 bash "$script" build/release/sidera
    done
    step "nobody is sent what he may not know, 1000 games" \
        env SIDERA_LEAK_GAMES=1000 timeout 600 build/release/sidera_tests --gtest_filter='Leaks.*'
    step "nothing acknowledged is lost, $1 crashes" \
        timeout 300 build/release/sidera_load --server build/release/sidera --rooms 20 --crash "$1"
    step "tables under load" \
        timeout 120 build/release/sidera_load --server build/release/sidera --rooms 20 --seconds 3
}

# The same games must end in the same positions on every compiler, in debug and release, and in WebAssembly.
signatures() {
    build/release/sidera bench --signature >"$logs/signature.release" 2>&1
    build/debug/sidera_signature >"$logs/signature.debug" 2>&1
    build/gcc/sidera_signature >"$logs/signature.gcc" 2>&1
    node tests/wasm/signature.mjs build/wasm/sidera.wasm >"$logs/signature.wasm" 2>&1
    local other
    for other in debug gcc wasm; do
        step "signature of $other equals release" \
            diff "$logs/signature.release" "$logs/signature.$other"
    done
    step "records are checked in WebAssembly" node tests/wasm/records.mjs build/wasm/sidera.wasm
    step "signature is the one in tests/signature.txt" \
        diff tests/signature.txt "$logs/signature.release"
}

FUZZ_TARGETS=(answers record scenario data wire config)

# Where scenarios stand: those of the rules, and those of things that have a folder of their own.
scenario_folders() { echo games/*/vectors $(dirname games/*/*/*/scenarios.json); }

# fuzz SECONDS [SEED]: each target that long, two at a time, from the committed seeds. The short run has a
# fixed seed, so that it finds the same things everywhere; the long one looks elsewhere each time.
fuzz() {
    local seconds=$1
    local seed=${2:-1}
    one_target() {
        local target=$1
        local corpus
        corpus=$(mktemp -d)
        local seeds=tests/fuzz/seeds/$target
        [ "$target" = scenario ] && seeds=$(scenario_folders)
        [ "$target" = record ] && seeds=tests/records
        [ -d "${seeds%% *}" ] || seeds=
        "build/debug/fuzz_$target" -seed="$seed" -max_total_time="$seconds" -timeout=20 -max_len=65536 \
            -artifact_prefix="$logs/$target-" "$corpus" $seeds
        local result=$?
        rm -rf "$corpus"
        return $result
    }
    local i
    for ((i = 0; i < ${#FUZZ_TARGETS[@]}; i += 2)); do
        set -- "${FUZZ_TARGETS[@]:i:2}"
        one_target "$1" >"$logs/fuzz_$1.log" 2>&1 &
        local first=$!
        one_target "$2" >"$logs/fuzz_$2.log" 2>&1
        local second=$?
        wait $first
        step "fuzz $1, $seconds s" test $? -eq 0 || tail -n 30 "$logs/fuzz_$1.log"
        step "fuzz $2, $seconds s" test $second -eq 0 || tail -n 30 "$logs/fuzz_$2.log"
    done
}

# Lint, and the unit tests that what has changed since the last commit can break.
quick_steps() {
    lint_steps
    build release sidera_tests || return
    local filter
    filter=$(tools/affected_tests) || return
    printf '        tests chosen: %s\n' "$filter"
    unit_tests release "$filter"
}

# How many compilations were found in the compiler's cache.
compilations() {
    [ -s "$CCACHE_STATSLOG" ] || return 0
    awk '/^(direct|preprocessed)_cache_hit$/ { hits++ } /^cache_miss$/ { misses++ }
         END { if (hits + misses > 0)
                   printf "compilations found in the cache: %d of %d (%.1f %%)\n", hits, hits + misses,
                          100 * hits / (hits + misses) }' "$CCACHE_STATSLOG"
}

finish() {
    compilations
    local cpu
    note_cpu
    printf 'after %d s, %d of processors\n' $((SECONDS - started)) "$cpu"
    printf '%d passed, %d failed\n' $passed $failed
    [ $failed -eq 0 ]
    exit
}
