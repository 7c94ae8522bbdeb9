import { bizCodes } from '../../contract';
import { nativeLogin } from '../../native';
import { readSession } from '../../session/session';
import { encryptedCall, type EncryptedAnswer } from './encryptedCall';
import type { ApiEnvironment } from '../environment/environment';

const refreshPath = 'patron/frontend/ciphered/refresh';

/** An encrypted call that renews the session once on a 401 and is then repeated once. */
export async function memberCall(
  environment: ApiEnvironment,
  path: string,
  request: unknown,
  signal: AbortSignal,
): Promise<EncryptedAnswer> {
  const answer = await encryptedCall(environment, path, request, signal);
  if (answer.status !== 401) return answer;
  const renewal = await environment.renewSession(answer.token);
  if (renewal === 'renewed') return encryptedCall(environment, path, request, signal);
  // Nobody has said that the session is over: the page must not think so.
  return renewal === 'failed' ? { ...answer, status: 503 } : answer;
}

/** Who signed in on the native side has the refresh token there: it is asked for an access token of the same member. */
async function askNativeSide(): Promise<string | null> {
  const { userId } = readSession();
  const outcome = await nativeLogin({ silent: true });
  return outcome && outcome.userId === userId ? outcome.accessToken : null;
}

/** A new access token for the refresh cookie, or of the app around the page; null where the session is over. */
export async function askForToken(environment: ApiEnvironment): Promise<string | null> {
  const { signal } = new AbortController();
  const { status, envelope } = await encryptedCall(environment, refreshPath, {}, signal);
  if (envelope?.bizCode === bizCodes.success)
    return (envelope.data as { accessToken: string }).accessToken;
  if (envelope || status === 401) return askNativeSide();
  throw new Error(`The session could not be renewed: ${status}.`);
}
