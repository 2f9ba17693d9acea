#!/usr/bin/env bash
# A game on a real terminal (tmux): completion, refusal, undo, Ctrl-C, resuming. Use: screen.sh SIDERA
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
echo "screen: fine"
