#!/usr/bin/env bash
# ./run writes nothing where nothing is to be built, also for somebody who could not; it works in the folder
# it is called from. Use: run.sh PATH_OF_SIDERA (beside which the sources are)
set -eu
home=$(realpath "$(dirname "$1")/../..")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
cp "$home/tests/records/01-greedy-2-base.jsonl" game.jsonl
chmod 644 game.jsonl
touch before

# As somebody else, if that is possible here and the sources can be read by others.
stranger=()
other=(setpriv --reuid=65534 --regid=65534 --clear-groups)
if [ "$(id -u)" -eq 0 ] && "${other[@]}" test -x "$home/run" 2>/dev/null; then stranger=("${other[@]}"); fi

"${stranger[@]}" "$home/run" record verify game.jsonl >said 2>&1 || { cat said; exit 1; }
grep -q '^verified: ' said || { cat said; exit 1; }
! grep -q 'Building' said || { echo "it builds although nothing has changed"; cat said; exit 1; }
written=$(find "$home/build" -maxdepth 2 -name 'run.log' -newer before)
[ -z "$written" ] || { echo "it wrote $written"; exit 1; }
echo "nothing was built or written, ${stranger:+by somebody who could not}"
