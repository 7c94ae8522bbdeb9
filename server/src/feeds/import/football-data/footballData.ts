import { slug } from '@scoreline/shared-lib/contract';
import type {
  FeedEvent,
  FixtureEvent,
  PriceEvent,
  StateEvent,
  StatisticsEvent,
} from '@scoreline/shared-lib/contract/feed';
import {
  leagueEvents,
  matchRef,
  seasonEvent,
  seasonName,
  seasonRef,
  statisticsEvent,
  teamEvent,
} from '../archiveEvents';
import { clubOf, type Club } from '../../../store/catalogue/clubs';
import { countOf, readCsv, type CsvRow } from '../csv';
import { pricesOf, snapshotTime } from './footballDataPrices';
import { extraLeagueOf, extraSeason, plainRow } from './footballDataExtra';
import { divisions, type League, meetsOnce } from '../../../store/catalogue/leagues';
import { futureFault, utcOf, yearOf } from '../localTime';
import { playOffsOf } from './playOffs';
import { groupBy } from '../../../store/collections/groupBy';
import { meetingsOf, sameDay } from '../meetings/meetings';
import {
  archive,
  Collector,
  revisionOf,
  seasonRevisionOf,
  type Reading,
  type SourceFile,
} from '../reading';

interface Played {
  line: number;
  cells: CsvRow['cells'];
  league: League;
  season: string;
  home: Club;
  away: Club;
  startTime: string;
  ref: string;
  stage: string;
}

/** Reads a season file of football-data.co.uk. Kick-off times are in Europe/London for every league. */
export function readFootballData(file: SourceFile, now = new Date()): Reading {
  const collector = new Collector();
  const revision = revisionOf('football-data', file);
  const rows = readCsv(file.text).map(plainRow);
  const starts = seasonStarts(rows, now);
  const played = rows.flatMap((row) => {
    const match = row.fault ?? matchOf(row, starts, now);
    if (typeof match !== 'string') return match;
    collector.skip(row.line, match);
    return [];
  });
  const matches = meetingsOf(
    played,
    ({ line, home, away, startTime }, first) => {
      const when = sameDay(startTime, first.startTime) ? 'day' : 'season';
      collector.skip(
        line,
        `${home.name} – ${away.name} of this ${when} is in line ${first.line} already`,
      );
    },
    ({ league }) => meetsOnce(league.ref),
  );
  const staged = inStages(collector, matches, now);
  addSeasons(collector, staged, file);
  for (const match of staged) addMatch(collector, match, revision);
  return collector;
}

/** Assigns stages: each half of a Mexican season, and each other season, has a table and may have play-offs. */
function inStages(collector: Collector, matches: Played[], now: Date): Played[] {
  const parts = groupBy(matches, ({ league, season, startTime }) =>
    [league.ref, season, league.ref === 'MEX' ? halfOf(startTime) : regular].join('\n'),
  );
  return [...parts].flatMap(([key, own]) => {
    const [ref = '', season = '', table = regular] = key.split('\n');
    const { playOffs, isUnequal } = playOffsOf(
      own.filter(({ cells }) => cells.FTHG),
      ref !== 'USA',
    );
    if (isUnequal && isOver(own, now))
      collector.notes.push(
        `${ref} ${season}: its clubs have not played equally often; where play-offs are among these matches, the table counts them`,
      );
    const later = table === regular ? 'Play-offs' : `${table} play-offs`;
    return own.map((match) => ({ ...match, stage: playOffs.has(match) ? later : table }));
  });
}

const isOver = (matches: Played[], now: Date): boolean =>
  matches.every(({ startTime }) => now.getTime() - Date.parse(startTime) > settledMs);

const regular = 'Regular season';
/** A season is over this long after its last match. */
const settledMs = 60 * 86_400_000;

const halfOf = (startTime: string): string =>
  Number(startTime.slice(5, 7)) >= 7 ? 'Apertura' : 'Clausura';

/** The first day of each division in a file of one season; the 2019/20 season lasted until August. */
function seasonStarts(rows: CsvRow[], now: Date): Map<string, string> {
  const starts = new Map<string, string>();
  for (const { cells } of rows) {
    const day = dayOf(cells.Date ?? '', now);
    const first = starts.get(cells.Div ?? '');
    if (day && (!first || day < first)) starts.set(cells.Div ?? '', day);
  }
  return starts;
}

function seasonOf(day: string, start: string): string {
  const days = (Date.parse(day) - Date.parse(start)) / 86_400_000;
  return seasonName(days < 366 ? start : day);
}

function matchOf({ line, cells }: CsvRow, starts: Map<string, string>, now: Date): Played | string {
  const league =
    divisions[cells.Div ?? ''] ?? extraLeagueOf(cells.Country ?? '', cells.League ?? '');
  if (!league) return `unknown division "${cells.Div ?? ''}"`;
  const day = dayOf(cells.Date ?? '', now);
  const startTime = day && utcOf(day, cells.Time || '15:00', 'Europe/London');
  if (!day || !startTime) return `"${cells.Date ?? ''} ${cells.Time ?? ''}" is no date and time`;
  if (!cells.HomeTeam || !cells.AwayTeam) return 'a team has no name';
  const home = clubOf(league.country ?? '', cells.HomeTeam);
  const away = clubOf(league.country ?? '', cells.AwayTeam);
  if (home.ref === away.ref) return `"${cells.HomeTeam}" plays itself`;
  const season = cells.Season
    ? extraSeason(cells.Season)
    : seasonOf(day, starts.get(league.ref) ?? day);
  const ref = matchRef(seasonRef(league, season), home, away);
  const fault = faultOf(cells) ?? (cells.FTHG ? futureFault(startTime, now) : undefined);
  return fault ?? { line, cells, league, season, home, away, startTime, ref, stage: regular };
}

function faultOf(cells: CsvRow['cells']): string | undefined {
  const { FTHG, FTAG } = cells;
  if (!FTHG && !FTAG) return undefined;
  const home = countOf(FTHG);
  const away = countOf(FTAG);
  if (home === undefined || away === undefined) return `"${FTHG ?? ''}–${FTAG ?? ''}" is no score`;
  const result = home > away ? 'H' : home < away ? 'A' : 'D';
  return cells.FTR && cells.FTR !== result
    ? `the result ${cells.FTR} does not fit the score ${home}–${away}`
    : undefined;
}

/** Parses dd/mm/yyyy, or dd/mm/yy in older files, to an ISO day. */
function dayOf(text: string, now: Date): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const whole = year.length === 4 ? year : String(yearOf(Number(year), now));
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function addSeasons(collector: Collector, matches: Played[], file: SourceFile): void {
  const revision = revisionOf('football-data', file);
  const seasonRevision = seasonRevisionOf('football-data', file);
  const seasons = new Map(matches.map((match) => [seasonRef(match.league, match.season), match]));
  for (const [ref, { line, league, season: name }] of seasons) {
    const own = matches.filter((match) => match.league === league && match.season === name);
    const clubs = clubsOf(own);
    const entrants = clubsOf(own.filter(({ stage }) => !isPlayOff(stage)));
    collector.add(line, ...leagueEvents(league, revision));
    collector.add(line, ...[...clubs.values()].map((club) => teamEvent(club, revision)));
    const days = own.map(({ startTime }) => startTime.slice(0, 10));
    const stages = [...new Set(own.map(({ stage }) => stage))].map((name, i) => ({
      ref: stageRef(ref, name),
      kind: isPlayOff(name) ? ('postSeason' as const) : ('regularSeason' as const),
      ...{ name, order: i + 1 },
    }));
    const teams = [...entrants.keys()].map((teamRef) => ({ teamRef, groups: [] }));
    const base = { revision: seasonRevision, ref, tournamentRef: league.ref, name };
    collector.add(line, seasonEvent(base, days, stages, teams));
  }
}

const isPlayOff = (stage: string): boolean => /play-offs/i.test(stage);

const clubsOf = (matches: Played[]): Map<string, Club> =>
  new Map(matches.flatMap(({ home, away }) => [home, away]).map((club) => [club.ref, club]));

function addMatch(collector: Collector, match: Played, revision: number): void {
  const { line, ref, cells, startTime } = match;
  collector.add(line, fixtureOf(match, revision));
  const state = stateOf(match, revision);
  if (state) collector.add(line, state);
  collector.add(line, ...statisticsEvent(ref, revision, statisticsOf(cells)));
  const { quotes, faults } = pricesOf(cells);
  const half = halfTimeFault(cells);
  if (half) collector.skip(line, half);
  for (const fault of faults) collector.skip(line, fault);
  const first = snapshotTime(startTime);
  for (const { closing, ...quote } of quotes) {
    const price: PriceEvent = {
      type: 'price',
      source: archive,
      revision,
      matchRef: ref,
      ...quote,
      at: closing ? startTime : first,
      kind: closing ? 'closing' : 'snapshot',
    };
    collector.add(line, price);
  }
}

const stageRef = (season: string, name: string): string =>
  `${season}/${name === regular ? 'regular' : slug(name)}`;

const fixtureOf = (match: Played, revision: number): FixtureEvent => {
  const { league, season, ref, home, away, startTime, cells, stage } = match;
  return {
    type: 'fixture',
    source: archive,
    revision,
    ref,
    sport: 'football',
    tournamentRef: league.ref,
    seasonRef: seasonRef(league, season),
    stageRef: stageRef(seasonRef(league, season), stage),
    round: null,
    group: null,
    homeRef: home.ref,
    awayRef: away.ref,
    startTime,
    ...(!cells.Time && { timeUnknown: true }),
    neutral: false,
    venue: null,
    referee: cells.Referee || null,
  };
};

function stateOf({ ref, cells }: Played, revision: number): FeedEvent | undefined {
  const home = countOf(cells.FTHG);
  const away = countOf(cells.FTAG);
  if (home === undefined || away === undefined) return undefined;
  const state: StateEvent = {
    type: 'state',
    source: archive,
    revision,
    matchRef: ref,
    status: 'finished',
    clock: null,
    score: { home, away },
    periods: halvesOf(cells, home, away),
    redCards: { home: countOf(cells.HR) ?? 0, away: countOf(cells.AR) ?? 0 },
    attendance: countOf(cells.Attendance) ?? null,
  };
  return state;
}

/** Reports a half-time score that exceeds the full-time score. */
function halfTimeFault({ HTHG, HTAG, FTHG, FTAG }: CsvRow['cells']): string | undefined {
  const [home, away, fullHome, fullAway] = [HTHG, HTAG, FTHG, FTAG].map(countOf);
  const fits = (home ?? 0) <= (fullHome ?? NaN) && (away ?? 0) <= (fullAway ?? NaN);
  if (fits || fullHome === undefined || fullAway === undefined) return undefined;
  return `half time ${home}–${away} is above full time ${fullHome}–${fullAway}; the match is taken without it`;
}

function halvesOf(cells: CsvRow['cells'], home: number, away: number) {
  const first = { home: countOf(cells.HTHG) ?? NaN, away: countOf(cells.HTAG) ?? NaN };
  const known = first.home <= home && first.away <= away;
  return known ? [first, { home: home - first.home, away: away - first.away }] : [];
}

const statisticColumns: [string, string, string][] = [
  ['shots', 'HS', 'AS'],
  ['shotsOnTarget', 'HST', 'AST'],
  ['corners', 'HC', 'AC'],
  ['fouls', 'HF', 'AF'],
  ['yellowCards', 'HY', 'AY'],
  ['redCards', 'HR', 'AR'],
];

const statisticsOf = (cells: CsvRow['cells']): StatisticsEvent['rows'] =>
  statisticColumns.flatMap(([key, homeColumn, awayColumn]) => {
    const home = countOf(cells[homeColumn]);
    const away = countOf(cells[awayColumn]);
    return home === undefined || away === undefined ? [] : { key, home, away };
  });
