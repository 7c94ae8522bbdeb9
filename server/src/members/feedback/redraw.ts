import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

import { redraw } from './images';

/**
 * A process of its own, as sharp and the hashing of passwords would share the threads of one: draws the pictures it is
 * sent, one after the other, while nobody else needs the processor.
 */
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (bytes: Uint8Array) => {
  void redraw(Buffer.from(bytes)).then((screenshot) => process.send?.(screenshot));
});
process.on('disconnect', () => process.exit());
process.send?.('listens');
