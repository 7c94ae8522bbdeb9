import {
  admitBuild,
  admitFiles,
  type Builds,
  parseDescriptor,
  Refusal,
  refuseForeign,
  refuseHeavy,
  takenGlobal,
} from '@scoreline/remote-kit/admission';
import { type Files, withCompressed } from '@scoreline/remote-kit/budget';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Caller } from '../access/caller';
import { appendLog } from '../log/log';
import type { PolicyTeam } from '../policy/document';
import type { Blobs } from '../store/blobs';
import { eachOf } from '../store/eachOf';
import type { Tables } from '../store/tables';
import { readStatement } from './statement';

export const uploadSchema = z.strictObject({
  descriptor: z.string(),
  /** `bundled.json`: the libraries inside a remote; absent for the shell. */
  bundled: z.string().optional(),
  statement: z.string(),
  signature: z.string(),
  keyId: z.string(),
  /** In base64, by path. */
  files: z.record(z.string(), z.string()),
});
export type Upload = z.infer<typeof uploadSchema>;

interface Deps {
  db: Kysely<Tables>;
  blobs: Blobs;
  now: Date;
}

/** The listed files, each within its size limit. */
function readFiles({ descriptor, bundled, files }: Upload, listed: BuildDescriptor): Files {
  const paths = new Set(listed.files.map(({ path }) => path));
  const stray = Object.keys(files).find((path) => !paths.has(path));
  if (stray) throw new Refusal('schema', `${stray} is not in its descriptor.json`, stray);
  const read = Object.entries(files).map(
    ([path, text]) => [path, Buffer.from(text, 'base64')] as const,
  );
  refuseHeavy(new Map(read));
  const own: [string, string | undefined][] = [
    ['descriptor.json', descriptor],
    ['bundled.json', bundled],
  ];
  const given = own.flatMap(([path, text]): [string, Buffer][] =>
    text === undefined ? [] : [[path, Buffer.from(text)]],
  );
  return new Map([...read, ...given]);
}

/** Blobs written in parallel, because a bucket is slow to answer. */
const blobsAtOnce = 8;

const inMemory = (files: Files): Builds => ({
  root: 'the upload',
  read: (_name, _build, path) => Promise.resolve(files.get(path) ?? null),
});

/**
 * The owner receives the failure reports of a build, so it must be the uploading team. The shell's team has remotes of several
 * owners.
 */
function refuseOtherOwner({ name, owner }: BuildDescriptor, team: string, rights: PolicyTeam) {
  if (owner !== team && !rights.remotes.includes('shell'))
    throw new Refusal('access', `${name}: its owner is ${team}, not ${owner}`, 'descriptor.json');
}

/** A page that runs an earlier build would mix the two up, even if other builds were released in between. */
async function refuseTakenGlobal(db: Deps['db'], made: BuildDescriptor): Promise<void> {
  const other = await db
    .selectFrom('registry.builds')
    .select(['name', 'build'])
    .where('global', '=', made.global)
    .executeTakeFirst();
  if (other && (other.name !== made.name || other.build !== made.build))
    throw new Refusal('global', takenGlobal(made, other), 'descriptor.json');
}

/**
 * Accepts a build: checks all of it, makes its blobs durable, then inserts the one row that makes it a build. A failure before
 * that row leaves no build. Uploading the same build again changes nothing.
 * @returns whether it was new.
 */
export async function takeBuild(
  { db, blobs, now }: Deps,
  { team, rights, commit }: Caller,
  { name, build }: { name: string; build: string },
  upload: Upload,
): Promise<boolean> {
  if (!rights.remotes.includes(name))
    throw new Refusal('access', `the policy does not give ${name} to ${team}`);
  const descriptor = parseDescriptor(name, build, upload.descriptor);
  const of = { name, build, descriptor: upload.descriptor, commit };
  const stated = readStatement(upload, rights.keys, now, of);
  const files = await withCompressed(readFiles(upload, descriptor));
  if (name === 'shell') await admitFiles(inMemory(files), descriptor);
  else {
    refuseForeign(descriptor, rights);
    refuseOtherOwner(descriptor, team, rights);
    if (!files.has('bundled.json'))
      throw new Refusal('budget', `${name} ${build} has no bundled.json`, 'bundled.json');
    await admitBuild(inMemory(files), descriptor);
    await refuseTakenGlobal(db, descriptor);
  }

  const stored: Record<string, string> = {};
  await eachOf(files, blobsAtOnce, async ([path, bytes]) => {
    stored[path] = await blobs.put(bytes);
  });
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('registry.builds')
      .values({
        ...{ name, build, team, files: JSON.stringify(stored), uploaded_at: now },
        global: descriptor.global || null,
        ...{ statement: upload.statement, signature: upload.signature, key_id: upload.keyId },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added) {
      // The conflict may be with another build's global, inserted since the check above.
      await refuseTakenGlobal(trx, descriptor);
      return false;
    }
    const log = await appendLog(trx);
    const at = now.toISOString();
    await log({ at, kind: 'upload', team, commit: stated.commit, remote: name, new: build });
    return true;
  });
}
