# The steps of ./test and how they are counted. Sourced by ./test.

passed=0
failed=0
logs=build/logs
mkdir -p "$logs"
started=$SECONDS

# step NAME COMMAND...: one check that passes or fails; its output is shown only when it fails.
step() {
    local name=$1
    shift
    local log="$logs/${name//[^A-Za-z0-9]/_}.log"
    local begin=$SECONDS
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        printf 'ok      %s (%d s)\n' "$name" $((SECONDS - begin))
    else
        failed=$((failed + 1))
        printf 'FAILED  %s (%d s)\n' "$name" $((SECONDS - begin))
        tail -n 60 "$log"
        return 1
    fi
}

lint_steps() {
    step "format" tools/format --check
    step "lint" tools/lint
    step "metrics" tools/metrics
}

# build PRESET [TARGET...]: all of it, or what is named.
build() {
    local preset=$1
    shift
    local targets=("$@")
    configure_and_build() { cmake --preset "$preset" && ninja -C "build/$preset" "${targets[@]}"; }
    step "build $preset" configure_and_build
}

# GoogleTest binaries in parts, two at a time; every test counts.
unit_tests() {
    local preset=$1
    local shards=6
    local begin=$SECONDS
    local i
    rm -f "$logs/unit_$preset".*
    for ((i = 0; i < shards; i++)); do
        [ $i -lt 2 ] || wait -n
        {
            RC_PARAMS="seed=1" GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$i \
                timeout 1200 "build/$preset/sidera_tests" --gtest_brief=1 \
                >"$logs/unit_$preset.$i.log" 2>&1
            echo $? >"$logs/unit_$preset.$i.result"
        } &
    done
    wait
    local good=0 bad=0
    for ((i = 0; i < shards; i++)); do
        local log="$logs/unit_$preset.$i.log"
        local result ran ok skipped fails
        result=$(cat "$logs/unit_$preset.$i.result" || echo 1)
        ran=$(sed -n 's/^\[==========\] \([0-9]*\) test.* ran\..*/\1/p' "$log" | tail -n 1)
        ok=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$log" | tail -n 1)
        skipped=$(sed -n 's/^\[  SKIPPED \] \([0-9]*\) test.*/\1/p' "$log" | tail -n 1)
        fails=$((${ran:-0} - ${ok:-0} - ${skipped:-0}))
        # A program that died has no closing line: that is a failure whatever ran before.
        [ "$result" -eq 0 ] || [ $fails -gt 0 ] || fails=1
        good=$((good + ${ok:-0}))
        bad=$((bad + fails))
        [ $fails -eq 0 ] || tail -n 60 "$log"
    done
    passed=$((passed + good))
    failed=$((failed + bad))
    printf '%s  unit tests, %s: %d passed, %d failed (%d s)\n' \
        "$([ $bad -eq 0 ] && echo 'ok    ' || echo FAILED)" "$preset" $good $bad $((SECONDS - begin))
}

# counted NAME COMMAND...: a runner that says how many of its tests passed and failed.
counted() {
    local name=$1
    shift
    local log="$logs/${name//[^A-Za-z0-9]/_}.log"
    local begin=$SECONDS result=0 good bad
    NO_COLOR=1 "$@" >"$log" 2>&1 || result=$?
    good=$(grep -oE '[0-9]+ passed' "$log" | tail -n 1 | grep -oE '[0-9]+')
    bad=$(grep -oE '[0-9]+ failed' "$log" | tail -n 1 | grep -oE '[0-9]+')
    [ $result -eq 0 ] || [ "${bad:-0}" -gt 0 ] || bad=1
    [ "${good:-0}" -gt 0 ] || bad=1 # a runner that ran nothing has not passed
    passed=$((passed + ${good:-0}))
    failed=$((failed + ${bad:-0}))
    printf '%s  %s: %d passed, %d failed (%d s)\n' \
        "$([ "${bad:-0}" -eq 0 ] && echo 'ok    ' || echo FAILED)" "$name" "${good:-0}" "${bad:-0}" \
        $((SECONDS - begin))
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
    build gcc
    build wasm
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
        [ "$target" = scenario ] && seeds=$(echo games/*/vectors)
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

finish() {
    printf 'after %d s\n' $((SECONDS - started))
    printf '%d passed, %d failed\n' $passed $failed
    [ $failed -eq 0 ]
    exit
}

# Everything with threads: simulations, the store's writer, bots, analysis, the server under load. A
# server that is started by another program leaves its findings in the logs.
thread_tests() {
    local -x TSAN_OPTIONS="halt_on_error=1 log_path=$PWD/$logs/thread_sanitizer"
    rm -f "$logs"/thread_sanitizer.*
    step "thread sanitizer: simulation" \
        timeout 900 build/thread/sidera sim mlem --games 2000 --threads 4 --bots greedy
    step "thread sanitizer: server and store" timeout 900 build/thread/sidera_tests --gtest_brief=1 \
        --gtest_filter='Tables.*:SqliteStore.*:FullDisk.*:Stores/*:Hostile.*:Analysis.*'
    step "thread sanitizer: tables under load" \
        timeout 300 build/thread/sidera_load --server build/thread/sidera --rooms 20 --seconds 5
    step "thread sanitizer: nothing found" no_findings
}

no_findings() { ! cat "$logs"/thread_sanitizer.* 2>/dev/null; }

# The long run. Its results are files that are committed.
long_steps() {
    local commit
    commit=$(git rev-parse --short HEAD)
    result() { # result FILE COMMAND...: keeps the JSON output with commit and command
        local file=docs/results/$1
        shift
        mkdir -p docs/results
        "$@" >"$logs/result.json" || return 1
        python3 tools/result.py "$commit" "$*" "$logs/result.json" >"$file.tmp" && mv "$file.tmp" "$file"
    }
    step "clang-tidy" tools/tidy
    build thread && thread_tests
    step "a million random games under sanitizers" tools/soak 1000000
    fuzz 600 $RANDOM
    step "speed" result bench.json build/release/sidera bench --json
    step "strength of expert" result expert_vs_greedy.json build/release/sidera arena mlem \
        --bots expert,greedy --games 2000 --seed 1 --json
    step "strength of search" result search_vs_greedy.json build/release/sidera arena mlem \
        --bots search,greedy --games 2000 --seed 1 --ms 20 --json
    step "strength of expert, Alien Frontiers" result alien_frontiers_expert.json \
        build/release/sidera arena alien_frontiers --bots expert,greedy --games 2000 --seed 1 --ms 10 --json
    step "strength of expert, Monolith" result monolith_expert.json build/release/sidera arena monolith \
        --bots expert,greedy --seats 2 --games 400 --seed 1 --ms 250 --set round_limit=120 --json
    step "strength of expert, Cosmic Encounter" result cosmic_expert.json build/release/sidera arena cosmic \
        --bots expert,greedy --seats 5 --games 1000 --seed 1 --ms 5 --json
    step "aliens of Cosmic Encounter" tools/balance cosmic
    step "powers of Cosmic Encounter are of use" env SIDERA_POWER_GAMES=30000 timeout 1200 \
        build/release/sidera_tests --gtest_filter='CosmicPowers.*'
    local load="timeout 300 build/release/sidera_load --server build/release/sidera --json"
    step "nothing acknowledged is lost, 30 crashes" \
        timeout 600 build/release/sidera_load --server build/release/sidera --rooms 20 --crash 30
    step "load" result load.json $load --rooms 200 --seats 4 --seconds 20 --rate 6000
    step "load, as fast as it goes" result load_most.json $load --rooms 200 --seats 4 --seconds 20
    step "idle connections" result idle.json $load --rooms 1 --seconds 1 --idle 5000
    step "floors" python3 tools/result.py --floors docs/results
}
