import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { openDevice, openMemberApp, unlimited } from '../accounts/testing';
import { TooBusy } from '../../wire/drawing/drawingPool';
import { duringTests } from '@scoreline/database/duringTests';
import { orphanedScreenshots } from '../../store/jobs/orphanedScreenshots';
import { largestScreenshot } from './routes';

const test = duringTests(() => openMemberApp(unlimited));

const feedback = 'patron/frontend/feedback';
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#08733a' } });
const upload = (payload: Buffer, deviceId = 'device-1', app = test.app) =>
  app.inject({
    method: 'POST',
    url: `/api/${feedback}/screenshot`,
    headers: { deviceId, 'content-type': 'image/png' },
    payload,
  });
const idOf = (answer: { json<T>(): T }) => answer.json<{ data: { id: string } }>().data.id;
const message = (over: object = {}) => ({
  id: 'feedback-one',
  intent: 'problem',
  email: 'fan@fan.example',
  message: 'The list\nstands still.',
  screenshots: [],
  website: '',
  ...over,
});

describe('a message', () => {
  it('is kept once and mailed to the brand, its screenshots with it', async () => {
    const device = await openDevice(test, 'device-1');
    const screenshots = [
      idOf(await upload(await picture().png().toBuffer())),
      idOf(
        await upload(
          await picture()
            .jpeg()
            .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
            .toBuffer(),
        ),
      ),
    ];
    for (let n = 0; n < 2; n++) {
      const { bizCode, data } = await device.call(feedback, message({ screenshots }));
      expect([bizCode, data]).toEqual([10000, { id: 'feedback-one' }]);
    }
    await test.mailer.sendDue();
    expect(test.mails).toHaveLength(1);
    const [mail] = test.mails;
    expect(mail).toMatchObject({
      to: 'support@scoreline.example',
      replyTo: 'fan@fan.example',
      subject: '[Scoreline] problem: The list stands still.',
    });
    expect(mail?.text).toContain('The list\nstands still.');
    const attached = await Promise.all(
      (mail?.attachments ?? []).map(({ content }) => sharp(content).metadata()),
    );
    expect(
      attached.map(({ format, width, height, exif }) => [format, width, height, exif]),
    ).toEqual([
      ['webp', 40, 20, undefined],
      ['webp', 40, 20, undefined],
    ]);
  });

  it('without an id is given one, and is another message each time', async () => {
    const device = await openDevice(test, 'device-nameless');
    const { id: _none, ...nameless } = message({ message: 'Twice' });
    const given = [await device.call(feedback, nameless), await device.call(feedback, nameless)];
    const ids = given.map(({ data }) => (data as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
    const kept = await test.db
      .selectFrom('feedback')
      .select('id')
      .where('message', '=', 'Twice')
      .execute();
    expect(kept.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('needs no word of screenshots', async () => {
    const device = await openDevice(test, 'device-plain');
    const { screenshots: _none, ...plain } = message({ id: 'feedback-plain' });
    expect((await device.call(feedback, plain)).bizCode).toBe(10000);
  });

  it.each([
    ['no address', { email: '' }, 11011],
    ['a wrong address', { email: 'fan@' }, 11011],
    ['no words', { message: '' }, 11000],
    ['another intent', { intent: 'sales' }, 11000],
    ['six screenshots', { screenshots: Array(6).fill('x') }, 11000],
  ])('with %s is refused', async (_name, over, bizCode) => {
    const device = await openDevice(test, 'device-2');
    expect((await device.call(feedback, message({ id: 'feedback-bad', ...over }))).bizCode).toBe(
      bizCode,
    );
  });

  it('of who fills in what nobody sees is answered alike and not kept', async () => {
    const device = await openDevice(test, 'device-3');
    const answer = await device.call(
      feedback,
      message({ id: 'feedback-bot', website: 'https://spam.example' }),
    );
    expect([answer.bizCode, answer.data]).toEqual([10000, { id: 'feedback-bot' }]);
    const stored = await test.db
      .selectFrom('feedback')
      .select('id')
      .where('id', '=', 'feedback-bot')
      .execute();
    expect(stored).toEqual([]);
  });

  it('has no screenshot of another device', async () => {
    const id = idOf(await upload(await picture().png().toBuffer(), 'device-4'));
    const device = await openDevice(test, 'device-5');
    await device.call(feedback, message({ id: 'feedback-theft', screenshots: [id, 'no uuid'] }));
    const row = await test.db
      .selectFrom('feedback_screenshots')
      .select('feedback_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.feedback_id).toBeNull();
  });
});

describe('a screenshot', () => {
  it('is known by its bytes, whatever it says to be', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const png = await picture().png().toBuffer();
    const refused = [svg, Buffer.from('%PDF-1.7'), Buffer.from('MZ'), png.subarray(0, 60)];
    for (const bytes of refused)
      expect((await upload(bytes)).json<{ bizCode: number }>().bizCode).toBe(11000);
  });

  it('loses what is hidden behind it, and is made smaller where it is huge', async () => {
    const hidden = Buffer.concat([
      await picture(5000, 100).png().toBuffer(),
      Buffer.from('<?php hidden ?>'),
    ]);
    const id = idOf(await upload(hidden));
    const row = await test.db
      .selectFrom('feedback_screenshots')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.width, row.height]).toEqual([2400, 48]);
    expect(row.image.includes('hidden')).toBe(false);
  });

  it('of five megabytes is the largest, and too many points are too many', async () => {
    expect((await upload(Buffer.alloc(largestScreenshot + 1))).statusCode).toBe(413);
    expect((await upload(Buffer.alloc(largestScreenshot))).statusCode).toBe(200);
    const bomb = await picture(4_001, 4_000).png().toBuffer();
    expect((await upload(bomb)).json<{ bizCode: number }>().bizCode).toBe(11000);
  });
});

it('a picture that finds the queue full is answered 503 with the time to wait', async () => {
  const redrawing = {
    redraw: () => Promise.reject(new TooBusy()),
    close: () => undefined,
  };
  const busy = await openMemberApp({ ...unlimited, redrawing });
  const answer = await upload(await picture().png().toBuffer(), 'device-7', busy.app);
  await busy.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

it('a picture that no message has taken within two hours is deleted, and no other', async () => {
  const taken = idOf(await upload(await picture().png().toBuffer(), 'device-8'));
  const left = idOf(await upload(await picture().png().toBuffer(), 'device-8'));
  const device = await openDevice(test, 'device-8');
  await device.call(feedback, message({ id: 'feedback-kept', screenshots: [taken] }));
  const begun = test.clock.now;
  const job = orphanedScreenshots({ db: test.db, now: () => test.clock.now });
  const stored = async () => {
    await job.run();
    const rows = await test.db
      .selectFrom('feedback_screenshots')
      .select('id')
      .where('device_id', '=', 'device-8')
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  test.clock.now = new Date(begun.getTime() + 2 * 3_600_000);
  expect(await stored()).toEqual([taken, left].sort());
  test.clock.now = new Date(begun.getTime() + 2 * 3_600_000 + 1);
  expect(await stored()).toEqual([taken]);
  test.clock.now = begun;
});

it('too many messages and pictures from one place wait', async () => {
  const limited = await openMemberApp();
  const device = await openDevice(limited, 'device-6');
  const statuses = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await device.call(feedback, message({ id: `feedback-many-${n}` }))).status);
  const png = await picture().png().toBuffer();
  const pictures = [];
  for (let n = 0; n < 11; n++)
    pictures.push((await upload(png, 'device-6', limited.app)).statusCode);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(pictures.at(-1)).toBe(429);
});
