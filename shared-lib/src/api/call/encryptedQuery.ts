import { RegistrationError } from '../../cipher';
import {
  bizCodes,
  bizMessageKeys,
  formatAway,
  languageOf,
  type OperationPath,
} from '../../contract';
import { currentLanguage } from '../../i18n';
import type { EncryptedAnswer } from './encryptedCall';
import { memberCall } from './memberCall';
import type { ApiEnvironment } from '../environment/environment';
import { cancelled, isAdFilter, notLogin, type ApiError } from '../errors';

/** An operation and its request. */
export interface OperationCall {
  path: OperationPath;
  request: unknown;
}

const tooOld = 426;
const tooMany = 429;

type Outcome = { data: unknown } | { error: ApiError };

type Failed = Pick<EncryptedAnswer, 'status' | 'body'> & { traceId?: string | null };

function failure({ status, body, traceId }: Failed, { translate }: ApiEnvironment): ApiError {
  if (isAdFilter(status, body))
    return { kind: 'blocked', status, message: translate('errors.adFilter') };
  const kind = status === 400 ? 'cipher' : 'other';
  return { kind, status, message: translate('errors.other'), ...(traceId && { traceId }) };
}

/** The surrounding app is older than the server supports: notifies the page, which opens the upgrade page. */
function appTooOld({ onAppTooOld, translate }: ApiEnvironment): ApiError {
  onAppTooOld?.();
  const bizCode = bizCodes.appTooOld;
  const message = translate(`biz.${bizMessageKeys[bizCode]}`);
  return { kind: 'business', status: tooOld, bizCode, message };
}

/** Error for 429. The message names the waiting time if the server sent one. */
function busy(retryAfter: number | undefined, { translate }: ApiEnvironment): ApiError {
  const text = translate('errors.busy');
  if (retryAfter === undefined) return { kind: 'busy', status: tooMany, message: text };
  const { tag } = languageOf(currentLanguage());
  const when = formatAway(retryAfter, 'second', tag);
  return { kind: 'busy', status: tooMany, message: `${text} (${when})`, retryAfter };
}

function judge(answer: EncryptedAnswer, environment: ApiEnvironment): Outcome {
  const { status, envelope, retryAfter } = answer;
  const { translate } = environment;
  if (envelope?.bizCode === bizCodes.success) return { data: envelope.data };
  if (envelope) {
    const { bizCode } = envelope;
    const message = envelope.message || translate(`biz.${bizMessageKeys[bizCode]}`);
    const data = envelope.data ?? undefined;
    return { error: { kind: 'business', bizCode, message, ...(data !== undefined && { data }) } };
  }
  if (status === 401) return { error: notLogin };
  if (status === tooOld) return { error: appTooOld(environment) };
  if (status === tooMany) return { error: busy(retryAfter ?? undefined, environment) };
  return { error: failure(answer, environment) };
}

function explain(reason: unknown, signal: AbortSignal, environment: ApiEnvironment): ApiError {
  if (signal.aborted) return cancelled;
  const { translate } = environment;
  if (reason instanceof RegistrationError && reason.status === tooOld)
    return appTooOld(environment);
  if (reason instanceof RegistrationError && reason.status === tooMany)
    return busy(reason.retryAfter, environment);
  if (reason instanceof RegistrationError)
    return reason.status === 401 ? notLogin : failure(reason, environment);
  const isNetwork =
    reason instanceof TypeError ||
    (reason instanceof DOMException && reason.name === 'TimeoutError');
  if (isNetwork) return { kind: 'network', message: translate('errors.network') };
  return { kind: 'other', message: translate('errors.other') };
}

/** Calls an operation under its cipher and returns its data or an `ApiError`. */
export async function encryptedQuery(
  { path, request }: OperationCall,
  signal: AbortSignal,
  environment: ApiEnvironment,
): Promise<Outcome> {
  try {
    return judge(await memberCall(environment, path, request, signal), environment);
  } catch (reason) {
    return { error: explain(reason, signal, environment) };
  }
}
