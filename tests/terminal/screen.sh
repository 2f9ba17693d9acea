#!/usr/bin/env bash
# A game on a real terminal (tmux): completion, refusal, undo, Ctrl-C, signals, resuming. Use: screen.sh SIDERA
set -eu
sidera=$(realpath "$1")
command -v tmux >/dev/null || { echo "tmux is missing" >&2; exit 1; }
export LC_ALL=C.UTF-8
home=$(mktemp -d)
socket=sidera_$$
tmux_() { tmux -L "$socket" "$@"; }
trap 'tmux_ kill-server 2>/dev/null || true; sleep 0.3; rm -rf "$home" || true' EXIT

keys() { tmux_ send-keys -t t "$@"; }

# Waits until the screen shows a text.
see() {
    for _ in $(seq 100); do
        if tmux_ capture-pane -p -t t | grep -qF -- "$1"; then
            return
        fi
        sleep 0.1
    done
    echo "the screen does not show: $1" >&2
    tmux_ capture-pane -p -t t >&2
    exit 1
}

# The screen must not show a text.
see_no() {
    if tmux_ capture-pane -p -t t | grep -qF -- "$1"; then
        echo "the screen shows: $1" >&2
        tmux_ capture-pane -p -t t >&2
        exit 1
    fi
}

# play WORD...: a game whose process is known by its number.
play() {
    keys "clear; sh -c 'echo \$\$ >$home/pid; exec $sidera play $*'" Enter
}

tmux_ -f /dev/null new-session -d -s t -x 80 -y 24 \
    "HISTFILE= HOME=$home XDG_STATE_HOME= PS1='$ ' bash --norc --noprofile"
keys "$sidera play mlem --seats 3 --bots random --seed 7 --set first_player=0 --lang en" Enter
see "Which cat do you send aboard?"
see "▶ 0"
keys "boa" Tab " sh" Tab
see "> board shift"
keys Enter
see "roll 6 dice!"
keys Enter
see "What moves the rocket on"
keys "stay" Enter
see "ML-LAND-2"
keys "1" Enter
see "✓["
keys "undo" Enter
see "taken back"
keys "lang it" Enter
see "Che cosa fa avanzare il razzo"
keys C-c
see "Vuoi lasciare la partita?"
keys "n" Enter
see "Che cosa fa avanzare il razzo"
keys C-d
see "Per riprendere:"
keys "clear; $sidera play mlem --bots random --lang it --resume $home/.local/state/sidera/*.jsonl" Enter
see "Che cosa fa avanzare il razzo"
keys "quit" Enter
see "Per riprendere:"

# Another game, on a low screen: the table in brief, choices two to a line.
keys "clear; $sidera play alien_frontiers --seats 2 --bots random --seed 7 --set first_player=0 --lang en" Enter
see "Your turn: roll your 3 ships!"
keys "dock solar 1" Enter
see "AF-TURN-2"
keys "roll" Enter
see "To place     ["
see "Solar +7"
keys "lang it" Enter
see "Da piazzare  ["
keys "quit" Enter
see "Per riprendere:"
# A closed window or a signal: what was answered is in the file, and the line to go on is there to be pasted.
for signal in KILL HUP TERM; do
    rm -rf "$home/.local"
    play mlem --seats 3 --bots random --seed 7 --set first_player=0 --lang en
    see "Which cat do you send aboard?"
    test -e "$home/.local" && { echo "a file without an answer" >&2; exit 1; }
    keys "board shift" Enter
    see "roll 6 dice!"
    kill -$signal "$(cat "$home/pid")"
    while kill -0 "$(cat "$home/pid")" 2>/dev/null; do sleep 0.1; done
    record=$(echo "$home"/.local/state/sidera/*.jsonl)
    "$sidera" record show "$record" | grep -q "A: board shift" || { echo "SIG$signal: the answer is lost" >&2; exit 1; }
    if [ $signal = HUP ]; then
        keys "clear; $sidera play mlem --seats 2 --bots random --seed 7 --set first_player=0 --lang en" Enter
        see "A game was left in the middle."
        tmux_ capture-pane -J -p -t t | grep -qxF "$sidera play mlem --resume $record" ||
            { echo "the next game does not say how to go on with the last one" >&2; exit 1; }
        keys "quit" Enter
        see "Go on later with:"
    fi
    if [ $signal = TERM ]; then
        tmux_ capture-pane -J -p -t t >"$home/screen"
        line=$(grep -F -A1 "Go on later with:" "$home/screen" | tail -n 1)
        [ "$line" = "$sidera play mlem --resume $record --bots random" ] || { echo "to be pasted: '$line'" >&2; exit 1; }
        keys "clear; $line" Enter
        see "roll 6 dice!"
        keys "quit" Enter
        see "Go on later with:"
    fi
done

# Two at one keyboard: Ctrl-C at the curtain opens nothing, and the arrow keys show only what is one's own.
play mlem --seats 2 --people 2 --seed 7 --set secret_missions=true --lang en
see "Pass the keyboard to Player A."
keys Enter
see "Player A:"
keys "return" Tab "1" C-u "1" Enter
see "Pass the keyboard to Player B."
keys Up
see_no "you are there. 1"
keys C-c
see "Leave the game?"
keys "n" Enter
see "Pass the keyboard to Player B."
see_no "Player B:"
keys Enter
see "Player B:"
keys Up
sleep 0.3
see_no "> 1"
keys C-c
see "Leave the game?"
keys "y" Enter
see "Go on later with:"

# 83 places for an asteroid: the board and the question stay on the screen, and so does an answer.
keys "clear; $sidera play monolith --seats 2 --bots random --seed 7 --lang en" Enter
see "Which faction do you lead?"
keys "1" Enter
keys "1" Enter
see "Where does the asteroid go"
see " MONOLITH"
see "more lists them"
keys "why resign now" Enter
see "I do not understand"
see "Where does the asteroid go"
see " MONOLITH"
keys "rules MO-SET-15" Enter
see "MO-SET-15  When all planets"
see "Where does the asteroid go"
keys "rules MO-SET" Enter
see "Enter: go on"
keys C-c
see "Where does the asteroid go"
keys "quit" Enter
see "Go on later with:"

# A long run shows what is left; Ctrl-C prints what there is.
for run in "sim mlem --games 100000000 --bots random" "arena mlem --games 10000000 --bots greedy,random"; do
    keys "clear; $sidera $run" Enter
    see "s left"
    keys C-c
    see "stopped after"
done
echo "screen: fine"
