import { constants, setPriority } from 'node:os';

import { cardWidth, rasterise } from './raster';

/** A separate process that draws the cards it receives one at a time, at low priority. */
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
