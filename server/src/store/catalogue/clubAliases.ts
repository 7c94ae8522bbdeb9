import { appendFile, readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';

import { addClubAlias } from './clubs';

/** A name that means a club of a country, as an operator has recorded it. */
export interface ClubAlias {
  country: string;
  name: string;
  sameAs: string;
}

const header = 'country,name,same as';

/** Adds the aliases of an operator's file to those of the catalogue. A file that is not there has none; throws where a line is wrong. */
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
  return (records as string[][]).map(([country = '', name = '', sameAs = '']) => ({
    ...{ country, name, sameAs },
  }));
}

const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Records an alias for good. Throws where the club is unknown, or the name means another one already. */
export async function recordClubAlias(file: string, alias: ClubAlias): Promise<void> {
  const fault = addClubAlias(alias);
  if (fault) throw new Error(fault);
  const known = await readAliases(file);
  if (known.some(({ country, name }) => country === alias.country && name === alias.name)) return;
  const line = [alias.country, alias.name, alias.sameAs].map(quoted).join(',');
  const isNew = await readFile(file).then(
    () => false,
    () => true,
  );
  await appendFile(file, `${isNew ? `${header}\n` : ''}${line}\n`);
}
