import { returnText } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../../store/jobs/jobs';
import { writeMail } from '../../mail/outbox';
import { findPromotion } from '../promotions/queries';
import { textIn } from '../promotions/rules';
import type { PromotionKey } from '../rounds/promotionKey';
import { lockRound, type Round } from '../rounds/queries';
import {
  type ClaimRow,
  forgetAddresses,
  lapsedPromotions,
  takeLapsed,
  takeReminders,
} from './queries';

const dayMs = 86_400_000;
/** Days before the deadline when the reminder is sent. */
const reminderDays = 3;
/** Days an address is stored after the delivery. */
const retentionDays = 90;

export interface ClaimJobDeps {
  db: Kysely<Database>;
  now: () => Date;
  promotionKey: PromotionKey;
  wakeMailer?: () => void;
  /** Called after the commit when prizes return to the pot. */
  onDrawn?: (promotionId: number) => void;
}

/** Mails winners once, a few days before their deadline. */
async function remind({ db, now }: Pick<ClaimJobDeps, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.transaction().execute(async (transaction) => {
    const soon = new Date(time.getTime() + reminderDays * dayMs);
    for (const due of await takeReminders(transaction, time, soon)) {
      const promotion = await findPromotion(transaction, due.promotion_id);
      const prize = promotion?.prizes.find(({ prizeId }) => prizeId === due.prize_id);
      if (!prize) continue;
      const { email, language, brand_number: brandNumber } = due;
      await writeMail(transaction, {
        ...{ kind: 'claimReminder', email, language, brandNumber, now: time },
        data: {
          promotionId: due.promotion_id,
          prize: textIn(prize.names, language),
          at: due.deadline.toISOString(),
        },
      });
    }
  });
}

/** Returns prizes that were not claimed in time to the pot, with a signature, from the next draw on. */
async function putBack(deps: ClaimJobDeps): Promise<void> {
  const { db, now } = deps;
  for (const promotionId of await lapsedPromotions(db, now())) {
    await db.transaction().execute(async (transaction) => {
      const round = await lockRound(transaction, promotionId);
      if (!round) return;
      const lapsed = await takeLapsed(transaction, promotionId, now());
      // Without further draws nobody could win it again.
      if (round.state !== 'open') return;
      for (const claim of lapsed) await returnPrize(transaction, round, claim, deps);
    });
    deps.onDrawn?.(promotionId);
  }
}

async function returnPrize(
  db: Kysely<Database>,
  round: Round,
  { promotion_id, ticket, prize_id }: ClaimRow,
  { promotionKey, now }: ClaimJobDeps,
): Promise<void> {
  const at = now();
  const beforeTicket = round.first_ticket + round.draws;
  const said = {
    ...{ promotionId: promotion_id, roundId: round.round_id, ticket, prizeId: prize_id },
    ...{ beforeTicket, at: at.toISOString() },
  };
  const signature = promotionKey.sign(Buffer.from(returnText(said)));
  const row = { promotion_id, ticket, prize_id, round_id: round.round_id, at, signature };
  await db
    .insertInto('promotion_returns')
    .values({ ...row, before_ticket: beforeTicket })
    .execute();
  await db
    .updateTable('promotion_pots')
    .set((eb) => ({ given: eb('given', '-', 1) }))
    .where('promotion_id', '=', promotion_id)
    .where('prize_id', '=', prize_id)
    .execute();
}

export const claimJobs = (deps: ClaimJobDeps): Job[] => [
  {
    name: 'promotion-claims',
    cron: '*/5 * * * *',
    async run() {
      await remind(deps);
      deps.wakeMailer?.();
      await putBack(deps);
      await forgetAddresses(deps.db, new Date(deps.now().getTime() - retentionDays * dayMs));
    },
  },
];
