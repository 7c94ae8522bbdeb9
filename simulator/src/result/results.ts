import { playGame, scorings, type Quarter } from '../basketball/game';
import type { Club } from '../competitions/shape';
import type { Fixture } from '../fixture';
import { goalsOf, playFootball, type FootballMatch } from '../football/match';
import { randomOf } from '../random';
import { basketballExpectation, footballRates } from './ratings';

export interface Result {
  home: number;
  away: number;
  /** Kicks scored in a shoot-out. */
  shootOut: { home: number; away: number } | null;
  /** The two-legged sum decides. */
  aggregate: { home: number; away: number };
}

/** What happens on the pitch, the same whenever and however often it is asked for. */
export const footballOf = (fixture: Fixture, seed: number): FootballMatch =>
  playFootball(randomOf(seed, 'match', fixture.ref), footballRates(fixture, seed), fixture.decider);

export const basketballOf = (fixture: Fixture, seed: number): Quarter[] =>
  playGame(
    randomOf(seed, 'match', fixture.ref),
    basketballExpectation(fixture, seed),
    scorings.from2020,
  );

const awarded = { football: { home: 3, away: 0 }, basketball: { home: 20, away: 0 } } as const;
export const awardedScore = ({ home }: Fixture): { home: number; away: number } =>
  awarded[home.sport];

const known = new Map<string, Result>();

/** How a match ends; kept, as knock-outs ask for a whole season's results again and again. */
export function resultOf(fixture: Fixture, seed: number): Result {
  const key = `${seed}:${fixture.ref}`;
  const result = known.get(key) ?? playedOut(fixture, seed);
  known.set(key, result);
  return result;
}

function playedOut(fixture: Fixture, seed: number): Result {
  if (fixture.mishap === 'awarded') return plain(awardedScore(fixture));
  if (fixture.home.sport === 'basketball') {
    const quarters = basketballOf(fixture, seed);
    const sum = (side: 'home' | 'away') =>
      quarters.reduce((points, quarter) => points + quarter[side], 0);
    return plain({ home: sum('home'), away: sum('away') });
  }
  const match = footballOf(fixture, seed);
  const goals = goalsOf(match);
  const { firstLeg } = fixture.decider ?? { firstLeg: { home: 0, away: 0 } };
  const kicks = (side: 'home' | 'away') =>
    match.shootOut!.filter((kick) => kick.scored && kick.side === side).length;
  return {
    ...goals,
    shootOut: match.shootOut && { home: kicks('home'), away: kicks('away') },
    aggregate: { home: goals.home + firstLeg.home, away: goals.away + firstLeg.away },
  };
}

const plain = (score: { home: number; away: number }): Result => ({
  ...score,
  shootOut: null,
  aggregate: score,
});

export function winnerOf(fixture: Fixture, { aggregate, shootOut }: Result): Club {
  const lead = aggregate.home - aggregate.away || (shootOut ? shootOut.home - shootOut.away : 0);
  return lead >= 0 ? fixture.home : fixture.away;
}
