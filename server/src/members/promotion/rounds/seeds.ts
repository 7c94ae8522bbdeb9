import { randomBytes } from 'node:crypto';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { RoundWitness } from '../../../store/db/promotionTables';
import type { MemberKey } from '../../two-step/memberKey';
import { sha256Hex } from '../audit/nodeCrypto';

interface RoundId {
  promotion_id: number;
  round_id: number;
}

const ownerOf = ({ promotion_id, round_id }: RoundId) =>
  `promotion:${promotion_id}:${round_id}` as const;

/** A new secret, and what is kept of it. */
export function newSecret(memberKey: MemberKey, round: RoundId) {
  const secret = randomBytes(32);
  return { hash: sha256Hex(secret), secret, sealed: memberKey.seal(secret, ownerOf(round)) };
}

/** The seed of a secret and what a beacon said: SHA-256 of both, one after the other. */
export const mixedSeed = (secret: Buffer, randomness: string): Buffer =>
  Buffer.from(sha256Hex(Buffer.concat([secret, Buffer.from(randomness, 'hex')])), 'hex');

interface SealedRound extends RoundId {
  sealed: Buffer;
  witness: RoundWitness | null;
}

/** Throws where the round was sealed by another key. */
export function openSecret(memberKey: MemberKey, round: SealedRound): Buffer {
  const secret = memberKey.open(round.sealed, ownerOf(round));
  if (!secret)
    throw new Error(
      `Round ${round.round_id} of promotion ${round.promotion_id} was sealed with another MEMBER_KEY.`,
    );
  return secret;
}

/** The seed of a round that draws, whose beacon has spoken where it has one. */
export function openSeed(memberKey: MemberKey, round: SealedRound): Buffer {
  const secret = openSecret(memberKey, round);
  if (!round.witness) return secret;
  if (!round.witness.randomness) throw new Error('The beacon of this round has not spoken yet.');
  return mixedSeed(secret, round.witness.randomness);
}

/** Seeds of rounds that draw, opened once. */
export function createSeeds(memberKey: MemberKey) {
  const known = new LeastRecent<Buffer>(20);
  return (round: SealedRound): Buffer => {
    const seed = known.get(ownerOf(round)) ?? openSeed(memberKey, round);
    known.set(ownerOf(round), seed);
    return seed;
  };
}
