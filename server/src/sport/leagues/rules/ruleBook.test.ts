import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { clubRef, isKnownClub } from '../../../store/catalogue/clubs';
import { divisions } from '../../../store/catalogue/leagues';
import { builtInRules, openRuleFile, parseRule, type Rule } from './ruleBook';
import { ruleCommand } from './ruleCommand';
import { rulesOf } from './rulesOf';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scoreline-rules-'));
});
afterAll(() => {
  openRuleFile(join(folder, 'absent.json'));
  rmSync(folder, { recursive: true });
});

const deducted = (ref: string, club: string): number =>
  (rulesOf('archive', ref).adjustments ?? [])
    .filter((one) => one.club === club)
    .reduce((sum, { points }) => sum + points, 0);

const clubsIn = (rule: Rule): string[] => {
  if ('club' in rule) return [rule.club];
  if ('clubs' in rule) return rule.clubs;
  return 'home' in rule ? [rule.home, rule.away] : [];
};

describe('points taken away', () => {
  it.each([
    ['I1/2006-07', 'Lazio', -3],
    ['I1/2006-07', 'Milan', -8],
    ['I1/2006-07', 'Fiorentina', -15],
    ['SC0/2013-14', 'Hearts', -15],
    ['E0/1996-97', 'Middlesbrough', -3],
    ['E1/2025-26', 'Sheffield Wednesday', -18],
    ['E0/2023-24', 'Everton', -8],
    ['E0/2022-23', 'Everton', 0],
    ['E3/2019-20', 'Macclesfield', -17],
    ['EC/2008-09', 'Crawley Town', -1],
    ['SC1/2024-25', 'Hamilton', -15],
    ['D2/2010-11', 'Bielefeld', -3],
    ['F2/2022-23', 'Saint-Étienne', -3],
    ['N1/2014-15', 'Twente', -6],
    ['P1/2007-08', 'Porto', -6],
    ['T1/2024-25', 'Ad. Demirspor', -12],
    ['G1/2019-20', 'PAOK', 0],
    ['G1/2019-20', 'Xanthi', -12],
    ['I2/2012-13', 'Bari', -7],
    ['I2/2022-23', 'Reggina', -5],
  ])('%s: %s %i', (ref, club, points) => {
    expect(deducted(ref, club)).toBe(points);
  });

  it('and other decisions are of clubs that are known in the league’s country', () => {
    const clubs = builtInRules.flatMap((rule) =>
      clubsIn(rule).map((club) => ({ league: rule.league, club })),
    );
    const unknown = clubs.filter(
      ({ league, club }) => !isKnownClub(divisions[league]?.country ?? '', club),
    );
    expect(unknown).toEqual([]);
    expect(clubs.length).toBeGreaterThan(200);
    expect(clubRef('it', 'Lazio Roma')).toBe(clubRef('it', 'Lazio'));
  });
});

it.each([
  ['P1/2007-08', { kind: 'walkover', home: 'Belenenses', away: 'Naval', score: [0, 3] }],
  ['I1/2020-21', { kind: 'walkover', home: 'Verona', away: 'Roma', score: [3, 0] }],
  ['EC/2020-21', { kind: 'withdrawn', club: 'Dover Athletic' }],
  ['B1/2008-09', { kind: 'playOff', clubs: ['Standard', 'Anderlecht'] }],
  ['I1/2022-23', { kind: 'playOff', clubs: ['Verona', 'Spezia'] }],
  ['I2/2004-05', { kind: 'demoted', club: 'Genoa' }],
])('%s was decided by %j', (ref, decision) => {
  const { decided = [], placed = [] } = rulesOf('archive', ref);
  expect([...decided, ...placed]).toEqual([expect.objectContaining(decision)]);
});

it.each([
  ['D1/1994-95', 2],
  ['D1/1995-96', undefined],
  ['I1/1993-94', 2],
  ['I1/1994-95', undefined],
  ['SP1/1994-95', 2],
  ['F1/1988-89', undefined],
  ['F1/1989-90', 2],
  ['F1/1994-95', undefined],
  ['E0/1993-94', undefined],
  ['SC0/1993-94', 2],
  ['world-cup/1990', 2],
  ['world-cup/1994', undefined],
  ['euro/1992', 2],
])('points for a win of %s: %s', (ref, points) => {
  expect(rulesOf('archive', ref).winPoints).toBe(points);
});

it.each([
  ['F1/2019-20', 'pointsPerGame'],
  ['E2/2019-20', 'pointsPerGame'],
  ['SC0/2019-20', 'pointsPerGame'],
  ['E0/2019-20', 'points'],
])('%s is ranked by %s', (ref, first) => {
  expect(rulesOf('archive', ref).tieBreakers?.[0]).toBe(first);
});

it.each([
  ['archive', 'euro/2024', 'headToHead'],
  ['archive', 'uefa-euro/1996', 'headToHead'],
  ['archive', 'european-championship/2012', 'headToHead'],
  ['api-football', '4/2024', 'headToHead'],
  ['archive', 'world-cup/2026', 'headToHead'],
  ['api-football', '1/2026', 'headToHead'],
  ['archive', 'CL/2014-15', 'headToHead'],
  ['archive', 'CL/2024-25', 'goalDifference'],
  ['archive', 'euro/1992', undefined],
  ['archive', 'world-cup/2022', undefined],
])('after points %s’s %s goes by %s', (source, ref, second) => {
  expect(rulesOf(source, ref).tieBreakers?.[1]).toBe(second);
});

describe('the rules of an operator', () => {
  const rule = {
    ...{ kind: 'points', league: 'E3', season: '2026-27', club: 'Barrow', points: -2 },
    ...{ reason: 'financialRules', source: 'EFL, decision 12' },
  };

  it('are added, listed, in force and removed', () => {
    const file = join(folder, 'rules.json');
    openRuleFile(file);
    expect(ruleCommand(file, ['add', JSON.stringify(rule)])).toEqual([
      '1 E3 2026-27 points Barrow -2 financialRules (EFL, decision 12)',
    ]);
    expect(deducted('E3/2026-27', 'Barrow')).toBe(-2);
    expect(ruleCommand(file, ['list', 'E3']).at(-1)).toBe(
      '   1 E3 2026-27 points Barrow -2 financialRules (EFL, decision 12)',
    );
    expect(() => ruleCommand(file, ['add', JSON.stringify(rule)])).toThrow('known already');
    expect(() => ruleCommand(file, ['remove', '2'])).toThrow(`no rule 2; ${file} has 1`);
    ruleCommand(file, ['remove', '1']);
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect(deducted('E3/2026-27', 'Barrow')).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('stay in force when their file is edited into a wrong one', () => {
    const file = join(folder, 'edited.json');
    writeFileSync(file, JSON.stringify([rule]));
    const errors: string[] = [];
    openRuleFile(file, ({ message }) => errors.push(message));
    writeFileSync(file, '[{]');
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect(deducted('E3/2026-27', 'Barrow')).toBe(-2);
    expect(errors).toEqual([expect.stringContaining(file)]);
    expect(() => openRuleFile(file)).toThrow(file);
  });

  it.each([
    [{ ...rule, points: 0 }, 'points: no points are no decision'],
    [{ ...rule, season: '2026/27' }, 'season: a season is 2006-07, or 2006'],
    [{ ...rule, source: '' }, 'source: '],
    [{ ...rule, reason: 'whim' }, 'reason: '],
    [{ ...rule, colour: 'red' }, 'rule: '],
    [{ ...rule, kind: 'wish' }, 'kind: '],
    ['Lazio', 'rule: '],
  ])('%j is refused', (value, reason) => {
    expect(() => parseRule(value)).toThrow(reason);
  });
});
