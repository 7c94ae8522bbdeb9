import type { DrawRecord, PromotionAudit } from '../types';
import {
  bytesOfHex,
  bytesOfText,
  canonicalJson,
  drawText,
  fractionOf,
  hexOf,
  prizeAt,
} from './rule';
import { signedTermsText, termsText } from './terms';

type Maybe<T> = T | Promise<T>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Cryptography used by the rule: WebCrypto in a browser, Node's on the server. */
export interface AuditCrypto {
  sha256(bytes: Bytes): Maybe<Uint8Array>;
  hmacSha256(key: Bytes, message: Bytes): Maybe<Uint8Array>;
  /** Ed25519; key and signature in base64. */
  isSigned(message: Bytes, signature: string, publicKey: string): Maybe<boolean>;
}

/** Faults of a published round, in the order of the checks. */
export const auditFaults = [
  'wrongPromotion',
  'wrongTicket',
  'brokenChain',
  'alteredRecord',
  'wrongHead',
  'badSignature',
  'wrongTerms',
  'wrongWitness',
  'wrongSeed',
  'badReturn',
  'wrongPrize',
  'numberExceeded',
] as const;
export type AuditFault = (typeof auditFaults)[number];

export interface FoundFault {
  fault: AuditFault;
  roundId: number;
  /** Null if the fault concerns the whole round. */
  ticket: number | null;
}

type Round = PromotionAudit['rounds'][number];
type Return = Round['returned'][number];

/** The text that a record's hash covers. */
export const recordText = ({
  hash: _hash,
  ...rest
}: Omit<DrawRecord, 'hash'> & { hash?: string }): string => canonicalJson(rest);

/** The text that the signature of a returned prize covers. */
export const returnText = ({
  signature: _signature,
  ...rest
}: Omit<Return, 'signature'> & { signature?: string }): string => canonicalJson(rest);

const sha256Hex = async (crypto: AuditCrypto, bytes: Bytes): Promise<string> =>
  hexOf(await crypto.sha256(bytes));

/** The prize that the rule assigns to a draw, even if it is used up. */
export async function ruledPrize(
  crypto: AuditCrypto,
  seed: string,
  prizes: PromotionAudit['prizes'],
  record: Pick<DrawRecord, 'promotionId' | 'ticket' | 'clientRandom'>,
): Promise<number | null> {
  const text = drawText(record.promotionId, record.ticket, record.clientRandom);
  return prizeAt(fractionOf(await crypto.hmacSha256(bytesOfHex(seed), bytesOfText(text))), prizes);
}

async function checkRecords(round: Round, first: number, promotionId: number, crypto: AuditCrypto) {
  let previous = round.seedHash;
  let ticket = first;
  for (const record of round.records) {
    const at = (fault: AuditFault) => ({ fault, roundId: round.id, ticket: record.ticket });
    if (record.promotionId !== promotionId || record.roundId !== round.id)
      return at('wrongPromotion');
    if (record.ticket !== ticket) return at('wrongTicket');
    if (record.previous !== previous) return at('brokenChain');
    if ((await sha256Hex(crypto, bytesOfText(recordText(record)))) !== record.hash)
      return at('alteredRecord');
    previous = record.hash;
    ticket += 1;
  }
  return previous === round.head ? null : { fault: 'wrongHead' as const, ...ofRound(round) };
}

const ofRound = ({ id }: Pick<Round, 'id'>) => ({ roundId: id, ticket: null });

type Terms = Pick<PromotionAudit, 'promotion' | 'prizes'>;

/** Whether dates, prizes and names match the signed ones; early rounds have no signed terms. */
async function checkTerms(published: Terms, round: Round, crypto: AuditCrypto): Promise<boolean> {
  const { terms, publicKey, id: roundId } = round;
  if (!terms) return true;
  const termsHash = await sha256Hex(crypto, bytesOfText(termsText(published)));
  const { promotionId } = published.promotion;
  const message = bytesOfText(signedTermsText({ promotionId, roundId, termsHash }));
  return termsHash === terms.hash && crypto.isSigned(message, terms.signature, publicKey);
}

/** Whether the seed matches its published hash and was derived from the terms and the beacon. */
async function checkSeed({ seed, seedHash, witness, terms }: Round, crypto: AuditCrypto) {
  if (seed === null) return null;
  const bytes = bytesOfHex(seed);
  if (bytes.length !== 32 || (await sha256Hex(crypto, bytes)) !== seedHash)
    return 'wrongSeed' as const;
  const secret = terms ? terms.secret : seed;
  if (!secret) return 'wrongTerms' as const;
  if (terms && (await sha256Hex(crypto, bytesOfHex(secret + terms.hash))) !== seed)
    return 'wrongTerms' as const;
  return witness ? checkWitness(witness, secret, crypto) : null;
}

async function checkWitness(
  { secret, commitment, randomness }: NonNullable<Round['witness']>,
  mixed: string,
  crypto: AuditCrypto,
) {
  if (!secret || !randomness) return 'wrongWitness' as const;
  const isPromised = (await sha256Hex(crypto, bytesOfHex(secret))) === commitment;
  const isMixed = (await sha256Hex(crypto, bytesOfHex(secret + randomness))) === mixed;
  return isPromised && isMixed ? null : ('wrongWitness' as const);
}

async function checkReturns({ returned, publicKey }: Round, crypto: AuditCrypto) {
  for (const back of returned) {
    const message = bytesOfText(returnText(back));
    if (!(await crypto.isSigned(message, back.signature, publicKey))) return back.ticket;
  }
  return null;
}

/** Counts the prizes given out by the records so far. */
class Pot {
  private readonly given = new Map<number, number>();

  constructor(private readonly prizes: PromotionAudit['prizes']) {}

  give(prizeId: number, times = 1): void {
    this.given.set(prizeId, (this.given.get(prizeId) ?? 0) + times);
  }

  isEmpty(prizeId: number): boolean {
    const prize = this.prizes.find((candidate) => candidate.prizeId === prizeId);
    return (this.given.get(prizeId) ?? 0) >= (prize?.number ?? 0);
  }
}

async function checkPrizes(
  round: Round,
  prizes: PromotionAudit['prizes'],
  pot: Pot,
  crypto: AuditCrypto,
) {
  for (const record of round.records) {
    const at = (fault: AuditFault) => ({ fault, roundId: round.id, ticket: record.ticket });
    for (const back of round.returned)
      if (back.beforeTicket === record.ticket) pot.give(back.prizeId, -1);
    if (record.prizeId !== null && pot.isEmpty(record.prizeId)) return at('numberExceeded');
    if (round.seed !== null) {
      const ruled = await ruledPrize(crypto, round.seed, prizes, record);
      const due = ruled !== null && pot.isEmpty(ruled) ? null : ruled;
      if (due !== record.prizeId) return at('wrongPrize');
    }
    if (record.prizeId !== null) pot.give(record.prizeId);
  }
  return null;
}

/** The first fault in a promotion's published rounds; null if every round is correct. */
export async function findFault(
  { promotion, prizes, rounds }: PromotionAudit,
  crypto: AuditCrypto,
): Promise<FoundFault | null> {
  const pot = new Pot(prizes);
  let ticket = 1;
  for (const round of rounds) {
    const broken = await checkRecords(round, ticket, promotion.promotionId, crypto);
    if (broken) return broken;
    ticket += round.records.length;
    const { head, headSignature, publicKey } = round;
    if (!(await crypto.isSigned(bytesOfHex(head), headSignature, publicKey)))
      return { fault: 'badSignature', ...ofRound(round) };
    if (!(await checkTerms({ promotion, prizes }, round, crypto)))
      return { fault: 'wrongTerms', ...ofRound(round) };
    const seedFault = await checkSeed(round, crypto);
    if (seedFault) return { fault: seedFault, ...ofRound(round) };
    const badReturn = await checkReturns(round, crypto);
    if (badReturn !== null) return { fault: 'badReturn', roundId: round.id, ticket: badReturn };
    const wrong = await checkPrizes(round, prizes, pot, crypto);
    if (wrong) return wrong;
  }
  return null;
}
