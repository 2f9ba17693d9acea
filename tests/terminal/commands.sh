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
refused "--seats does not go with --resume" play mlem --resume "$out/none" --seats 3

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
