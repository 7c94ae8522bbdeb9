import type { LoginData } from '../contract';

/** Version of what the page and the native side say to each other. */
export const bridgeVersion = 1;

/** Who signed in on the native side, at this very device: all that `register-login` answered, as far as it is told. */
export type NativeLogin = Pick<LoginData, 'accessToken' | 'userId'> & Partial<LoginData>;

/** What each action carries and brings back. */
export interface NativeActions {
  goBack: { payload: undefined; result: boolean };
  jumpPage: { payload: { path: string; query?: Record<string, string> }; result: boolean };
  /** With the code of who invited this device, which belongs into the `register-login` of a new account. */
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
