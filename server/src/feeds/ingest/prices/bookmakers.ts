import { marketBooks, slug } from '@scoreline/shared-lib/contract';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { arrayLiteral, insertRows, run, type Executor } from '../rows';

/** Names in order of preference; unlisted bookmakers follow, under the name that the source uses. */
const known: Record<string, { name: string; priority: number }> = {
  bet365: { name: 'Bet365', priority: 10 },
  pinnacle: { name: 'Pinnacle', priority: 20 },
  'william-hill': { name: 'William Hill', priority: 30 },
  bwin: { name: 'bwin', priority: 40 },
  interwetten: { name: 'Interwetten', priority: 50 },
  'vc-bet': { name: 'BetVictor', priority: 60 },
  'betfair-exchange': { name: 'Betfair Exchange', priority: 200 },
  'market-average': { name: marketBooks.average, priority: 900 },
  'market-maximum': { name: marketBooks.maximum, priority: 910 },
};

/** Former names of a bookmaker, and its names in other sources. */
const sameAs: Record<string, string> = {
  betvictor: 'vc-bet',
  'victor-chandler': 'vc-bet',
  'bet-365': 'bet365',
  'pinnacle-sports': 'pinnacle',
  williamhill: 'william-hill',
  'bet-and-win': 'bwin',
};

const keyOf = (name: string): string => sameAs[slug(name)] ?? slug(name);

/** Ids of bookmakers by the provider's name. */
export async function bookmakerIds(
  db: Executor,
  names: Iterable<string>,
): Promise<Map<string, number>> {
  const wanted = [...new Set(names)];
  const rows = [...new Map(wanted.map((name) => [keyOf(name), name]))].map(([key, name]) => ({
    key,
    ...(known[key] ?? { name, priority: 100 }),
  }));
  if (!rows.length) return new Map();
  await insertRows(db, 'bookmakers', columns, rows, 'ON CONFLICT DO NOTHING');
  const found = await run<{ id: number; key: string }>(
    db,
    `SELECT id, key FROM bookmakers WHERE key = ANY($1::text[])`,
    [arrayLiteral(rows.map(({ key }) => key))],
  );
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  return new Map(wanted.map((name) => [name, valueIn(ids, keyOf(name))]));
}

const columns = { key: 'text', name: 'text', priority: 'smallint' };
