import type {
  FeedEvent,
  FixtureEvent,
  PriceEvent,
  SeasonEvent,
} from '@scoreline/shared-lib/contract/feed';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { countOf, readCsv, type CsvRow } from '../csv';
import { utcOf } from '../localTime';
import { franchiseOf, teamEvent, type Franchise } from '../../nba/franchises';
import { meetingsOf } from '../meetings/meetings';
import { pricesOf } from './nbaSbrPrices';
import { inStages, type Staged } from './nbaStages';
import { Collector, type Reading, type SourceFile } from '../reading';

const source = 'nba-sbr';

interface Game {
  line: number;
  cells: CsvRow['cells'];
  season: string;
  home: Franchise;
  away: Franchise;
  day: string;
  startTime: string;
  ref: string;
}

/** NBA results by quarter with opening and closing lines, one row per game. */
export function readNbaSbr(file: SourceFile): Reading {
  const collector = new Collector();
  const revision = Math.round(file.modifiedAt);
  const games = readCsv(file.text).flatMap((row) => {
    const game = row.fault ?? gameOf(row);
    if (typeof game !== 'string') return game;
    collector.skip(row.line, game);
    return [];
  });
  const once = meetingsOf(games, ({ line, home, away }, first) =>
    collector.skip(
      line,
      `${away.name} at ${home.name} of this day is in line ${first.line} already`,
    ),
  );
  addSeasons(collector, once, revision);
  for (const game of inStages(once)) addGame(collector, game, revision);
  return collector;
}

function gameOf({ line, cells }: CsvRow): Game | string {
  const day = dayOf(cells.season ?? '', cells.date_mmdd ?? '');
  const startTime = day && utcOf(day, '19:00', 'America/New_York');
  if (!day || !startTime) return `"${cells.season ?? ''} ${cells.date_mmdd ?? ''}" is no date`;
  const began = Number(cells.season?.slice(0, 4));
  const home = franchiseOf(cells.home ?? '', began);
  const away = franchiseOf(cells.away ?? '', began);
  if (!home || !away) return `unknown team "${(home ? cells.away : cells.home) ?? ''}"`;
  if (home === away) return `"${home.name}" plays itself`;
  const season = (cells.season ?? '').replace('-', '/');
  const fault = scoreFault(cells);
  const ref = `${day}/${away.code}/${home.code}`;
  return fault ?? { line, cells, season, home, away, day, startTime, ref };
}

/** Parses `1027` or `114` within `2015-16`: seasons start in mid-October at the earliest, and one lasted until 11 October. */
function dayOf(season: string, monthAndDay: string): string | undefined {
  const [, year] = /^(\d{4})-\d\d$/.exec(season) ?? [];
  const [, month, day] = /^(\d{1,2})(\d\d)$/.exec(monthAndDay) ?? [];
  if (!year || !month || !day) return undefined;
  const played = Number(month) * 100 + Number(day) > 1011 ? Number(year) : Number(year) + 1;
  return `${played}-${month.padStart(2, '0')}-${day}`;
}

const quartersOf = (cells: CsvRow['cells'], side: 'a' | 'h'): (number | undefined)[] =>
  [1, 2, 3, 4].map((quarter) => countOf(cells[`${side}${quarter}`]));

function periodsOf(cells: CsvRow['cells'], side: 'a' | 'h'): number[] {
  const other = side === 'a' ? 'h_ot' : 'a_ot';
  const overtime = countOf(cells[`${side}_ot`]) ?? 0;
  const played = overtime > 0 || (countOf(cells[other]) ?? 0) > 0;
  return [...quartersOf(cells, side).map((points) => points ?? 0), ...(played ? [overtime] : [])];
}

function scoreFault(cells: CsvRow['cells']): string | undefined {
  for (const [side, name] of [
    ['a', 'away'],
    ['h', 'home'],
  ] as const) {
    const final = countOf(cells[`${side}_final`]);
    if (final === undefined || quartersOf(cells, side).includes(undefined))
      return `the ${name} side's points are not all numbers`;
    const sum = periodsOf(cells, side).reduce((a, b) => a + b, 0);
    if (sum !== final) return `the ${name} side's periods add up to ${sum}, not ${final}`;
  }
  return undefined;
}

function addSeasons(collector: Collector, games: Game[], revision: number): void {
  const first = games[0];
  if (!first) return;
  collector.add(first.line, ...leagueEvents(revision));
  const teams = new Map(games.flatMap(({ home, away }) => [home, away]).map((t) => [t.code, t]));
  for (const team of teams.values())
    collector.add(first.line, teamEvent(team, { source, revision }));
  for (const name of new Set(games.map(({ season }) => season)))
    collector.add(
      first.line,
      seasonEvent(
        games.filter(({ season }) => season === name),
        name,
        revision,
      ),
    );
}

const leagueEvents = (revision: number): FeedEvent[] => [
  {
    type: 'category',
    source,
    revision,
    ref: 'usa',
    sport: 'basketball',
    name: 'USA',
    countryCode: 'us',
  },
  {
    type: 'tournament',
    source,
    revision,
    ref: 'nba',
    categoryRef: 'usa',
    sport: 'basketball',
    name: 'NBA',
    priority: 1,
    tieBreakers: ['winRate', 'headToHead'],
    hasStandings: true,
  },
];

function seasonEvent(games: Game[], name: string, revision: number): SeasonEvent {
  const days = games.map(({ startTime }) => startTime.slice(0, 10)).toSorted();
  const teams = new Map(games.flatMap(({ home, away }) => [home, away]).map((t) => [t.code, t]));
  return {
    type: 'season',
    source,
    revision,
    ref: name,
    tournamentRef: 'nba',
    name,
    startDate: firstItem(days),
    endDate: lastItem(days),
    current: false,
    stages: [
      { ref: `${name}/regular`, kind: 'regularSeason', name: 'Regular season', order: 1 },
      { ref: `${name}/cup`, kind: 'finals', name: 'Cup final', order: 4 },
      { ref: `${name}/play-in`, kind: 'postSeason', name: 'Play-in', order: 2 },
      { ref: `${name}/playoffs`, kind: 'postSeason', name: 'Play-offs', order: 3 },
    ],
    teams: [...teams.values()].map(({ code, groups }) => ({ teamRef: code, groups })),
  };
}

function addGame(collector: Collector, game: Staged<Game>, revision: number): void {
  const { line, cells, ref } = game;
  const away = periodsOf(cells, 'a');
  const home = periodsOf(cells, 'h');
  collector.add(line, fixtureOf(game, revision), {
    type: 'state',
    source,
    revision,
    matchRef: ref,
    status: home.length > 4 ? 'afterExtraTime' : 'finished',
    clock: null,
    score: { home: Number(cells.h_final), away: Number(cells.a_final) },
    periods: home.map((points, i) => ({ home: points, away: away[i]! })),
    redCards: { home: 0, away: 0 },
    attendance: null,
  });
  const { quotes, faults } = pricesOf(cells, game.startTime);
  for (const fault of faults) collector.skip(line, fault);
  for (const quote of quotes) {
    const price: PriceEvent = { type: 'price', source, revision, matchRef: ref, ...quote };
    collector.add(line, price);
  }
}

const fixtureOf = (game: Staged<Game>, revision: number): FixtureEvent => ({
  type: 'fixture',
  source,
  revision,
  ref: game.ref,
  sport: 'basketball',
  tournamentRef: 'nba',
  seasonRef: game.season,
  stageRef: `${game.season}/${game.part}`,
  round: game.round,
  group: null,
  homeRef: game.home.code,
  awayRef: game.away.code,
  startTime: game.startTime,
  neutral: game.cells.neutral === '1',
  venue: null,
  referee: null,
});
