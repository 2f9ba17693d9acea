#!/usr/bin/env bash
# The command line as somebody uses it: help, mistakes, long runs that are stopped. Use: commands.sh SIDERA
set -eu
sidera=$1
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

# refused SENTENCE WORD...: wrong usage, with this sentence.
refused() {
    local sentence=$1 code=0
    shift
    "$sidera" "$@" >"$out/text" 2>&1 </dev/null || code=$?
    [ $code -eq 2 ] || fail "'sidera $*' ended with code $code"
    grep -qF -- "$sentence" "$out/text" || fail "'sidera $*' said: $(cat "$out/text")"
}

"$sidera" --version | grep -Eq '^sidera [0-9]+\.[0-9]+' || fail "no version"
for words in "-h" "help" "play -h" "help play" "play --help"; do
    "$sidera" $words | grep -q "^Use: sidera" || fail "no help by '$words'"
done
"$sidera" help play | grep -q -- --resume || fail "the help of play is another one"

refused "--games is given twice" sim mlem --games 1 --games 2
refused "--set ufo is given twice" sim mlem --set ufo=true --set ufo=false
refused "--ms and --iterations" sim mlem --ms 5 --iterations 5
for flag in "--seats 3" "--people 2" "--names Ada" "--set ufo=true" "--seed 3"; do
    refused "${flag% *} does not go with --resume" play mlem --resume "$out/none" $flag
done
refused "it needs --report" sim mlem --games 1 --lang it
refused "--schema stands alone" scenario --schema mlem --trace
for flag in --step --json "--seat A" "--lang it"; do
    refused "${flag%% *} does nothing with 'verify'" record verify "$out/none" $flag
done
refused "--step does nothing with 'show'" record show "$out/none" --step
refused "--json does nothing with 'replay'" record replay "$out/none" --json
refused "--lang does nothing with --json" record show "$out/none" --json --lang it

# All that does not hold, each in a line; a file without a scenario is no success; a trace leaves JSON whole.
cat >"$out/two.json" <<'JSON'
[{"id": "a", "game": "mlem", "seats": 2, "then": {"pub": {"space": 9, "pool": 2}, "over": true}},
 {"id": "b", "game": "mlem", "seats": 2, "then": {"options": {"exclude": ["A: lnad"]}}}]
JSON
code=0
"$sidera" scenario "$out/two.json" >"$out/text" || code=$?
[ $code -eq 1 ] || fail "scenarios that do not hold ended with code $code"
for line in "a: then pub.space: 9 against 0" "a: then pub.pool: 2 against 6" "a: then over: true against false" \
    "b: then.options.exclude: \"A: lnad\": there is no option 'lnad'" "0 passed, 2 failed"; do
    grep -qF -- "$line" "$out/text" || fail "no line '$line' in: $(cat "$out/text")"
done
echo '[]' >"$out/none.json"
if "$sidera" scenario "$out/none.json" >"$out/text"; then fail "a file without a scenario passed"; fi
("$sidera" scenario --json --trace "$out/two.json" || true) | python3 -c 'import json, sys
first, second = json.load(sys.stdin)
assert "  asked " in first["trace"] and first["passed"] is False, first
assert second["trace"] == "" and "lnad" in second["why"], second' || fail "a trace spoils the JSON"

# A report that cannot be written is noticed before the first game.
code=0
timeout 5 "$sidera" sim mlem --games 100000000 --report "$out/no/such/folder.html" 2>"$out/text" >&2 || code=$?
[ $code -eq 1 ] || fail "the report's place was not looked at first (code $code)"
grep -q "cannot write" "$out/text" || fail "no sentence about the report"

# A record too short for a hash is played again, but not called verified.
printf '1\n' | "$sidera" play mlem --seats 2 --bots random --seed 5 --lang en --record "$out/short.jsonl" >"$out/text"
"$sidera" record verify "$out/short.jsonl" >"$out/text"
grep -q "nothing to compare" "$out/text" || fail "verify does not say that there was nothing to compare"
if grep -q "^verified" "$out/text"; then fail "verified without a hash"; fi

# The same figures with and without a report, and its command gives them again.
figures() { python3 -c 'import json, sys
run = json.load(sys.stdin)
for key in ("seconds", "games_per_second", "decisions_per_second"): del run[key]
assert run["data_hash"] and run["traits"] and run["bots"], run
print(json.dumps(run))'; }
"$sidera" sim cosmic --games 50 --bots greedy --seed 3 --json | figures >"$out/plain"
"$sidera" sim cosmic --games 50 --bots greedy --seed 3 --threads 1 --json --report "$out/page one.html" |
    figures >"$out/reported"
cmp "$out/plain" "$out/reported" || fail "a report changes the figures"
command=$(sed -n 's/.*<code>\(sidera sim [^<]*\)<.*/\1/p' "$out/page one.html" | sed "s/&#39;/'/g; s/&quot;/\"/g")
[ -n "$command" ] || fail "the report names no command"
sed -E 's#[0-9]+/s#N/s#' "$out/page one.html" >"$out/first.html"
(eval "\"$sidera\" ${command#sidera } >/dev/null") || fail "the report's command does not run: $command"
sed -E 's#[0-9]+/s#N/s#' "$out/page one.html" | cmp - "$out/first.html" || fail "the command gives another report"

# Games that do not end are cut and named, in the text, in the JSON and in the report.
"$sidera" sim monolith --seats 3 --bots random --games 2 --most-answers 2000 >"$out/text"
grep -q "^2 of the games cut after 2000 answers" "$out/text" || fail "games were not cut"
seed=$(sed -n '$s/^  \([0-9a-f]\{32\}\)$/\1/p' "$out/text")
[ -n "$seed" ] || fail "no seeds of the games that were cut"
"$sidera" sim monolith --seats 3 --bots random --games 2 --most-answers 2000 --json --report "$out/cut.html" |
    python3 -c 'import json, sys
run = json.load(sys.stdin)
assert run["most_answers"] == 2000 and run["cut"][1] == sys.argv[1], run["cut"]' "$seed" || fail "JSON names no cut games"
grep -q "<code>$seed</code>" "$out/cut.html" || fail "the report names no cut games"

# Two runs that once went on for ever.
timeout 120 "$sidera" sim monolith --seats 3 --seed 17 --games 8 >"$out/text" || fail "seed 17 with three seats does not end"
timeout 120 "$sidera" sim monolith --seats 6 --seed 3 --games 2 >"$out/text" || fail "seed 3 with six seats does not end"

# Ctrl-C: what there is so far.
for command in "sim mlem --games 1000000000" "arena mlem --games 100000000 --bots greedy,random"; do
    "$sidera" $command >"$out/text" 2>"$out/errors" &
    sleep 1
    kill -INT $!
    began=$SECONDS
    code=0
    wait $! || code=$?
    # A billion games were once laid out in memory before the first; a busy machine has some time.
    [ $((SECONDS - began)) -le 10 ] || fail "'$command' took $((SECONDS - began)) s to stop"
    [ $code -eq 130 ] || fail "'$command' ended with code $code after Ctrl-C"
    grep -q "stopped after" "$out/errors" || fail "'$command' does not say that it was stopped"
    grep -q "wins" "$out/text" || fail "'$command' lost what it had"
done
echo "commands: fine"
