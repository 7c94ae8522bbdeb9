import { describe, expect, it } from '@jest/globals';

import { leadOf, type Quarter } from '../basketball/game';
import { goalsOf } from '../football/match';
import { evenTotal, homeChance, overChance } from '../prices/basketball';
import { goalGrid, outcomes } from '../prices/goalModel';
import { basketballExpectation } from '../result/ratings';
import { basketballOf, footballOf } from '../result/results';
import { bound, misses, type Figure } from './comparison';
import { leagueFixtures, ratesOf, seed } from './sample';

const seasons = (count: number) => Array.from({ length: count }, (_, index) => 2015 + index);
const years = seasons(10);
const within = (...figures: Figure[]) => expect(misses(figures)).toBe('');

interface Said {
  chance: number;
  came: boolean;
}

const rounding = 0.005;
/** A chance that is said five points too high is to be told nine times in ten: 1.28 standard errors beyond the bound. */
const enough = (chance: number): number =>
  chance * (1 - chance) * ((bound + 1.28) / (0.05 - rounding)) ** 2;

/** What was said beside what came, of the chances from `least` up to `most`. */
function asSaid(name: string, said: readonly Said[], least: number, most: number): Figure {
  const some = said.filter(({ chance }) => chance >= least && chance < most);
  const expected = some.reduce((sum, { chance }) => sum + chance, 0) / some.length;
  expect(some.length).toBeGreaterThan(enough(expected));
  return {
    name: `${name} from ${least}`,
    observed: some.filter(({ came }) => came).length / some.length,
    expected,
    standardError: Math.sqrt((expected * (1 - expected)) / some.length),
    rounding,
  };
}

const isFavourite = (...chances: number[]) => chances.some((chance) => chance >= 0.85);
const pointsOf = (quarters: readonly Quarter[]) =>
  quarters.reduce((sum, { home, away }) => sum + home + away, 0);

describe('favourites of 85 % and more win as often as their prices say', () => {
  it('in football', () => {
    const said = seasons(24)
      .flatMap((year) => leagueFixtures('football', [year]))
      .flatMap((fixture): Said[] => {
        const { home, away } = outcomes(goalGrid(ratesOf(fixture)));
        if (!isFavourite(home, away)) return [];
        const goals = goalsOf(footballOf(fixture, seed));
        return [
          { chance: home, came: goals.home > goals.away },
          { chance: away, came: goals.away > goals.home },
        ];
      });
    within(asSaid('football', said, 0.85, 0.9), asSaid('football', said, 0.9, 1));
  });

  it.each([
    ['the NBA', 90, ['nba']],
    ['every league', 10, undefined],
  ])('in the basketball of %s', (name, count, keys) => {
    const said = leagueFixtures('basketball', seasons(count), keys).flatMap((fixture): Said[] => {
      const chance = homeChance(basketballExpectation(fixture, seed));
      if (!isFavourite(chance, 1 - chance)) return [];
      const home = leadOf(basketballOf(fixture, seed)) > 0;
      return [
        { chance, came: home },
        { chance: 1 - chance, came: !home },
      ];
    });
    within(asSaid(name, said, 0.85, 0.9), asSaid(name, said, 0.9, 1));
  });
});

describe('totals of basketball', () => {
  const games = leagueFixtures('basketball', years).map((fixture) => {
    const expected = basketballExpectation(fixture, seed);
    const line = evenTotal(expected);
    const quarters = basketballOf(fixture, seed);
    return { over: overChance(expected, line), line, quarters, points: pointsOf(quarters) };
  });

  it('price overtime: over comes as often as said', () => {
    const said = games
      .filter(({ points, line }) => points !== line)
      .map(({ over, points, line }): Said => ({ chance: over, came: points > line }));
    within({ ...asSaid('over', said, 0, 1), rounding: 0.001 });
  });
});
