import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { openDatabase } from '@scoreline/database/open';
import { newDataDir, startServer, type ServerProcess } from '../../wire/gateway/testingServer';
import { ciphered, openDevice, passwordLogin, strongPassword, type TestDevice } from './testing';

const email = 'cut@fan.example';
const at = '2026-11-21T12:00:00.000Z';
let data: Awaited<ReturnType<typeof newDataDir>>;
let server: ServerProcess;
let device: TestDevice;

beforeAll(async () => {
  data = await newDataDir();
  server = await startServer(data.dataDir);
  device = await openDevice(server, 'device-cut');
}, 120_000);
afterAll(async () => {
  await server.cut();
  await data.remove();
});

/** Cuts the power as soon as the answer arrives; the same browser then calls another server. */
async function cutAndStart() {
  await server.cut();
  server = await startServer(data.dataDir);
  const { id, cookies, token } = device;
  device = await openDevice(server, id);
  Object.assign(device, { cookies, token });
}

async function mailedCode(): Promise<string> {
  const folder = join(data.dataDir, 'mail');
  for (let tries = 0; tries < 200; tries++) {
    const [name] = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const text = name && (await readFile(join(folder, name), 'utf8'));
    const code = /^Subject: (\d{6}) /m.exec(text ?? '')?.[1];
    if (code) return code;
    await sleep(100);
  }
  throw new Error('No code was mailed.');
}

async function insertTeam(): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: data.dataDir });
  const facts = { name: 'Harbour', short_name: 'Harbour', slug: 'harbour', code: 'HAR' };
  const { id } = await db
    .insertInto('teams')
    .values({ sport: 'football', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  await close();
  return id;
}

async function makeMailsDue(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: data.dataDir });
  await db.updateTable('mails').set('due_at', new Date(0)).where('sent_at', 'is', null).execute();
  await close();
}

// One story: each step depends on the ones before.
it('loses nothing that was confirmed, whenever the power goes', async () => {
  const registered = await device.call(ciphered('register-login'), passwordLogin(email));
  expect(registered.bizCode).toBe(12000);
  await cutAndStart();
  // A mail that was being sent at that moment is due a minute later; the test doesn't wait for it.
  await makeMailsDue();
  await device.call(ciphered('send-code'), { email });
  const code = await mailedCode();
  const verified = await device.call(ciphered('verify-email'), { email, code });
  expect(verified.bizCode).toBe(10000);

  await cutAndStart();
  const settings = { id: 'setting-theme', key: 'theme', value: 'dark', at };
  const path = 'patron/frontend';
  expect(
    (await device.call(`${path}/settings/change`, { changes: [settings] })).data,
  ).toMatchObject({
    settings: { theme: { value: 'dark' } },
  });

  await cutAndStart();
  expect((await device.call(`${path}/settings/get`)).data).toEqual({
    settings: { theme: { value: 'dark', at } },
    excludedUntil: null,
  });
  const targetId = await insertTeam();
  const follow = { id: 'change-cut', op: 'add', kind: 'team', targetId, sport: 'football', at };
  const followed = await device.call(`${path}/favourites/change`, { changes: [follow] });
  expect(followed.bizCode).toBe(10000);

  await cutAndStart();
  expect((await device.call(`${path}/favourites/list`)).data).toMatchObject({
    favourites: [{ targetId, name: 'Harbour' }],
  });
  const refreshed = await device.call(ciphered('refresh'));
  expect(refreshed.bizCode).toBe(10000);

  await cutAndStart();
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#08733a' },
  })
    .png()
    .toBuffer();
  const uploaded = await server.app.inject({
    method: 'POST',
    url: `/api/${path}/feedback/screenshot`,
    headers: { deviceId: device.id, 'content-type': 'image/png' },
    payload: picture,
  });
  const { id } = uploaded.json<{ data: { id: string } }>().data;

  await cutAndStart();
  const message = {
    ...{ id: 'feedback-cut', intent: 'problem', email, message: 'It went dark.' },
    ...{ screenshots: [id], website: '' },
  };
  expect((await device.call(`${path}/feedback`, message)).bizCode).toBe(10000);

  await cutAndStart();
  // Stored once, although it is sent again.
  expect((await device.call(`${path}/feedback`, message)).bizCode).toBe(10000);
  const { data } = await device.call(ciphered('export-data'));
  expect((data as { feedback: unknown[] }).feedback).toMatchObject([
    { intent: 'problem', message: 'It went dark.' },
  ]);
  const newPassword = 'seven green umbrellas';
  const changed = await device.call(ciphered('change-password'), {
    currentPassword: strongPassword,
    newPassword,
  });
  expect(changed.bizCode).toBe(10000);

  await cutAndStart();
  const again = await device.call(ciphered('register-login'), passwordLogin(email, newPassword));
  expect(again.bizCode).toBe(10000);

  await cutAndStart();
  const deleted = await device.call(ciphered('delete-account'), { password: newPassword });
  expect(deleted.bizCode).toBe(10000);

  await cutAndStart();
  expect((await device.call(ciphered('export-data'))).status).toBe(401);
}, 600_000);
