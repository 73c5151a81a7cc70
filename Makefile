# `make play` and `make test` do everything on a machine with Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Bytecode of what is never imported takes longer to compile than everything else here: what is
# imported is compiled then.
QUIET := --quiet
PIP = $(BIN)/python -m pip install $(QUIET) --disable-pip-version-check --no-compile
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
# More processes than cores: much of the time a test waits for a server. Tests of one file stay
# together as far as possible, because they share it.
WORKERS := $(shell expr $(CORES) + 2)
SPREAD := --dist worksteal -n

# Grachten, and all that it is developed with.
INSTALLED := $(VENV)/run $(VENV)/dev

# Bytecode is kept, whatever the surroundings prefer: without it every process reads everything anew.
unexport PYTHONDONTWRITEBYTECODE

# What is compiled: a change in any of these, and it is compiled anew.
COMPILED := $(wildcard src/grachten/kernel/*.py src/grachten/bots/mind/*.py src/grachten/env/core/*.py)

.PHONY: help play page node browser web check test test-nightly chaos lint unit screens coverage bench pictures docs lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play          play in the browser"
	@echo "make page          build the page from web/, if it has changed"
	@echo "make browser       get a browser for the tests, if there is none"
	@echo "make check         the quick checks, while you work"
	@echo "make test          every check that a change must pass"
	@echo "make screens       of these, the tests in the browser; make unit: all others"
	@echo "make test-nightly  the slow proofs as well"
	@echo "make chaos         a city in which everything fails, for about an hour (needs nginx)"
	@echo "make bench         measure on this machine"
	@echo "make pictures      draw the pictures of the documentation again"
	@echo "make docs          build the documentation site into build/site"
	@echo "make lock          pin the newest dependencies"
	@echo "make clean         remove what make has made"

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Grachten needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

# What is pinned is complete: nothing need be resolved, here and below.
$(VENV)/packages: $(VENV)/made requirements/run.txt
	@$(PIP) --no-deps -r requirements/run.txt
	@touch $@

$(VENV)/run: $(VENV)/packages pyproject.toml | page
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev: $(VENV)/packages requirements/dev.txt
	@$(PIP) --no-deps -r requirements/dev.txt
	@touch $@

$(VENV)/docs: $(VENV)/run requirements/docs.txt
	@$(PIP) -r requirements/docs.txt
	@touch $@

# It need not wait until the package itself is installed.
$(VENV)/compiled: $(VENV)/packages $(COMPILED)
	@PYTHONPATH=$(CURDIR)/src $(BIN)/python -c 'from grachten.cli.console import prepare_all; prepare_all()'
	@PYTHONPATH=$(CURDIR)/src $(BIN)/python -c 'from grachten.env.warming import make_ready; make_ready()'
	@touch $@

# Bytecode of the tests, with their assertions taken apart: once, and not by each process that tests,
# which also says what is wrong with them.
$(VENV)/read: $(INSTALLED)
	@$(BIN)/python -m pytest --collect-only --quiet -m "not nightly" >/dev/null || true
	@touch $@

# It needs nothing but Python and Node, and knows by itself whether there is anything to do.
page: $(VENV)/made
	@$(BIN)/python hatch_build.py is-built \
		|| { $(MAKE) --no-print-directory node && $(BIN)/python hatch_build.py; }

# Node for the page; fetched where there is none.
node: $(VENV)/made
	@$(BIN)/python hatch_build.py has-node || $(PIP) -r requirements/node.txt

# Chromium for the tests of the page; fetched where there is none.
browser: $(INSTALLED)
	@PYTHONPATH=tests $(BIN)/python -m browser.support.fetching

# The page is built while Python's packages are installed; the server compiles the rest.
play:
	@$(PYTHON) tools/waiting.py 130 "Setting Grachten up (once)" \
		$(MAKE) --no-print-directory --jobs=2 QUIET= $(VENV)/run page
	@$(BIN)/grachten play

# The compiler works beside what can do without it. Browsers keep all cores busy; the tests of
# everything else wait for servers now and then, so the checks of the page run beside those. Whatever
# more runs at once costs more than it brings: all of it gets slower.
test:
	@$(MAKE) --no-print-directory --jobs=$(WORKERS) --output-sync=line $(VENV)/compiled browser $(VENV)/read page lint
	@$(MAKE) --no-print-directory screens
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line unit web
	@$(MAKE) --no-print-directory coverage

# For the inner loop: no browser, no server, nothing that takes long.
QUICK := $(addprefix tests/, kernel rules protocol bots arena club drawing endgame store) \
	$(addprefix tests/server/test_, fair_queue.py mailbox.py names.py seating.py terms.py waiting.py) \
	$(addprefix tests/test_, package.py words.py)

check: lint $(VENV)/compiled
	$(BIN)/python -m pytest $(SPREAD) $(WORKERS) -q -m "not slow and not nightly" $(QUICK)

# The page's own checks: types, style, and its tests.
web: node page
	$(BIN)/python hatch_build.py check
	$(BIN)/python hatch_build.py test

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

unit: $(INSTALLED) $(VENV)/compiled page
	$(BIN)/python -m pytest $(SPREAD) $(WORKERS) -m "not nightly" --ignore=tests/browser

# Apart from the others, so that each process needs one browser, which is many processes by itself.
screens: $(INSTALLED) $(VENV)/compiled page browser
	$(BIN)/python -m pytest $(SPREAD) $(shell expr $(CORES) + 1) -m "not nightly" tests/browser

# With the compiler switched off, so that every line and branch of the kernel can be seen to run.
coverage: $(INSTALLED)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run -m pytest $(SPREAD) $(CORES) -q -m "not nightly and not many" tests/kernel tests/rules
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report

# Prints how often what failed, and what was played meanwhile.
chaos: $(INSTALLED) $(VENV)/compiled
	$(BIN)/python -m pytest -q -s -m nightly tests/city/test_chaos.py

test-nightly: test $(VENV)/docs
	GRACHTEN_NIGHTLY=1 $(BIN)/python -m pytest $(SPREAD) $(WORKERS)

bench: $(INSTALLED) $(VENV)/compiled
	@$(BIN)/grachten bench

pictures: $(INSTALLED) $(VENV)/compiled page browser
	@mkdir -p docs/pictures
	@$(BIN)/grachten board --png docs/pictures/board.png --width 1000 --overwrite
	@PYTHONPATH=tests $(BIN)/python -m browser.support.scenery
	@$(BIN)/python hatch_build.py
	@$(BIN)/python tests/browser/pictures.py

# Every warning is an error: a link or a name that leads nowhere fails.
docs: $(VENV)/docs node
	@$(BIN)/python hatch_build.py packages
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -c docs/site -d build/doctrees . build/site
	@echo "The site is in build/site: open build/site/index.html."

LOCK := $(BIN)/uv pip compile --quiet --universal --upgrade --python-version 3.11 --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: $(INSTALLED)
	$(LOCK) -o requirements/run.txt pyproject.toml requirements/build.in
	$(LOCK) -o requirements/node.txt requirements/node.in
	$(LOCK) -o requirements/dev.txt -c requirements/run.txt --extra dev pyproject.toml
	$(LOCK) -o requirements/docs.txt -c requirements/dev.txt --extra docs pyproject.toml

clean:
	rm -rf $(VENV) src/grachten/page web/drawn web/node_modules build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
