import { withoutMargin } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { groupBy } from '../../store/collections/groupBy';
import { fitGoals, outcomesOf, scoreGrid } from './dixonColes';
import type { Played } from './meetings';
import type { Game } from './games';
import { fitPoints, homeChance } from './pointRating';
import type { Forecast } from './scoring';

/** The forecasts of each method, by its name. */
export type Forecasts = Map<string, Forecast[]>;

const dayMs = 86_400_000;
const warmUp = 200;
const most = 800;
const refitMs = 7 * dayMs;

const cameOf = ({ homeScore, awayScore, closing }: Game): number => {
  if (homeScore > awayScore) return 0;
  return homeScore < awayScore ? closing.length - 1 : 1;
};

/** A draw counts only with three prices; basketball has none. */
const isDecided = ({ homeScore, awayScore, closing }: Game): boolean =>
  closing.length === 3 || homeScore !== awayScore;

/** Implied chances divided by their sum: the simplest method, as a baseline for the power method. */
function divided(prices: readonly number[]): number[] {
  const sum = prices.reduce((total, price) => total + 1 / price, 0);
  return prices.map((price) => 1 / price / sum);
}

/**
 * Walks forward through every league: the rating uses only matches before the day and is refitted each week. The first 200
 * matches of a league are training only, so that all methods are scored on the same ones.
 */
export function walkForward(games: readonly Game[]): Forecasts {
  const forecasts: Forecasts = new Map();
  const add = (way: string, chances: readonly number[], game: Game) => {
    const made = forecasts.get(way) ?? [];
    forecasts.set(way, made);
    made.push({ chances, came: cameOf(game) });
  };
  for (const league of groupBy(games.filter(isDecided), (game) => game.league).values()) {
    const ordered = league.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const rating = createRating(ordered);
    for (const [at, game] of ordered.entries()) {
      if (at < warmUp) continue;
      add('rating', rating(at), game);
      if (game.opening.length > 0) add('opening, power', withoutMargin(game.opening), game);
      add('closing, divided', divided(game.closing), game);
      add('closing, power', withoutMargin(game.closing), game);
      add('always the same', sharesBefore(ordered, at), game);
    }
  }
  return forecasts;
}

function createRating(ordered: readonly Game[]): (at: number) => number[] {
  let fittedAt = -Infinity;
  let chancesOf: (game: Game) => number[] = () => [];
  return (at) => {
    const game = itemAt(ordered, at);
    if (game.at.getTime() - fittedAt >= refitMs) {
      fittedAt = game.at.getTime();
      const earlier = ordered.slice(Math.max(0, at - most), at).filter((past) => past.at < game.at);
      chancesOf = fit(earlier, game);
    }
    return chancesOf(game);
  };
}

function fit(earlier: readonly Game[], { at, sport }: Game): (game: Game) => number[] {
  const played: Played[] = earlier.map((past) => ({
    ...past,
    age: (at.getTime() - past.at.getTime()) / dayMs,
  }));
  if (sport === 'football') {
    const rating = fitGoals(played);
    return ({ home, away }) => outcomesOf(scoreGrid(rating, home, away));
  }
  const rating = fitPoints(played);
  return ({ home, away }) => {
    const chance = homeChance(rating, home, away);
    return [chance, 1 - chance];
  };
}

/** The frequency of each outcome so far, independent of the teams. */
function sharesBefore(ordered: readonly Game[], until: number): number[] {
  const counts = itemAt(ordered, until).closing.map(() => 1);
  for (const game of ordered.slice(0, until)) counts[cameOf(game)]! += 1;
  const sum = counts.reduce((total, count) => total + count);
  return counts.map((count) => count / sum);
}
