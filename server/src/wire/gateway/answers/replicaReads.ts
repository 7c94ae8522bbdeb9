import type { Envelope } from '@scoreline/shared-lib/contract';

import { isDatabaseAway } from '@scoreline/database/connection/away';
import type { ReplicaChoice, Replicas } from '@scoreline/database/replicas/replicas';
import { BizError } from '../bizError';
import { answer } from '../dispatch';
import type { Operation, OperationContext } from '../operation';

/**
 * Errors of a replica: a conflict with recovery, a write to a read-only database, or a table, column or function that hasn't
 * been replicated.
 */
const cannot = new Set(['40001', '25006', '42P01', '42703', '42883']);

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** The source of an answer, for metrics. */
export type ReadFrom = 'replica' | 'primary';

export interface ReplicaReads {
  replicas: Pick<Replicas, 'pick' | 'mostLagMs'>;
  /** Called for each answer that could come from a replica. */
  onRead?: (from: ReadFrom) => void;
}

/** The replica for an operation that tolerates lag; null if the primary must be read, and without replicas. */
export const replicaFor = (
  { bearsLag }: Operation,
  reads: ReplicaReads | undefined,
  since?: number,
): ReplicaChoice | null => (bearsLag && reads ? reads.replicas.pick(since) : null);

/**
 * Answers from the given replica, and from the primary if the replica fails or doesn't find the subject, which may be too
 * new. Throws as the primary does.
 */
export async function answerFrom(
  choice: ReplicaChoice | null,
  { operation, parsed }: { operation: Operation; parsed: unknown },
  context: OperationContext,
  reads?: ReplicaReads,
): Promise<Envelope<unknown>> {
  if (choice) {
    try {
      const { db, shownUntil } = choice;
      const found = await answer(operation, parsed, { ...context, db, shownUntil });
      reads?.onRead?.('replica');
      return found;
    } catch (error) {
      const isAway = isDatabaseAway(error);
      if (isAway) choice.failed();
      if (!isAway && !cannot.has(codeOf(error)) && !(error instanceof BizError)) throw error;
    }
  }
  if (operation.bearsLag) reads?.onRead?.('primary');
  return answer(operation, parsed, context);
}
