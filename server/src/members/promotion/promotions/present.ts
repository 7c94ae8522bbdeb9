import type { PromotionDetail, PromotionStanding } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { chancesOf } from '../chances/queries';
import { shortName } from '../referrals/names';
import { friendsOf } from '../referrals/queries';
import { type Round, shownRound } from '../rounds/queries';
import { closedAtOf, givenOf, type Prize, type Promotion, shownState, stateOf } from './queries';
import { textIn } from './rules';

type Db = Kysely<Database>;

export const presentPrize = (
  { prizeId, kind, days, number, odds, names }: Prize,
  language: string | undefined,
) => ({
  ...{ prizeId, kind, number, odds },
  ...(days !== null && { days }),
  name: textIn(names, language),
});

export const presentWitness = ({ witness, seed, sealed: _sealed }: Round, secret: string | null) =>
  witness && {
    ...{ url: witness.url, beaconRound: witness.beaconRound, commitment: witness.commitment },
    ...{ randomness: witness.randomness, secret: seed ? secret : null },
  };

/** The hash and signature of a round's terms, from its announcement. */
export const presentTerms = ({ terms_hash, terms_signature }: Round) =>
  terms_hash !== null && terms_signature !== null
    ? { hash: terms_hash, signature: terms_signature }
    : undefined;

function presentRound(round: Round): PromotionDetail['round'] {
  const { round_id, state, seed_hash, seed, public_key, head, head_signature, draws } = round;
  const terms = presentTerms(round);
  return {
    ...{ id: round_id, state, seedHash: seed_hash!, seed, publicKey: public_key },
    ...{ head: head!, headSignature: head_signature!, draws },
    witness: presentWitness(round, null),
    ...(terms && { terms }),
  };
}

export async function presentDetail(
  db: Db,
  promotion: Promotion,
  { language, now, gifs }: { language: string | undefined; now: Date; gifs: boolean },
): Promise<PromotionDetail> {
  const { id, opensAt, closesAt, rules, prizes } = promotion;
  const [given, { state }, closedAt, round] = await Promise.all([
    givenOf(db, id),
    stateOf(db, id),
    closedAtOf(db, id),
    shownRound(db, id),
  ]);
  return {
    promotionId: id,
    title: textIn(rules.title, language),
    state: shownState(state, promotion, now),
    dates: {
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      ...(closedAt && { closedAt: closedAt.toISOString() }),
    },
    regions: rules.regions.map(({ brand, countries }) => ({ brand, countries })),
    minimumAge: rules.minimumAge,
    terms: textIn(rules.terms, language),
    prizes: prizes.map((prize) => ({
      ...presentPrize(prize, language),
      left: prize.number - (given.get(prize.prizeId) ?? 0),
    })),
    round: round ? presentRound(round) : null,
    gifs,
  };
}

/** A participant's chances, friends with their reasons, and invite code. */
export async function presentStanding(
  db: Db,
  participantId: number,
  code: string,
): Promise<PromotionStanding> {
  const [chances, friends] = await Promise.all([
    chancesOf(db, participantId),
    friendsOf(db, participantId),
  ]);
  return {
    chances,
    friends: friends.map(({ state, reason, created_at, email, third_party_name }) => ({
      name: third_party_name === null ? '' : shortName({ email, third_party_name }),
      ...{ state, ...(reason && { reason }), at: created_at.toISOString() },
    })),
    code,
  };
}
