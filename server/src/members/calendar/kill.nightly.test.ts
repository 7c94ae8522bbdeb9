import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eventually } from '@scoreline/database/eventually';
import { newDataDir, startServer, type ServerProcess } from '../../wire/gateway/testingServer';
import { ciphered, openDevice, passwordLogin, type TestDevice } from '../accounts/testing';

const email = 'fan@fan.example';
/** The server starts three times. */
const patienceMs = 600_000;

describe('a member’s calendar key', () => {
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await newDataDir();
  });
  afterAll(async () => {
    await server.cut();
    await folder.remove();
  });

  /** The code in the mail, which a server without SMTP writes to a file. */
  const mailedCode = () =>
    eventually(async () => {
      const mails = join(folder.dataDir, 'mail');
      const [name = ''] = await readdir(mails);
      const [, code] = /^\s*(\d{6})\s*$/m.exec(await readFile(join(mails, name), 'utf8')) ?? [];
      if (!code) throw new Error(`There is no code in ${name}.`);
      return code;
    });

  async function start(): Promise<TestDevice> {
    server = await startServer(folder.dataDir);
    return openDevice(server, 'device-1');
  }
  async function cutPower(): Promise<TestDevice> {
    await server.cut();
    return start();
  }
  const statusOf = async (key: string) =>
    (await server.app.inject({ url: `/calendar/mine.ics?key=${key}` })).statusCode;

  it(
    'is created and revoked for good if the power is cut right after the answer',
    async () => {
      const device = await start();
      await device.call(ciphered('register-login'), passwordLogin(email));
      await device.call(ciphered('verify-email'), { email, code: await mailedCode() });
      const { data } = await device.call('patron/frontend/calendar/create');
      const { key } = data as { key: string };
      const again = await cutPower();
      expect(await statusOf(key)).toBe(200);
      await again.call(ciphered('register-login'), passwordLogin(email));
      const { data: known } = await again.call('patron/frontend/calendar/get');
      expect(known).toEqual({ createdAt: (data as { createdAt: string }).createdAt });
      await again.call('patron/frontend/calendar/revoke');
      await cutPower();
      expect(await statusOf(key)).toBe(410);
    },
    patienceMs,
  );
});
