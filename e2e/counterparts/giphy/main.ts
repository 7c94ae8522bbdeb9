import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createGiphy } from './library';

/** GIPHY's counterpart as a process, which prints its address. `GIF_API_KEY` is the valid key. */
const { server } = createGiphy({ apiKey: process.env.GIF_API_KEY ?? '' });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// Its parent keeps stdin open. Without a parent it exits.
process.stdin.resume().once('end', () => process.exit());
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
