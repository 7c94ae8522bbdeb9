import type { Digest } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { newsOf } from './news';
import { claimDigest, type DigestMember, digestZones } from './queries';
import { writeMail } from '../mail/outbox';
import { insertMessage } from '../push/queries';
import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';
import { digest } from '../../sport/digest/digest';
import { dayIn } from '../../sport/matches/day';

/** From 7:00 until 10:00. A server that was down past ten sends no digest for that morning. */
const morning = { from: 7, to: 10 };

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  push: { wake(): void };
  wakeMailer: () => void;
}

function hourIn(now: Date, timeZone: string): number {
  const options = { hour: '2-digit', hourCycle: 'h23', timeZone } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(now);
  return Number(parts.find(({ type }) => type === 'hour')?.value);
}

/** Runs every ten minutes and sends the day's digest to subscribers whose morning it is. */
export const digestJob = (deps: Deps): Job => ({
  name: 'morning-digest',
  cron: '*/10 * * * *',
  async run() {
    const sent = await sendDigests(deps);
    if (sent === 0) return;
    deps.push.wake();
    deps.wakeMailer();
    deps.logger.info({ sent }, 'digest: written down');
  },
});

/** Writes each member's digest for this morning, once a day. Returns how many members had news. */
export async function sendDigests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  let sent = 0;
  for (const zone of await digestZones(db)) {
    const hour = hourIn(now(), zone);
    if (hour < morning.from || hour >= morning.to) continue;
    const date = dayIn(now(), zone);
    const news = await digest({ date, timeZone: zone }, { db, now });
    for (
      let one = await sendNext(db, zone, news, now());
      one;
      one = await sendNext(db, zone, news, now())
    )
      sent += one === 'sent' ? 1 : 0;
  }
  return sent;
}

/** Claims one member and writes the message in one transaction, so that a kill leaves neither or both. */
const sendNext = (
  db: Kysely<Database>,
  zone: string,
  content: Digest,
  now: Date,
): Promise<'sent' | 'quiet' | null> =>
  db.transaction().execute(async (transaction) => {
    const member = await claimDigest(transaction, zone, content.date);
    if (!member) return null;
    const news = await newsOf(transaction, member, content, now);
    if (!news || (member.way === 'mail' && member.email === null)) return 'quiet';
    await write(transaction, member, news, now);
    return 'sent';
  });

async function write(
  db: Kysely<Database>,
  { way, userId, email, language, brandNumber, token, timeZone }: DigestMember,
  news: NonNullable<Awaited<ReturnType<typeof newsOf>>>,
  now: Date,
): Promise<void> {
  if (way === 'push') return void (await insertMessage(db, { type: 'digest', userId, news }, now));
  const data = { news, token, timeZone };
  await writeMail(db, { kind: 'digest', email: email!, language, brandNumber, data, now });
}
