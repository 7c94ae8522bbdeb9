import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

import { redraw } from './images';

/**
 * Runs in a separate process, because sharp and password hashing would share one thread pool. Re-encodes the pictures it
 * receives one at a time, at low priority.
 */
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (bytes: Uint8Array) => {
  void redraw(Buffer.from(bytes)).then((screenshot) => process.send?.(screenshot));
});
process.on('disconnect', () => process.exit());
process.send?.('listens');
