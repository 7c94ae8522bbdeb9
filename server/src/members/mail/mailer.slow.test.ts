import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { firstItem, itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';

import {
  ciphered,
  openDevice,
  openMemberApp,
  siteOrigin,
  unlimited,
  type MemberApp,
} from '../accounts/testing';
import { eventually } from '@scoreline/database/eventually';
import { openBrands, type BrandList } from '../../site/pages/brandList';
import { createMailer } from './mailer';
import { writeMail } from './outbox';
import { fileTransport, smtpTransport, type MailTransport } from './transport';

interface Received {
  from: string;
  to: string[];
  source: string;
}

const logger = pino({ level: 'silent' });
let test: MemberApp;
let server: SMTPServer;
let received: Received[] = [];
let refuse = false;
let brands: BrandList;

beforeAll(async () => {
  brands = await openBrands();
  test = await openMemberApp(unlimited);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refuse ? new Error('Try again later') : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await test.close();
});
beforeEach(async () => {
  received = [];
  refuse = false;
  await test.db.deleteFrom('mails').execute();
});

const smtpUrl = () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const mailerWith = (transport: MailTransport, pollMs?: number) =>
  createMailer({
    pollMs,
    db: test.db,
    now: () => test.clock.now,
    logger,
    brandOf: brands.numbered,
    originOf: () => siteOrigin,
    transport,
  });

async function askForCode(email: string, lan = 'en') {
  const device = await openDevice(test, `device-${email}`);
  const { bizCode } = await device.call(ciphered('send-code'), { email }, { lan });
  expect(bizCode).toBe(10000);
  return device;
}
/** Decodes quoted-printable UTF-8, as nodemailer writes it. */
const decoded = (source: string) =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(=[\dA-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

describe('a mail by SMTP', () => {
  it('has the code in its text and in its HTML, and signs in', async () => {
    const device = await askForCode('smtp@fan.example');
    const mailer = mailerWith(smtpTransport(smtpUrl()));
    await mailer.sendDue();
    await mailer.close();
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'support@scoreline.example', to: ['smtp@fan.example'] });
    const source = decoded(mail?.source ?? '');
    const code = /^Subject: (\d{6}) is your Scoreline code/m.exec(source)?.[1] as string;
    const [, text, html] = source.split(/Content-Type: text\/(?:plain|html)/);
    expect(text).toMatch(new RegExp(`^${code}\\r?$`, 'm'));
    expect(html).toContain(`>${code}</p>`);
    expect(html).toContain('background:#08733A');
    const { data } = await device.call(ciphered('register-login'), {
      type: 'code',
      email: 'smtp@fan.example',
      code,
    });
    expect(data).toMatchObject({ communicationEmail: 'smtp@fan.example' });
  });

  it('says how a morning digest is stopped, by one press, and no other mail does', async () => {
    await writeMail(test.db, {
      ...{ kind: 'digest', email: 'digest@fan.example', language: 'en', brandNumber: 1 },
      data: {
        ...{ token: 'T', timeZone: 'UTC' },
        news: { results: [], coming: [], upset: null },
      },
      now: test.clock.now,
    });
    await askForCode('code@fan.example');
    const mailer = mailerWith(smtpTransport(smtpUrl()));
    await mailer.sendDue();
    await mailer.close();
    const sourceFor = (address: string) =>
      itemWhere(received, ({ to }) => to.includes(address)).source.replace(/\r\n[ \t]+/g, ' ');
    expect(sourceFor('digest@fan.example')).toMatch(
      new RegExp(`^List-Unsubscribe: <${siteOrigin}/mail/stop/T>\r$`, 'm'),
    );
    expect(sourceFor('digest@fan.example')).toMatch(
      /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m,
    );
    expect(sourceFor('code@fan.example')).not.toContain('List-Unsubscribe');
  });

  it('that is refused goes later, once', async () => {
    await askForCode('later@fan.example');
    const mailer = mailerWith(smtpTransport(smtpUrl()));
    refuse = true;
    await mailer.sendDue();
    refuse = false;
    await mailer.sendDue();
    expect(received).toEqual([]);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 6_000);
    await mailer.sendDue();
    await mailer.sendDue();
    await mailer.close();
    test.clock.now = before;
    expect(received.map(({ to }) => to)).toEqual([['later@fan.example']]);
  });

  it('is sent once by several servers', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await askForCode(`many-${n}@fan.example`);
    const mailers = [1, 2, 3].map(() => mailerWith(smtpTransport(smtpUrl())));
    await Promise.all(mailers.map((mailer) => mailer.sendDue()));
    await Promise.all(mailers.map((mailer) => mailer.close()));
    expect(received.map(({ to }) => to[0]).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `many-${n}@fan.example`),
    );
  });
});

describe('a confirmed mail survives', () => {
  it('a server that was not woken for it', async () => {
    await askForCode('asleep@fan.example');
    const mailer = mailerWith(smtpTransport(smtpUrl()), 20);
    await eventually(() => expect(received).toHaveLength(1), { timeout: 10_000 });
    await mailer.close();
  });

  it('a server that dies before it sends anything', async () => {
    await askForCode('killed@fan.example');
    const next = mailerWith(smtpTransport(smtpUrl()));
    await next.sendDue();
    await next.close();
    expect(received).toHaveLength(1);
  });

  it('a server that dies while it sends', async () => {
    await askForCode('halfway@fan.example');
    const began = jest.fn();
    const dying = mailerWith({
      send: () => new Promise(began),
      close: () => undefined,
    });
    void dying.sendDue();
    await eventually(() => expect(began).toHaveBeenCalled());
    const next = mailerWith(smtpTransport(smtpUrl()));
    await next.sendDue();
    expect(received).toEqual([]);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 60_000);
    await next.sendDue();
    await next.close();
    test.clock.now = before;
    expect(received.map(({ to }) => to)).toEqual([['halfway@fan.example']]);
  });
});

describe('two mailers on one database', () => {
  it('send each mail once', async () => {
    const fans = Array.from({ length: 12 }, (_, n) => `fan-${n}@fan.example`);
    for (const fan of fans) await askForCode(fan);
    const mailers = [mailerWith(smtpTransport(smtpUrl())), mailerWith(smtpTransport(smtpUrl()))];
    const sent = await Promise.all(mailers.map((mailer) => mailer.sendDue()));
    await Promise.all(mailers.map((mailer) => mailer.close()));
    expect(firstItem(sent) + itemAt(sent, 1)).toBe(12);
    expect(received.flatMap(({ to }) => to).sort()).toEqual(fans.sort());
  });

  it('leave a mail that one was too slow with to the other, which still sends it', async () => {
    await askForCode('slow@fan.example');
    const before = test.clock.now;
    const later = (seconds: number) => new Date(before.getTime() + seconds * 1000);
    const close = () => undefined;
    const [began, sent] = [deferred(), deferred()];
    const second = mailerWith({ send: () => (began.resolve(), sent.promise), close });
    const slow = mailerWith({
      async send() {
        test.clock.now = later(60);
        void second.sendDue();
        await began.promise;
        throw new Error('too late');
      },
      close,
    });
    await slow.sendDue();
    test.clock.now = later(100);
    const third = mailerWith(smtpTransport(smtpUrl()));
    expect(await third.sendDue()).toBe(0);
    sent.resolve();
    await Promise.all([slow.close(), second.close(), third.close()]);
    test.clock.now = before;
    expect(received).toEqual([]);
  });
});

function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe('with no SMTP server a mail', () => {
  it('is a file whose address is said', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scoreline-mail-'));
    const info = jest.fn();
    await askForCode('file@fan.example', 'pt');
    const mailer = mailerWith(fileTransport(folder, { info }));
    await mailer.sendDue();
    await mailer.close();
    const [name = ''] = await readdir(folder);
    const source = decoded(await readFile(join(folder, name), 'utf8'));
    await rm(folder, { recursive: true });
    expect(name).toMatch(/\.eml$/);
    expect(source).toContain('To: file@fan.example');
    expect(source).toContain('Digite este código no Scoreline');
    expect(info.mock.calls).toEqual([
      [expect.anything(), `mail for file@fan.example: ${join(folder, name)}`],
    ]);
  });
});
