import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import type { PageQuestion, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { declarationProblems } from './firstDataRule';

interface Remote {
  scoreline: { routes: { path: string; firstData?: PageQuestion[] }[] };
}

const route = (path: string): RouteDescriptor => ({
  ...{ path, layout: 'custom', title: 'page' },
  firstData: true,
});

const problemsOf = (path: string, question: object, declaredPath = path) =>
  declarationProblems({ name: 'mf-new', routes: [route(path)] }, { [declaredPath]: [question] });

const list = {
  operation: 'sports-query/match/list',
  request: { sport: 'football', date: '2026-11-22', timeZone: 'UTC' },
};
const team = {
  operation: 'sports-query/team/detail',
  request: { competitorId: { path: 'id', as: 'number' } },
};

describe('first data', () => {
  it.each(['mf-scores', 'mf-match', 'mf-discover'])('of %s is what the contract offers', (name) => {
    const text = readFileSync(new URL(`../../../../${name}/package.json`, import.meta.url), 'utf8');
    const { routes } = (JSON.parse(text) as Remote).scoreline;
    const asking = routes.filter(({ firstData }) => firstData);
    const declared = Object.fromEntries(asking.map(({ path, firstData }) => [path, firstData]));
    expect(asking.length).toBeGreaterThan(0);
    const described = asking.map(({ path }) => route(path));
    expect(declarationProblems({ name, routes: described }, declared)).toEqual([]);
  });

  it('of a page of one’s own is taken, with its names and the form of its answer', () => {
    const names = { teamName: 'team.name', league: 'next.startTime' };
    const written = { as: 'team' };
    expect(problemsOf('/fan-zone/:id', { ...team, names, written })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['/new', { ...list, operation: 'sports-query/nothing' }, 'there is no operation'],
    ['/new', { operation: 'patron/me', request: {} }, 'there is no operation patron/me'],
    [
      '/new',
      { operation: 'sports-query/search/opened', request: { kind: 'team', id: 1 } },
      'sports-query/search/opened is not for everybody to read',
    ],
    ['/new', { ...list, request: { ...list.request, more: 1 } }, 'takes no more'],
    ['/new', { ...list, request: { sport: 'football' } }, 'needs date'],
    ['/new', team, 'its path has no :id'],
    ['/new/:id', { ...team, names: { team: 'team.title' } }, 'has no team.title'],
    ['/new/:id', { ...team, askedAs: { season: 'season' } }, 'has no season'],
    ['/new/:id', { ...team, subject: 'team' }, 'is not the page of a team'],
    ['/:sportName/team/:name/:id', { ...team, subject: 'match' }, 'is not the page of a match'],
    ['/new/:id', { ...team, written: { as: 'matchRows' } }, 'is not written as matchRows'],
    ['/new/:id', { ...team, written: { as: 'script' } }, 'first data: /new/:id.0.written.as'],
    ['/new', { ...list, request: { sport: { cookie: 'session' } } }, 'first data: /new.0.request'],
  ])('on %s of %j is refused', (path, question, reason) => {
    const problems = problemsOf(path, question);
    expect(problems.join('\n')).toContain(reason);
    expect(problems[0]).toMatch(/^mf-new: first data/);
  });

  it('of a path that no route has, or of none where a route says so, is refused', () => {
    expect(problemsOf('/new', list, '/other')).toHaveLength(2);
  });
});
