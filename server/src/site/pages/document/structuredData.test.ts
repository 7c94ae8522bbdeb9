import { describe, expect, it } from '@jest/globals';
import type { OperationPath, PageSubject } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { structuredData } from './structuredData';
import { subjectOf } from './subject';

const england = { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' };
const tournament = { tournamentId: 3, sport: 'football', name: 'FA Cup', slug: 'fa-cup' };
const cup = { ...tournament, category: england, priority: 1, hasStandings: false };
const arsenal = { competitorId: 1, name: 'Arsenal', slug: 'arsenal' };
const chelsea = { competitorId: 2, name: 'Chelsea', slug: 'chelsea' };
const venue = { name: 'Emirates', city: 'London', capacity: null };

const matchOf = (status: string) => ({
  summary: { eventId: 7, sport: 'football', startTime: '2026-11-21T18:30:00.000Z', status },
  tournament: cup,
  home: arsenal,
  away: chelsea,
  venue,
});

const site = {
  name: 'Scoreline',
  addressOf: (rest: string) => `https://a.example/es${rest}`,
  sportName: 'Fútbol',
};
const answer = (path: string, data: object, subject?: PageSubject) => {
  const operation = `sports-query/${path}` as OperationPath;
  const declared = { operation, request: {}, subject };
  return { declared, query: { path: operation, request: {}, data } };
};
const subject = (path: string, data: object) =>
  subjectOf([answer(path, data, path.split('/')[0] as PageSubject)])!;
const things = (path: string, data: object, image?: string) =>
  structuredData(subject(path, data), site, image) as Record<string, unknown>[];
const trailOf = (path: string, data: object) => lastItem(things(path, data))['itemListElement'];

describe('what search engines are told', () => {
  it('of a match: who plays, when, where, in what, and its picture', () => {
    const [event] = things('match/detail', matchOf('live'), 'https://a.example/7.png');
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Arsenal – Chelsea',
      startDate: '2026-11-21T18:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
      awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
      location: { '@type': 'Place', name: 'Emirates', address: { addressLocality: 'London' } },
      sport: 'Fútbol',
      image: 'https://a.example/7.png',
      url: 'https://a.example/es/football/match/arsenal-vs-chelsea/7',
    });
  });

  it('that a match is off, and no place where none is known', () => {
    const [event] = things('match/detail', { ...matchOf('postponed'), venue: null });
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(event).not.toHaveProperty('location');
  });

  it('of a team: its coach and where it plays', () => {
    const team = { team: arsenal, sport: 'football', coach: 'A. Coach', tournaments: [cup] };
    expect(things('team/detail', team)[0]).toMatchObject({
      '@type': 'SportsTeam',
      name: 'Arsenal',
      coach: { '@type': 'Person', name: 'A. Coach' },
      memberOf: [{ name: 'FA Cup' }],
    });
    expect(things('team/detail', { ...team, coach: null })[0]).not.toHaveProperty('coach');
  });

  const home = { '@type': 'ListItem', position: 1, name: 'Scoreline' };
  it.each([
    ['match/detail', matchOf('live'), ['FA Cup', 'Arsenal – Chelsea']],
    ['league/detail', { tournament: cup }, ['FA Cup']],
    [
      'team/detail',
      { team: arsenal, sport: 'football', tournaments: [cup] },
      ['FA Cup', 'Arsenal'],
    ],
    [
      'player/detail',
      { player: { playerId: 9, name: 'B. Player', slug: 'b' }, club: arsenal, sport: 'football' },
      ['Arsenal', 'B. Player'],
    ],
    [
      'player/detail',
      { player: { playerId: 9, name: 'B. Player', slug: 'b' }, club: null, sport: 'football' },
      ['B. Player'],
    ],
  ])('of where %s stands: %#', (path, data, names) => {
    expect(trailOf(path, data)).toMatchObject([
      { ...home, item: 'https://a.example/es/' },
      ...names.map((name, at) => ({ '@type': 'ListItem', position: at + 2, name })),
    ]);
  });
});

it('is nothing for a page without data', () => {
  expect(subjectOf([answer('match/detail', matchOf('live'))])).toBeNull();
  expect(subjectOf([])).toBeNull();
});
