import { appendFile, readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';

import { addClubAlias } from './clubs';

/** A name for a club of a country, as recorded by an operator. */
export interface ClubAlias {
  country: string;
  name: string;
  sameAs: string;
  /** The club is in none of our lists. */
  unlisted?: boolean;
}

const header = 'country,name,same as';
const unlistedMark = 'unlisted';

/** Adds the aliases of an operator's file to the catalogue. A missing file has none. @throws if a line is invalid */
export async function loadClubAliases(file: string): Promise<void> {
  for (const [i, alias] of (await readAliases(file)).entries()) {
    const fault = addClubAlias(alias);
    if (fault) throw new Error(`${file}:${i + 2}: ${fault}`);
  }
}

async function readAliases(file: string): Promise<ClubAlias[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const records = parse(text, {
    bom: true,
    fromLine: 2,
    relaxColumnCount: true,
    trim: true,
    skipEmptyLines: true,
  });
  return (records as string[][]).map(([country = '', name = '', sameAs = '', mark]) => ({
    ...{ country, name, sameAs },
    ...(mark === unlistedMark && { unlisted: true }),
  }));
}

const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Records an alias permanently. @throws if the club is unknown, or the name already belongs to another */
export async function recordClubAlias(file: string, alias: ClubAlias): Promise<void> {
  const fault = addClubAlias(alias);
  if (fault) throw new Error(fault);
  const known = await readAliases(file);
  if (known.some((one) => one.country === alias.country && one.name === alias.name)) return;
  const { country, name, sameAs, unlisted } = alias;
  const cells = [country, name, sameAs, ...(unlisted ? [unlistedMark] : [])];
  const line = cells.map(quoted).join(',');
  const isNew = await readFile(file).then(
    () => false,
    () => true,
  );
  await appendFile(file, `${isNew ? `${header}\n` : ''}${line}\n`);
}
