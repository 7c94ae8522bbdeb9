import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { codeLifeMs } from '../accounts/codes';
import { knownMs } from '../accounts/login/knownDevices';
import { deleteUnproved } from '../accounts/queries';
import type { Database } from '@scoreline/database/schema';
import { deleteEndedExclusions } from '../self-exclusion/queries';
import { deleteEndedSessions } from './queries';
import { deleteExpiredPending } from '../two-step/pendingSignIns';
import type { Job } from '../../store/jobs/jobs';

const dayMs = 86_400_000;
const retentionMs = 30 * dayMs;
/** For mails that were sent or failed for good. */
const mailRetentionMs = 7 * dayMs;
/** For accounts with an unproved address. */
const unprovedRetentionMs = 7 * dayMs;

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
}

/** Every hour: deletes expired sessions, codes, mails and unproved accounts. */
export const endedSessions = ({ db, logger, now }: Deps): Job => ({
  name: 'ended-sessions',
  cron: '27 * * * *',
  async run() {
    const time = now();
    const ago = (ms: number) => new Date(time.getTime() - ms);
    const { numDeletedRows } = await deleteEndedSessions(db, ago(retentionMs));
    await db.deleteFrom('mailed_codes').where('expires_at', '<', time).execute();
    await db.deleteFrom('code_requests').where('asked_at', '<', ago(dayMs)).execute();
    await db.deleteFrom('known_devices').where('seen_at', '<', ago(knownMs)).execute();
    await deleteUnproved(db, ago(unprovedRetentionMs), ago(codeLifeMs));
    await db.deleteFrom('sign_in_attempts').where('expires_at', '<', time).execute();
    await db.deleteFrom('sign_in_tickets').where('expires_at', '<', time).execute();
    await deleteExpiredPending(db, time);
    await deleteEndedExclusions(db, time);
    await db.deleteFrom('mails').where('created_at', '<', ago(mailRetentionMs)).execute();
    await db.deleteFrom('push_messages').where('created_at', '<', ago(dayMs)).execute();
    logger.info({ removed: Number(numDeletedRows) }, 'jobs: ended sessions removed');
  },
});
