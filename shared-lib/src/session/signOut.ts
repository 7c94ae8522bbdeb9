import { callOperation, type ApiError, type AppStore } from '../api';
import { whileNothingSyncs } from './lock';
import { sessionEnded } from './sessionSlice';

type Step = () => Promise<unknown>;

/** How long leaving waits for what is still to be sent, in milliseconds. */
const patienceMs = 3000;

let before: Step | null = null;

/** What is done before somebody is signed out, while there still is an account to tell. */
export function onSignOut(step: Step): () => void {
  before = step;
  return () => {
    if (before === step) before = null;
  };
}

const ways = {
  here: 'patron/frontend/ciphered/logout',
  everywhere: 'patron/frontend/ciphered/logout-everywhere',
} as const;

/**
 * Signs out: sends what is unsent, ends the session on the server, empties this device. Here it always ends on the device,
 * whatever the network says; everywhere it fails where the server was not told.
 */
export async function signOut(
  dispatch: AppStore['dispatch'],
  way: keyof typeof ways,
): Promise<ApiError | null> {
  const sent = (before?.() ?? Promise.resolve()).then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false));
  const leave = async () => {
    const { error } = await dispatch(callOperation(ways[way], {}));
    if (error && way === 'everywhere' && error.kind !== 'notLogin') return error;
    dispatch(sessionEnded());
    return null;
  };
  return (await Promise.race([sent, late])) ? whileNothingSyncs(leave) : leave();
}
