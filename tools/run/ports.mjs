// @ts-check
import { connect, createServer } from 'node:net';

/** @returns {Promise<number>} a port nobody listens on */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/**
 * First bytes that a local server answers to these bytes. Empty without an answer within 3 s.
 * @param {number} port @param {string | Buffer} question
 * @returns {Promise<Buffer>}
 */
export const ask = (port, question) =>
  new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (/** @type {Buffer} */ answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(3_000, () => end(Buffer.alloc(0)));
    socket.once('error', () => end(Buffer.alloc(0)));
    socket.once('data', end);
    socket.once('connect', () => socket.write(question));
  });

/**
 * Polls until `isReady`, for up to 15 s.
 * @param {() => Promise<boolean>} isReady
 */
export async function soon(isReady) {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    if (await isReady()) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
