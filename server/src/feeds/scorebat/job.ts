import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';

import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';
import { askScorebat, type ScorebatSettings, Unanswered } from './client';
import { matchListed, nearMs, type Outcome, outcomes } from './matching';
import { candidatesBetween, claimTurn, endTurn, storeLinks } from './queries';

interface Deps {
  db: Kysely<Database>;
  logger: Pick<Logger, 'warn' | 'info'>;
  now: () => Date;
  metrics: Registry;
  settings: ScorebatSettings & { timeoutMs?: number };
  /** Call after the commit, with the matches that changed. */
  onChanged(matchIds: number[]): void;
}

const minuteMs = 60_000;
/** Longer than any poll. */
const leaseMs = 2 * minuteMs;
const everyMs = 15 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;

const pauseAfter = (failures: number, { retryAfterMs }: Unanswered) =>
  Math.min(longestPauseMs, Math.max(retryAfterMs, everyMs * 2 ** (failures - 1)));

/** Highlights of ScoreBat: each server checks every minute whether a poll is due, and one of them polls. */
export function scorebatJob({ db, logger, now, metrics, settings, onChanged }: Deps): Job {
  const entries = new Gauge({
    name: 'scorebat_entries',
    help: 'Entries of ScoreBat’s last answer by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  });

  async function poll(): Promise<void> {
    const { listed, malformed } = await askScorebat(settings, now());
    const times = listed.map(({ startsAt }) => startsAt.getTime());
    const candidates =
      times.length === 0
        ? []
        : await candidatesBetween(
            db,
            new Date(Math.min(...times) - nearMs),
            new Date(Math.max(...times) + nearMs),
          );
    const results = matchListed(listed, candidates);
    // A match listed twice gets the first link, which is the newest.
    const links = new Map(
      results
        .toReversed()
        .flatMap(({ matchId, listed: { title, url } }) =>
          matchId === undefined ? [] : [[matchId, { matchId, title, url }]],
        ),
    );
    const changed = await storeLinks(db, [...links.values()]);
    if (changed.length > 0) onChanged(changed);
    const counts = new Map<Outcome, number>([['malformed', malformed]]);
    for (const { outcome } of results) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    for (const outcome of outcomes) entries.set({ outcome }, counts.get(outcome) ?? 0);
  }

  return {
    name: 'scorebat-highlights',
    cron: '* * * * *',
    async run() {
      const turn = await claimTurn(db, now().getTime(), leaseMs);
      if (!turn) return;
      try {
        await poll();
        if (turn.failures > 0) logger.info({ failures: turn.failures }, 'scorebat: answers again');
        await endTurn(db, { failures: 0, nextAt: now().getTime() + everyMs });
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        const failures = turn.failures + 1;
        if (failures === 1)
          logger.warn({ reason: error.message }, 'scorebat: no answer, asking less often');
        await endTurn(db, { failures, nextAt: now().getTime() + pauseAfter(failures, error) });
      }
    },
  };
}
