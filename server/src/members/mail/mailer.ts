import { SpanKind } from '@opentelemetry/api';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Logger } from 'pino';

import { issueCode } from '../accounts/codes';
import { findByEmail } from '../accounts/queries';
import type { MailTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { inSpan } from '../../store/traces/spans';
import { writeDigestLetter } from '../digest/letter';
import { feedbackLetter } from '../feedback/letter';
import { writeLetter, type Letter, type MailBrand } from './template';
import { verifyLink } from './verifyLink';
import { writeClaimLetter } from './claimLetter';
import { isVipMail, writeVipLetter } from './vipLetter';
import type { Attachment, MailTransport } from './transport';

export interface MailerDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  transport: MailTransport;
  /** The brand of a `mid`. */
  brandOf: (brandNumber: number) => MailBrand;
  /** Scheme and host of a brand's site. */
  originOf: (brandNumber: number) => string;
  /** How often the outbox is polled, ms; without it, only on `wake` and `sendDue`. */
  pollMs?: number | undefined;
}

export interface Mailer {
  /** Mail may be waiting. */
  wake(): void;
  /** Sends all due mails. Returns how many were sent. */
  sendDue(): Promise<number>;
  close(): Promise<void>;
}

const attemptsAllowed = 10;
const firstPauseMs = 5_000;
/** Longer than sending one mail takes. */
const takenMs = 60_000;
const longestPauseMs = 30 * 60_000;

type Mail = Selectable<MailTable>;

/** Sends the mails of the outbox, once for all servers. Failed mails are retried with increasing pauses. */
export function createMailer(deps: MailerDeps): Mailer {
  const { logger } = deps;
  let running: Promise<number> | null = null;
  let next: Promise<number> | null = null;
  let closed = false;

  async function sendAll(): Promise<number> {
    let sent = 0;
    while (!closed && (await sendNext(deps))) sent++;
    return sent;
  }

  function sendDue(): Promise<number> {
    if (!running) return (running = sendAll().finally(() => (running = null)));
    // The current run may miss mail that is written now.
    return (next ??= running
      .catch(() => 0)
      .then(() => {
        next = null;
        return sendDue();
      }));
  }

  function wake(): void {
    sendDue().catch((error: unknown) => logger.error({ err: error }, 'mail: the outbox failed'));
  }

  const poll = deps.pollMs === undefined ? undefined : setInterval(wake, deps.pollMs);
  poll?.unref();
  return {
    wake,
    sendDue,
    async close() {
      closed = true;
      clearInterval(poll);
      await (next ?? running)?.catch(() => undefined);
      deps.transport.close();
    },
  };
}

/** Claims a due mail for `takenMs`: if this server dies, the mail is due again after that. */
const takeNext = (db: Kysely<Database>, now: Date): Promise<Mail | undefined> =>
  db
    .updateTable('mails')
    .set({ due_at: new Date(now.getTime() + takenMs), attempts: sql`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .where('attempts', '<', attemptsAllowed)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** True if a mail was due. */
async function sendNext(deps: MailerDeps): Promise<boolean> {
  const { db, now, logger } = deps;
  const mail = await takeNext(db, now());
  if (!mail) return false;
  const change = await attempt(mail, deps).then(
    () => ({ sent_at: now() }),
    (error: unknown) => {
      logger.warn(
        { err: error, mail: mail.id, attempts: mail.attempts },
        'mail: not sent, will be tried again',
      );
      return { due_at: pauseAfter(mail, now()) };
    },
  );
  // Matched by attempt: another server may have claimed a mail that took too long.
  await db
    .updateTable('mails')
    .set(change)
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .execute();
  return true;
}

const pauseAfter = ({ attempts }: Mail, now: Date) =>
  new Date(now.getTime() + Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)));

async function attempt(mail: Mail, deps: MailerDeps): Promise<void> {
  const brand = deps.brandOf(mail.brand_number);
  const composed = await compose(mail, brand, deps);
  if (!composed) return;
  const host = brand.supportEmail.split('@')[1] ?? 'localhost';
  const message = {
    messageId: `<mail-${mail.id}@${host}>`,
    from: `"${brand.name}" <${brand.supportEmail}>`,
    to: mail.email,
    ...composed,
  };
  const facts = { kind: SpanKind.CLIENT, attributes: { 'scoreline.mail': mail.kind } };
  await inSpan('send mail', () => deps.transport.send(message), facts);
}

type Composed = Letter & { replyTo?: string; attachments?: Attachment[] };

/** Null if there is nothing to send: a password reset for an address without an account. */
async function compose(mail: Mail, brand: MailBrand, deps: MailerDeps): Promise<Composed | null> {
  const { kind, email, language } = mail;
  if (kind === 'feedback') return feedbackLetter(deps.db, mail.data, brand);
  if (isVipMail(kind) || kind === 'claimReminder') {
    const facts = { language, brand, origin: deps.originOf(mail.brand_number), data: mail.data };
    return isVipMail(kind) ? writeVipLetter(kind, facts) : writeClaimLetter(facts);
  }
  if (kind === 'digest') {
    const facts = { language, brand, origin: deps.originOf(mail.brand_number), data: mail.data };
    return writeDigestLetter(facts);
  }
  if (kind !== 'address' && kind !== 'reset') return writeLetter(kind, { language, brand });
  if (kind === 'reset' && !(await findByEmail(deps.db, email))) return null;
  const deviceId = typeof mail.data.deviceId === 'string' ? mail.data.deviceId : null;
  const code = await issueCode(deps, { email, purpose: kind, deviceId });
  if (kind === 'reset') return writeLetter(kind, { language, brand, code });
  const origin = deps.originOf(mail.brand_number);
  const link = verifyLink({ origin, brand, language, email, code });
  return writeLetter(kind, { language, brand, code, link });
}
