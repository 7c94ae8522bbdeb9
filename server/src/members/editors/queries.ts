import { type Kysely, sql } from 'kysely';

import { findByEmail } from '../accounts/queries';
import type { Database } from '@scoreline/database/schema';

const role = 'editor';

/** The name that a member's tips are published under; null for members who are no editors. */
export async function editorName(
  db: Kysely<Database>,
  userId: number | null,
): Promise<string | null> {
  if (userId === null) return null;
  const row = await db
    .selectFrom('user_roles')
    .select('name')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Throws if no member has proved the address, or if another editor has the name. */
export async function grantEditor(
  db: Kysely<Database>,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<void> {
  const user = await provedMember(db, email);
  const taken = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', role)
    .where('name', '=', name)
    .where('user_id', '<>', user.id)
    .executeTakeFirst();
  if (taken) throw new Error(`Another editor is called ${name}.`);
  await db
    .insertInto('user_roles')
    .values({ user_id: user.id, role, name, granted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doUpdateSet({ name }))
    .execute();
}

async function provedMember(db: Kysely<Database>, email: string) {
  const user = await findByEmail(db, email);
  if (!user) throw new Error(`There is no member with the address ${email}.`);
  if (!user.verified_at) throw new Error(`The address ${email} is not verified yet.`);
  return user;
}

/** True if the member was an editor. Published tips stay. */
export async function revokeEditor(db: Kysely<Database>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_roles')
    .where('role', '=', role)
    .where('user_id', 'in', db.selectFrom('users').select('users.id').where('email', '=', email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface Editor {
  email: string | null;
  name: string;
}

export async function listEditors(db: Kysely<Database>): Promise<Editor[]> {
  const { rows } = await sql<Editor>`SELECT u.email, r.name
    FROM user_roles r JOIN users u ON u.id = r.user_id
    WHERE r.role = ${role} ORDER BY r.name`.execute(db);
  return rows;
}
