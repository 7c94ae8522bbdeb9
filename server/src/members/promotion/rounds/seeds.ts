import { randomBytes } from 'node:crypto';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { RoundWitness } from '@scoreline/database/tables/promotionTables';
import type { MemberKey } from '../../two-step/memberKey';
import { sha256Hex } from '../audit/nodeCrypto';

interface RoundId {
  promotion_id: number;
  round_id: number;
}

const ownerOf = ({ promotion_id, round_id }: RoundId) =>
  `promotion:${promotion_id}:${round_id}` as const;

/** A new secret: its published commitment, and the sealed form that is stored. */
export function newSecret(memberKey: MemberKey, round: RoundId) {
  const secret = randomBytes(32);
  return { commitment: sha256Hex(secret), sealed: memberKey.seal(secret, ownerOf(round)) };
}

/** Mixes published data into a secret: SHA-256 of both, concatenated. */
const mixed = (secret: Buffer, hex: string): Buffer =>
  Buffer.from(sha256Hex(Buffer.concat([secret, Buffer.from(hex, 'hex')])), 'hex');

interface SealedRound extends RoundId {
  sealed: Buffer;
  witness: RoundWitness | null;
  terms_hash: string | null;
}

/** Throws if the round was sealed with another key. */
export function openSecret(memberKey: MemberKey, round: SealedRound): Buffer {
  const secret = memberKey.open(round.sealed, ownerOf(round));
  if (!secret)
    throw new Error(
      `Round ${round.round_id} of promotion ${round.promotion_id} was sealed with another MEMBER_KEY.`,
    );
  return secret;
}

/** A round's secret, mixed with the randomness of its beacon if it has one. */
export function mixedSecret(memberKey: MemberKey, round: SealedRound): Buffer {
  const secret = openSecret(memberKey, round);
  if (!round.witness) return secret;
  if (!round.witness.randomness) throw new Error('The beacon of this round has not spoken yet.');
  return mixed(secret, round.witness.randomness);
}

/**
 * The seed that a round draws with. Its hash is published before the first draw; it includes the hash of the terms if they
 * are signed.
 */
export function openSeed(memberKey: MemberKey, round: SealedRound): Buffer {
  const secret = mixedSecret(memberKey, round);
  return round.terms_hash === null ? secret : mixed(secret, round.terms_hash);
}

export function createSeeds(memberKey: MemberKey) {
  const known = new LeastRecent<Buffer>(20);
  return (round: SealedRound): Buffer => {
    const seed = known.get(ownerOf(round)) ?? openSeed(memberKey, round);
    known.set(ownerOf(round), seed);
    return seed;
  };
}
