import { createCipheriv, createDecipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MatchesImage, MatchList, ServerFrame } from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { WebSocket } from 'ws';

import { createRecordedApi, type Trouble } from './api';
import { serveRecordedLive } from './live';
import { createPlayer } from './player';
import { readRecording, type Recording } from './recording';

const sports = ['football', 'basketball'] as const;
const now = new Date('2027-02-03T10:07:00Z');

const recording: Recording = {
  recordedAt: '2026-11-22T14:00:00.000Z',
  answers: [
    {
      path: 'sports-query/match/list',
      request: { sport: 'football', date: '2026-11-22', timeZone: 'UTC' },
      data: { date: '2026-11-22', at: '2026-11-22T18:30:00.000Z', round: '22' },
    },
    { path: 'sports-query/match/detail', request: { eventId: 7 }, data: { id: 7 } },
    { path: 'sports-query/match/detail', request: { eventId: 8 }, data: { id: 8 } },
  ],
  frames: [
    { afterMs: 400, frame: { op: 'image', topic: 'match:7', seq: 5, data: { score: 0 } } },
    { afterMs: 9_400, frame: { op: 'delta', topic: 'match:7', seq: 6, data: { score: 1 } } },
  ],
};
const player = createPlayer([recording], now);

describe('a recording', () => {
  it('is played as of today', () => {
    const asked = { sport: 'football', date: '2027-02-03', timeZone: 'UTC' };
    expect(player.answer('sports-query/match/list', asked)).toEqual({
      date: '2027-02-03',
      at: '2027-02-03T14:30:00.000Z',
      round: '22',
    });
    const tomorrow = { ...asked, date: '2027-02-04' };
    expect(player.answer('sports-query/match/list', tomorrow)).toMatchObject({
      date: '2027-02-04',
    });
  });

  it.each([
    ['Etc/GMT-14', '2027-02-04'],
    ['UTC', '2027-02-03'],
    ['Etc/GMT+12', '2027-02-02'],
  ])('has its matches at one time in every zone: in %s today is %s', (timeZone, date) => {
    expect(player.answer('sports-query/match/list', { sport: 'football', date, timeZone })).toEqual(
      { date, at: '2027-02-03T14:30:00.000Z', round: '22' },
    );
  });

  it('has a day whatever text Node writes', () => {
    const text = jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    text.mockReturnValue(() => '2/3/2027');
    const asked = { sport: 'football', date: '2027-02-03', timeZone: 'Etc/GMT-1' };
    expect(player.answer('sports-query/match/list', asked)).toMatchObject({
      at: '2027-02-03T14:30:00.000Z',
    });
    text.mockRestore();
  });

  it('answers by the id, else by what is most like it, and nothing that was not recorded', () => {
    expect(player.answer('sports-query/match/detail', { eventId: 8 })).toEqual({ id: 8 });
    expect(player.answer('sports-query/match/detail', { eventId: 9 })).toEqual({ id: 7 });
    expect(player.answer('sports-query/match/odds', { eventId: 7 })).toBeUndefined();
  });

  it.each(sports)('of %s fits the contract, and has what is live', async (sport) => {
    const { answers, frames } = await readRecording(sport);
    expect(answers.length).toBeGreaterThan(40);
    for (const { path, data } of answers) {
      const read = operations[path].response.safeParse(data);
      expect([path, read.error?.issues ?? []]).toEqual([path, []]);
    }
    const [list] = answers.filter(({ path }) => path === 'sports-query/match/list');
    expect((list?.data as MatchList).leagues.length).toBeGreaterThan(0);
    expect(frames[0]?.frame).toMatchObject({ op: 'image', topic: `matches:${sport}` });
    expect(frames.some(({ frame }) => frame.op === 'delta')).toBe(true);
  });

  it.each(sports)('of %s has a score of its list that rises, on both topics', async (sport) => {
    const { answers, frames } = await readRecording(sport);
    const { data } = answers.find(({ path }) => path === 'sports-query/match/list')!;
    const listed = (data as MatchList).leagues.flatMap(({ matches }) => matches);
    const deltas = frames.filter(({ frame }) => frame.op === 'delta');
    const rises = deltas.flatMap(({ frame }) =>
      listed.flatMap(({ eventId, home, away, revision }) => {
        if (frame.topic !== `matches:${sport}`) return [];
        const change = (frame.data as Partial<MatchesImage>)[eventId];
        const [to, from] = [change?.home?.score ?? 0, home.score ?? 0];
        const isNews = (change?.revision ?? 0) > revision;
        return isNews && away.score !== null && to > from ? [{ eventId, home: change?.home }] : [];
      }),
    );
    expect(rises).not.toEqual([]);
    for (const { eventId, home } of rises)
      expect(
        deltas.filter(({ frame }) => frame.topic === `match:${eventId}`).map(({ frame }) => frame),
      ).toContainEqual(
        expect.objectContaining({
          data: expect.objectContaining({ summary: expect.objectContaining({ home }) }),
        }),
      );
  });
});

describe('the API of recorded answers', () => {
  let api: ReturnType<typeof createRecordedApi>;
  beforeAll(() => void (api = createRecordedApi(player)));
  const registration = 'patron/frontend/device';

  function deviceKey(trouble: Trouble = 'fine') {
    const headers = { 'content-type': 'application/json' };
    const answer = api.answer({ path: registration, headers, body: '{"fcmToken":"d"}' }, trouble);
    const { data } = JSON.parse(answer.body) as { data: { aesCipher: string; aesId: string } };
    return { key: Buffer.from(data.aesCipher, 'base64'), headers: { aesid: data.aesId } };
  }

  function call(at: ReturnType<typeof deviceKey>, path: string, trouble: Trouble = 'fine') {
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-128-cbc', at.key, iv);
    const sealed = [iv, cipher.update('{"eventId":8}'), cipher.final()];
    const body = Buffer.concat(sealed).toString('base64');
    const answer = api.answer({ path, headers: at.headers, body }, trouble);
    if (answer.body.startsWith('{')) return answer;
    const bytes = Buffer.from(answer.body, 'base64');
    const decipher = createDecipheriv('aes-128-cbc', at.key, bytes.subarray(0, 16));
    const plain = decipher.update(bytes.subarray(16)).toString() + decipher.final().toString();
    return { status: answer.status, body: plain };
  }

  it('speaks in a device’s cipher', () => {
    const { status, body } = call(deviceKey(), 'sports-query/match/detail');
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ data: { id: 8 } })]);
  });

  it('takes a session’s key under its own', () => {
    const key = randomBytes(16);
    const lock = { key: api.rsaPublicKey, oaepHash: 'sha256' };
    const body = publicEncrypt(lock, Buffer.from(key.toString('base64'))).toString('base64');
    const answer = api.answer({ path: registration, headers: {}, body }, 'fine');
    const { data } = JSON.parse(answer.body) as { data: { transId: string } };
    const at = { key, headers: { aesid: '', transid: data.transId } };
    expect(call(at, 'sports-query/match/detail').status).toBe(200);
  });

  it('refuses a key it does not know, and says what it has no recording of', () => {
    const unknown = { key: randomBytes(16), headers: { aesid: 'x' } };
    expect(call(unknown, 'sports-query/match/detail').status).toBe(400);
    const answer = call(deviceKey(), 'sports-query/match/odds');
    expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('no recording')]);
  });

  it.each<[Trouble, number]>([
    ['failing', 500],
    ['busy', 429],
    ['signedOut', 401],
  ])('can be %s', (trouble, status) => {
    expect(call(deviceKey(trouble), 'sports-query/match/detail', trouble).status).toBe(status);
  });
});

describe('the live connection', () => {
  let server: Server;
  afterEach(() => void server.close());

  it('plays the image and the deltas after it, numbered from the start', async () => {
    server = createServer();
    serveRecordedLive(server, player, 100);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
    const heard: ServerFrame[] = [];
    await new Promise<void>((done) => {
      socket.on('open', () =>
        socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: ['match:7', 'match:9'] })),
      );
      socket.on('message', (bytes: Buffer) => {
        heard.push(JSON.parse(bytes.toString()) as ServerFrame);
        if (heard.length === 3) done();
      });
    });
    socket.close();
    expect(heard).toEqual([
      { op: 'image', topic: 'match:9', seq: 1, data: {} },
      { op: 'image', topic: 'match:7', seq: 1, data: { score: 0 } },
      { op: 'delta', topic: 'match:7', seq: 2, data: { score: 1 } },
    ]);
  });
});
