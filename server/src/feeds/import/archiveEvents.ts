import type {
  CategoryEvent,
  FeedEvent,
  SeasonEvent,
  StatisticsEvent,
  TeamEvent,
  TournamentEvent,
} from '@scoreline/shared-lib/contract/feed';
import type { Club } from '../../store/catalogue/clubs';
import type { League } from '../../store/catalogue/leagues';
import { archive } from './reading';
import { slug } from '@scoreline/shared-lib/contract';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

export const matchRef = (season: string, home: Club, away: Club): string =>
  `${season}/${home.ref}/${away.ref}`;

/** `2024-25` for `2024/25`: a season's ref within its league. */
export const seasonRef = (league: League, name: string): string =>
  `${league.ref}/${name.replace('/', '-')}`;

/** European seasons start in July: `2020/21` for any day from July 2020 to June 2021. */
export function seasonName(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

export const categoryRef = (league: League): string => slug(league.category);

/** The competition a file belongs to. */
export const leagueEvents = (
  league: League,
  revision: number,
): [CategoryEvent, TournamentEvent] => [
  {
    type: 'category',
    source: archive,
    revision,
    ref: categoryRef(league),
    sport: 'football',
    name: league.category,
    countryCode: league.country,
  },
  {
    type: 'tournament',
    source: archive,
    revision,
    ref: league.ref,
    categoryRef: categoryRef(league),
    sport: 'football',
    name: league.name,
    priority: league.priority,
    tieBreakers: league.tieBreakers,
    hasStandings: true,
  },
];

export const teamEvent = (club: Club, revision: number): TeamEvent => ({
  type: 'team',
  source: archive,
  revision,
  ref: club.ref,
  sport: 'football',
  name: club.name,
  shortName: club.name,
  code: club.code,
  countryCode: club.country,
  national: false,
  colours: null,
  venue: null,
  coach: null,
});

/** Builds a season from its matches: first and last day, teams and stages. */
export function seasonEvent(
  base: { revision: number; ref: string; tournamentRef: string; name: string },
  days: string[],
  stages: SeasonEvent['stages'],
  teams: SeasonEvent['teams'],
): SeasonEvent {
  const sorted = days.toSorted();
  return {
    type: 'season',
    source: archive,
    ...base,
    startDate: firstItem(sorted),
    endDate: lastItem(sorted),
    current: false,
    stages,
    teams,
  };
}

export const statisticsEvent = (
  ref: string,
  revision: number,
  rows: StatisticsEvent['rows'],
): FeedEvent[] =>
  rows.length
    ? [{ type: 'statistics', source: archive, revision, matchRef: ref, period: 0, rows }]
    : [];
