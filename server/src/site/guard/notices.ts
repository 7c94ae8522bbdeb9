import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import { type CanaryRow, noteAttempt, takeNotice } from './verdictQueries';

/** Addresses by team; `*` has what no team has one for. */
export type Webhooks = Readonly<Record<string, string>>;

interface Options {
  db: Kysely<Database>;
  now(): Date;
  logger: Pick<Logger, 'warn'>;
  webhooks: Webhooks;
  /** What is sent is signed by each of them: receivers change from one to the next when it suits them. */
  secrets: readonly string[];
}

const patienceMs = 10_000;
const firstPauseMs = 30_000;
const longestPauseMs = 4 * 3_600_000;

const addressOf = (webhooks: Webhooks, team: string): string | undefined =>
  webhooks[team] ?? webhooks['*'];

/** What an owner is sent. */
function noticeOf(canary: CanaryRow) {
  const { track, remote, build, current_build: current, team, outcome, reason } = canary;
  return {
    ...{ kind: 'canary-worse', outcome, track, remote, build, current, team, reason },
    figures: canary.judgement,
    since: canary.since.toISOString(),
    judgedAt: canary.judged_at?.toISOString(),
    settledAt: canary.settled_at?.toISOString(),
  };
}

/** `t=…,v1=…,v1=…`: seconds since 1970, and by each secret HMAC-SHA-256 in hex over that number, a dot and the body. */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const macs = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'),
  );
  return [`t=${seconds}`, ...macs.map((mac) => `v1=${mac}`)].join(',');
}

async function send(address: string, body: string, signature: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'scoreline-signature': signature },
    body,
    // What is said is meant for this address and for no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
}

/** Tells owners what became of their canaries, once for all servers; what failed is sent again after longer and longer pauses. */
export function createNotices({ db, now, logger, webhooks, secrets }: Options) {
  const pauseAfter = ({ attempts }: CanaryRow) =>
    new Date(now().getTime() + Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)));

  async function tell(canary: CanaryRow): Promise<void> {
    const address = addressOf(webhooks, canary.team);
    if (!address) return;
    const body = JSON.stringify(noticeOf(canary));
    await send(address, body, signatureOf(body, secrets, now()));
  }

  return {
    /** Whether anybody is told of this team's canaries. */
    has: (team: string): boolean => addressOf(webhooks, team) !== undefined,
    async sendDue(): Promise<void> {
      for (;;) {
        const canary = await takeNotice(db, now());
        if (!canary) return;
        const change = await tell(canary).then(
          () => ({ told_at: now() }),
          (error: unknown) => {
            const { track, remote, team, attempts } = canary;
            logger.warn({ err: error, track, remote, team, attempts }, 'guard: not told yet');
            return { due_at: pauseAfter(canary) };
          },
        );
        await noteAttempt(db, canary, change);
      }
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
