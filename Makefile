# mainphase: `make run` plays a game, `make test` checks everything. Both set up what they need in .venv.

# What `make run` plays: by default two decks that the rules of the date know. Under today's rules you see an extra turn,
# phasing, a Saga, a tax on attacks and several combat phases.
DECK_A ?=
DECK_B ?=
SEED   ?= 1
RULES  ?= today
# quiet, normal or judge
VERBOSITY ?= normal
# Passed on to `mainphase table`.
ARGS   ?=
# Passed on to pytest, for example `make test-deep PYTEST="-k undo"`.
PYTEST ?=
# `make test FULL=1` runs every test interpreted and compiled; without it each build has its share (tools/shares.py).
FULL   ?=

VENV  := .venv
BIN   := $(VENV)/bin
# Any Python from 3.11 to 3.13; `make PYTHON=/path/to/python` names another.
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' 2>/dev/null && echo "$$python" && break; done)

.DEFAULT_GOAL := help
.PHONY: help run table test test-deep bench fmt docs screenshots coverage dates terms seeds state wheel clean

help:
	@echo 'make run        play one game between two bots and print the annotated transcript'
	@echo 'make table      build the page and start the table in the browser; ARGS="--port 9000" is passed on'
	@echo 'make test       check format, lint and types, and run the tests, compiled and interpreted (needs a C compiler)'
	@echo '                FULL=1 runs every test in both builds; PYTEST="-k undo" is passed on to pytest'
	@echo 'make test-deep  run every test in both builds, and the ones that take minutes or more'
	@echo 'make bench      measure the speed of every lane, and compare it with what is kept'
	@echo 'make fmt        format the code'
	@echo 'make docs       build the documentation into site/'
	@echo 'make screenshots take the pictures of the table for the documentation (needs chromium)'
	@echo 'make coverage   regenerate tests/rules/COVERAGE.md'
	@echo 'make dates      regenerate docs/dates.md'
	@echo 'make terms      regenerate docs/terms.md'
	@echo 'make seeds      regenerate docs/seeds.md'
	@echo 'make state      make again what is made from the fields of the state (kernel/state)'
	@echo 'make wheel      build a compiled wheel into dist/'
	@echo 'make clean      remove everything that make has built'

# -- setting up -------------------------------------------------------------------------------------------------------

$(BIN)/python:
	@test -n '$(PYTHON)' || { echo 'mainphase needs Python 3.11, 3.12 or 3.13; none is on the path (PYTHON=… names one)' >&2; exit 1; }
	@echo 'setting up $(VENV) …'
	@$(PYTHON) -m venv $(VENV)

# Each stamp says which set of requirements/ is installed, every file of it checked against its hash. Bytecode is made of
# what is read, when it is first read: to make it of everything (PyTorch, Ray) takes longer than all the rest.
INSTALL := $(BIN)/python tools/install_locked.py

$(VENV)/.installed: pyproject.toml requirements/core.txt | $(BIN)/python
	@$(INSTALL) core
	@touch $@

$(VENV)/.installed-%: pyproject.toml requirements/%.txt | $(BIN)/python
	@$(INSTALL) $*
	@touch $@ $(VENV)/.installed

# -- playing ----------------------------------------------------------------------------------------------------------

run: $(VENV)/.installed
	@python=$$($(BIN)/python tools/build_compiled.py --for bench --cached-only 2>/dev/null) || python=$(BIN)/python; \
	"$$python" -c 'from mainphase.foundation.build import build_kind; print(f"mainphase, {build_kind()} build")' && \
	"$$(dirname "$$python")/mainphase" watch $(DECK_A) $(DECK_B) --seed $(SEED) --rules $(RULES) --verbosity $(VERBOSITY)

table: $(VENV)/.installed-table
	@$(BIN)/python tools/build_page.py --bring-node >/dev/null
	@python=$$($(BIN)/python tools/build_compiled.py --for bench --cached-only 2>/dev/null) || python=$(BIN)/python; \
	"$$(dirname "$$python")/mainphase" table $(ARGS)

# -- checking ---------------------------------------------------------------------------------------------------------

# The kernel is compiled while what the tests need besides is installed.
test test-deep: | $(BIN)/python
	@$(BIN)/python tools/compiler_present.py
	@$(MAKE) -s --no-print-directory $(VENV)/.installed-compile
	@$(BIN)/python tools/check.py $(if $(filter test-deep,$@),--deep,$(if $(filter-out 0,$(FULL)),--full)) \
		--installing '$(MAKE) -s --no-print-directory $(VENV)/.installed-dev' -- $(PYTEST)

bench: | $(BIN)/python
	@$(BIN)/python tools/compiler_present.py
	@$(MAKE) -s --no-print-directory $(VENV)/.installed-dev
	@$(BIN)/python tools/bench.py

fmt: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

coverage: $(VENV)/.installed-dev
	@$(BIN)/python tools/rule_coverage.py

dates: $(VENV)/.installed-dev
	@$(BIN)/python tools/dates_page.py

terms: $(VENV)/.installed-dev
	@$(BIN)/python tools/messages.py --page

seeds: $(VENV)/.installed-dev
	@$(BIN)/python tools/seeds_page.py

state: $(VENV)/.installed-dev
	@$(BIN)/python tools/state_modules.py

docs: $(VENV)/.installed-docs
	@$(BIN)/mkdocs build --strict --quiet
	@mkdir -p site/examples && cp -R examples/documents site/examples/
	@echo 'open site/index.html'

screenshots: $(VENV)/.installed-dev
	@$(BIN)/python tools/screenshots.py

wheel: | $(BIN)/python
	@$(BIN)/python tools/compiler_present.py
	@$(MAKE) -s --no-print-directory $(VENV)/.installed-dev
	@$(BIN)/python tools/build_page.py --bring-node >/dev/null
	@$(BIN)/python tools/build_compiled.py --for bench --wheel dist >/dev/null

clean:
	rm -rf $(VENV) .build build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
