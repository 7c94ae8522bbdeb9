import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  ask,
  createPrivateKey,
  listedKey,
  publicHalf,
  readKey,
  sha256,
  signText,
  writeKey,
  writeNew,
} from '@scoreline/remote-kit/client';

import { readKeysFolder } from '../config';
import { createKey } from '../keys/releaseKeys';
import { inDays, keyDays } from '../policy/validity';
import { blankTeam, type Policy, type PolicyTeam, type SignedPolicy } from '../policy/document';
import { readPolicy } from '../policy/policies';
import { rotatePolicy } from '../policy/rotation';
import { accessOf, needed, neededName, numberOf, type Options } from './options';

type Say = (line: string) => void;

const pretty = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

async function newReleaseKey(now: Date) {
  const { privateKey } = await createKey(readKeysFolder(process.env));
  return listedKey(privateKey, now, inDays(now, keyDays));
}

/** Creates the root key, the first release key and a policy without teams. */
async function init(options: Options, say: Say): Promise<void> {
  const folder = neededName(options, 0, 'the folder of the root key');
  const root = createPrivateKey();
  await writeKey(join(folder, 'root.pem'), root);
  const releaseKeys = [await newReleaseKey(new Date())];
  const policy: Policy = { version: 1, releaseKeys, teams: {}, approvers: {} };
  await writeNew(join(folder, 'policy.json'), pretty(policy));
  say(`REGISTRY_ROOT_KEY=${publicHalf(root)}`);
}

/** Creates a team's key and token and prints its policy entry, without any rights. */
async function team(options: Options, say: Say): Promise<void> {
  const name = neededName(options, 0, 'the name of a team');
  const folder = needed(options, 'out');
  const now = new Date();
  const until = inDays(now, keyDays);
  const key = createPrivateKey();
  const listed = listedKey(key, now, until);
  const token = randomBytes(32).toString('base64url');
  await writeKey(join(folder, `${name}-${listed.id}.pem`), key);
  await writeNew(join(folder, `${name}-${listed.id}.token`), token);
  const { from, until: end } = listed;
  const tokens = [{ sha256: sha256(token), from, until: end }];
  const entry: PolicyTeam = { ...blankTeam, keys: [listed], tokens };
  say(pretty(entry).trimEnd());
}

/** Creates a token for the canary guard and prints the policy's `guard`. */
async function guard(options: Options, say: Say): Promise<void> {
  const now = new Date();
  const token = randomBytes(32).toString('base64url');
  await writeNew(join(needed(options, 'out'), 'guard.token'), token);
  const validity = { from: now.toISOString(), until: inDays(now, keyDays).toISOString() };
  say(pretty({ tokens: [{ sha256: sha256(token), ...validity }] }).trimEnd());
}

async function putPolicy(options: Options, policy: Policy, say: Say): Promise<void> {
  const { text, signature } = signText(
    JSON.stringify(policy),
    await readKey(needed(options, 'root')),
  );
  const { version } = await ask<{ version: number }>(accessOf(options), 'PUT', '/registry/policy', {
    policy: text,
    signature,
  });
  say(`policy ${version} is in force`);
}

/** Signs a policy with the root key and puts it in force. */
async function setPolicy(options: Options, say: Say): Promise<void> {
  const file = neededName(options, 0, 'the file of the policy');
  await putPolicy(options, JSON.parse(await readFile(file, 'utf8')) as Policy, say);
}

/** Adds a new key for the registry or a team and sets an end for the earlier ones. */
async function rotate(options: Options, say: Say): Promise<void> {
  const what = neededName(options, 0, '"release" or "team NAME"');
  const name = what === 'release' ? undefined : neededName(options, 1, 'the name of a team');
  const overlapDays = numberOf(options.overlap, 'overlap');
  const rootKey = publicHalf(await readKey(needed(options, 'root')));
  const policy = readPolicy(
    await ask<SignedPolicy>(accessOf(options), 'GET', '/registry/policy'),
    rootKey,
  );
  const now = new Date();
  if (name === undefined) {
    const next = await newReleaseKey(now);
    return putPolicy(options, rotatePolicy(policy, name, next, { now, overlapDays }), say);
  }
  const key = createPrivateKey();
  const next = listedKey(key, now, inDays(now, keyDays));
  const rotated = rotatePolicy(policy, name, next, { now, overlapDays });
  const path = join(needed(options, 'out'), `${name}-${next.id}.pem`);
  await writeKey(path, key);
  await putPolicy(options, rotated, say);
  say(`${name} signs with ${path} from now on`);
}

/** Commands for the platform's operators. */
export const platformCommands = { init, team, guard, policy: setPolicy, rotate };
