import { expect, it } from '@jest/globals';
import sharp from 'sharp';

import { createRedrawing } from './redrawing';

it('draws pictures in another process, and none of what is no picture', async () => {
  const redrawing = createRedrawing();
  const create = { width: 30, height: 10, channels: 3, background: '#08733a' } as const;
  const drawn = await redrawing.redraw(await sharp({ create }).png().toBuffer());
  expect([drawn?.width, drawn?.height]).toEqual([30, 10]);
  expect((await sharp(drawn?.image).metadata()).format).toBe('webp');
  expect(await redrawing.redraw(Buffer.from('no picture'))).toBeNull();
  redrawing.close();
});
