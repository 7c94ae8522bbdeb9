import {
  nativeBridge,
  type NativeAction,
  type NativeActions,
  type NativeAnswer,
} from '../contract/native/bridge';

const { version, maxLength, answerLimitMs } = nativeBridge;

interface NativeWindow {
  webkit?: { messageHandlers?: { scoreline?: { postMessage(message: unknown): void } } };
  ScorelineNative?: { postMessage(message: string): void };
  scorelineBridge?: { receive(answer: unknown): void };
}

const host = () => globalThis as unknown as NativeWindow;
const waiting = new Map<number, (answer: NativeAnswer) => void>();
let lastId = 0;
let trace: ((way: 'asked' | 'answered', message: object) => void) | null = null;

/** Traces all further bridge messages, for developers of an app in a test environment. */
export function traceBridge(tell: NonNullable<typeof trace>): void {
  trace = tell;
}

/** Null for a value that is no answer. */
function readAnswer(sent: unknown): NativeAnswer | null {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  if (text === undefined || text.length > maxLength) return null;
  const answer = JSON.parse(text) as NativeAnswer | null;
  return answer && ('result' in answer || 'error' in answer) ? answer : null;
}

/** Receives an answer of the native side, as an object or as JSON; logs and ignores unexpected ones. */
function receive(sent: unknown): void {
  try {
    const answer = readAnswer(sent);
    const take = answer && waiting.get(answer.id);
    if (!take) return console.warn('bridge: ignored an answer', answer?.id);
    trace?.('answered', answer);
    take(answer);
  } catch (error) {
    console.warn('bridge: ignored an answer', error);
  }
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
    }, answerLimitMs);
    waiting.set(id, (answer) =>
      finish('error' in answer ? null : (answer.result as NativeActions[A]['result'])),
    );
    if (!post({ v: version, id, action, payload })) finish(null);
  });
}
