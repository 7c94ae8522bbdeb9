import type { OperationRequest } from '@scoreline/shared-lib/contract';

/** A day's list of a sport, in the viewer's time zone. */
export type MatchListRequest = OperationRequest<'sports-query/match/list'>;
