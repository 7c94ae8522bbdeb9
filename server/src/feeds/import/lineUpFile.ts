import type { LineupEvent, PlayerPosition } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { matchRef, seasonRef } from './archiveEvents';
import { clubOf, type Club } from '../../store/catalogue/clubs';
import { countOf, readCsv, type CsvRow } from './csv';
import { divisions, type League } from '../../store/catalogue/leagues';
import { playerNamed, playerRefOf } from './players';
import { archive, Collector, type Reading, type SourceFile } from './reading';

interface Starter {
  line: number;
  game: string;
  side: 'home' | 'away';
  team: string;
  name: string;
  number: number;
}

interface Shape {
  formation: string;
  /** Shirt numbers by row from the own goal, each right to left. */
  rows: number[][];
}

export const formationsHeader = /^\uFEFF?gameid,team,formation,players/;
export const startersHeader = /^\uFEFF?gameid,type,team,name,number/;

const leagueNames: Record<string, League | undefined> = { premier_league: divisions.E0 };

/**
 * Starters of a season's matches, one row per player, in the formations of the companion file. Another file has the dates of
 * the matches.
 * @throws if the file name lacks the season: `lineups_1920_premier_league.csv`
 */
export function readLineUps(file: SourceFile, beside: readonly SourceFile[]): Reading {
  const collector = new Collector();
  const { league, name } = seasonOfFile(file.name);
  const shapes = readShapes(collector, beside, file.name);
  const sides = new Map<string, Starter[]>();
  for (const row of readCsv(file.text)) {
    const starter = starterOf(row);
    if (typeof starter === 'string') collector.skip(row.line, starter);
    else {
      const key = `${starter.game} ${starter.side}`;
      sides.set(key, [...(sides.get(key) ?? []), starter]);
    }
  }
  for (const [key, starters] of sides) {
    const [game = ''] = key.split(' ');
    const [home, away] = ['home', 'away'].map((side) => sides.get(`${game} ${side}`)?.[0]?.team);
    const { line, team } = firstItem(starters);
    if (!home || !away) collector.skip(line, `game ${game} has one side only`);
    else {
      const clubs = [home, away].map((club) => clubOf(league.country ?? '', club));
      const ref = matchRef(seasonRef(league, name), firstItem(clubs), itemAt(clubs, 1));
      const own = clubOf(league.country ?? '', team);
      addSide(collector, { ref, own, starters, shape: shapes.get(`${game} ${team}`) }, file);
    }
  }
  return collector;
}

function seasonOfFile(path: string): { league: League; name: string } {
  const [, first, second, league] = /_(\d\d)(\d\d)_([a-z_]+)\.csv$/.exec(path) ?? [];
  const known = leagueNames[league ?? ''];
  if (!known) throw new Error('its name does not say a season and a league that is known');
  return { league: known, name: `20${first}/${second}` };
}

function starterOf({ line, cells, fault }: CsvRow): Starter | string {
  const { gameid: game, type: side, team, name, number } = cells;
  if (fault) return fault;
  if (side !== 'home' && side !== 'away') return `"${side ?? ''}" is no side`;
  const shirt = countOf(number);
  if (!game || !team || !name) return 'a game, a team or a player has no name';
  return shirt === undefined
    ? `"${number ?? ''}" is no shirt number`
    : { line, game, side, team, name, number: shirt };
}

/** Formations by game and team; starters use the formation file of the same season. */
function readShapes(
  collector: Collector,
  files: readonly SourceFile[],
  starters: string,
): Map<string, Shape> {
  const season = (name: string) => /_(\d{4}_[a-z_]+\.csv)$/.exec(name)?.[1];
  const own = files.find((file) => season(file.name) === season(starters));
  const shapes = new Map<string, Shape>();
  for (const { cells, fault } of own ? readCsv(own.text) : []) {
    const { gameid, team, formation, players } = cells;
    const rows = (players ?? '').split(';').map((row) => row.split(' ').map(Number));
    if (!fault && gameid && team && formation) shapes.set(`${gameid} ${team}`, { formation, rows });
  }
  if (!own) collector.skip(1, 'no file of formations of this season was given beside it');
  return shapes;
}

interface SideFacts {
  ref: string;
  own: Club;
  starters: Starter[];
  shape: Shape | undefined;
}

function addSide(
  collector: Collector,
  { ref, own, starters, shape }: SideFacts,
  { modifiedAt }: SourceFile,
): void {
  const { line, side } = firstItem(starters);
  const revision = Math.round(modifiedAt);
  const players = starters.map(({ name, number }) => ({
    playerRef: playerRefOf(own.ref, name),
    shirtNumber: number,
    starter: true,
    ...gridOf(number, shape),
  }));
  const event: LineupEvent = {
    type: 'lineup',
    source: archive,
    revision,
    matchRef: ref,
    side,
    formation: shape?.formation ?? null,
    coach: null,
    confirmed: true,
    players,
    missing: [],
  };
  const names = starters.map(({ name }) => playerNamed(playerRefOf(own.ref, name), name, revision));
  collector.add(line, ...names, event);
}

function gridOf(number: number, shape: Shape | undefined) {
  const row = shape?.rows.findIndex((numbers) => numbers.includes(number)) ?? -1;
  if (!shape || row < 0) return { grid: null, position: null };
  const numbers = itemAt(shape.rows, row);
  const column = numbers.length - numbers.indexOf(number);
  return { grid: `${row + 1}:${column}`, position: positionOf(row, shape.rows.length) };
}

function positionOf(row: number, rows: number): PlayerPosition {
  if (row === 0) return 'goalkeeper';
  if (row === 1) return 'defender';
  return row === rows - 1 ? 'forward' : 'midfielder';
}
