import {
  applyMergePatch,
  type MatchesImage,
  type ServerFrame,
} from '@scoreline/shared-lib/contract';

import { connectClient, summaryOf, type TestClient, type TestHub } from './testing';

export const football = 'matches:football';

/** A server's client that follows a topic, optionally from a number on. */
export async function clientOf(test: TestHub, topic: string, since?: number): Promise<TestClient> {
  const connected = await connectClient(test.url);
  const known = since === undefined ? {} : { since: { [topic]: since } };
  connected.send({ op: 'subscribe', id: 1, topics: [topic], ...known });
  return connected;
}

/** The state of a client that follows the protocol. Throws for a missing number. */
export function shown(frames: ServerFrame[]): { seq: number; image: MatchesImage } {
  let seq = 0;
  let image: MatchesImage = {};
  for (const frame of frames) {
    if (frame.op === 'image') [seq, image] = [frame.seq, frame.data as MatchesImage];
    if (frame.op !== 'delta') continue;
    if (frame.seq !== seq + 1) throw new Error(`${frame.seq} came after ${seq}`);
    [seq, image] = [frame.seq, applyMergePatch(image, frame.data)];
  }
  return { seq, image };
}

/** The home side's goals of match 1, as a change and as clients render it. */
export const scored = (score: number) => ({ home: { ...summaryOf(1).home, score } });
export const scoreOf = (from: TestClient) => shown(from.frames).image[1]?.home.score;
