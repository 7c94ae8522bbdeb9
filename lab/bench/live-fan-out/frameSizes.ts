import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';

import type { Worker } from './side';

export interface FrameSizes {
  image: number;
  /** Size over HTTP. */
  compressedImage: number;
  goal: number;
  price: number;
  scoreOnly: number;
  /** Text of a delta as sent. */
  text: string;
}

/** Bytes of the image of 300 matches, and of a delta with eleven changed matches, by the kind of change. */
export async function measureFrames(port: number, server: Worker): Promise<FrameSizes> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  const next = (op: string) =>
    new Promise<string>((resolve) => {
      socket.on('message', function hear(data) {
        if (!String(data).startsWith(`{"op":"${op}"`)) return;
        socket.off('message', hear);
        resolve(String(data));
      });
    });
  await new Promise((resolve) => socket.on('open', resolve));
  const image = next('image');
  socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: ['matches:football'] }));
  const text = await image;
  const bytes = { image: Buffer.byteLength(text), compressedImage: gzipSync(text).length };
  const deltaOf = async (kind: string) => {
    const delta = next('delta');
    await server.ask({ op: 'broadcast', count: 1, gapMs: 0, kind });
    return delta;
  };
  const goal = await deltaOf('goal');
  const price = Buffer.byteLength(await deltaOf('price'));
  await deltaOf('goal');
  const scoreOnly = Buffer.byteLength(await deltaOf('scoreOnly'));
  socket.close();
  return { ...bytes, goal: Buffer.byteLength(goal), price, scoreOnly, text: goal };
}
