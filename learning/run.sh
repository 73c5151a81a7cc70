#!/usr/bin/env bash
# On a training machine without network: unpacks what pack.sh packed, compiles, and trains.
# Arguments go to learning.train, or to what PROGRAM names: learning.judge, say.
#
#   learning/run.sh --minutes 9.5 --plan-minutes 26
#   learning/run.sh --minutes 9.5 --plan-minutes 26 --resume last
#
# All files go to $OUT, or build/learning/run. A copy stays in $WORK, and `--resume last` goes on from
# it; `--resume FOLDER` from a checkpoint that was brought along.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
work=${WORK:-${TMPDIR:-/tmp}/grachten-learning}
out=${OUT:-$project/build/learning/run}
python=${PYTHON:-python3}
packed=$project/build/learning/packages.tar.xz
packages=$work/packages
mkdir -p "$work" "$out"

# What was unpacked from another file is of no use; without a file, what is there must do.
if [ -e "$packed" ] && ! cmp -s "$packed" "$work/packed"; then
  rm -rf "$packages"
  mkdir "$packages"
  # Python's own tar and xz: nothing but Python is needed.
  "$python" -c 'import sys, tarfile; tarfile.open(sys.argv[1]).extractall(sys.argv[2], filter="data")' \
    "$packed" "$packages"
  cp "$packed" "$work/packed"
fi

# The engine is compiled from a copy that stays as it is: a file with a newer date, though the same,
# would be compiled again.
if ! diff -rq --exclude=__pycache__ "$project/src" "$work/engine" >/dev/null 2>&1; then
  rm -rf "$work/engine"
  cp -r "$project/src" "$work/engine"
fi

export PYTHONPATH=$work/engine:$project:$packages PYTHONUNBUFFERED=1 GRACHTEN_CACHE=${GRACHTEN_CACHE:-$work/cache}
export OMP_WAIT_POLICY=passive # idle threads leave the cores to the games

arguments=()
for argument in "$@"; do
  [ "$argument" = last ] && argument=$work/last
  arguments+=("$argument")
done
status=0
"$python" -m "${PROGRAM:-learning.train}" --out "$out" "${arguments[@]}" || status=$?
if [ -e "$out/network.pt" ]; then
  rm -rf "$work/last"
  mkdir "$work/last"
  cp "$out"/*.pt "$work/last/"
fi
exit $status
