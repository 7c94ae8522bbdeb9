import type { Job } from '../../../store/jobs/jobs';
import { createBeacon } from './beacon';
import { closePromotion, type LifecycleDeps, mixWitness, revealPromotion } from './lifecycle';
import { dueRounds, openRounds, roundsOf } from './queries';

/** Mixes in the beacon's randomness once it is published, and closes and reveals rounds that are over. */
export async function advanceRounds(deps: LifecycleDeps): Promise<void> {
  for (const { promotion_id, round_id, is_over } of await dueRounds(deps.db, deps.now())) {
    const round = (await roundsOf(deps.db, promotion_id)).find(
      (each) => each.round_id === round_id,
    );
    if (!round) continue;
    if (!round.seed_hash && round.witness)
      await mixWitness(deps, promotion_id, createBeacon(round.witness.url));
    else if (is_over) {
      if (round.state === 'open') await closePromotion(deps, promotion_id);
      await revealPromotion(deps, promotion_id);
    }
  }
}

/** Every minute: advances rounds, and logs the heads of open rounds, so that a chain can't be rewritten unnoticed. */
export const roundJobs = (deps: LifecycleDeps): Job[] => [
  {
    name: 'promotion-rounds',
    cron: '* * * * *',
    async run() {
      await advanceRounds(deps);
      for (const round of await openRounds(deps.db)) deps.logger.info(round, 'promotion: head');
    },
  },
];
