"""What Lighthouse says of the page, where npm can fetch it."""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from typing import Any, Final

from grachten.rules import GrachtenError

LIGHTHOUSE: Final = "lighthouse@12.8.2"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
PATIENCE: Final = 240
"""Seconds for one page; it may be the first time that it is fetched."""


def lighthouse(
    address: str, chromium: str, arguments: Sequence[str], *, desktop: bool
) -> dict[str, Any]:
    """The whole report on a page; as on a phone by a slow line, or at a desk."""
    npx = shutil.which("npx")
    if npx is None:
        raise GrachtenError("Lighthouse needs npx, which comes with Node.js.")
    command = [npx, "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--no-enable-error-reporting"]
    command += [f"--chrome-flags={' '.join(['--headless=new', *arguments])}"]
    command += ["--preset=desktop"] if desktop else []
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
            env={**os.environ, "CHROME_PATH": chromium},
        )
        report: dict[str, Any] = json.loads(done.stdout)
    except subprocess.CalledProcessError as error:
        reason = (error.stderr.strip() or "it did not say why").splitlines()[-1]
        raise GrachtenError(f"Lighthouse failed: {reason}") from None
    except subprocess.TimeoutExpired:
        raise GrachtenError(f"Lighthouse took more than {PATIENCE} seconds.") from None
    except json.JSONDecodeError:
        raise GrachtenError("Lighthouse did not answer with a report.") from None
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Out of a hundred, by category; one that could not be judged is left out."""
    found = {name: report["categories"][name]["score"] for name in CATEGORIES}
    return {name: round(100 * score) for name, score in found.items() if score is not None}


def shortcomings(report: dict[str, Any]) -> list[str]:
    """What cost points, in Lighthouse's words."""
    audits = report["audits"]
    return [
        f"{audit['title']}{': ' + audit['displayValue'] if 'displayValue' in audit else ''}"
        for name in CATEGORIES
        for part in report["categories"][name]["auditRefs"]
        if part["weight"] > 0
        and (audit := audits[part["id"]])["score"] is not None
        and audit["score"] < 0.9
    ]
