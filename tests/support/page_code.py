"""The page's own code, run by Node, to compare with what is written in Python as well."""

import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec

from support.node import find_node, package
from support.patience import PATIENCE

PAGE: Final = Path(__file__).resolve().parents[2] / "web" / "src"

_SCRIPT: Final = """
    const { readFileSync } = require("fs");
    const { dirname, resolve } = require("path");
    const [compiler, file, expression, given] = JSON.parse(readFileSync(0));
    const typescript = require(compiler);
    const compilerOptions = { module: "commonjs", target: "es2022" };
    const messages = {
        t: (id, values = {}) => JSON.stringify({ id, values }),
        language: () => "en",
    };
    const loaded = new Map();
    function load(file) {
        if (!loaded.has(file)) {
            const source = readFileSync(file, "utf8");
            const { outputText } = typescript.transpileModule(source, { compilerOptions });
            const exports = {};
            loaded.set(file, exports);
            const others = (name) => name.endsWith("/words.svelte")
                ? messages
                : load(resolve(dirname(file), name) + ".ts");
            new Function("exports", "require", outputText)(exports, others);
        }
        return loaded.get(file);
    }
    const result = new Function("page", "given", "return " + expression)(load(file), given);
    console.log(JSON.stringify(result));
"""


def run_page(file: Path, expression: str, given: object) -> Any:
    """The value of a JavaScript expression of `page`, a module of the page, and `given`.

    In place of a message's text, `t()` returns its id and values as JSON.
    """
    node, _ = find_node()
    sent = msgspec.json.encode([str(package("typescript")), str(file), expression, given])
    done = subprocess.run(
        [str(node), "-e", _SCRIPT], input=sent, capture_output=True, check=True, timeout=PATIENCE
    )
    return msgspec.json.decode(done.stdout)


def module_that_exports(function: str, folder: str) -> Path:
    """The file of the page, in this folder, that has this function."""
    (file,) = (
        file
        for file in (PAGE / folder).glob("*.ts")
        if f"export function {function}(" in file.read_text(encoding="utf-8")
    )
    return file
