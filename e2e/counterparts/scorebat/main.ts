import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createVideoApi } from './videoApi';

/** The Video API's counterpart as a process: prints its address. `SCOREBAT_TOKEN` is the token that it accepts. */
const server = createVideoApi({ token: process.env.SCOREBAT_TOKEN ?? '' });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// Its parent keeps stdin open. Without a parent it exits.
process.stdin.resume().once('end', () => process.exit());
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
