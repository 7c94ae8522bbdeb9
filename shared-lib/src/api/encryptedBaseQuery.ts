import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { RegistrationError } from '../cipher';
import { bizCodes, bizMessageKeys, type OperationPath } from '../contract';
import { encryptedCall, type EncryptedAnswer } from './encryptedCall';
import type { ApiEnvironment } from './environment';
import { cancelled, isAdFilter, notLogin, type ApiError } from './errors';

/** An operation and what it is asked. */
export interface OperationCall {
  path: OperationPath;
  request: unknown;
}

type Outcome = { data: unknown } | { error: ApiError };

function failure(status: number, body: string, translate: ApiEnvironment['translate']): ApiError {
  if (status === 400) return { kind: 'cipher', status, message: translate('errors.other') };
  if (isAdFilter(status, body))
    return { kind: 'blocked', status, message: translate('errors.adFilter') };
  return { kind: 'other', status, message: translate('errors.other') };
}

function judge(answer: EncryptedAnswer, environment: ApiEnvironment): Outcome {
  const { status, envelope, body, retryAfter } = answer;
  const { translate } = environment;
  if (envelope?.bizCode === bizCodes.success) return { data: envelope.data };
  if (envelope) {
    const { bizCode } = envelope;
    const message = envelope.message || translate(`biz.${bizMessageKeys[bizCode]}`);
    return { error: { kind: 'business', bizCode, message } };
  }
  if (status === 401) {
    environment.clearSession();
    return { error: notLogin };
  }
  if (status === 429) {
    const wait = retryAfter ?? undefined;
    return {
      error: { kind: 'busy', status, message: translate('errors.busy'), retryAfter: wait },
    };
  }
  return { error: failure(status, body, translate) };
}

function explain(reason: unknown, signal: AbortSignal, environment: ApiEnvironment): ApiError {
  if (signal.aborted) return cancelled;
  const { translate } = environment;
  if (reason instanceof RegistrationError)
    return reason.status === 401 ? notLogin : failure(reason.status, reason.body, translate);
  const isNetwork =
    reason instanceof TypeError ||
    (reason instanceof DOMException && reason.name === 'TimeoutError');
  if (isNetwork) return { kind: 'network', message: translate('errors.network') };
  return { kind: 'other', message: translate('errors.other') };
}

/** The base query of the one API: every call of an operation, encrypted, with the specification's failures. */
export const encryptedBaseQuery: BaseQueryFn<
  OperationCall,
  unknown,
  ApiError,
  { path?: OperationPath }
> = async ({ path, request }, { signal, extra }) => {
  const environment = extra as ApiEnvironment;
  try {
    return judge(await encryptedCall(environment, path, request, signal), environment);
  } catch (reason) {
    return { error: explain(reason, signal, environment) };
  }
};
