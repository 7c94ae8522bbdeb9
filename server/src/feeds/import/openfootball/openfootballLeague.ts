import type { StageKind } from '@scoreline/shared-lib/contract';

import type { FixtureEvent, SeasonEvent } from '@scoreline/shared-lib/contract/feed';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import {
  leagueEvents,
  matchRef,
  seasonEvent,
  seasonName,
  seasonRef,
  teamEvent,
} from '../archiveEvents';
import { clubOf, type Club } from '../../../store/catalogue/clubs';
import { countryOfCode } from './countryCodes';
import type { League } from '../../../store/catalogue/leagues';
import { utcOf } from '../localTime';
import { meetingsOf } from '../meetings/meetings';
import type { OpenMatch, OpenRow } from './openfootballMatch';
import { stateOf } from './openfootballResult';
import {
  archive,
  Collector,
  revisionOf,
  seasonRevisionOf,
  type Reading,
  type SourceFile,
} from '../reading';

interface Played {
  row: number;
  match: OpenMatch;
  home: Club;
  away: Club;
  startTime: string;
  stage: string;
  ref: string;
}

/** A season of a league. Kick-off times are local; where there is none yet, three in the afternoon. */
export function readLeague(file: SourceFile, league: League, rows: OpenRow[]): Reading {
  const collector = new Collector();
  const days = rows.flatMap(({ match }) => match?.date ?? []).toSorted();
  if (!days[0]) return collector;
  const name = seasonName(days[0]);
  const season = seasonRef(league, name);
  const read = rows.flatMap((row) => {
    const match = playedOf(row, league, season);
    if (typeof match !== 'string') return match;
    collector.skip(row.row, match);
    return [];
  });
  const played = meetingsOf(read, ({ row, home, away }, first) =>
    collector.skip(row, `${home.name} – ${away.name} of this day is entry ${first.row} already`),
  );
  const revision = revisionOf('openfootball', file);
  const seasonRevision = seasonRevisionOf('openfootball', file);
  addSeason(collector, league, { ref: season, name, revision: seasonRevision }, played, revision);
  for (const match of played) addMatch(collector, league, season, match, revision);
  return collector;
}

function playedOf({ row, match, fault }: OpenRow, league: League, season: string): Played | string {
  if (!match) return fault ?? 'no match';
  const startTime = utcOf(match.date, match.time ?? '15:00', league.timeZone);
  if (!startTime) return `"${match.date} ${match.time ?? ''}" is no date and time`;
  const home = teamOf(match.team1, league);
  const away = teamOf(match.team2, league);
  if (home.ref === away.ref) return `"${match.team1}" plays itself`;
  const ref = matchRef(season, home, away);
  return { row, match, home, away, startTime, stage: stageOf(match.round), ref };
}

/** In a European cup the country stands behind the name: `PSV (NED)`. */
function teamOf(given: string, league: League): Club {
  const [, name, code] = /^(.*) \(([A-Z]{3})\)$/.exec(given) ?? [];
  return name && code ? clubOf(countryOfCode(code), name) : clubOf(league.country ?? '', given);
}

const regular = 'Regular season';

/** `Championship, Matchday 24` is of the stage Championship, `Matchday 3` or `3. Round` of the regular season. */
function stageOf(round: string): string {
  const [stage, rest] = round.split(', ');
  if (rest === undefined) return /\d/.test(round) ? regular : 'Finals';
  return stage === 'Regular' || stage === 'League' ? regular : stage!;
}

const stageKind = (name: string): StageKind =>
  name === regular ? 'regularSeason' : name === 'Finals' ? 'finals' : 'postSeason';

const stageRef = (season: string, name: string): string =>
  `${season}/${name === regular ? 'regular' : name.toLowerCase().replaceAll(' ', '-')}`;

/** The number in a round's name; the rounds of a knock-out have an order of their own. */
const knockOuts = ['Round of 32', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final'];
function roundOf(round: string): { number: number; name: string } {
  const name = lastItem(round.split(', '));
  const index = knockOuts.indexOf(name);
  const number = index >= 0 ? index + 1 : Number(/\d+/.exec(name)?.[0] ?? 1);
  return { number, name };
}

function addSeason(
  collector: Collector,
  league: League,
  season: { ref: string; name: string; revision: number },
  played: Played[],
  revision: number,
): void {
  const row = played[0]?.row ?? 1;
  const clubs = new Map(played.flatMap(({ home, away }) => [home, away]).map((c) => [c.ref, c]));
  const stages = [...new Set([regular, ...played.map(({ stage }) => stage)])].map(
    (name, i): SeasonEvent['stages'][number] => ({
      ref: stageRef(season.ref, name),
      kind: stageKind(name),
      name,
      order: i + 1,
    }),
  );
  collector.add(row, ...leagueEvents(league, revision));
  collector.add(row, ...[...clubs.values()].map((club) => teamEvent(club, revision)));
  if (!played.length) return;
  const base = { ...season, tournamentRef: league.ref };
  const days = played.map(({ startTime }) => startTime.slice(0, 10));
  const teams = [...clubs.keys()].map((teamRef) => ({ teamRef, groups: [] }));
  collector.add(row, seasonEvent(base, days, stages, teams));
}

function addMatch(
  collector: Collector,
  league: League,
  season: string,
  { row, match, home, away, startTime, stage, ref }: Played,
  revision: number,
): void {
  const fixture: FixtureEvent = {
    type: 'fixture',
    source: archive,
    revision,
    ref,
    sport: 'football',
    tournamentRef: league.ref,
    seasonRef: season,
    stageRef: stageRef(season, stage),
    round: roundOf(match.round),
    group: null,
    homeRef: home.ref,
    awayRef: away.ref,
    startTime,
    neutral: stage === 'Finals' && match.round.endsWith('Final'),
    venue: match.ground ?? null,
    referee: null,
  };
  collector.add(row, fixture);
  const state = stateOf(match, ref, revision);
  if (state) collector.add(row, state);
}
