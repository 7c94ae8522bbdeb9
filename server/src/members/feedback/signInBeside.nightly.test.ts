import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { newDataDir, startServer, type ServerProcess } from '../../wire/gateway/testingServer';
import { ciphered, openDevice, passwordLogin } from '../accounts/testing';

const uploads = 16;
let folder: Awaited<ReturnType<typeof newDataDir>>;
let server: ServerProcess;
let visitors = 0;

beforeAll(async () => {
  folder = await newDataDir();
  server = await startServer(folder.dataDir, { TRUST_PROXY: '1' });
  await signIns(2);
}, 120_000);
afterAll(async () => {
  await server.cut();
  await folder.remove();
});

/** Each call has its own address, so that the test measures the machine and not the rate limits. */
const address = () => ({ 'x-forwarded-for': `198.51.${++visitors}.1` });

/** The median duration in ms of sequential sign-ins, each of which hashes a password. */
async function signIns(count: number): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < count; time++) {
    const device = await openDevice(server, `device-${visitors}`, address());
    const startedAt = performance.now();
    const login = passwordLogin(`fan-${visitors}@fan.example`);
    const { bizCode } = await device.call(ciphered('register-login'), login);
    times.push(performance.now() - startedAt);
    expect(bizCode).toBe(12000);
  }
  return itemAt(
    times.toSorted((a, b) => a - b),
    Math.floor(count / 2),
  );
}

const upload = (payload: Buffer) =>
  server.app.inject({
    method: 'POST',
    url: '/api/patron/frontend/feedback/screenshot',
    headers: { deviceId: 'device-pictures', 'content-type': 'image/png', ...address() },
    payload,
  });

test.each([6_300, 4_000])(
  'nobody waits for pictures of %i pixels square to sign in',
  async (side) => {
    const flat = { width: side, height: side, channels: 3, background: '#08733a' } as const;
    const picture = await sharp({ create: flat }).png().toBuffer();
    const alone = await signIns(5);
    let drawing = uploads;
    const answers = Array.from({ length: uploads }, () =>
      upload(picture).finally(() => (drawing -= 1)),
    );
    const beside = await signIns(3);
    const stillDrawing = drawing;
    const counts: Record<number, number> = {};
    for (const { statusCode } of await Promise.all(answers))
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    const ms = (time: number) => `${Math.round(time)} ms`;
    console.warn(
      `sign-in alone ${ms(alone)}, beside ${uploads} pictures of ${side}² ${ms(beside)}; ${stillDrawing} of them were still being drawn; answers ${JSON.stringify(counts)}`,
    );
    expect((counts[200] ?? 0) + (counts[503] ?? 0)).toBe(uploads);
    expect(beside).toBeLessThan(alone * 8);
  },
  120_000,
);
