import {
  bizCodes,
  type Envelope,
  type OperationPath,
  type OperationRequest,
  type OperationResponse,
} from '@scoreline/shared-lib/contract';

import { inSpan } from '../../store/traces/spans';
import { BizError } from './bizError';
import type { Operation, OperationContext } from './operation';
import { parseRequest } from './request/parseRequest';

export type Operations = ReadonlyMap<string, Operation>;

/** The operations by path. Throws for a duplicate path. */
export function listOperations(all: readonly Operation[]): Operations {
  const map = new Map(all.map((operation) => [operation.path, operation]));
  if (map.size !== all.length) throw new Error('Two operations have the same path.');
  return map;
}

/** Validates a request and answers with an envelope of success or of the caller's error. Throws our own errors. */
export const run = (operation: Operation, request: unknown, context: OperationContext) =>
  orFailure(() => answer(operation, parseRequest(operation, request), context));

/** Answers a validated request. */
export const answer = (
  operation: Operation,
  parsed: unknown,
  context: OperationContext,
): Promise<Envelope<unknown>> =>
  inSpan(operation.path, async () => {
    const data = await operation.handle(parsed, context);
    return { bizCode: bizCodes.success, message: '', data };
  });

/** Converts a thrown `BizError` to its envelope. */
export async function orFailure<T>(work: () => Promise<T>): Promise<T | Envelope<null>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BizError) return error.envelope;
    throw error;
  }
}

export type Dispatch = <P extends OperationPath>(
  path: P,
  request: OperationRequest<P>,
  context?: Partial<OperationContext>,
) => Promise<Envelope<OperationResponse<P> | null>>;

/** Runs operations in this process for the pages' first data: without encryption, otherwise as for a client. */
export function createDispatch(operations: Operations, defaults: OperationContext): Dispatch {
  return async <P extends OperationPath>(
    path: P,
    request: OperationRequest<P>,
    context: Partial<OperationContext> = {},
  ) => {
    const operation = operations.get(path);
    if (!operation) throw new Error(`There is no operation ${path}.`);
    const envelope = await run(operation, request, { ...defaults, ...context });
    return envelope as Envelope<OperationResponse<P> | null>;
  };
}
