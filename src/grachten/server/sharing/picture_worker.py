"""A process that draws one picture: `python -m grachten.server.sharing.picture_worker`.

It reads an SVG from stdin, and writes a PNG to stdout. Drawing takes half a second, in which the
server could do nothing else.
"""

import sys

from grachten.drawing.png import render_png
from grachten.server.thinking.low_priority import lower_priority

WIDTH = 1200


def main() -> None:
    lower_priority(5)
    sys.stdout.buffer.write(render_png(sys.stdin.buffer.read().decode(), WIDTH))


if __name__ == "__main__":
    main()
