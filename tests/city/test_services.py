"""The unit files of the documentation are units to systemd."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from support.commands import GRACHTEN

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"

pytestmark = pytest.mark.nightly  # systemd comes from the system


def units() -> dict[str, str]:
    """By the name of the file that the documentation gives them."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.findall(
        r"`/etc/systemd/system/([\w@]+\.service)`[^`]*?(?:`[^`\n]+`[^`]*?)*```ini\n(.*?)```",
        text,
        re.DOTALL,
    )
    return dict(found)


def test_the_documentation_has_both() -> None:
    assert set(units()) == {"grachten.service", "grachten@.service"}


@pytest.mark.parametrize("name", units())
def test_systemd_finds_nothing_wrong(name: str, tmp_path: Path) -> None:
    assert shutil.which("systemd-analyze"), "There is no systemd to test with."
    unit = re.sub(r"/\S+/bin/grachten", GRACHTEN, units()[name])
    assert GRACHTEN in unit
    file = tmp_path / name
    file.write_text(unit)
    instance = tmp_path / name.replace("@.", "@1.")
    if instance != file:
        instance.symlink_to(file)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(instance)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if name.partition(".")[0] in line]
    assert (done.returncode, said) == (0, [])
