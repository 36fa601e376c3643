# make play   opens the house in the browser
# make test   everything that must hold before a change lands
# make check  the same for what has changed, in a minute or so

PYTHON ?= python3
PORT ?= 8000
# how many matches `make soak` plays of every game and number of seats, if not the usual number
GAMES ?=
# since which revision `make check` looks for changes, if not since the last commit
SINCE ?=
# how many pairs of worlds `make secrets` compares, if not the usual number
PAIRS ?=
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet

.PHONY: play test check lint lock format bench soak secrets learners records told looks lessons matches mutants
.DEFAULT_GOAL := play

play: .venv/.play
	$(BIN)/kesselhaus serve --port $(PORT)

# One worker has all tests of a file: no match, house or browser that they share is made twice.
PYTEST := $(BIN)/pytest -n 2 --dist loadfile --durations 25

test: .venv/.test
	tools/browser
	tools/database
	tools/proxy
	$(MAKE) lint
	$(PYTEST)

check: .venv/.test
	tools/database
	tools/proxy
	$(MAKE) lint
	$(PYTEST) $$(tools/changed $(SINCE))

lint: .venv/.test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

format: .venv/.test
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/.play
	$(BIN)/kesselhaus bench

# Many matches of every game and player count, with all invariants: a long night rather than a test.
soak: .venv/.play
	$(BIN)/python tools/soak $(GAMES)

# Pairs of worlds that differ only in a secret: nothing that leaves the house may depend on it.
secrets: .venv/.test
	$(BIN)/python -m tests.web.secrets.soak $(PAIRS)

# What PettingZoo, Gymnasium and OpenSpiel have to say of every game and number of seats, at length: `make test` asks shortly.
learners: .venv/.test
	$(BIN)/python -m tests.env.soak

# Every kind of question in six windows and two languages, of all games or of one GAME: contact sheets in looks/.
looks: .venv/.test
	PYTHONPATH=. $(BIN)/python tools/looks $(GAME)

# Plays every guided first match by what its cards ask for, in three windows and two languages, and once by leaving
# its path at each step, of all games or of one GAME; pictures in lessons/.
lessons: .venv/.test
	PYTHONPATH=. $(BIN)/python tools/lessons $(GAME)

# Plays a whole match of every game by keyboard alone and one by touch alone on a phone, of all games or of one GAME.
matches: .venv/.test
	$(PYTEST) tests/browser/test_keyboard.py tests/browser/test_touch.py -m "whole or not whole" -k "whole and $(or $(GAME),match)"

# Plays the recorded matches of tests/records anew, all or those of one GAME; what changed is in the diff.
records: .venv/.test
	$(BIN)/python -m tests.records.renew $(GAME)

# Writes down anew what is told in the recorded matches, of all games or one: after words have changed.
told: .venv/.test
	$(BIN)/python -m tests.records.telling $(GAME)

# Breaks lines at random, some of every area or of one AREA, and tells which changes no test notices.
mutants: .venv/.test
	$(BIN)/python -m tests.mutants $(AREA)

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kesselhaus needs Python 3.11 or later; make PYTHON=python3.12 chooses another one.")'
	$(PYTHON) -m venv .venv

.venv/.play: requirements.lock pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.test: requirements-test.lock .venv/.play
	$(PIP) install --require-hashes -r requirements-test.lock
	@touch $@

# Renews both locks to the newest versions that fit together. The second contains the first.
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate pyproject.toml

lock: | .venv/bin/python
	$(PIP) install uv
	$(COMPILE) --group build --output-file requirements.lock
	$(COMPILE) --group build --group test --extra lab --extra cluster --extra rl --extra data --constraint requirements.lock --output-file requirements-test.lock
