/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it, jest } from '@jest/globals';
import { WebSocket as Client, WebSocketServer, type WebSocket as Peer } from 'ws';

import { firstItem } from '../contract/lists';
import type { ClientFrame } from '../contract';
import { createLiveConnection } from './connection';

const topic = 'matches:football';
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

it('comes back over a real socket that was cut, with what it knew', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  await new Promise((resolve) => server.on('listening', resolve));
  const asked: ClientFrame[] = [];
  const peers: Peer[] = [];
  server.on('connection', (peer) => {
    peers.push(peer);
    peer.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ClientFrame;
      if (frame.op !== 'subscribe') return;
      asked.push(frame);
      const first = { op: 'image', topic, seq: 41, data: { 1: { score: 0 } } };
      const next = { op: 'delta', topic, seq: 42, data: { 1: { score: 1 } } };
      peer.send(JSON.stringify(frame.since?.[topic] === 41 ? next : first));
    });
  });

  const connection = createLiveConnection({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    WebSocket: Client as unknown as typeof WebSocket,
  });
  closing.unshift(() => connection.close());
  const listener = jest.fn<(...news: unknown[]) => void>();
  const news = () =>
    new Promise<unknown[]>((resolve) => listener.mockImplementationOnce((...all) => resolve(all)));
  const first = news();
  connection.subscribe(topic, listener);
  expect(await first).toEqual([{ 1: { score: 0 } }, null]);
  const second = news();
  firstItem(peers).terminate();
  const [image, how] = await second;
  expect(image).toEqual({ 1: { score: 1 } });
  expect(how).toMatchObject({ catchUp: true });
  expect(asked.map((frame) => frame.op === 'subscribe' && frame.since)).toEqual([
    {},
    { [topic]: 41 },
  ]);
  expect(connection.status()).toBe('online');
});
