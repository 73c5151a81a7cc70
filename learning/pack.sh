#!/usr/bin/env bash
# For a training machine without network: packs Numba for that machine's Python, stripped, and what
# the arena needs into build/learning/packages.tar.xz. The project's own files travel as they are;
# PyTorch and NumPy must be there already.
#
#   learning/pack.sh [PYTHON_VERSION]
#
# WHEELS may name a folder with the wheels for that Python, and no others; an empty one is filled.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
version=${1:-3.12}
target=$project/build/learning
staged=$(mktemp -d)
wheels=${WHEELS:-$staged/wheels}
packages=$staged/packages
trap 'rm -rf "$staged"' EXIT

pins=$(grep -E '^(numba|llvmlite|msgspec|filelock)==' "$project/requirements/run.txt" | sed 's/[ ;].*//')
mkdir -p "$wheels" "$packages" "$target"
ls "$wheels"/*.whl >/dev/null 2>&1 ||
  pip download --quiet --dest "$wheels" --python-version "$version" --only-binary=:all: --no-deps $pins
for wheel in "$wheels"/*.whl; do
  python3 -m zipfile -e "$wheel" "$packages"
done
rm -rf "$packages"/{numba,numba/cuda,llvmlite}/tests "$packages"/numba-*.data
find "$packages" -name '*.so' -exec strip --strip-unneeded {} +

tar -C "$packages" --sort=name --owner=0 --group=0 -cf - . | xz -9 >"$target/packages.tar.xz.part"
mv "$target/packages.tar.xz.part" "$target/packages.tar.xz"
ls -l "$target/packages.tar.xz"
