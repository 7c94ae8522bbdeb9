import type { SerializedError } from '@reduxjs/toolkit';

import type { BizCode } from '../contract';
import { translateShared } from '../i18n';

export type ApiErrorKind =
  'business' | 'notLogin' | 'cipher' | 'cancelled' | 'network' | 'blocked' | 'busy' | 'other';

/** Why a call failed. `message` is fit for a person, in the page's language, but for `cancelled`. */
export interface ApiError {
  kind: ApiErrorKind;
  message: string;
  status?: number;
  bizCode?: BizCode;
  /** `false` with kind `notLogin`: the page has to sign in. */
  login?: false;
  /** What the server says beside the code: the user id with 12000. */
  data?: unknown;
  /** What support finds the failed call by. */
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

/** Whether a 500 was made by an ads filter in the browser, not by the server. */
export const isAdFilter = (status: number, body: string): boolean =>
  status === 500 && blockedText.test(body);

/** What a hook or a thunk reports, as an `ApiError`: a call given up becomes "pending cancel". */
export function asApiError(error: ApiError | SerializedError): ApiError {
  if ('kind' in error) return error;
  return error.name === 'AbortError'
    ? cancelled
    : { kind: 'other', message: translateShared('errors.other') };
}
