import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { lastItem } from '../../contract/lists';
import type { ServerFrame } from '../../contract';
import { FakeSocket, openTestConnection, type TestConnection } from '../testing';

const topic = 'matches:football';
const path = '/live?topic=matches%3Afootball';
const imageAt: ServerFrame = { op: 'imageAt', topic, path };
const image = (seq: number, data: unknown): ServerFrame => ({ op: 'image', topic, seq, data });
const delta = (seq: number, data: unknown): ServerFrame => ({ op: 'delta', topic, seq, data });

const fetchImage = jest.fn<(path: string) => Promise<Response>>();
let test: TestConnection;
let listener: jest.Mock;
beforeEach(async () => {
  jest.useFakeTimers();
  fetchImage.mockReset();
  test = openTestConnection({ fetch: fetchImage });
  listener = jest.fn();
  test.connection.subscribe(topic, listener);
  await test.open();
});
afterEach(() => {
  test.connection.close();
  jest.useRealTimers();
});

const asked = () => lastItem(FakeSocket.last.subscriptions());
const answer = (frame: ServerFrame) => Promise.resolve(Response.json(frame));

describe('an image that the server has elsewhere', () => {
  it('is fetched, and what came after it is asked for', async () => {
    expect(asked()).toMatchObject({ topics: [topic], images: 'http' });
    fetchImage.mockReturnValue(answer(image(5, { 1: { score: 0 } })));
    await test.say(imageAt);
    expect(fetchImage).toHaveBeenCalledWith(path);
    expect(asked()).toMatchObject({ topics: [topic], since: { [topic]: 5 } });
    await test.say(delta(6, { 1: { score: 1 } }));
    expect(listener).toHaveBeenLastCalledWith({ 1: { score: 1 } }, expect.anything());
  });

  it('loses nothing of what came while it was fetched', async () => {
    let come: (response: Response) => void = () => undefined;
    fetchImage.mockReturnValue(new Promise((resolve) => (come = resolve)));
    await test.say(imageAt);
    await test.say(delta(6, { 1: { score: 1 } }));
    expect(listener).not.toHaveBeenCalled();
    come(Response.json(image(5, { 1: { score: 0 } })));
    await test.frame();
    expect(asked()).toMatchObject({ since: { [topic]: 5 } });
    await test.say(delta(6, { 1: { score: 1 } }));
    expect(listener).toHaveBeenLastCalledWith({ 1: { score: 1 } }, expect.anything());
  });

  it.each([
    ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
    ['does not come', () => Promise.reject(new TypeError('offline'))],
    ['is no image', () => Promise.resolve(new Response('<html>'))],
  ])('comes over the socket where it %s', async (_how, fails) => {
    fetchImage.mockImplementation(fails);
    await test.say(imageAt);
    expect(asked()).toEqual({
      op: 'subscribe',
      id: expect.any(Number),
      topics: [topic],
      since: {},
    });
    await test.say(image(9, { 1: { score: 3 } }));
    expect(listener).toHaveBeenLastCalledWith({ 1: { score: 3 } }, null);
  });

  it('is fetched once a socket: where it is wanted again it comes over that one', async () => {
    fetchImage.mockImplementation(() => answer(image(5, {})));
    await test.say(imageAt);
    expect(asked()).not.toHaveProperty('images');
    await test.breakOff();
    expect(asked()).toMatchObject({ since: { [topic]: 5 }, images: 'http' });
    expect(fetchImage).toHaveBeenCalledTimes(1);
  });
});
