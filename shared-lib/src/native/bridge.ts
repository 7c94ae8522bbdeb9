import {
  bridgeVersion,
  type NativeAction,
  type NativeActions,
  type NativeAnswer,
} from './messages';

/** How long the native side may take, in milliseconds. */
export const nativeLimitMs = 3000;

interface NativeWindow {
  webkit?: { messageHandlers?: { scoreline?: { postMessage(message: unknown): void } } };
  ScorelineNative?: { postMessage(message: string): void };
  scorelineBridge?: { receive(answer: NativeAnswer | string): void };
}

const host = () => globalThis as unknown as NativeWindow;
const waiting = new Map<number, (answer: NativeAnswer) => void>();
let lastId = 0;
let trace: ((way: 'asked' | 'answered', message: object) => void) | null = null;

/** Tells every message of the bridge from now on, for whoever writes an app around a page of a test environment. */
export function traceBridge(tell: NonNullable<typeof trace>): void {
  trace = tell;
}

/** Takes an answer of the native side, as an object or as its JSON; one nobody waits for is dropped. */
function receive(answer: NativeAnswer | string): void {
  const message = typeof answer === 'string' ? (JSON.parse(answer) as NativeAnswer) : answer;
  trace?.('answered', message);
  waiting.get(message.id)?.(message);
}

function post(message: object): boolean {
  trace?.('asked', message);
  const { webkit, ScorelineNative } = host();
  const ios = webkit?.messageHandlers?.scoreline;
  if (ios) ios.postMessage(message);
  else if (ScorelineNative) ScorelineNative.postMessage(JSON.stringify(message));
  return Boolean(ios ?? ScorelineNative);
}

/**
 * Asks the native side; null where there is none, where it reports an error, or after 3 s. The caller then does what
 * a browser would. A result that comes after that is dropped unless `late` takes it.
 */
export function callNative<A extends NativeAction>(
  action: A,
  payload: NativeActions[A]['payload'],
  late?: (result: NativeActions[A]['result']) => void,
): Promise<NativeActions[A]['result'] | null> {
  host().scorelineBridge ??= { receive };
  const id = ++lastId;
  return new Promise((resolve) => {
    let isLate = false;
    const finish = (result: NativeActions[A]['result'] | null) => {
      clearTimeout(limit);
      waiting.delete(id);
      if (!isLate) resolve(result);
      else if (result !== null) late?.(result);
    };
    const limit = setTimeout(() => {
      isLate = true;
      if (!late) waiting.delete(id);
      resolve(null);
    }, nativeLimitMs);
    waiting.set(id, (answer) =>
      finish('error' in answer ? null : (answer.result as NativeActions[A]['result'])),
    );
    if (!post({ v: bridgeVersion, id, action, payload })) finish(null);
  });
}
