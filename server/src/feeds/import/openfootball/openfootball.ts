import { basename, dirname } from 'node:path';

import { readLeague } from './openfootballLeague';
import { openMatch, type OpenRow } from './openfootballMatch';
import { readNations, type Companions } from './openfootballNations';
import type { Reading, SourceFile } from '../reading';
import { leagueOfFile } from '../../../store/catalogue/worldLeagues';

interface Parsed {
  file: SourceFile;
  json: unknown;
}

export interface ReadFile {
  file: SourceFile;
  reading?: Reading;
  /** Why the file could not be read. */
  failure?: string;
}

/** Reads league files by their names (`en.1.json`), and World Cup folders, whose files belong together. */
export function readOpenfootball(files: SourceFile[], now = new Date()): ReadFile[] {
  const parsed = files.map((file) => ({ file, json: parseJson(file.text) }));
  return parsed.flatMap((one) => readOne(one, companionsOf(one, parsed), now) ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readOne({ file, json }: Parsed, companions: Companions, now: Date): ReadFile | undefined {
  if (json === undefined) return { file, failure: 'it is no JSON' };
  const matches = listOf(json, 'matches');
  if (!matches) {
    const known = companions.main && isCompanion(json);
    return known
      ? undefined
      : { file, failure: 'no list of matches, and none in a file beside it' };
  }
  const rows = matches.map((entry, i) => rowOf(entry, i + 1));
  const name = basename(file.name);
  const league = leagueOfFile(name);
  const { name: given } = json as { name?: unknown };
  const title = typeof given === 'string' ? given.trim() : '';
  if (league) return { file, reading: readLeague({ file, league, title, now }, rows) };
  if (!title) return { file, failure: 'the competition has no name' };
  if (!isOfNations(name, title)) return { file, failure: unknownFile(name, title) };
  return { file, reading: readNations({ file, title, now }, rows, companions) };
}

/** Leagues are identified by file name, `de.1.json`; competitions of nations by their title in the file. */
const isOfNations = (fileName: string, title: string): boolean =>
  !/^[a-z]{2,5}\.(?:\d|cup)\.json$/.test(fileName) &&
  /world cup|nations|euro\b|european championship|copa am[eé]rica|gold cup|asian cup|africa|afcon|confederations|olympic|friendl|qualif/i.test(
    title,
  );

const unknownFile = (fileName: string, title: string): string =>
  `no league is known by the name "${fileName}", and "${title}" is no competition of nations; the file of a league keeps its name, such as pt.1.json`;

function rowOf(entry: unknown, row: number): OpenRow {
  const result = openMatch.safeParse(entry);
  if (result.success) return { row, match: result.data };
  const [issue] = result.error.issues;
  return { row, fault: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no match'}` };
}

const listOf = (json: unknown, key: string): unknown[] | undefined => {
  const value = (json as Record<string, unknown> | null)?.[key];
  return Array.isArray(value) ? value : undefined;
};

const isCompanion = (json: unknown): boolean =>
  Array.isArray(json) ||
  ['stadiums', 'groups', 'teams'].some((key) => listOf(json, key) !== undefined);

function companionsOf({ file }: Parsed, all: Parsed[]): Companions {
  const beside = all.filter((other) => dirname(other.file.name) === dirname(file.name));
  const lists = beside.flatMap(({ json }) => (Array.isArray(json) ? (json as unknown[]) : []));
  const having = (key: string) =>
    lists.filter((entry) => typeof entry === 'object' && entry !== null && key in entry);
  return {
    main: beside.some(({ json }) => listOf(json, 'matches')),
    stadiums: beside.flatMap(({ json }) => listOf(json, 'stadiums') ?? []),
    squads: having('players'),
    teams: having('flag_icon'),
  };
}
