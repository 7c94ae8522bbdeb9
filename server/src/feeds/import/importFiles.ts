import { readFile, stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Ingest } from '../ingest/ingest';
import { recordClubAlias } from '../../store/catalogue/clubAliases';
import { clubRef } from '../../store/catalogue/clubs';
import { decode } from './decode';
import { readFootballData } from './football-data/footballData';
import { footballDataHeader } from './football-data/footballDataExtra';
import { readIncidents } from './incidentFile';
import { formationsHeader, readLineUps, startersHeader } from './lineUpFile';
import { readNbaSbr } from './nba-sbr/nbaSbr';
import { readOpenfootball, type ReadFile } from './openfootball/openfootball';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Reading, Skipped, SourceFile } from './reading';
import { refuseStrangers } from './meetings/refuseStrangers';
import { settleMeetings } from './meetings/settleMeetings';

export const formats = [
  'football-data',
  'openfootball',
  'nba-sbr',
  'incidents',
  'line-ups',
] as const;
export type Format = (typeof formats)[number];

export interface FileResult {
  name: string;
  /** Why the file could not be read. */
  failure?: string;
  matches: number;
  prices: number;
  /** Accepted facts about matches and players, new or known; competitions and clubs alone do not count. */
  taken: number;
  /** Events that were new or newer, and those already known. */
  written: number;
  known: number;
  skipped: Skipped[];
  notes?: readonly string[];
}

export interface ImportTarget {
  db: Kysely<Database>;
  ingest: Ingest;
  /** Clubs that no source has named before. */
  newClubs?: readonly string[];
  /** New club names that are aliases of known clubs, and the file that records them. */
  sameAs?: { names: ReadonlyMap<string, string>; file: string };
}

const none = { matches: 0, prices: 0, taken: 0, written: 0, known: 0, skipped: [] };

/** Stores each file in its own transaction, so that an interrupted import leaves only whole files. */
export async function importFiles(
  format: Format,
  names: string[],
  target: ImportTarget,
  onProgress: (name: string, done: number) => void,
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  // Files of these formats need their neighbours; all others are loaded one at a time.
  const together = format === 'openfootball' || format === 'line-ups';
  const groups = together ? [names] : names.map((name) => [name]);
  for (const group of groups) {
    const files = await Promise.all(group.map(openFile));
    for (const { name, failure } of files) if (failure) results.push({ ...none, name, failure });
    const opened = files.flatMap(({ file }) => file ?? []);
    if (target.sameAs) await recordSameClubs(target.sameAs, readAll(format, opened));
    const readings = readAll(format, opened);
    for (const { file, reading, failure } of readings) {
      const show = (share: number) =>
        onProgress(file.name, (names.indexOf(file.name) + share) / names.length);
      show(0);
      if (reading) results.push(await store(file.name, reading, target, show));
      else results.push({ ...none, name: file.name, failure });
    }
  }
  return results;
}

/** Records a name for the country of the leagues in which it appears. */
async function recordSameClubs(
  { names, file }: NonNullable<ImportTarget['sameAs']>,
  readings: ReadFile[],
): Promise<void> {
  const events = readings.flatMap(({ reading }) => reading?.events ?? []);
  const clubs = new Set(events.flatMap((event) => (event.type === 'team' ? event.ref : [])));
  const countries = new Set(
    events.flatMap((event) => (event.type === 'team' ? (event.countryCode ?? []) : [])),
  );
  for (const [name, sameAs] of names)
    for (const country of countries)
      if (clubs.has(clubRef(country, name))) await recordClubAlias(file, { country, name, sameAs });
}

interface Opened {
  name: string;
  file?: SourceFile;
  failure?: string;
}

async function openFile(name: string): Promise<Opened> {
  try {
    const { mtimeMs } = await stat(name);
    return { name, file: { name, text: decode(await readFile(name)), modifiedAt: mtimeMs } };
  } catch (error) {
    return { name, failure: error instanceof Error ? error.message : String(error) };
  }
}

function readAll(format: Format, files: SourceFile[]): ReadFile[] {
  if (format === 'openfootball') return readOpenfootball(files);
  const shapes =
    format === 'line-ups' ? files.filter(({ text }) => formationsHeader.test(text)) : [];
  const own = files.filter((file) => !shapes.includes(file));
  const { header, read } = readers[format];
  return own.map((file) => {
    if (!header.test(file.text)) return { file, failure: noHeader(format, file.text) };
    try {
      return { file, reading: read(file, shapes) };
    } catch (error) {
      return { file, failure: error instanceof Error ? error.message : String(error) };
    }
  });
}

function noHeader(format: Format, text: string): string {
  const [first = ''] = text.split('\n', 1);
  return `it has no header of ${format}; its first line is "${first.trim().slice(0, 60)}"`;
}

interface Reader {
  /** The start of a file in this format. */
  header: RegExp;
  read: (file: SourceFile, beside: SourceFile[]) => Reading;
}

const readers: Record<Exclude<Format, 'openfootball'>, Reader> = {
  'football-data': { header: footballDataHeader, read: (file) => readFootballData(file) },
  'nba-sbr': { header: /^\uFEFF?season,/, read: readNbaSbr },
  incidents: { header: /^\uFEFF?\s*\[/, read: readIncidents },
  'line-ups': { header: startersHeader, read: readLineUps },
};

/** The events a file needs before its first match: league, season and teams. */
const frame = new Set<FeedEvent['type']>(['category', 'tournament', 'season', 'team']);

async function store(
  name: string,
  reading: Reading,
  { db, ingest, newClubs = [] }: ImportTarget,
  onProgress: (done: number) => void,
): Promise<FileResult> {
  const known = await refuseStrangers(db, reading, newClubs);
  const { events, rows, skipped } = await settleMeetings(db, known);
  const report = await ingest.load(events, {
    onProgress: (done) => onProgress(done / events.length),
  });
  const rejected = report.rejected.map(({ event, reason }) => ({
    row: rows.get(event) ?? 0,
    reason: `${event.type} not stored: ${reason}`,
  }));
  const refused = new Set(report.rejected.map(({ event }) => event));
  const count = (type: string) =>
    events.filter((event) => event.type === type && !refused.has(event)).length;
  return {
    name,
    matches: count('fixture'),
    prices: count('price'),
    taken: events.filter((event) => !frame.has(event.type) && !refused.has(event)).length,
    written: report.applied,
    known: report.dropped,
    skipped: reported([...skipped, ...rejected]),
    notes: reading.notes ?? [],
  };
}

/** One reason per row: a fault shared by all facts of a row is reported once. */
function reported(skipped: Skipped[]): Skipped[] {
  const once = new Map(skipped.map((one) => [`${one.row} ${one.reason}`, one]));
  return [...once.values()].sort((a, b) => a.row - b.row);
}
