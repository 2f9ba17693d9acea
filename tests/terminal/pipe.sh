#!/usr/bin/env bash
# Whole games through a pipe, in both languages and with all variants. Use: pipe.sh SIDERA
set -eu
sidera=$1
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

# A whole game through a pipe: choice 1 for ever. `yes` is stopped by the closed pipe, so only the
# game's exit code counts. Use: whole_game LANGUAGE GAME OPTIONS...
whole_game() {
    local language=$1
    shift
    (yes 1 || true) | LC_ALL=C.UTF-8 "$sidera" play "$@" --seats 3 --bots greedy --seed 7 \
        --lang "$language" --record "$out/game.jsonl" >"$out/text" ||
        fail "$1 in $language ended with code $?"
    grep -q "$([ "$language" = it ] && echo Vin || echo 'win\|share')" "$out/text" ||
        fail "nobody won $1 in $language"
    if grep -q "$(printf '\033')" "$out/text"; then
        fail "escape sequences in a pipe"
    fi
    if grep -q "ui\.\|event\.[a-z]\|prompt\.\|card\.[a-z]\|territory\.[a-z]" "$out/text"; then
        fail "a text of $1 is missing in $language"
    fi
    [ "$(LC_ALL=C.UTF-8 wc -L <"$out/text")" -le 80 ] || fail "a line of $1 is too wide"
    "$sidera" record verify "$out/game.jsonl" >/dev/null || fail "the record does not hold"
}

for language in en it; do
    whole_game "$language" mlem
    whole_game "$language" mlem --set ufo=true --set exploration=true --set secret_missions=true
    whole_game "$language" alien_frontiers
done

# In a locale without UTF-8 everything is ASCII.
for game in mlem alien_frontiers; do
    (yes 1 || true) | LC_ALL=C "$sidera" play "$game" --seats 2 --seed 3 --bots random --lang it >"$out/text"
    if LC_ALL=C grep -q "[^ -~]" "$out/text"; then
        fail "characters outside ASCII in $game"
    fi
done

# The input ends in the middle: the game is kept and goes on where it was.
printf '1\n1\n' | "$sidera" play mlem --seats 3 --bots random --seed 5 --lang en \
    --record "$out/cut.jsonl" >"$out/text" || fail "leaving is no failure"
grep -q -- "--resume" "$out/text" || fail "it does not say how to go on"
(yes 1 || true) | "$sidera" play mlem --bots random --lang en --resume "$out/cut.jsonl" >"$out/text" ||
    fail "the game cannot be resumed"
grep -q "win\|share" "$out/text" || fail "the resumed game has no end"

# What cannot be played is said.
if "$sidera" play mlem --resume /dev/null </dev/null >/dev/null 2>"$out/text"; then
    fail "an empty record was accepted"
fi
test -s "$out/text" || fail "a failure without a sentence"
echo "pipe: fine"
