import { callOperation, type ApiError, type AppStore } from '../api';
import { whileNothingSyncs } from './lock';
import { sessionEnded } from './sessionSlice';

type Step = () => Promise<unknown>;

/** How long the sign-out waits for unsent changes, in milliseconds. */
const patienceMs = 3000;

let before: Step | null = null;

/** Registers a step that runs before the sign-out, while the account can still be reached. Returns a function that removes it. */
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
 * Signs out: sends unsent changes, ends the session on the server and clears this device. `here` always clears the device, even
 * without a network; `everywhere` fails if the server was not reached.
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
