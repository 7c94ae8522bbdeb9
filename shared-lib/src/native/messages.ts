import type { LoginData } from '../contract';

/** Version of the protocol between page and native side. */
export const bridgeVersion = 1;

/** The user signed in on the native side of this device: the answer of `register-login`, as far as it is passed on. */
export type NativeLogin = Pick<LoginData, 'accessToken' | 'userId'> & Partial<LoginData>;

/** Payload and result of each action. */
export interface NativeActions {
  goBack: { payload: undefined; result: boolean };
  jumpPage: { payload: { path: string; query?: Record<string, string> }; result: boolean };
  /** `inviteCode` is the inviter's code, which belongs into the `register-login` of a new account. */
  login: {
    payload: { from?: string; silent?: boolean; inviteCode?: string };
    result: NativeLogin;
  };
  reload: { payload: undefined; result: boolean };
  deviceId: { payload: undefined; result: string };
}
export type NativeAction = keyof NativeActions;

export interface NativeMessage<A extends NativeAction = NativeAction> {
  v: typeof bridgeVersion;
  id: number;
  action: A;
  payload: NativeActions[A]['payload'];
}

export type NativeAnswer = { id: number; result: unknown } | { id: number; error: string };
