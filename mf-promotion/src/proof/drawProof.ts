import {
  type AuditCrypto,
  bytesOfHex,
  bytesOfText,
  drawText,
  fractionOf,
  hexOf,
  prizeAt,
  type PromotionAudit,
  type PromotionRecords,
  recordText,
} from '@scoreline/shared-lib/contract';

import type { ProofStep } from './step';

type OwnDraw = PromotionRecords['records'][number];

interface DrawProofOptions {
  audit: PromotionAudit;
  crypto: AuditCrypto;
  /** The random value this device sent with the draw, if it was this device. */
  sent: string | undefined;
  /** Date on which the seed is published. */
  date: string;
  names: { prize: (prizeId: number) => string; none: string };
  fraction: (share: number) => string;
  edge: (share: number) => string;
}

/** Isolated left to right inside any sentence. */
const shortened = (hex: string) => `\u2066${hex.slice(0, 12)}…\u2069`;

function randomStep({ record }: OwnDraw, sent: string | undefined): ProofStep {
  const name = 'ownStep.random';
  const values = { value: record.clientRandom };
  if (sent === undefined) return { name, state: 'good', text: 'randomRecord', values };
  return sent === record.clientRandom
    ? { name, state: 'good', text: 'randomKept', values }
    : { name, state: 'bad', text: 'randomBad' };
}

async function hashStep({ record }: OwnDraw, crypto: AuditCrypto): Promise<ProofStep> {
  const hash = hexOf(await crypto.sha256(bytesOfText(recordText(record))));
  const name = 'ownStep.hash';
  return hash === record.hash
    ? { name, state: 'good', text: 'hashGood', values: { value: shortened(hash) } }
    : { name, state: 'bad', text: 'hashBad' };
}

function chainStep({ record }: OwnDraw, { rounds }: PromotionAudit): ProofStep {
  const round = rounds.find(({ id }) => id === record.roundId);
  const isThere = round?.records.some(({ hash }) => hash === record.hash) === true;
  const text = isThere ? 'inChain' : 'notInChain';
  const state = isThere ? 'good' : 'bad';
  return { name: 'ownStep.chain', state, text, values: { ticket: record.ticket } };
}

/** The interval of the odds of a prize, or of no prize. */
function partOf(prizeId: number | null, prizes: PromotionAudit['prizes']) {
  let from = 0;
  for (const prize of prizes) {
    if (prize.prizeId === prizeId) return { from, to: from + prize.odds };
    from += prize.odds;
  }
  return { from, to: 1 };
}

/** Recomputes the rule: seed, fraction, prize. */
async function seedSteps(draw: OwnDraw, seed: string, options: DrawProofOptions) {
  const { audit, crypto, names, fraction, edge } = options;
  const { record, seedHash, usedUp } = draw;
  const isPromised = hexOf(await crypto.sha256(bytesOfHex(seed))) === seedHash;
  const text = bytesOfText(drawText(record.promotionId, record.ticket, record.clientRandom));
  const share = fractionOf(await crypto.hmacSha256(bytesOfHex(seed), text));
  const ruled = prizeAt(share, audit.prizes);
  const { from, to } = partOf(ruled, audit.prizes);
  const prize = ruled === null ? names.none : names.prize(ruled);
  const values = { prize, from: edge(from), to: edge(to) };
  const isDue = ruled === record.prizeId;
  const isUsedUp = record.prizeId === null && ruled !== null && usedUp === ruled;
  const said = isDue ? (ruled === null ? 'noneGood' : 'prizeGood') : 'usedUpGood';
  const steps: ProofStep[] = [
    {
      name: 'ownStep.seed',
      state: isPromised ? 'good' : 'bad',
      text: isPromised ? 'seedGood' : 'seedBad',
    },
    {
      name: 'ownStep.fraction',
      state: 'good',
      text: 'fraction',
      values: { value: fraction(share) },
    },
    {
      name: 'ownStep.prize',
      state: isDue || isUsedUp ? 'good' : 'bad',
      text: isDue || isUsedUp ? said : 'prizeBad',
      values,
    },
  ];
  return steps;
}

/** Recomputes a member's own draw. Steps that need the seed are pending until it is published. */
export async function proveDraw(draw: OwnDraw, options: DrawProofOptions): Promise<ProofStep[]> {
  const { audit, crypto, sent, date } = options;
  const known = [randomStep(draw, sent), await hashStep(draw, crypto), chainStep(draw, audit)];
  const seed = draw.seed ?? audit.rounds.find(({ id }) => id === draw.record.roundId)?.seed;
  if (seed) return [...known, ...(await seedSteps(draw, seed, options))];
  const later = ['seed', 'fraction', 'prize'].map((name): ProofStep => {
    const values = { date };
    return { name: `ownStep.${name}`, state: 'later', text: 'later', values };
  });
  return [...known, ...later];
}
