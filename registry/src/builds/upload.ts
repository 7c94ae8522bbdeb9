import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Caller } from '../access/caller';
import { admitBuild, admitFiles } from '../admission/admit';
import type { Builds } from '../admission/builds';
import { appendLog } from '../log/log';
import { ownsNamespace, ownsPath, type PolicyTeam } from '../policy/document';
import { Refusal } from '../refusal';
import type { Blobs } from '../store/blobs';
import type { Tables } from '../store/tables';
import { type Files, withCompressed } from './compressed';
import { readStatement } from './statement';

const megabyte = 1024 * 1024;
const limits = { file: 2 * megabyte, build: 10 * megabyte, files: 1_000 };

/** The shell runs by itself: it is no container that a global would name. */
const shellSchema = descriptorSchema.extend({ name: z.literal('shell'), global: z.literal('') });

export const uploadSchema = z.strictObject({
  descriptor: z.string(),
  /** `bundled.json`: what of others a remote holds; the shell has none. */
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

function readDescriptor(name: string, build: string, text: string): BuildDescriptor {
  const refuse = (reason: string) => new Refusal('schema', reason, 'descriptor.json');
  const schema = name === 'shell' ? shellSchema : descriptorSchema;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  const read = schema.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw refuse(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (read.data.name !== name || read.data.build !== build)
    throw refuse(`it is of ${read.data.name} ${read.data.build}`);
  return read.data as BuildDescriptor;
}

/** What is listed and nothing else, each within its size. */
function readFiles({ descriptor, bundled, files }: Upload, listed: BuildDescriptor): Files {
  const paths = new Set(listed.files.map(({ path }) => path));
  const stray = Object.keys(files).find((path) => !paths.has(path));
  if (stray) throw new Refusal('schema', `${stray} is not in its descriptor.json`, stray);
  if (paths.size > limits.files)
    throw new Refusal('size', `more than ${limits.files} files`, 'descriptor.json');
  const read = Object.entries(files).map(
    ([path, text]) => [path, Buffer.from(text, 'base64')] as const,
  );
  const heavy = read.find(([, bytes]) => bytes.length > limits.file);
  if (heavy) throw new Refusal('size', `${heavy[0]} is larger than 2 MB`, heavy[0]);
  if (read.reduce((sum, [, bytes]) => sum + bytes.length, 0) > limits.build)
    throw new Refusal('size', 'the build is larger than 10 MB', 'descriptor.json');
  const own: [string, string | undefined][] = [
    ['descriptor.json', descriptor],
    ['bundled.json', bundled],
  ];
  const given = own.flatMap(([path, text]): [string, Buffer][] =>
    text === undefined ? [] : [[path, Buffer.from(text)]],
  );
  return new Map([...read, ...given]);
}

/** Paths and namespaces that the policy does not give to the team. */
function refuseForeign({ routes, namespaces }: BuildDescriptor, rights: PolicyTeam): void {
  const path = routes.find((route) => !ownsPath(rights, route.path))?.path;
  if (path)
    throw new Refusal(
      'paths',
      `the policy gives ${path} to another team or to none`,
      'descriptor.json',
    );
  const space = namespaces.find((namespace) => !ownsNamespace(rights, namespace));
  if (space)
    throw new Refusal(
      'namespaces',
      `the policy does not give the namespace ${space} to the team`,
      'descriptor.json',
    );
}

const inMemory = (files: Files): Builds => ({
  root: 'the upload',
  read: (_name, _build, path) => Promise.resolve(files.get(path) ?? null),
});

/**
 * Takes a build: all of it is judged, then its blobs are made durable, then one row makes it a build. Whatever stops before
 * that row has left none. The same build again is no other one.
 * @returns whether it was new
 */
export async function takeBuild(
  { db, blobs, now }: Deps,
  { team, rights, commit }: Caller,
  { name, build }: { name: string; build: string },
  upload: Upload,
): Promise<boolean> {
  if (!rights.remotes.includes(name))
    throw new Refusal('access', `the policy does not give ${name} to ${team}`);
  const descriptor = readDescriptor(name, build, upload.descriptor);
  const of = { name, build, descriptor: upload.descriptor, commit };
  const stated = readStatement(upload, rights.keys, now, of);
  const files = await withCompressed(readFiles(upload, descriptor));
  if (name === 'shell') await admitFiles(inMemory(files), descriptor);
  else {
    refuseForeign(descriptor, rights);
    if (!files.has('bundled.json'))
      throw new Refusal('budget', `${name} ${build} has no bundled.json`, 'bundled.json');
    await admitBuild(inMemory(files), descriptor);
  }

  const stored: Record<string, string> = {};
  for (const [path, bytes] of files) stored[path] = await blobs.put(bytes);
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('registry.builds')
      .values({
        ...{ name, build, team, files: JSON.stringify(stored), uploaded_at: now },
        ...{ statement: upload.statement, signature: upload.signature, key_id: upload.keyId },
      })
      .onConflict((conflict) => conflict.columns(['name', 'build']).doNothing())
      .executeTakeFirst();
    if (!added) return false;
    const log = await appendLog(trx);
    const at = now.toISOString();
    await log({ at, kind: 'upload', team, commit: stated.commit, remote: name, new: build });
    return true;
  });
}
