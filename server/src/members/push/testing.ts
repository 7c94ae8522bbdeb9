import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import webPush from 'web-push';

import type { AppDeps } from '../../app';
import { openMemberApp, type TestDevice, unlimited } from '../accounts/testing';
import { insertLeague, insertMatch } from '../../sport/matches/testing';
import { openBrands } from '../../site/pages/brandList';
import { createFcmSender } from './fcm/sender';
import { createPushSender } from './sender';

/** A browser and the notifications it received. */
export interface TestBrowser {
  endpoint: string;
  ecdh: ECDH;
  auth: Buffer;
  /** The push service's status for it. */
  status: number;
  /** Runs before the push service answers. */
  onReceive?: () => Promise<unknown>;
  received: { headers: Record<string, unknown>; shown: Record<string, string> }[];
}

/** Decrypts a message as a browser does: RFC 8291 on RFC 8188, one record. */
function decrypt(body: Buffer, { ecdh, auth }: Pick<TestBrowser, 'ecdh' | 'auth'>): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** A push service that decrypts posted messages with the browser's keys. */
async function openPushService() {
  const browsers = new Map<string, TestBrowser>();
  const server = createServer((request, response) => {
    const browser = browsers.get(request.url ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (browser?.status === 201) {
        const plain = decrypt(Buffer.concat(chunks), browser);
        const shown = JSON.parse(plain.toString()) as Record<string, string>;
        browser.received.push({ headers: request.headers, shown });
      }
      const answer = () => response.writeHead(browser?.status ?? 404).end();
      // If it throws, the sender gets no answer.
      void Promise.resolve(browser?.onReceive?.()).then(answer, () => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const newBrowser = (status = 201): TestBrowser => {
    const path = `/send/${browsers.size}`;
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const browser: TestBrowser = {
      endpoint: address + path,
      ecdh,
      auth: randomBytes(16),
      status,
      received: [],
    };
    browsers.set(path, browser);
    return browser;
  };
  return { address, newBrowser, close: () => new Promise((done) => server.close(done)) };
}

const allTypes = ['kickOff', 'goal', 'redCard', 'halfTime', 'fullTime'];

export const subscribe = (
  device: TestDevice,
  { endpoint, ecdh, auth }: Pick<TestBrowser, 'endpoint' | 'ecdh' | 'auth'>,
  over: object = {},
  headers: Record<string, string> = {},
) =>
  device.call(
    'patron/frontend/push/subscribe',
    {
      id: `push-${endpoint}`,
      endpoint,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      types: allTypes,
      language: 'en',
      ...over,
    },
    headers,
  );

export const bodiesAt = ({ received }: TestBrowser) => received.map(({ shown }) => shown.body);

/** The whole server with a notification sender, a push service and a league of forty clubs. */
export async function openPushTest(
  fcm: Parameters<typeof createFcmSender>[0] = { account: null, url: '' },
  deps: Partial<AppDeps> = unlimited,
) {
  const service = await openPushService();
  const test = await openMemberApp({
    ...deps,
    members: { pushServices: ['localhost'] },
  });
  const teams = Array.from({ length: 40 }, (_, n) => `Club ${n}`);
  const league = await insertLeague(test.db, { teams });
  const vapid = webPush.generateVAPIDKeys();
  const { numbered } = await openBrands();
  const openSender = (logger: Logger = pino({ level: 'silent' }), db = test.db) =>
    createPushSender({
      db,
      now: () => test.clock.now,
      logger,
      vapid,
      contact: 'mailto:support@scoreline.example',
      fcm: createFcmSender(fcm, () => new Date()),
      brandOf: numbered,
    });
  let sender = openSender();
  let pair = 0;
  return {
    ...test,
    service,
    league,
    vapid,
    /** A match of two clubs that play no other. */
    async newMatch(status: 'notStarted' | 'live' = 'notStarted') {
      const sides: [number, number] = [(pair += 2) - 2, pair - 1];
      const start = '2026-11-21T12:00:00Z';
      return { sides, id: await insertMatch(test.db, league, sides, { start, status }) };
    },
    /** Changes a match and waits until everybody is notified. */
    async happens(id: number, change: Record<string, unknown>) {
      await test.db.updateTable('matches').set(change).where('id', '=', id).execute();
      sender.matchesChanged([id]);
      await sender.settled();
    },
    /** The sender of another server with the same database. */
    openSender,
    /** Sends waiting notifications; resolves when they are sent. */
    async deliver() {
      sender.matchesChanged([0]);
      await sender.settled();
    },
    /** Replaces the server with a new one; resolves when it has sent the waiting notifications. */
    async restart() {
      await sender.close();
      sender = openSender();
      await sender.settled();
    },
    async close() {
      await sender.close();
      await test.close();
      await service.close();
    },
  };
}
