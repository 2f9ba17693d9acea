# Builds that say what they are doing and how much is left. Sourced by ./run, from the project's folder.

# One line that is written over on a terminal; elsewhere a line now and then.
tell_progress() {
    if [ -t 2 ]; then
        printf '\r\033[K%s' "$1" >&2
    elif [ "${last_told:-}" != "$2" ]; then
        printf '%s\n' "$1" >&2
    fi
    last_told=$2
}

end_progress() { [ ! -t 2 ] || printf '\r\033[K' >&2; }

# build_program: the program, if anything of it has changed. Needs nothing writable if not.
build_program() {
    ! program_is_current || return 0
    mkdir -p build
    [ -f build/release/build.ninja ] || cmake --preset release >build/run.log 2>&1 || show_log build/run.log
    local finished total elapsed rest
    { NINJA_STATUS='%f %t %e ' ninja -C build/release sidera 2>&1 || echo "failed"; } |
        tee build/run.log |
        while read -r finished total elapsed rest; do
            case "$finished$total" in '' | *[!0-9]*) continue ;; esac
            tell_progress "$(program_progress "$finished" "$total" "$elapsed")" $((finished * 10 / total))
        done
    end_progress
    [ "$(tail -n 1 build/run.log)" != failed ] || show_log build/run.log
    touch build/release/sidera # also where nothing of what changed was part of it
}

# program_progress FINISHED TOTAL SECONDS: a sentence.
program_progress() {
    local seconds=${3%%.*} left
    if [ "$1" -eq "$2" ]; then
        echo "Building the program: done after $seconds s"
    elif [ $(($2 - $1)) -eq 1 ]; then
        echo "Building the program: linking, about half a minute left"
    else
        left=$(($1 > 20 ? seconds * ($2 - $1) / $1 + 30 : 0))
        echo "Building the program: $1 of $2$([ $left -eq 0 ] || echo ", about $(time_left $left) left")"
    fi
}

time_left() { if [ "$1" -lt 90 ]; then echo "$(($1 / 10 * 10 + 10)) s"; else echo "$((($1 + 30) / 60)) min"; fi; }

# report_on PROCESS TEXT LOG: waits for something in the background.
report_on() {
    local begin=$SECONDS
    while kill -0 "$1" 2>/dev/null; do
        tell_progress "$2: $((SECONDS - begin)) s, usually less than a minute" $(((SECONDS - begin) / 10))
        sleep 1
    done
    end_progress
    wait "$1" || show_log "$3"
}

show_log() {
    cat "$1" >&2
    return 1
}
