import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../db/schema';
import { deleteEndedSessions } from '../sessions/queries';
import { deleteExpiredPending } from '../two-step/pendingSignIns';
import type { Job } from './jobs';

const keptMs = 30 * 86_400_000;
/** Mails that went, or never could. */
const mailKeptMs = 7 * 86_400_000;

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
}

/** Every hour: what members' sessions, codes and mails have left behind. */
export const endedSessions = ({ db, logger, now }: Deps): Job => ({
  name: 'ended-sessions',
  cron: '27 * * * *',
  async run() {
    const time = now();
    const ago = (ms: number) => new Date(time.getTime() - ms);
    const { numDeletedRows } = await deleteEndedSessions(db, ago(keptMs));
    await db.deleteFrom('email_codes').where('expires_at', '<', time).execute();
    await db.deleteFrom('sign_in_attempts').where('expires_at', '<', time).execute();
    await db.deleteFrom('sign_in_tickets').where('expires_at', '<', time).execute();
    await deleteExpiredPending(db, time);
    await db.deleteFrom('mails').where('created_at', '<', ago(mailKeptMs)).execute();
    await db.deleteFrom('push_messages').where('created_at', '<', ago(86_400_000)).execute();
    logger.info({ removed: Number(numDeletedRows) }, 'jobs: ended sessions removed');
  },
});
