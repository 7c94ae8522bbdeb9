import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { grantEditor, listEditors, revokeEditor } from './queries';

type Required = (key: string) => string;

const addressOf = (required: Required): string => required('email').trim().toLowerCase();

/** Editor subcommands of `npx scoreline tips` by name; each returns the line to print. */
export const editorCommands = {
  grant: async (db: Kysely<Database>, required: Required, now: Date) => {
    const [email, name] = [addressOf(required), required('name').trim()];
    await grantEditor(db, { email, name }, now);
    return `${email} publishes tips as ${name}.`;
  },
  revoke: async (db: Kysely<Database>, required: Required) => {
    const email = addressOf(required);
    return (await revokeEditor(db, email))
      ? `${email} publishes no more. What was published stands.`
      : `${email} is no editor.`;
  },
  editors: async (db: Kysely<Database>) => {
    const editors = await listEditors(db);
    return editors.map(({ name, email }) => `${name}  ${email ?? '–'}`).join('\n') || 'No editors.';
  },
};
