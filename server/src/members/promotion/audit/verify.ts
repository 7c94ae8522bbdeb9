import {
  type AuditFault,
  type FoundFault,
  findFault,
  type PromotionAudit,
} from '@scoreline/shared-lib/contract';
import { promotionAuditSchema } from '@scoreline/shared-lib/contract/schemas';

import { nodeCrypto } from './nodeCrypto';

const explained: Record<AuditFault, string> = {
  wrongPromotion: 'belongs to another promotion or round',
  wrongTicket: 'has the wrong number: a record was added, removed or moved before it',
  brokenChain: 'does not follow the record before it: one was altered, removed, added or swapped',
  alteredRecord: 'was altered: its hash is another',
  wrongHead: 'does not end at its signed head: its last records were removed or added',
  badSignature: 'has a head that its key did not sign',
  wrongTerms: 'has other dates, prizes, odds or names than were signed when it was announced',
  wrongWitness: 'does not hold what its beacon said',
  wrongSeed: 'has a seed that is not the one whose hash was published',
  badReturn: 'has a prize put back that its key did not sign',
  wrongPrize: 'has another prize than the seed gives it',
  numberExceeded: 'has a prize of which none was left',
};

const faultText = ({ fault, roundId, ticket }: FoundFault): string =>
  ticket === null
    ? `Round ${roundId} ${explained[fault]} (${fault}).`
    : `Round ${roundId}, ticket ${ticket}: it ${explained[fault]} (${fault}).`;

function readAudit(text: string): PromotionAudit {
  try {
    const audit: unknown = JSON.parse(text);
    const { rounds } = promotionAuditSchema.parse(audit);
    if (rounds.length === 0) throw new Error('it has no round, so nothing in it can be checked.');
    // Returned unparsed, because fields unknown to the schema are hashed too.
    return audit as PromotionAudit;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`This is no audit.json: ${reason}`, { cause: error });
  }
}

type Round = PromotionAudit['rounds'][number];

const termsLine = ({ id, terms }: Round) =>
  terms
    ? `Round ${id}: dates, prizes, odds and names are those signed when it was announced, terms hash ${terms.hash}.`
    : `Round ${id}: its dates and names are under no signature.`;

const roundText = ({ id, records, seed, head, publicKey }: Round) =>
  `Round ${id}: ${records.length} draws, head ${head}, signed by ${publicKey}; ${
    seed
      ? 'every prize follows from the revealed seed.'
      : 'prizes can be checked once the seed is revealed.'
  }`;

/** A file can't prove that nobody removed its terms, so the caller must opt in to rounds without them. */
function demandTerms({ rounds }: PromotionAudit): void {
  const without = rounds.find(({ terms }) => !terms);
  if (!without) return;
  throw new Error(
    `Round ${without.id} has no signed terms: they were taken out of the file, or it was announced before terms were signed. ` +
      'Only if you know the latter, check it with --older.',
  );
}

interface Asked {
  /** Accepts rounds without signed terms, as announced before terms were signed. */
  older?: boolean;
}

/** Checks an audit file. Throws the first fault. */
export async function verifyAudit(text: string, { older = false }: Asked = {}): Promise<string> {
  const audit = readAudit(text);
  const fault = await findFault(audit, nodeCrypto);
  if (fault) throw new Error(faultText(fault));
  if (!older) demandTerms(audit);
  return [
    'Every record is as it was published.',
    ...audit.rounds.flatMap((round) => [roundText(round), termsLine(round)]),
  ].join('\n');
}
