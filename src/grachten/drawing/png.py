"""From SVG to PNG, with nothing but the fonts that come with the drawing."""

from grachten.drawing.fonts import FAMILY, font_folder


def render_png(svg: str, width: int) -> bytes:
    """The picture as a PNG of that many pixels across."""
    import resvg_py  # noqa: PLC0415 - people who build the page may have only Python

    with font_folder() as folder:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(path) for path in sorted(folder.glob("*.ttf"))],
                serif_family=FAMILY["roman"],
            )
        )
