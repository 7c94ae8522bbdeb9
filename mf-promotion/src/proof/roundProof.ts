import {
  type AuditCrypto,
  type AuditFault,
  findFault,
  type FoundFault,
  type PromotionAudit,
} from '@scoreline/shared-lib/contract';

import type { ProofStep, StepState } from './step';

/** The steps in order, each with the faults that it detects. */
const stepFaults: readonly (readonly [name: string, faults: readonly AuditFault[]])[] = [
  ['chain', ['wrongPromotion', 'wrongTicket', 'brokenChain', 'alteredRecord', 'wrongHead']],
  ['head', ['badSignature', 'wrongTerms']],
  ['seed', ['wrongSeed', 'wrongWitness', 'badReturn']],
  ['prizes', ['wrongPrize', 'numberExceeded']],
];

export interface RoundProof {
  steps: ProofStep[];
  fault: FoundFault | null;
  /** Whether a seed is still secret, so that more can be verified later. */
  isOpen: boolean;
}

function stateOf(at: number, failed: number, isLater: boolean): StepState {
  if (at === failed) return 'bad';
  if (failed !== -1 && at > failed) return 'skipped';
  return isLater ? 'later' : 'good';
}

/** Verifies all published records of a promotion step by step. `date` is when the seed is published. */
export async function proveRounds(
  audit: PromotionAudit,
  crypto: AuditCrypto,
  date: string,
): Promise<RoundProof> {
  const fault = await findFault(audit, crypto);
  const failed = stepFaults.findIndex(([, faults]) => fault && faults.includes(fault.fault));
  const isOpen = audit.rounds.some(({ seed }) => seed === null);
  const count = audit.rounds.reduce((sum, { records }) => sum + records.length, 0);
  const steps = stepFaults.map(([name], at): ProofStep => {
    const isLater = isOpen && (name === 'seed' || name === 'prizes');
    const state = stateOf(at, failed, isLater);
    const text = state === 'later' ? `${name}Later` : name;
    return { name: `step.${name}`, state, text, values: { count, date } };
  });
  return { steps, fault, isOpen };
}
