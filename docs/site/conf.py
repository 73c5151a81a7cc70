"""How Sphinx builds the site (`make docs`) from the documents and the docstrings."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

os.environ["NUMBA_DISABLE_JIT"] = "1"  # compiled functions hide their arguments

SITE: Final = Path(__file__).parent
ROOT: Final = SITE.parents[1]
PACKAGES: Final = ROOT / "web" / "node_modules"
SANS: Final = PACKAGES / "@fontsource" / "source-sans-3" / "files"
HOME: Final = "docs/index"
NAVIGATION: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (SITE / "navigation.toml").read_text(encoding="utf-8")
)

sys.path[:0] = [str(SITE), str(ROOT / "src")]

import command_pages  # noqa: E402 - what is beside this file can be found now
import diagrams  # noqa: E402
import grachten  # noqa: E402
import rule_links  # noqa: E402
import type_names  # noqa: E402

project = "Grachten"
author = "The Grachten contributors"
copyright = author  # noqa: A001 - Sphinx's own name for it
release = grachten.__version__
language = "en"

# The folder of the sources is the whole repository: links between documents work as they are, on
# the site as everywhere else.
root_doc = HOME
source_suffix = {".md": "markdown"}
include_patterns = ["docs/**.md", "bench/*.md", "CONTRIBUTING.md", "CHANGELOG.md"]
exclude_patterns = [
    entry.name
    for entry in ROOT.iterdir()
    if entry.name not in ("docs", "bench", "CONTRIBUTING.md", "CHANGELOG.md")
]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]

# Documents
myst_heading_anchors = 4
myst_fence_as_directive = ["mermaid"]
copybutton_selector = "div:not(.highlight-text) > div.highlight > pre"

# The reference
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True, "no-value": True}
python_maximum_signature_line_length = 120
toc_object_entries_show_parents = "hide"
default_role = "py:obj"  # a name in backticks is a link where it is one of ours

# A reference that leads nowhere fails the build.
nitpicky = True
nitpick_ignore_regex = [
    ("py:obj", ".*"),  # backticks are for other words, too
    ("py:.*", r"(?!grachten\.).*"),  # other libraries
    ("py:class", r"grachten\..*\._\w+"),  # type variables
]

html_theme = "furo"
html_title = "Grachten"
html_logo = str(ROOT / "web" / "public" / "icon.svg")
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_static_path = [
    "static",
    str(ROOT / "src" / "grachten" / "drawing" / "fonts"),
    *(
        str(SANS / f"source-sans-3-latin-{face}.woff2")
        for face in ("400-normal", "400-italic", "600-normal")
    ),
    *diagrams.files(PACKAGES),
]
html_css_files = ["grachten.css"]
html_js_files = [("scrolling.js", {"defer": "defer"})]
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "gruvbox-dark"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8f2a22",
        "color-brand-content": "#8f2a22",
        "color-brand-visited": "#6f3a52",
        "color-foreground-primary": "#3a2c1e",
        "color-foreground-secondary": "#5f4d39",
        "color-foreground-muted": "#6d5a44",
        "color-foreground-border": "#8a7557",
        "color-background-primary": "#fbf5e6",
        "color-background-secondary": "#f3e8cd",
        "color-background-hover": "#ead9b4",
        "color-background-hover--transparent": "#ead9b400",
        "color-background-border": "#dcc79d",
        "color-background-item": "#dcc79d",
        "color-sidebar-background-border": "#dcc79d",
        "color-code-background": "#f6edd8",
        "color-code-foreground": "#3a2c1e",
        "color-highlight-on-target": "#f4e2a8",
        "color-highlighted-background": "#f4e2a8",
        "color-highlighted-text": "#3a2c1e",
        "color-rule": "#dcc79d",
        "color-gold": "#c49a3c",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0a195",
        "color-brand-content": "#f0a195",
        "color-brand-visited": "#dcb0c8",
        "color-foreground-primary": "#f3e6c8",
        "color-foreground-secondary": "#d3c19c",
        "color-foreground-muted": "#bda982",
        "color-foreground-border": "#8d7853",
        "color-background-primary": "#2b2117",
        "color-background-secondary": "#241b12",
        "color-background-hover": "#3d3022",
        "color-background-hover--transparent": "#3d302200",
        "color-background-border": "#4a3b28",
        "color-background-item": "#4a3b28",
        "color-sidebar-background-border": "#4a3b28",
        "color-code-background": "#211810",
        "color-code-foreground": "#f3e6c8",
        "color-highlight-on-target": "#5a4526",
        "color-highlighted-background": "#5a4526",
        "color-highlighted-text": "#f3e6c8",
        "color-rule": "#4a3b28",
        "color-gold": "#dcb55a",
    },
    "navigation_with_keys": True,
}
html_extra_path = ["top"]
html_use_index = False
html_domain_indices = False
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False


def add_navigation(_app: Any, page: str, source: list[str]) -> None:
    """The home page says what there is in its own words; the sidebar has it in order."""
    if page != HOME:
        return
    for section, pages in NAVIGATION.items():
        entries = (f"{title} </{Path(path).with_suffix('')}>" for title, path in pages.items())
        lines = ("```{toctree}", ":hidden:", f":caption: {section}", "", *entries, "```", "")
        source[0] += "\n" + "\n".join(lines)


def add_commands(_app: Any, page: str, source: list[str]) -> None:
    if page == "docs/api/commands":
        source[0] += "\n" + command_pages.markdown()


def add_access(_app: Any, _page: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """What axe misses in the pages of Sphinx and Furo: signatures on several lines are no lists of
    terms, and headings have a level.
    """
    for part, old, new in (
        (
            "body",
            '<dl>\n<dd><em class="sig-param',
            '<dl role="none">\n<dd role="none"><em class="sig-param',
        ),
        ("furo_navigation_tree", 'role="heading"', 'role="heading" aria-level="2"'),
    ):
        context[part] = context.get(part, "").replace(old, new)


def setup(app: Any) -> None:
    app.connect("source-read", add_navigation)
    app.connect("source-read", add_commands)
    app.connect("html-page-context", add_access, priority=900)  # when Furo is done
    for extension in (diagrams, rule_links, type_names):
        extension.setup(app)
