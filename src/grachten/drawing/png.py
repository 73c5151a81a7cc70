"""From SVG to PNG, with the fonts that come with the drawing.

Fonts of the machine help out with letters that these lack.
"""

from grachten.drawing.fonts import FAMILY, font_folder
from grachten.drawing.machine_fonts import fonts_for


def render_png(svg: str, width: int) -> bytes:
    """The picture as a PNG of that many pixels across."""
    import resvg_py  # noqa: PLC0415 - people who build the page may have only Python

    others = fonts_for(svg)
    with font_folder() as folder:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(path) for path in (*sorted(folder.glob("*.ttf")), *others)],
                serif_family=FAMILY["roman"],
            )
        )
