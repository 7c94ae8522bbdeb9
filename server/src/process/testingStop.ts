import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { newDataDir, startServer } from '../wire/gateway/testingServer';
import { connectClient } from '../wire/live/testing';

/** Tests a stop with a number of open sockets: some by day, 2,000 by night. */
export function testStop(sockets: number): void {
  describe('a server with open sockets that is asked to stop', () => {
    let folder: Awaited<ReturnType<typeof newDataDir>>;
    beforeAll(async () => {
      folder = await newDataDir();
    });
    afterAll(() => folder.remove());

    // If it took longer than 10 s, it would exit with 1.
    it('tells them all to go, half a request beside them, and ends well', async () => {
      const server = await startServer(folder.dataDir, { LIVE_SOCKETS_PER_ADDRESS: `${sockets}` });
      const url = `${server.address.replace('http', 'ws').replace('localhost', '127.0.0.1')}/live`;
      const clients = [];
      for (let lot = 0; lot < sockets; lot += 100)
        clients.push(...(await Promise.all(Array.from({ length: 100 }, () => connectClient(url)))));
      const half = connect(Number(new URL(url).port), '127.0.0.1');
      half
        .on('error', () => undefined)
        .write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
      await once(half, 'connect');
      const [end, ...codes] = await Promise.all([
        server.stop(),
        ...clients.map(({ closed }) => closed),
      ]);
      half.destroy();
      expect(new Set(codes)).toEqual(new Set([1001]));
      expect(end).toEqual({ code: 0, signal: null });
    }, 300_000);
  });
}
