import type { ChildProcess } from 'node:child_process';

import {
  createDrawingPool,
  type DrawingOptions,
  startProgram,
} from '../../wire/drawing/drawingPool';
import type { Screenshot } from './images';

export interface Redrawing {
  /** Null if the bytes are no picture. Throws `TooBusy` if the queue is full or no process starts. */
  redraw(bytes: Buffer): Promise<Screenshot | null>;
  close(): void;
}

const startRedraw = (): ChildProcess =>
  startProgram('redraw', new URL('redraw.ts', import.meta.url));

/** Re-encodes screenshots in separate processes. */
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
