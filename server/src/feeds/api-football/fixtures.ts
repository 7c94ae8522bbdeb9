import type {
  CategoryEvent,
  FeedClock,
  FixtureEvent,
  SeasonEvent,
  StateEvent,
  TeamEvent,
  TournamentEvent,
} from '@scoreline/shared-lib/contract/feed';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { cardsOf } from './cards';
import { groupsOf, readRound, stagesOf } from './rounds';
import type { Fixture } from './shapes';
import { periodOfStatus, statusOf } from './statuses';

export const source = 'api-football';
/** The time of an answer: the revision of every event in it. */
export type At = Date;
const base = (at: At) => ({ source, revision: at.getTime() });

export const seasonRefOf = ({ league }: Fixture): string => `${league.id}/${league.season}`;

/** Reads the country from a flag's address: `https://…/flags/gb-eng.svg`. */
const countryOf = (flag: string | null | undefined): string | null =>
  /\/([a-z]{2}(?:-[a-z]{3})?)\.svg$/.exec(flag ?? '')?.[1] ?? null;

export const stageRefOf = (fixture: Fixture): string =>
  `${seasonRefOf(fixture)}/${readRound(fixture.league.round).stage}`;

export function competitionOf(fixture: Fixture, at: At): [CategoryEvent, TournamentEvent] {
  const { id, name, country, flag } = fixture.league;
  return [
    {
      type: 'category',
      ...base(at),
      ref: country,
      sport: 'football',
      name: country,
      countryCode: countryOf(flag),
    },
    {
      type: 'tournament',
      ...base(at),
      ref: String(id),
      categoryRef: country,
      sport: 'football',
      name,
      // The provider's league ids are roughly in order of importance.
      priority: id,
      tieBreakers: ['points', 'goalDifference', 'goals'],
      hasStandings: true,
    },
  ];
}

/** Builds a season from all its fixtures. */
export function seasonOf(fixtures: readonly Fixture[], at: At): SeasonEvent | undefined {
  const [first] = fixtures;
  if (!first) return undefined;
  const days = fixtures.map(({ fixture }) => fixture.date.slice(0, 10)).toSorted();
  const year = first.league.season;
  const acrossYears = lastItem(days).slice(0, 4) > String(year);
  return {
    type: 'season',
    ...base(at),
    ref: seasonRefOf(first),
    tournamentRef: String(first.league.id),
    name: acrossYears ? `${year}/${String((year + 1) % 100).padStart(2, '0')}` : String(year),
    startDate: firstItem(days),
    endDate: lastItem(days),
    current: lastItem(days) >= at.toISOString().slice(0, 10),
    stages: stagesOf(fixtures, stageRefOf),
    teams: [...groupsOf(fixtures)].map(([team, groups]) => ({ teamRef: String(team), groups })),
  };
}

export const teamsOf = ({ league, teams }: Fixture, at: At): TeamEvent[] =>
  [teams.home, teams.away].map(({ id, name }) => ({
    type: 'team',
    ...base(at),
    ref: String(id),
    sport: 'football',
    name,
    shortName: name,
    code: codeOf(name),
    countryCode: countryOf(league.flag),
    national: false,
    colours: null,
    venue: null,
    coach: null,
  }));

const codeOf = (name: string): string => {
  const letters = name.normalize('NFD').replace(/[^A-Za-z]/g, '');
  return letters.slice(0, 3).toUpperCase().padEnd(2, 'X');
};

export const fixtureOf = (entry: Fixture, at: At): FixtureEvent => {
  const { fixture, league, teams } = entry;
  const { group, number } = readRound(league.round);
  return {
    type: 'fixture',
    ...base(at),
    ref: String(fixture.id),
    sport: 'football',
    tournamentRef: String(league.id),
    seasonRef: seasonRefOf(entry),
    stageRef: stageRefOf(entry),
    round: number ? { number, name: league.round! } : null,
    group,
    homeRef: String(teams.home.id),
    awayRef: String(teams.away.id),
    startTime: new Date(fixture.date).toISOString(),
    neutral: false,
    venue: fixture.venue.name || null,
    referee: fixture.referee || null,
  };
};

export type Points = { home: number; away: number };
const known = (pair: { home?: number | null; away?: number | null } | null | undefined) =>
  pair && typeof pair.home === 'number' && typeof pair.away === 'number'
    ? { home: pair.home, away: pair.away }
    : undefined;
const less = (a: Points, b: Points): Points => ({ home: a.home - b.home, away: a.away - b.away });

/** `fulltime` is the score after 90 minutes; `extratime` and `penalty` count only their own goals and kicks. */
function periodsOf({ goals, score }: Fixture): Points[] {
  const half = known(score.halftime);
  const now = known(score.fulltime) ?? known(goals);
  if (!half) return [];
  const second = now && less(now, half);
  const rest = [known(score.extratime), known(score.penalty)].filter((part) => part !== undefined);
  return [half, ...(second && second.home >= 0 && second.away >= 0 ? [second] : []), ...rest];
}

function clockOf({ fixture: { status } }: Fixture, at: At): FeedClock | null {
  if (typeof status.elapsed !== 'number') return null;
  const short = status.short.toUpperCase();
  const period = periodOfStatus(short, status.elapsed);
  if (period === undefined) return null;
  return {
    period,
    minute: status.elapsed,
    ...(status.extra ? { added: status.extra } : {}),
    running: ['1H', '2H', 'ET', 'LIVE'].includes(short),
    at: at.toISOString(),
  };
}

const sentOff = ({ events, teams }: Fixture, side: 'home' | 'away'): number =>
  [...cardsOf(events ?? [])].filter(
    ([{ team }, { kind, removed }]) =>
      kind !== 'yellowCard' && !removed && team.id === teams[side].id,
  ).length;

/** Undefined for lists of fixtures: they have no events. */
export const redCardsOf = (entry: Fixture): Points | undefined =>
  entry.events && { home: sentOff(entry, 'home'), away: sentOff(entry, 'away') };

export function stateOf(entry: Fixture, redCards: Points, at: At): StateEvent {
  const { short, long } = entry.fixture.status;
  const status = statusOf(short, long);
  return {
    type: 'state',
    ...base(at),
    matchRef: String(entry.fixture.id),
    status,
    ...(status === 'unknown' && { statusWord: long || short }),
    clock: clockOf(entry, at),
    score: known(entry.goals) ?? null,
    periods: periodsOf(entry),
    redCards,
    attendance: null,
  };
}
