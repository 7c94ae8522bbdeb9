import type { z } from 'zod';

import type { matchActivitySchema, nativeActionSchemas } from '../schemas/native';

/** Names and limits of the bridge between the page and a native app. */
export const nativeBridge = {
  /** Incremented when older apps would misread a message; new actions leave it as it is. */
  version: 1,
  /** Key of `webkit.messageHandlers` on iOS and Linux. */
  handler: 'scoreline',
  /** The object on Android. */
  javaName: 'ScorelineNative',
  /** The page's object with `receive(answer)`. */
  receiver: 'scorelineBridge',
  answerLimitMs: 3000,
  /** Longer messages and answers are ignored, in UTF-16 units of their JSON. */
  maxLength: 65_536,
} as const;

type Schemas = typeof nativeActionSchemas;
type PayloadOf<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** Payload and result of each action. */
export type NativeActions = {
  [A in keyof Schemas]: {
    payload: PayloadOf<Schemas[A]['payload']>;
    result: z.infer<Schemas[A]['result']>;
  };
};
export type NativeAction = keyof NativeActions;

/** The user signed in on the native side of this device: the answer of `register-login`, as far as it is passed on. */
export type NativeLogin = NativeActions['login']['result'];
export type MatchActivity = z.infer<typeof matchActivitySchema>;

export interface NativeMessage<A extends NativeAction = NativeAction> {
  v: typeof nativeBridge.version;
  id: number;
  action: A;
  payload: NativeActions[A]['payload'];
}

export type NativeAnswer = { id: number; result: unknown } | { id: number; error: string };
