import type { Draw } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Promotion } from '../promotions/queries';
import { textIn } from '../promotions/rules';
import { type DrawRow, presentRecord } from './record';

const seedHashOf = (db: Kysely<Database>, { promotion_id, round_id }: DrawRow) =>
  db
    .selectFrom('promotion_rounds')
    .select('seed_hash')
    .where('promotion_id', '=', promotion_id)
    .where('round_id', '=', round_id)
    .executeTakeFirstOrThrow();

/** A draw as its member sees it, the same for every repeated call. */
export async function presentDraw(
  db: Kysely<Database>,
  { prizes, rules }: Promotion,
  draw: DrawRow,
  language: string | undefined,
): Promise<Draw> {
  const { seed_hash } = await seedHashOf(db, draw);
  const prize = prizes.find(({ prizeId }) => prizeId === draw.prize_id);
  const deadline = new Date(draw.at.getTime() + rules.claimDays * 86_400_000);
  return {
    ...{ ticket: draw.ticket, prizeId: draw.prize_id, chances: draw.chances },
    name: prize ? textIn(prize.names, language) : '',
    kind: prize?.kind ?? null,
    ...(prize?.days && { days: prize.days }),
    ...(prize?.kind === 'thing' && { deadline: deadline.toISOString() }),
    proof: { seedHash: seed_hash!, record: presentRecord(draw), usedUp: draw.used_up },
  };
}
