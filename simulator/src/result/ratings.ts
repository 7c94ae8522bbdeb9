import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { competitions } from '../competitions/catalogue';
import type { Club } from '../competitions/shape';
import type { Fixture } from '../fixture';
import type { Rates } from '../football/scoring';
import { randomOf } from '../random';

/** How good a league is, in goals a match against an average side of another one. */
const levels: Record<string, number> = {
  'premier-league': 1.1,
  laliga: 0.95,
  'serie-a': 0.9,
  bundesliga: 0.9,
  'ligue-1': 0.75,
  eredivisie: 0.45,
  'primeira-liga': 0.45,
  'super-lig': 0.35,
  'pro-league': 0.35,
  'super-league-greece': 0.2,
  austria: 0.2,
  denmark: 0.2,
  switzerland: 0.15,
  championship: 0.1,
  premiership: 0.1,
  segunda: -0.05,
  'serie-b': -0.1,
};

/** Deviation of teams inside a league: of a season's form about the table's order, and of a single match. */
const footballDeviation = { team: 0.72, season: 0.24, match: 0.3 };
const basketballDeviation = { team: 4.1, season: 1.6, match: 1.6 };
const homeAdvantage = 0.283;
const courtAdvantage = 1.92;
const totalDeviation = { football: 0.375, basketball: 6.5 };
const leastRate = 0.25;

const bases = new Map<string, number>();
for (const { key, teams, spread, sport, format } of competitions) {
  if (format === 'cup' || format === 'swiss') continue;
  const { team } = sport === 'football' ? footballDeviation : basketballDeviation;
  teams.forEach((club, index) => {
    if (!bases.has(club.ref))
      bases.set(
        club.ref,
        (levels[key] ?? 0) + spread * team * quantile(1 - (index + 0.5) / teams.length),
      );
  });
}

/** Of the standard normal distribution, by Tukey's lambda: within 0.01 of the true one between 0.01 and 0.99. */
function quantile(share: number): number {
  return (share ** 0.135 - (1 - share) ** 0.135) / 0.1975;
}

function rating(club: Club, year: number, seed: number): number {
  const { season } = club.sport === 'football' ? footballDeviation : basketballDeviation;
  return valueIn(bases, club.ref) + randomOf(seed, 'form', club.ref, year).normal(0, season);
}

const memo = new Map<string, number>();

function ratingOf(club: Club, year: number, seed: number): number {
  const key = `${seed}:${year}:${club.ref}`;
  const known = memo.get(key) ?? rating(club, year, seed);
  memo.set(key, known);
  return known;
}

/** What the market knows at kick-off: goals that each team is expected to score. */
export function footballRates(fixture: Fixture, seed: number): Rates {
  const { season } = fixture.slot;
  const random = randomOf(seed, 'rates', fixture.ref);
  const ahead =
    ratingOf(fixture.home, season.year, seed) -
    ratingOf(fixture.away, season.year, seed) +
    (fixture.neutral ? 0 : homeAdvantage) +
    random.normal(0, footballDeviation.match);
  const total = season.competition.scoring + random.normal(0, totalDeviation.football);
  return {
    home: Math.max(leastRate, (total + ahead) / 2),
    away: Math.max(leastRate, (total - ahead) / 2),
  };
}

export interface Expectation {
  /** Points by which home is expected to win. */
  margin: number;
  total: number;
}

export function basketballExpectation(fixture: Fixture, seed: number): Expectation {
  const { season } = fixture.slot;
  const random = randomOf(seed, 'rates', fixture.ref);
  return {
    margin:
      ratingOf(fixture.home, season.year, seed) -
      ratingOf(fixture.away, season.year, seed) +
      (fixture.neutral ? 0 : courtAdvantage) +
      random.normal(0, basketballDeviation.match),
    total: season.competition.scoring + random.normal(0, totalDeviation.basketball),
  };
}
