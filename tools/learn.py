#!/usr/bin/env python3
"""Finds the learned numbers of the evaluation (`src/ai/learned/table.rs`) from games of planners.

    tools/learn.py --from-zero --steps 2 --games 1500 --seed 1000000    # plays, learns and builds, twice
    tools/learn.py TWO=two.txt MORE=more.txt                            # from lines that `bastide learn` wrote before

In every step `bastide learn` tries several plans for the same turn on the same decks, and planners who use the numbers of the step before
play each to its end: with two players for the table TWO, with four for MORE. The plans for a turn are compared with each other: how
much better the games after one ended than those after the others, less what the hand-made evaluation says of it. Ridge regression
explains the rest by the traits, each with a number for every moment, which changes evenly between two of them. The same seed gives
the same numbers. Needs numpy.
"""
import argparse
import subprocess
import sys

import numpy

# As in `src/ai/learned.rs`: own turns to come, and the number of traits.
MOMENTS = [0.0, 2.0, 5.0, 10.0, 18.0, 32.0]
N_TRAITS = 45
# The tables, each with what it is for, the number of players that it is learned from, how strongly its numbers are held near 0, and how
# strongly near those of the next moment.
GAMES = {"TWO": ("two players", 2, 100.0, 300.0), "MORE": ("more players", 4, 3000.0, 3000.0)}


def parse(lines):
    """The numbers of each line, and to which turn of which game it belongs."""
    turns, rows = zip(*(line.split(" ", 1) for line in lines))
    rows = numpy.array([row.split() for row in rows], dtype=float)
    return numpy.unique(turns, return_inverse=True)[1], rows


def at_moments(turns_to_come):
    """For each line the shares of the moments on both sides."""
    moments = numpy.array(MOMENTS)
    high = numpy.clip(numpy.searchsorted(moments, turns_to_come, side="right"), 1, len(moments) - 1)
    part = numpy.clip((turns_to_come - moments[high - 1]) / (moments[high] - moments[high - 1]), 0.0, 1.0)
    shares = numpy.zeros((len(turns_to_come), len(moments)))
    lines = numpy.arange(len(turns_to_come))
    shares[lines, high - 1] = 1.0 - part
    shares[lines, high] = part
    return shares


def less_the_mean(turn, values):
    """What each plan has more than the mean of the plans for its turn."""
    count = numpy.bincount(turn)
    if values.ndim == 1:
        return values - (numpy.bincount(turn, values) / count)[turn]
    return numpy.column_stack([less_the_mean(turn, column) for column in values.T])


def noise(to_come):
    """About how far the end of a few supposed games lies from their mean, in points, by the own turns to come."""
    return 1.2 + 0.25 * to_come


def fit(traits, missed, ridge, smooth):
    """The numbers, for traits in their own units: small ones, which change little from moment to moment."""
    n_moments = len(MOMENTS)
    scale = numpy.sqrt((traits**2).mean(axis=0))
    whole = numpy.sqrt((scale.reshape(-1, n_moments) ** 2).sum(axis=1)).repeat(n_moments) + 1e-9
    scaled = traits / whole
    steps = numpy.diff(numpy.eye(n_moments), axis=0)
    held = ridge * numpy.eye(n_moments) + smooth * steps.T @ steps
    penalty = numpy.kron(numpy.eye(scaled.shape[1] // n_moments), held)
    return numpy.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ missed) / whole


def learn(name, written):
    """The numbers for one kind of game. Tells what they explain of every fifth turn if they are found from the others."""
    turn, lines = parse(written)
    ridge, smooth = GAMES[name][2:]
    to_come, expected, ended, traits = lines[:, 0], lines[:, 2], lines[:, 3], lines[:, 4:]
    wide = (traits[:, :, None] * at_moments(to_come)[:, None, :]).reshape(len(lines), -1)
    certainty = 1 / noise(to_come)
    wide = less_the_mean(turn, wide) * certainty[:, None]
    missed = less_the_mean(turn, ended - expected) * certainty
    held = turn % 5 == 0
    tried = fit(wide[~held], missed[~held], ridge, smooth)
    left = ((missed[held] - wide[held] @ tried) ** 2).mean() / (missed[held] ** 2).mean()
    print(f"{name}: {len(lines)} plans for {turn.max() + 1} turns; of the rest {1 - left:.2%} explained", file=sys.stderr)
    return fit(wide, missed, ridge, smooth).reshape(-1, len(MOMENTS))


def write(path, tables):
    """Writes the numbers as a Rust file."""
    with open(path, "w", encoding="utf-8") as out:
        out.write("//! The numbers that `tools/learn.py` found.\n\nuse super::Table;\n")
        for name, (about, *_) in GAMES.items():
            out.write(f"\n/// For {about}.\n#[rustfmt::skip]\npub(super) static {name}: Table = [\n")
            for row in tables[name]:
                out.write("    [" + ", ".join(f"{number:.3f}" for number in row) + "],\n")
            out.write("];\n")


def play(args, players, seed):
    """The lines that the level as it was built writes."""
    command = [args.bastide, "learn", "--rounds", "4", "--every", "2"]
    command += ["--games", str(args.games), "--players", str(players), "--seed", str(seed)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def build():
    subprocess.run(["cargo", "build", "--release", "-p", "bastide-cli"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", nargs="*", metavar="TABLE=FILE", help="lines to learn from, instead of playing")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--from-zero", action="store_true", help="forget what was learned before")
    parser.add_argument("--bastide", default="target/release/bastide")
    parser.add_argument("--out", default="src/ai/learned/table.rs")
    args = parser.parse_args()
    if args.lines:
        files = dict(table.split("=") for table in args.lines)
        lines = {name: open(files[name], encoding="utf-8").read().splitlines() for name in GAMES}
        write(args.out, {name: learn(name, lines[name]) for name in GAMES})
        return
    if args.from_zero:
        write(args.out, {name: numpy.zeros((N_TRAITS, len(MOMENTS))) for name in GAMES})
    for step in range(args.steps):
        build()
        tables = {}
        for name, (_, players, *_) in GAMES.items():
            lines = play(args, players, args.seed + 10_000_000 * step + 1_000_000 * players)
            tables[name] = learn(name, lines)
        write(args.out, tables)
    build()


if __name__ == "__main__":
    main()
