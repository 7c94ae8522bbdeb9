import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { loadMemberKey } from '../members/two-step/memberKey';
import { loadPromotionKey } from '../members/promotion/rounds/promotionKey';
import { loadVapid } from '../members/push/vapid';
import { loadRsaKey } from '../wire/ciphers/rsaKey';
import { storeOnce, readSecret } from './storeOnce';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scoreline-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('keeps the first secret, for its owner alone, and nothing beside it', async () => {
  const file = join(dataDir, 'keys', 'secret');
  expect(readSecret(file)).toBeNull();
  expect([storeOnce(file, 'first'), storeOnce(file, 'second'), readSecret(file)]).toEqual([
    'first',
    'first',
    'first',
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'keys'))).toEqual(['secret']);
});

it('leaves the draft of another container’s server alone, which has the same process id', async () => {
  const keys = join(dataDir, 'keys');
  await mkdir(keys);
  const names = ['member.key', 'rsa.pem', 'promotion.pem'];
  const drafts = names.map((name) => join(keys, `${name}.${process.pid}`));
  for (const draft of drafts) await writeFile(draft, 'another server’s');
  loadMemberKey({ dataDir });
  loadPromotionKey({ dataDir });
  await loadRsaKey({ dataDir });
  for (const draft of drafts) expect(await readFile(draft, 'utf8')).toBe('another server’s');
});

it('two servers have the same keys of push services, however they start', async () => {
  const push = { publicKey: undefined, privateKey: undefined, services: [] };
  const [first, second] = await Promise.all([
    loadVapid({ push, dataDir }),
    loadVapid({ push, dataDir }),
  ]);
  expect(second).toEqual(first);
});
