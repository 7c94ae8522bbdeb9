import type { ChildProcess } from 'node:child_process';

import {
  createDrawingPool,
  type DrawingOptions,
  startProgram,
} from '../../wire/drawing/drawingPool';
import type { Screenshot } from './images';

export interface Redrawing {
  /** Null for what is no picture. Throws `TooBusy` where its turn does not come. */
  redraw(bytes: Buffer): Promise<Screenshot | null>;
  close(): void;
}

const startRedraw = (): ChildProcess =>
  startProgram('redraw', new URL('redraw.ts', import.meta.url));

/** Draws screenshots anew in processes of their own. */
export function createRedrawing(options: DrawingOptions = {}): Redrawing {
  const pool = createDrawingPool<Buffer, Screenshot>(startRedraw, options);
  return {
    async redraw(bytes) {
      const drawn = await pool.draw(bytes);
      return drawn && { ...drawn, image: Buffer.from(drawn.image) };
    },
    close: () => pool.close(),
  };
}
