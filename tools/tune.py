#!/usr/bin/env python3
"""Tunes the numbers of a level by playing it against an opponent in `bastide arena`.

    tools/tune.py planner greedy --start hand=5,attention=0.7 --games 400 --rounds 60 [--bastide PATH] [--log FILE]

Hill climbing by the mean margin: in every round one or two numbers are changed by a factor; the change is tried on the
decks of the round and kept if it is better there and again on fresh decks. What is kept goes to the log.
"""
import argparse
import random
import re
import subprocess


def margin(args, numbers, seed, games):
    """The mean margin and its interval with these numbers on the decks from a seed on."""
    player = args.level + ":" + ",".join(f"{name}={value:.4g}" for name, value in sorted(numbers.items()))
    command = [args.bastide, "arena", player, args.opponent, "--games", str(games), "--seed", str(seed)]
    out = subprocess.run(command + args.arena, capture_output=True, text=True, check=True).stdout
    found = re.search(r", ([\d.]+) % .*margin ([+-][\d.]+) ± ([\d.]+|inf)", out)
    return float(found.group(2)), float(found.group(3)), float(found.group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level")
    parser.add_argument("opponent")
    parser.add_argument("--start", required=True, help="the numbers to tune with their first values, name=value,…")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bastide", default="target/release/bastide")
    parser.add_argument("--log", default="tune.log")
    parser.add_argument("--arena", nargs=argparse.REMAINDER, default=[], help="further arguments of the arena")
    args = parser.parse_args()
    numbers = {name: float(value) for name, value in (pair.split("=") for pair in args.start.split(","))}
    chance = random.Random(args.seed)
    with open(args.log, "a", encoding="utf-8") as log:
        for round_number in range(args.rounds):
            seed = args.seed * 1_000_003 + round_number * 10_007
            changed = dict(numbers)
            for name in chance.sample(sorted(numbers), chance.choice([1, 1, 2])):
                changed[name] *= chance.choice([0.6, 0.75, 0.87, 1.15, 1.33, 1.7])
            before, after = margin(args, numbers, seed, args.games), margin(args, changed, seed, args.games)
            kept = after[0] > before[0] + 0.3
            if kept:
                again = [margin(args, tried, seed + 5_003, args.games) for tried in (numbers, changed)]
                kept = again[1][0] + after[0] > again[0][0] + before[0] + 0.8
                before, after = again
            if kept:
                numbers = changed
            told = ",".join(f"{name}={value:.4g}" for name, value in sorted(changed.items()))
            verdict = "kept" if kept else "left"
            line = f"{round_number:3} {verdict} {before[0]:+.1f} -> {after[0]:+.1f} ± {after[1]:.1f} ({after[2]:.1f} %) {told}"
            print(line, flush=True)
            log.write(line + "\n")
            log.flush()


if __name__ == "__main__":
    main()
