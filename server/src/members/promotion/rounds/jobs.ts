import type { Job } from '../../../store/jobs/jobs';
import { createBeacon } from './beacon';
import { closePromotion, type LifecycleDeps, mixWitness, revealPromotion } from './lifecycle';
import { dueRounds, openRounds, roundsOf } from './queries';

/** What time does to rounds: beacons that have spoken are mixed in, rounds that are over are closed and revealed. */
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

/** Every minute: rounds go on, and the heads of those that run are written to the log, which nobody can take back. */
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
