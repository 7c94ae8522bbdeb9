import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import { type CanaryRow, noteAttempt, takeNotice } from './verdictQueries';

/** Webhook URLs by team; `*` is the fallback. */
export type Webhooks = Readonly<Record<string, string>>;

interface Options {
  db: Kysely<Database>;
  now(): Date;
  logger: Pick<Logger, 'warn'>;
  webhooks: Webhooks;
  /** Each notice is signed with every secret, so that receivers can rotate theirs at any time. */
  secrets: readonly string[];
}

const patienceMs = 10_000;
const firstPauseMs = 30_000;
const longestPauseMs = 4 * 3_600_000;

const addressOf = (webhooks: Webhooks, team: string): string | undefined =>
  webhooks[team] ?? webhooks['*'];

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

/** `t=…,v1=…,v1=…`: seconds since 1970, and for each secret the HMAC-SHA-256 in hex of that number, a dot and the body. */
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
    // The content is meant for this address only, so redirects are not followed.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
}

/** Notifies owners of their canaries' outcomes, once for all servers; retries failures with increasing pauses. */
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
    /** Whether this team's notices have a receiver. */
    has: (team: string): boolean => addressOf(webhooks, team) !== undefined,
    async sendDue(): Promise<void> {
      for (;;) {
        const canary = await takeNotice(db, now());
        if (!canary) return;
        const change = await tell(canary).then(
          () => ({ told_at: now() }),
          (error: unknown) => {
            const { track, remote, team, attempts } = canary;
            logger.warn(
              { err: error, track, remote, team, attempts },
              'guard: a notice was not delivered, will be tried again',
            );
            return { due_at: pauseAfter(canary) };
          },
        );
        await noteAttempt(db, canary, change);
      }
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
