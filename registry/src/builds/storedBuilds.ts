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

/** As many builds' rows are remembered: those of a few releases. */
const remembered = 64;

/** Rows of builds never change: one that was read is not read again; what is not there yet is asked for each time. */
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

/** The builds that were taken, each file checked against its blob's name whenever it is read. */
export function storedBuilds(db: Kysely<Tables>, blobs: Blobs): Builds {
  const rowOf = rowReader(db);
  return {
    root: 'the registry',
    read: async (name, build, path) => readFrom(await rowOf(name, build), blobs, path),
  };
}

/** The same for one act: what was hashed in it is not hashed again. */
export const buildsOfAct = (db: Kysely<Tables>, blobs: Blobs): Builds => ({
  ...storedBuilds(db, blobs),
  verified: new Set(),
});

/**
 * What the owning team's key says of a build, checked again before each release that takes it: whoever writes the database
 * cannot put a build there. @throws Refusal where no key of today's policy vouches for it.
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
