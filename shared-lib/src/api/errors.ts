import type { SerializedError } from '@reduxjs/toolkit';

import type { BizCode } from '../contract';
import { translateShared } from '../i18n';

export type ApiErrorKind =
  'business' | 'notLogin' | 'cipher' | 'cancelled' | 'network' | 'blocked' | 'busy' | 'other';

/** Why a call failed. `message` is in the page's language and can be shown to the user, except for kind `cancelled`. */
export interface ApiError {
  kind: ApiErrorKind;
  message: string;
  status?: number;
  bizCode?: BizCode;
  /** `false` with kind `notLogin`: the page has to open the sign-in. */
  login?: false;
  /** Data sent with the business code: the user id with 12000. */
  data?: unknown;
  /** Trace id that support uses to find the failed call. */
  traceId?: string;
  /** Seconds to wait, with kind `busy`. */
  retryAfter?: number;
}

export const notLogin: ApiError = {
  kind: 'notLogin',
  message: 'Not Login',
  status: 401,
  login: false,
};
export const cancelled: ApiError = { kind: 'cancelled', message: 'pending cancel' };

const blockedText = /ad[\s_-]?(?:block|filter|guard|shield)|ublock|blocked by/i;

/** Whether an ad blocker in the browser produced this 500, not the server. */
export const isAdFilter = (status: number, body: string): boolean =>
  status === 500 && blockedText.test(body);

/** Converts an error of a hook or a thunk to an `ApiError`. An aborted call becomes "pending cancel". */
export function asApiError(error: ApiError | SerializedError): ApiError {
  if ('kind' in error) return error;
  return error.name === 'AbortError'
    ? cancelled
    : { kind: 'other', message: translateShared('errors.other') };
}
