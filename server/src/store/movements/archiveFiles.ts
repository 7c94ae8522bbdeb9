import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

import type { Month } from './month';

const chunkSchema = z.object({
  /** The first and the last id of the odds. */
  from: z.int(),
  to: z.int(),
  rows: z.int(),
  /** The sum of the rows' hashes, computed by PostgreSQL. */
  sum: z.string(),
});
const recordSchema = z.object({
  month: z.string(),
  part: z.int().min(1),
  writtenAt: z.iso.datetime(),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  chunks: z.array(chunkSchema),
});

/** The content of one file: every movement of some odds of a month's matches. */
export type PartRecord = z.output<typeof recordSchema>;
export type Chunk = z.output<typeof chunkSchema>;

/** A line of a file: a movement, or a repeated price, with empty prices. */
export interface ArchivedQuote {
  oddsId: number;
  at: string;
  home: string;
  draw: string;
  away: string;
}

export const header = 'match_id,bookmaker,market,line,odds_id,at,home,draw,away';
const fileOf = ({ month, part }: Pick<PartRecord, 'month' | 'part'>) =>
  `movements-${month}.${part}.csv.gz`;
const recordOf = (part: Pick<PartRecord, 'month' | 'part'>) => `${fileOf(part)}.json`;

/** The complete parts of a month, or of all months, oldest first. */
export async function readParts(folder: string, month?: Month): Promise<PartRecord[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) =>
    name.match(/^movements-\d{4}-\d\d\.\d+\.csv\.gz\.json$/),
  );
  const parts = await Promise.all(
    names.map(async (name) =>
      recordSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
  return parts
    .filter((part) => !month || part.month === month)
    .sort((a, b) => (a.month === b.month ? a.part - b.part : a.month < b.month ? -1 : 1));
}

async function onDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

export interface WrittenChunk {
  chunk: Chunk;
  lines: string[];
}

/**
 * Writes a part, which counts once its record has its final name. An interrupted one leaves a `.part`, which the next one
 * overwrites.
 */
export async function writePart(
  folder: string,
  { month, part }: Pick<PartRecord, 'month' | 'part'>,
  chunks: AsyncIterable<WrittenChunk>,
): Promise<PartRecord> {
  const [file, record] = [join(folder, fileOf({ month, part })), recordOf({ month, part })];
  const written: Chunk[] = [];
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(data: Buffer, _coding, done) {
      hash.update(data);
      bytes += data.length;
      done(null, data);
    },
  });
  async function* texts() {
    yield `${header}\n`;
    for await (const { chunk, lines } of chunks) {
      written.push(chunk);
      if (lines.length > 0) yield `${lines.join('\n')}\n`;
    }
  }
  const draft = `${file}.part`;
  await pipeline(texts, createGzip(), measure, createWriteStream(draft, { mode: 0o600 }));
  await onDisk(draft);
  await rename(draft, file);
  const rows = written.reduce((sum, chunk) => sum + chunk.rows, 0);
  const facts = { month, part, writtenAt: new Date().toISOString(), rows, bytes };
  const whole: PartRecord = { ...facts, sha256: hash.digest('hex'), chunks: written };
  await verifyPart(folder, whole);
  await writeFile(join(folder, `${record}.part`), `${JSON.stringify(whole, null, 2)}\n`);
  await onDisk(join(folder, `${record}.part`));
  await rename(join(folder, `${record}.part`), join(folder, record));
  await onDisk(folder);
  return whole;
}

/** Reads a part from the disk. @throws if it differs from what was written */
export async function verifyPart(folder: string, part: PartRecord): Promise<void> {
  const path = join(folder, fileOf(part));
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== part.sha256) throw new Error(`${path} is not what was written.`);
  let rows = 0;
  for await (const quote of quotesOf(folder, part)) rows += quote ? 1 : 0;
  if (rows !== part.rows)
    throw new Error(`${path} has ${rows} rows, where ${part.rows} were written.`);
}

/** The rows of a part, in order. */
export async function* quotesOf(folder: string, part: PartRecord): AsyncGenerator<ArchivedQuote> {
  const packed = createReadStream(join(folder, fileOf(part)));
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error)).pipe(text);
  let isHeader = true;
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    if (!isHeader) {
      const [, , , , oddsId, at = '', home = '', draw = '', away = ''] = line.split(',');
      yield { oddsId: Number(oddsId), at, home, draw, away };
    }
    isHeader = false;
  }
}

/** Removes the remains of interrupted writes. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}
