import { describe, expect, it } from '@jest/globals';

import type { LeagueSlots, MatchSlot } from '../boardLayout';
import { countMatches, listItems, type ListChoice } from './listItems';

const slot = (matchId: number, hour: number, over: Partial<MatchSlot> = {}): MatchSlot => ({
  matchId,
  startTime: `2026-11-21T${hour}:00:00.000Z`,
  live: false,
  timeUnknown: false,
  coming: true,
  competitors: [matchId * 10, matchId * 10 + 1],
  ...over,
});

const league = (id: number, priority: number, matches: MatchSlot[]): LeagueSlots => ({
  tournament: {
    tournamentId: id,
    sport: 'football',
    name: `League ${id}`,
    slug: 'league',
    category: { categoryId: 1, name: 'Europe', slug: 'europe', countryCode: null },
    priority,
    hasStandings: false,
  },
  matches,
});

const layout = [
  league(1, 30, [slot(11, 18), slot(12, 15)]),
  league(2, 10, [slot(21, 18), slot(22, 20, { live: true })]),
  league(3, 20, [slot(31, 15)]),
];

const choice = (over: Partial<ListChoice> = {}): ListChoice => ({
  order: 'league',
  liveOnly: false,
  only: null,
  hidden: new Set(),
  collapsed: new Set(),
  followed: { teams: new Set(), leagues: new Set(), pins: new Set() },
  ...over,
});

const drawn = (over: Partial<ListChoice> = {}) =>
  listItems(layout, choice(over)).map((item) =>
    item.kind === 'match'
      ? item.matchId
      : item.kind === 'time'
        ? item.time.slice(11, 16)
        : `L${item.tournament.tournamentId}`,
  );

describe('listItems', () => {
  it('orders leagues by priority and matches by kick-off', () => {
    expect(drawn()).toEqual(['L2', 21, 22, 'L3', 31, 'L1', 12, 11]);
  });

  it('puts favourites first, then pinned leagues', () => {
    const followed = { teams: new Set<number>(), leagues: new Set([1]), pins: new Set([3]) };
    expect(drawn({ followed })).toEqual(['L1', 12, 11, 'L3', 31, 'L2', 21, 22]);
  });

  it('counts a league with a favourite team as a favourite', () => {
    const followed = { teams: new Set([311]), leagues: new Set<number>(), pins: new Set([1]) };
    expect(drawn({ followed })).toEqual(['L3', 31, 'L1', 12, 11, 'L2', 21, 22]);
  });

  it('orders by time under one heading a kick-off, each match with its league', () => {
    expect(drawn({ order: 'time' })).toEqual(['15:00', 31, 12, '18:00', 21, 11, '20:00', 22]);
    const items = listItems(layout, choice({ order: 'time', collapsed: new Set([2]) }));
    const leagues = items.flatMap((item) =>
      item.kind === 'match' ? [item.tournament?.tournamentId] : [],
    );
    expect(leagues).toEqual([3, 1, 2, 1, 2]);
  });

  it('keeps the header of a collapsed league, with its count', () => {
    const items = listItems(layout, choice({ collapsed: new Set([2]) }));
    expect(items[0]).toMatchObject({ kind: 'league', collapsed: true, matches: 2, live: 1 });
    expect(items[1]).toMatchObject({ kind: 'league' });
  });

  it('leaves out hidden leagues and what a filter does not want', () => {
    expect(drawn({ hidden: new Set([2, 3]) })).toEqual(['L1', 12, 11]);
    expect(drawn({ liveOnly: true })).toEqual(['L2', 22]);
    expect(drawn({ only: new Set([31, 11]) })).toEqual(['L3', 31, 'L1', 11]);
  });

  it('counts for a chip only what the list would show', () => {
    const live = (match: MatchSlot) => match.live;
    expect(countMatches(layout, new Set(), live)).toBe(1);
    expect(countMatches(layout, new Set([2]), live)).toBe(0);
  });
});
