import {
  bridgeVersion,
  type NativeAction,
  type NativeActions,
  type NativeAnswer,
} from './messages';

/** Time limit of the native side, in milliseconds. */
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

/** Traces all further bridge messages, for developers of an app in a test environment. */
export function traceBridge(tell: NonNullable<typeof trace>): void {
  trace = tell;
}

/** Receives an answer of the native side, as an object or as JSON; unexpected answers are dropped. */
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
 * Calls the native side. Returns null if there is none, if it reports an error, or after 3 s; the caller then acts as in a
 * browser. A later result is dropped unless `late` is given.
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
