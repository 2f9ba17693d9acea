# The steps of ./test --long. Sourced by ./test; results are files that are committed.

LONG_STEPS=(tidy threads soak fuzz speed)
declare -A LONG_ABOUT=(
    [tidy]="clang-tidy over everything"
    [threads]="thread sanitizer: simulations, server, store, bots, analysis, load"
    [soak]="a million random games under sanitizers"
    [fuzz]="each fuzz target for ten minutes, from another seed each time"
    [speed]="sidera bench -> docs/results/bench.json"
    [crashes]="nothing acknowledged is lost in 30 crashes"
    [load]="tables under load, as fast as it goes, idle connections"
    [pace]="how long people wait between their answers, in a browser -> build/pace.md"
    [floors]="the results are not below their floors"
    [busy]="browser tests twice, unit tests three times, beside two endless loops"
)
# Each game adds its own: steps of strength and the like, fixed games for tools/instructions, and what
# results may not fall below (tools/result.py).
declare -A INSTRUCTIONS
FLOORS=()
for game in $(tools/games); do [ ! -f "games/$game/measures.sh" ] || . "games/$game/measures.sh"; done
LONG_STEPS+=(crashes load pace floors busy)
LONG_MINUTES=docs/results/long_minutes.txt # NAME MINUTES, written by the steps themselves

list_long_steps() {
    local name
    for name in "${LONG_STEPS[@]}"; do
        printf '%-26s %4s min  %s\n' "$name" "$(long_minutes "$name")" "${LONG_ABOUT[$name]}"
    done
}

long_minutes() {
    local minutes
    minutes=$(awk -v name="$1" '$1 == name { print $2 }' $LONG_MINUTES 2>/dev/null)
    echo "${minutes:-?}"
}

# long_step NAME: runs it and notes how long it took.
long_step() {
    local begin=$SECONDS before=$failed
    "long_$1"
    [ $failed -eq $before ] || return
    {
        awk -v name="$1" '$1 != name' $LONG_MINUTES 2>/dev/null
        awk -v name="$1" -v s=$((SECONDS - begin)) 'BEGIN { printf "%s %.1f\n", name, s / 60 }'
    } | sort >"$logs/long_minutes" && mv "$logs/long_minutes" $LONG_MINUTES
}

# result FILE COMMAND...: keeps the JSON output with commit and command.
result() {
    local file=docs/results/$1
    shift
    mkdir -p docs/results
    "$@" >"$logs/result.json" || return 1
    python3 tools/result.py "$(git rev-parse --short HEAD)" "$*" "$logs/result.json" >"$file.tmp" &&
        mv "$file.tmp" "$file"
}

# arena FILE GAME ARGUMENT...: expert against greedy unless told otherwise.
arena() {
    local file=$1 game=$2
    shift 2
    step "strength: $file" result "$file" build/release/sidera arena "$game" "$@" --seed 1 --json
}

long_tidy() { step "clang-tidy" tools/tidy; }
long_soak() { step "a million random games under sanitizers" tools/soak 1000000; }
long_fuzz() { build debug "${FUZZ_TARGETS[@]/#/fuzz_}" && fuzz 600 $RANDOM; }
long_speed() { step "speed" result bench.json build/release/sidera bench --json; }
long_crashes() {
    step "nothing acknowledged is lost, 30 crashes" \
        timeout 600 build/release/sidera_load --server build/release/sidera --rooms 20 --crash 30
}
long_load() {
    local load="timeout 300 build/release/sidera_load --server build/release/sidera --json"
    step "load" result load.json $load --rooms 200 --seats 4 --seconds 20 --rate 6000
    step "load, as fast as it goes" result load_most.json $load --rooms 200 --seats 4 --seconds 20
    step "replays beside it" tools/replays_under_load
    step "idle connections" result idle.json $load --rooms 1 --seconds 1 --idle 5000
}
long_pace() {
    need_web_packages && step "web: build" build_web || return
    rm -f build/pace.md
    counted "pace" in_web npx playwright test -c tests/pace --reporter=line
    cat build/pace.md
}
long_floors() { step "floors" python3 tools/result.py --floors docs/results "${FLOORS[@]}"; }

# Everything with threads. A server that is started by another program leaves its findings in the logs.
long_threads() {
    build thread || return
    local -x TSAN_OPTIONS="halt_on_error=1 log_path=$PWD/$logs/thread_sanitizer"
    rm -f "$logs"/thread_sanitizer.*
    step "thread sanitizer: simulation" \
        timeout 900 build/thread/sidera sim "$(tools/games | head -n 1)" --games 2000 --threads 4 --bots greedy
    step "thread sanitizer: server and store" timeout 900 build/thread/sidera_tests --gtest_brief=1 \
        --gtest_filter='Tables.*:Seats.*:SqliteStore.*:FullDisk.*:Stores/*:Hostile.*:Analysis.*'
    step "thread sanitizer: tables under load" \
        timeout 300 build/thread/sidera_load --server build/thread/sidera --rooms 20 --seconds 5
    step "thread sanitizer: nothing found" no_findings
}
no_findings() { ! cat "$logs"/thread_sanitizer.* 2>/dev/null; }

# No test may depend on time that is not its own: all of them on a machine that is busy with something else.
long_busy() {
    local loops=() i
    need_web_packages && step "web: build" build_web || return
    for i in 1 2; do
        (while :; do :; done) &
        loops+=($!)
    done
    trap 'kill "${loops[@]}" 2>/dev/null' EXIT
    for i in 1 2; do browser_tests; done
    for i in 1 2 3; do unit_tests release; done
    kill "${loops[@]}"
    trap - EXIT
}
