import { z } from 'zod';

import { fetchBounded, jsonOf } from '../../../store/fetchBounded';
import { sha256Hex } from '../audit/nodeCrypto';

/** A public randomness beacon with fixed intervals, by drand's HTTP interface. */
export interface Beacon {
  url: string;
  /** The first round that the beacon publishes after a time, and its time. */
  roundAfter(moment: Date): Promise<{ beaconRound: number; at: Date }>;
  /** The randomness of a round in hex. Throws if it isn't published yet. */
  randomnessOf(beaconRound: number): Promise<string>;
}

const infoSchema = z.object({ period: z.int().positive(), genesis_time: z.int().positive() });
const saidSchema = z.object({
  round: z.int().positive(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^([0-9a-f]{2})+$/),
});
const patienceMs = 5_000;
const mostBytes = 64 * 1024;

async function ask<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetchBounded(url, { mostBytes, signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`The beacon answered ${answer.status} at ${url}.`);
  return schema.parse(jsonOf(answer));
}

/** The beacon at an address, `https://api.drand.sh/{chain hash}`. */
export function createBeacon(url: string): Beacon {
  return {
    url,
    async roundAfter(moment) {
      const { period, genesis_time } = await ask(`${url}/info`, infoSchema);
      const passed = Math.max(0, Math.floor(moment.getTime() / 1000) - genesis_time);
      // The first round is published at the genesis time itself.
      const beaconRound = Math.floor(passed / period) + 2;
      const seconds = genesis_time + (beaconRound - 1) * period;
      return { beaconRound, at: new Date(seconds * 1000) };
    },
    async randomnessOf(beaconRound) {
      const said = await ask(`${url}/public/${beaconRound}`, saidSchema);
      const isOwn = said.randomness === sha256Hex(Buffer.from(said.signature, 'hex'));
      if (said.round !== beaconRound || !isOwn)
        throw new Error(
          'The beacon contradicts itself: its value is not the hash of its signature.',
        );
      return said.randomness;
    },
  };
}
