import { constants, setPriority } from 'node:os';

import { cardWidth, rasterise } from './raster';

/** A process of its own: draws the cards it is sent, one after the other, while nobody else needs the processor. */
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (svg: string) => {
  process.send?.(drawn(svg));
});
process.on('disconnect', () => process.exit());
process.send?.('listens');

function drawn(svg: string): Uint8Array | null {
  try {
    return rasterise(svg, cardWidth);
  } catch {
    return null;
  }
}
