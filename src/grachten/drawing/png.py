"""From SVG to PNG, with nothing but the fonts that come with the drawing."""

from grachten.drawing.fonts import FAMILY, font_folder


def render_png(svg: str, width: int) -> bytes:
    """The picture as a PNG of that many pixels across."""
    # Whoever builds the page needs neither, and may have nothing but Python.
    from grachten.extras import check_extra  # noqa: PLC0415

    check_extra("report", "A PNG needs resvg")
    import resvg_py  # noqa: PLC0415

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
