import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { RoundWitness } from '@scoreline/database/tables/promotionTables';
import type { Database } from '@scoreline/database/schema';
import type { MemberKey } from '../../two-step/memberKey';
import { sha256Hex } from '../audit/nodeCrypto';
import { signTerms, termsHashOf } from '../audit/terms';
import type { PromotionFile } from '../file/promotionFile';
import { findPromotion, promotionOfKey } from '../promotions/queries';
import type { Beacon } from './beacon';
import type { PromotionKey } from './promotionKey';
import { changeRound, lockRound, type Round, setState } from './queries';
import { newSecret, openSeed } from './seeds';

type Db = Kysely<Database>;

export interface LifecycleDeps {
  db: Db;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn'>;
  memberKey: MemberKey;
  promotionKey: PromotionKey;
  /** The beacon for new rounds, if one is configured. */
  beacon?: Beacon | undefined;
}

/** An action that the promotion's state doesn't allow; the message is for operators. */
export class Refused extends Error {}

/** How long before a beacon's round its number is published. */
const witnessLeadMs = 60_000;

/**
 * Creates a promotion from a file, with its round, and publishes the hash of the round's seed, or of its secret if a beacon
 * is used.
 */
export async function createPromotion(deps: LifecycleDeps, file: PromotionFile): Promise<number> {
  const { db, now, beacon } = deps;
  const time = now();
  if (new Date(file.closesAt) <= time) throw new Refused('It would be over already.');
  const named = await beacon?.roundAfter(new Date(time.getTime() + witnessLeadMs));
  return db.transaction().execute(async (transaction) => {
    if (await promotionOfKey(transaction, file.key))
      throw new Refused(`There is a promotion “${file.key}” already.`);
    const id = await insertPromotion(transaction, file, time);
    await insertRound(transaction, { ...deps, db: transaction }, id, named);
    return id;
  });
}

async function insertPromotion(db: Db, file: PromotionFile, now: Date): Promise<number> {
  const { key, opensAt, closesAt, prizes, ...rules } = file;
  const { id } = await db
    .insertInto('promotions')
    .values({
      ...{ key, state: 'announced', opens_at: opensAt, closes_at: closesAt, created_at: now },
      rules: JSON.stringify(rules),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = prizes.map(({ name, days = null, kind, number, odds }, index) => ({
    ...{ promotion_id: id, prize_id: index + 1, kind, days, number, odds },
    names: JSON.stringify(name),
  }));
  await db.insertInto('promotion_prizes').values(rows).execute();
  const pots = rows.map(({ promotion_id, prize_id, number }) => ({
    ...{ promotion_id, prize_id, number },
  }));
  await db.insertInto('promotion_pots').values(pots).execute();
  return id;
}

async function insertRound(
  db: Db,
  deps: LifecycleDeps,
  promotionId: number,
  named: Awaited<ReturnType<Beacon['roundAfter']>> | undefined,
): Promise<void> {
  const { memberKey, promotionKey, logger } = deps;
  const round = { promotion_id: promotionId, round_id: 1 };
  const { commitment, sealed } = newSecret(memberKey, round);
  const promotion = await findPromotion(db, promotionId);
  const terms = signTerms(promotionKey, promotion!, round.round_id);
  const witness: RoundWitness | null =
    deps.beacon && named
      ? {
          ...{ url: deps.beacon.url, beaconRound: named.beaconRound, commitment },
          ...{ at: named.at.toISOString(), randomness: null },
        }
      : null;
  const begun = { ...round, sealed, witness, terms_hash: terms.terms_hash };
  const seedHash = witness ? null : sha256Hex(openSeed(memberKey, begun));
  await db
    .insertInto('promotion_rounds')
    .values({
      ...{ ...round, ...terms, state: 'announced', sealed, first_ticket: 1 },
      witness: witness && JSON.stringify(witness),
      public_key: promotionKey.publicKey,
      ...(seedHash === null
        ? { seed_hash: null, head: null, head_signature: null }
        : headOf(deps, seedHash)),
    })
    .execute();
  const published = witness ? { commitment, witness } : { seedHash };
  logger.info({ ...round, ...published, ...terms }, 'promotion: a round is announced');
}

/** The start of a chain: the seed's hash, signed. */
const headOf = ({ promotionKey }: Pick<LifecycleDeps, 'promotionKey'>, seedHash: string) => ({
  seed_hash: seedHash,
  head: seedHash,
  head_signature: promotionKey.sign(Buffer.from(seedHash, 'hex')),
});

const inRound = <T>(
  { db }: LifecycleDeps,
  id: number,
  work: (db: Db, round: Round) => Promise<T>,
) =>
  db.transaction().execute(async (transaction) => {
    const round = await lockRound(transaction, id);
    if (!round) throw new Refused(`There is no promotion ${id}.`);
    return work(transaction, round);
  });

/** Mixes a round's secret with the beacon's randomness, and publishes the hash of the seed. */
export async function mixWitness(deps: LifecycleDeps, id: number, beacon: Beacon): Promise<void> {
  await inRound(deps, id, async (db, round) => {
    const { witness } = round;
    if (!witness || round.seed_hash) return;
    if (new Date(witness.at) > deps.now())
      throw new Refused(`Beacon round ${witness.beaconRound} is published at ${witness.at}.`);
    if (witness.url !== beacon.url)
      throw new Refused(`The round names another beacon, ${witness.url}.`);
    const randomness = await beacon.randomnessOf(witness.beaconRound);
    const spoken = { ...witness, randomness };
    const seedHash = sha256Hex(openSeed(deps.memberKey, { ...round, witness: spoken }));
    const { promotion_id, round_id } = round;
    await changeRound(db, round, {
      witness: JSON.stringify(spoken),
      ...headOf(deps, seedHash),
    });
    deps.logger.info({ promotion_id, round_id, seedHash, randomness }, 'promotion: a beacon spoke');
  });
}

async function termsHashIn(db: Db, id: number): Promise<string | undefined> {
  const promotion = await findPromotion(db, id);
  return promotion && termsHashOf(promotion);
}

/** Opens the draws, which start on the file's date. */
export const openPromotion = (deps: LifecycleDeps, id: number): Promise<void> =>
  inRound(deps, id, async (db, round) => {
    if (round.state !== 'announced')
      throw new Refused(`Promotion ${id} is ${round.state} already.`);
    if (!round.seed_hash) throw new Refused(`The beacon of promotion ${id} has not spoken yet.`);
    if (round.public_key !== deps.promotionKey.publicKey)
      throw new Refused('The round was announced with another PROMOTION_KEY.');
    if (round.terms_hash !== null && round.terms_hash !== (await termsHashIn(db, id)))
      throw new Refused('Its dates, prizes or texts are not those that were announced.');
    // Throws now if the seed can't be opened.
    openSeed(deps.memberKey, round);
    await changeRound(db, round, { state: 'open', opened_at: deps.now() });
    await setState(db, id, 'open');
    deps.logger.info({ id, seedHash: round.seed_hash }, 'promotion: open');
  });

/** Ends the draws permanently. */
export const closePromotion = (deps: LifecycleDeps, id: number): Promise<void> =>
  inRound(deps, id, async (db, round) => {
    if (round.state !== 'open') throw new Refused(`Promotion ${id} is ${round.state}, not open.`);
    await changeRound(db, round, { state: 'closed', closed_at: deps.now() });
    await setState(db, id, 'closed');
    const { head, head_signature, draws } = round;
    deps.logger.info({ id, draws, head, head_signature }, 'promotion: closed');
  });

/** Publishes the seed, with which anyone can verify every draw. */
export const revealPromotion = (deps: LifecycleDeps, id: number): Promise<void> =>
  inRound(deps, id, async (db, round) => {
    if (round.state !== 'closed')
      throw new Refused(`Promotion ${id} is ${round.state}, not closed.`);
    const seed = openSeed(deps.memberKey, round).toString('hex');
    await changeRound(db, round, { state: 'revealed', seed, revealed_at: deps.now() });
    await setState(db, id, 'revealed');
    deps.logger.info({ id, seed }, 'promotion: revealed');
  });
