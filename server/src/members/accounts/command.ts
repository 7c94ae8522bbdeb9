import type { Kysely } from 'kysely';

import { readArgs, UsageError } from '../../commands/commandLine';
import type { Database } from '@scoreline/database/schema';
import { revokeAllSessions, revokeSessions } from '../sessions/queries';
import { writeMail } from '../mail/outbox';
import { removeTwoStep } from '../two-step/queries';
import { normaliseEmail } from './email';
import { findByEmail } from './queries';

export const usage = `Usage:
  npx scoreline members sign-out --email ADDRESS     ends all sessions of one member
  npx scoreline members sign-out --all               ends all sessions of all members
  npx scoreline members two-step-off --email ADDRESS  for a member who has lost app and recovery codes; a mail tells of it
Example: npx scoreline members sign-out --email anna@club.example`;

const options = { email: { type: 'string' }, all: { type: 'boolean' } } as const;

/** Runs an operator's command about members and returns its output. Throws for invalid arguments and unknown addresses. */
export async function runMembers(
  args: readonly string[],
  db: Kysely<Database>,
  now: Date,
): Promise<string> {
  const { name, email, all } = read(args);
  if (name === 'two-step-off' && email !== undefined && !all) return endTwoStep(db, email, now);
  if (name !== 'sign-out' || (email === undefined) === !all) throw new UsageError(usage);
  if (email === undefined)
    return `${await revokeAllSessions(db, now)} sessions of all members ended.`;
  const user = await memberOf(db, email);
  return `${await revokeSessions(db, user.id, now)} sessions of ${user.email} ended.`;
}

async function endTwoStep(db: Kysely<Database>, given: string, now: Date): Promise<string> {
  const { id, email, language, brand_number: brandNumber } = await memberOf(db, given);
  return db.transaction().execute(async (transaction) => {
    if (!(await removeTwoStep(transaction, id))) return `${email} has no two-step sign-in.`;
    const mail = { email: email ?? '', language, brandNumber, now };
    await writeMail(transaction, { kind: 'twoStepOff', ...mail });
    return `Two-step login of ${email} is off.`;
  });
}

function read(args: readonly string[]) {
  const [name, ...rest] = args;
  return { name, ...readArgs(usage, { args: rest, options }).values };
}

async function memberOf(db: Kysely<Database>, given: string) {
  const user = await findByEmail(db, normaliseEmail(given));
  if (!user) throw new Error(`There is no member with the address ${given}.`);
  return user;
}
