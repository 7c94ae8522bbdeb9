import type { Kysely } from 'kysely';

import type { MailKind } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';

export interface NewMail {
  kind: MailKind;
  email: string;
  language: string;
  brandNumber: number;
  data?: Record<string, unknown>;
  now: Date;
}

/** Writes a mail in the caller's transaction; the mailer sends it. */
export async function writeMail(db: Kysely<Database>, mail: NewMail): Promise<void> {
  const { kind, email, language, brandNumber, data = {}, now } = mail;
  const row = { kind, email, language, brand_number: brandNumber, data: JSON.stringify(data) };
  await db
    .insertInto('mails')
    .values({ ...row, due_at: now, created_at: now })
    .execute();
}
