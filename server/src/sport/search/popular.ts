import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { loadPopular } from '../popular/popular';
import { mostOpened } from './opened';

const shown = 10;

/** Popular searches: results opened in the last week, then the most followed or first-ranked names. */
export async function popularSearches(db: Kysely<Database>, now: Date): Promise<string[]> {
  const counted = await mostOpened(db, now, shown);
  const names = counted.length < shown ? [...counted, ...(await likely(db))] : counted;
  return [...new Set(names)].slice(0, shown);
}

async function likely(db: Kysely<Database>): Promise<string[]> {
  const [football, basketball] = await Promise.all([
    loadPopular(db, 'football'),
    loadPopular(db, 'basketball'),
  ]);
  return [
    ...football.teams.slice(0, 4),
    ...football.leagues.slice(0, 2),
    ...football.players.slice(0, 2),
    ...basketball.teams.slice(0, 2),
  ].map(({ name }) => name);
}
