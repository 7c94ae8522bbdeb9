import type { Envelope } from '@scoreline/shared-lib/contract';

import { isDatabaseAway } from '../../../store/db/connection/away';
import type { ReplicaChoice, Replicas } from '../../../store/db/replicas/replicas';
import { BizError } from '../bizError';
import { answer } from '../dispatch';
import type { Operation, OperationContext } from '../operation';

/** A replica could not: replayed changes needed what was read; it is read-only; a newer table or column has not come yet. */
const cannot = new Set(['40001', '25006', '42P01', '42703', '42883']);

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** Where the answers were read, for the metrics. */
export type ReadFrom = 'replica' | 'primary';

export interface ReplicaReads {
  replicas: Pick<Replicas, 'pick' | 'mostLagMs'>;
  /** Told of each answer that might have come of a replica. */
  onRead?: (from: ReadFrom) => void;
}

/** The replica for an operation that bears its lag; null where it has to read the primary, also without replicas. */
export const replicaFor = (
  { bearsLag }: Operation,
  reads: ReplicaReads | undefined,
  since?: number,
): ReplicaChoice | null => (bearsLag && reads ? reads.replicas.pick(since) : null);

/**
 * Answers from a replica, where one is given, and from the primary where that fails, or knows of no such thing: it may be
 * too new for the replica. Throws as the primary does.
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
