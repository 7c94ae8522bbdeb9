import { bizCodes } from '../../contract';
import { nativeLogin } from '../../native';
import { readSession } from '../../session/session';
import { encryptedCall, type EncryptedAnswer } from './encryptedCall';
import type { ApiEnvironment } from '../environment/environment';

const refreshPath = 'patron/frontend/ciphered/refresh';

/** Sends an encrypted call. On a 401 it renews the session and repeats the call once. */
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
  // The renewal failed without an answer, so the session may still be valid.
  return renewal === 'failed' ? { ...answer, status: 503 } : answer;
}

/** After a native sign-in the native side has the refresh token, so it is asked for an access token of the same member. */
async function askNativeSide(): Promise<string | null> {
  const { userId } = readSession();
  const outcome = await nativeLogin({ silent: true });
  return outcome && outcome.userId === userId ? outcome.accessToken : null;
}

/** Requests a new access token with the refresh cookie, or from the surrounding app. Returns null if the session is over. */
export async function askForToken(environment: ApiEnvironment): Promise<string | null> {
  const { signal } = new AbortController();
  const { status, envelope } = await encryptedCall(environment, refreshPath, {}, signal);
  if (envelope?.bizCode === bizCodes.success)
    return (envelope.data as { accessToken: string }).accessToken;
  if (envelope || status === 401) return askNativeSide();
  throw new Error(`The session could not be renewed: ${status}.`);
}
