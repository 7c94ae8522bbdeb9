import { type Builds, Refusal } from '@scoreline/remote-kit/admission';
import type { Kysely } from 'kysely';

import type { Policy } from '../policy/document';
import type { Blobs } from '../store/blobs';
import type { Tables } from '../store/tables';
import { readStatement, type Statement } from './statement';

const findBuild = (db: Kysely<Tables>, name: string, build: string) =>
  db
    .selectFrom('registry.builds')
    .selectAll()
    .where('name', '=', name)
    .where('build', '=', build)
    .executeTakeFirst();

function readFrom(row: Awaited<ReturnType<typeof findBuild>>, blobs: Blobs, path: string) {
  const hash = row && Object.hasOwn(row.files, path) ? row.files[path] : undefined;
  return hash ? blobs.get(hash) : null;
}

type Row = Awaited<ReturnType<typeof findBuild>>;

/** Cached rows: enough for the builds of a few releases. */
const remembered = 64;

/** Caches rows, because a build's row never changes; queries missing ones each time. */
function rowReader(db: Kysely<Tables>) {
  const rows = new Map<string, Row>();
  return async (name: string, build: string): Promise<Row> => {
    const key = `${name} ${build}`;
    const known = rows.get(key);
    if (known) return known;
    const row = await findBuild(db, name, build);
    if (row) rows.set(key, row);
    const [oldest] = rows.keys();
    if (rows.size > remembered && oldest !== undefined) rows.delete(oldest);
    return row;
  };
}

/** The uploaded builds; each file is checked against its blob's hash on every read. */
export function storedBuilds(db: Kysely<Tables>, blobs: Blobs): Builds {
  const rowOf = rowReader(db);
  return {
    root: 'the registry',
    read: async (name, build, path) => readFrom(await rowOf(name, build), blobs, path),
  };
}

/** The same for one action, in which each file is hashed only once. */
export const buildsOfAct = (db: Kysely<Tables>, blobs: Blobs): Builds => ({
  ...storedBuilds(db, blobs),
  verified: new Set(),
});

/**
 * The owning team's statement about a build, verified again before each release that uses it, so that write access to the
 * database is not enough to add a build.
 * @throws Refusal if no key of the current policy vouches for it.
 */
export async function vouchedBuild(
  db: Kysely<Tables>,
  blobs: Blobs,
  policy: Policy,
  { name, build }: { name: string; build: string },
): Promise<Statement> {
  const row = await findBuild(db, name, build);
  if (!row) throw new Refusal('builds', `the registry has no build ${build} of ${name}`);
  const rights = policy.teams[row.team];
  if (!rights?.remotes.includes(name))
    throw new Refusal(
      'statement',
      `${name} ${build} was uploaded by ${row.team}, who does not own it`,
    );
  const descriptor = await storedBuilds(db, blobs).read(name, build, 'descriptor.json');
  if (!descriptor)
    throw new Refusal('bytes', `${name} ${build} has no descriptor`, 'descriptor.json');
  const signed = { statement: row.statement, signature: row.signature, keyId: row.key_id };
  return readStatement(signed, rights.keys, row.uploaded_at, { name, build, descriptor });
}
