import { describe, expect, it } from '@jest/globals';

import { fixtureOf, seasonOf } from './fixtures';
import { readRound } from './rounds';
import * as shapes from './shapes';
import { entry } from './testingAnswers';

describe('the text of a round', () => {
  it.each([
    ['Regular Season - 28', 'Regular Season', null, 28],
    ['Apertura - 3', 'Apertura', null, 3],
    ['League Stage - 4', 'League Stage', null, 4],
    ['Group A', 'Group Stage', 'A', null],
    ['Group A - 2', 'Group Stage', 'A', 2],
    ['Group Stage - 3', 'Group Stage', null, 3],
    ['2nd Group Stage - Group B - 1', '2nd Group Stage', 'B', 1],
    ['Round of 16', 'Round of 16', null, null],
    ['Round of 32', 'Round of 32', null, null],
    ['1st Qualifying Round', '1st Qualifying Round', null, null],
    ['3rd Round Replays', '3rd Round', null, null],
    ['3rd Round', '3rd Round', null, null],
    ['Semi-finals - 2nd Leg', 'Semi-finals', null, null],
    ['Promotion Play-offs - Final', 'Promotion Play-offs - Final', null, null],
    ['Relegation Round - 5', 'Relegation Round', null, 5],
    ['Matchday 7', 'Regular Season', null, 7],
    [null, 'Regular Season', null, null],
  ])('%s', (text, stage, group, number) => {
    expect(readRound(text)).toEqual({ stage, group, number });
  });
});

let day = 0;
const played = (round: string, home: number, away: number) => {
  const one = entry([1, 0], undefined);
  day += 1;
  return shapes.fixture.parse({
    ...one,
    fixture: { ...one.fixture, date: new Date(Date.UTC(2025, 7, day)).toISOString() },
    league: { ...one.league, round },
    teams: { home: { id: home, name: `T${home}` }, away: { id: away, name: `T${away}` } },
  });
};
const at = new Date('2026-06-01T00:00:00Z');
const stages = (fixtures: ReturnType<typeof played>[]) =>
  seasonOf(fixtures, at)!.stages.map(({ name, kind }) => [name, kind]);

describe('the stages of a season', () => {
  it('come in the order in which they are played, 32 before 16', () => {
    const cup = [
      played('1st Qualifying Round', 8, 9),
      played('3rd Round', 1, 2),
      played('3rd Round Replays', 2, 1),
      played('Round of 32', 1, 3),
      played('Round of 16', 1, 4),
      played('Quarter-finals', 1, 5),
      played('Semi-finals', 1, 6),
      played('Final', 1, 7),
    ];
    expect(stages(cup)).toEqual([
      ['1st Qualifying Round', 'postSeason'],
      ['3rd Round', 'postSeason'],
      ['Round of 32', 'postSeason'],
      ['Round of 16', 'postSeason'],
      ['Quarter-finals', 'postSeason'],
      ['Semi-finals', 'semifinal'],
      ['Final', 'finals'],
    ]);
  });

  it('tell a round of a cup from one of a league by whom one meets', () => {
    const league = [
      played('Regular Season - 1', 1, 2),
      played('Relegation Round - 1', 1, 2),
      played('Relegation Round - 2', 1, 3),
      played('2nd Round', 1, 4),
      played('2nd Round', 4, 1),
      played('1st Phase', 1, 2),
      played('1st Phase', 2, 3),
    ];
    expect(stages(league)).toEqual([
      ['Regular Season', 'regularSeason'],
      ['Relegation Round', 'regularSeason'],
      ['2nd Round', 'postSeason'],
      ['1st Phase', 'regularSeason'],
    ]);
  });

  it('have groups, of the stage, of its matches and of its teams', () => {
    const cup = [played('Group A - 1', 1, 2), played('Group B - 1', 3, 4), played('Final', 1, 3)];
    expect(stages(cup)).toEqual([
      ['Group Stage', 'groupStage'],
      ['Final', 'finals'],
    ]);
    expect(cup.map((fixture) => fixtureOf(fixture, at).group)).toEqual(['A', 'B', null]);
    expect(seasonOf(cup, at)!.teams).toEqual([
      { teamRef: '1', groups: ['A'] },
      { teamRef: '2', groups: ['A'] },
      { teamRef: '3', groups: ['B'] },
      { teamRef: '4', groups: ['B'] },
    ]);
  });
});
